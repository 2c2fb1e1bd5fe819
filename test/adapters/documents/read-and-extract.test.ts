import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeIsolatedDocumentReader } from '../../../adapters/documents/isolated-document-reader.ts'
import { extractAssertions } from '../../../core/extraction/index.ts'
import { makeDocx, makeEml, makeScannedPdf, makeTextPdf, wordParagraph } from '../../builders/documents.ts'
import { plain, TODAY } from '../../builders/text-documents.ts'

const reader = makeIsolatedDocumentReader()
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hofkern-papers-'))
})
afterAll(async () => {
  await reader.close()
  rmSync(folder, { recursive: true, force: true })
})

/** The rows without contacts of a file as it was uploaded. */
async function rowsOf(content: string | Uint8Array, filename: string) {
  const path = join(folder, 'original')
  writeFileSync(path, content)
  return plain(
    extractAssertions({ document: (await reader.read({ path, filename })).unwrap(), filename, today: TODAY }) ?? {
      rows: [],
      warnings: [],
    },
  )!.rows.filter(({ kind }) => kind !== 'contacts')
}

const LETTER = [
  'Landwirtschaftskammer Niedersachsen',
  'Albrecht-Thaer-Straße 6a',
  '27432 Bremervörde',
  'Familie Behrens',
  'Unser Zeichen\tDatum',
  'BRV-2025-118\t11.05.2026',
  'Bescheid über die Direktzahlungen 2025',
  'Sehr geehrte Familie Behrens,',
  'Ihr Antrag ist bewilligt.',
  'Widerspruch ist innerhalb eines Monats nach Bekanntgabe möglich.',
]
const STATEMENT = [
  'Molkerei Elbetal eG',
  'Ergebnisse der Güteprüfung',
  'Datum\tFett (%)\tZellzahl (Tsd./ml)',
  '05.04.2026\t4,05\t318',
  '12.04.2026\t4,11\t331',
]
const RECEIPT = [
  'Dr. med. vet. Kirsten Meinecke',
  'Arzneimittel-Anwendungs- und Abgabebeleg',
  'Beleg-Nr.: 2026-0412\tDatum: 10.05.2026',
  'Tier: DE 03 900 00001',
  'Arzneimittel: Mastivet\tCharge: M4711B',
  'Menge: 30 ml',
  'Wartezeit essbares Gewebe: 6 Tage',
  'Wartezeit Milch: 4 Tage',
]

/** As print, word processor and scanner give it; a scan keeps no columns. */
const MAKERS = [
  ['PDF', (lines: string[]) => makeTextPdf([lines]), 'papier.pdf'],
  ['Word', (lines: string[]) => makeDocx(lines.map((line) => wordParagraph(line)).join('')), 'papier.docx'],
  ['text', (lines: string[]) => lines.join('\r\n'), 'papier.txt'],
  ['scan', (lines: string[]) => makeScannedPdf(lines.map((line) => line.replaceAll('\t', ' '))), 'scan.pdf'],
] as const

describe.each(MAKERS)('from %s', (sort, make, filename) => {
  const scanned = sort === 'scan'

  it('a letter', async () => {
    expect(await rowsOf(make(LETTER), filename)).toMatchObject([
      {
        confidence: 0.7,
        values: {
          subject: 'Bescheid über die Direktzahlungen 2025',
          sender: 'Landwirtschaftskammer Niedersachsen',
          reference_number: 'BRV-2025-118',
          dated: '2026-05-11',
          deadline: '2026-06-15',
        },
      },
    ])
  })

  it('a milk statement', async () => {
    const rows = await rowsOf(make(STATEMENT), filename)
    expect(rows.map(({ values: { parameter, value, date } }) => [parameter, value, date])).toEqual([
      ['Fett', 4.05, '2026-04-05'],
      ['Zellzahl', 318, '2026-04-05'],
      ['Fett', 4.11, '2026-04-12'],
      ['Zellzahl', 331, '2026-04-12'],
    ])
    for (const { confidence } of rows) expect(confidence).toBe(scanned ? 0.7 : 0.95)
  })

  it('a receipt for a medicine', async () => {
    expect(await rowsOf(make(RECEIPT), filename)).toMatchObject([
      {
        confidence: scanned ? 0.7 : 0.95,
        values: {
          date: '2026-05-10',
          product: 'Mastivet',
          batch: 'M4711B',
          receipt_number: '2026-0412',
          group: 'DE 03 900 00001',
          amount: 30,
          unit: 'ml',
          withdrawal_meat_days: 6,
          withdrawal_milk_hours: 96,
        },
      },
    ])
  })
})

it('a mail of an authority is a letter, one of a person waits', async () => {
  const body =
    'Sehr geehrter Herr Behrens,\r\n\r\nhiermit kündige ich eine Vor-Ort-Kontrolle am Dienstag, dem 02.06.2026, um 9:00 Uhr an.'
  const mail = makeEml('Kontrolle, Az. 39.2-VOK-88/26', body)
  expect(await rowsOf(mail, 'mail.eml')).toMatchObject([
    { kind: 'letters', confidence: 0.7, values: { sender: 'Jürgen Müller', deadline: '2026-06-02' } },
  ])
  expect(
    await rowsOf(
      mail.replace('=?UTF-8?Q?J=C3=BCrgen_M=C3=BCller?=', '=?UTF-8?Q?Veterin=C3=A4ramt_Rotenburg?='),
      'mail.eml',
    ),
  ).toMatchObject([
    {
      confidence: 0.95,
      values: {
        sender: 'Veterinäramt Rotenburg',
        subject: 'Kontrolle, Az. 39.2-VOK-88/26',
        reference_number: '39.2-VOK-88/26',
        dated: '2026-05-20',
        deadline: '2026-06-02',
      },
    },
  ])
})
