import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { makeIsolatedDocumentReader } from '../../../adapters/documents/isolated-document-reader.ts'
import { PdfmakePrinter } from '../../../adapters/pdf/pdfmake-printer.ts'
import { exampleDocuments, storyDays, type ExampleDocument } from '../../../core/onboarding/index.ts'
import { CONFIDENT, extractAssertions, type Extraction } from '../../../core/extraction/index.ts'
import type { HeldFile } from '../../../core/sources/index.ts'

describe('the printer', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hofkern-documents-'))
  const reader = makeIsolatedDocumentReader()
  const printer = new PdfmakePrinter()
  afterAll(async () => {
    await reader.close()
    rmSync(folder, { recursive: true })
  })
  const read = async ({ filename, content }: HeldFile) => {
    const path = join(folder, filename)
    writeFileSync(path, content)
    return (await reader.read({ path, filename })).unwrap()
  }
  const long: ExampleDocument = {
    name: 'Liste',
    title: 'Lange Liste',
    filename: 'liste.pdf',
    sheet: {
      day: '2026-05-20',
      letterhead: ['Hof Wümmetal'],
      heading: 'Tiere',
      blocks: [
        {
          type: 'table',
          head: ['Ohrmarke', 'Gewicht'],
          numbers: [1],
          rows: Array.from({ length: 80 }, (_, index) => [
            `DE 03 900 ${String(index).padStart(5, '0')}`,
            `${300 + index} kg`,
          ]),
        },
      ],
    },
  }

  it('makes the same file of the same document, and another of another day', async () => {
    const [one, again, other] = [
      await printer.print(long),
      await new PdfmakePrinter().print(long),
      await printer.print({ ...long, sheet: { ...long.sheet, day: '2026-05-21' } }),
    ]
    expect(Buffer.from(one.content).subarray(0, 5).toString()).toBe('%PDF-')
    expect(one).toMatchObject({
      contentType: 'application/pdf',
      filename: 'liste.pdf',
      sizeBytes: one.content.byteLength,
    })
    expect(again.sha256).toBe(one.sha256)
    expect(other.sha256).not.toBe(one.sha256)
  })

  it('numbers the pages, and heads a table on each of them', async () => {
    const { pages } = await read(await printer.print(long))
    expect(pages.length).toBeGreaterThan(1)
    for (const { number, text } of pages) {
      expect(text).toContain(`Seite ${number} von ${pages.length}`)
      expect(text).toMatch(/Ohrmarke\s+Gewicht/)
    }
    expect(
      pages
        .map(({ text }) => text)
        .join('\n')
        .match(/DE 03 900/g),
    ).toHaveLength(80)
  })

  it.each(['2026-05-20', '2027-01-02', '2028-02-29'])(
    'prints documents of the example farm that are read without doubt: %s',
    async (today) => {
      const warnings: string[] = []
      const counts: Record<string, number> = {}
      for (const document of exampleDocuments(storyDays(today))) {
        const file = await printer.print(document)
        const derivation: Extraction = extractAssertions({
          document: await read(file),
          filename: file.filename,
          today,
        }) ?? {
          rows: [],
          warnings: [],
        }
        warnings.push(...derivation.warnings)
        for (const { kind, confidence, values, unlessCalled } of derivation.rows) {
          // Waits only where the farm has none that is called so.
          if (unlessCalled) continue
          expect([document.name, values, confidence >= CONFIDENT]).toEqual([document.name, values, true])
          counts[kind] = (counts[kind] ?? 0) + 1
        }
      }
      expect(warnings).toEqual([
        'Auf dem Beleg war keine Belegnummer zu finden.',
        expect.stringContaining('Als Pachtvertrag erkannt: Seine Angaben stehen am Feld „Bergfeld“'),
      ])
      expect(counts).toEqual({
        fields: 8,
        animals: 6,
        measurements: 12 + 8 + 5 + 5 + 5 + 4,
        contacts: 9,
        treatments: 2,
        letters: 4,
        stock: 3,
        receipts: 1,
      })
    },
  )
})
