import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { drawBook } from '../../../adapters/pdf/book/draw-book.ts'
import type { Block, PrintedBook } from '../../../core/library/index.ts'
import { contentsOf, nodesOf, objectsOf, pagesOf, readBack } from './read-back.ts'

const draw = (book: PrintedBook): Uint8Array => Buffer.concat(drawBook(book).chunks)
const read = (book: PrintedBook) => readBack(draw(book))

const sheet = (...blocks: Block[]): PrintedBook => ({
  title: 'Stallblatt',
  farm: 'Hof Wümmetal',
  madeOn: '2026-05-20',
  hasContents: false,
  chapters: [{ title: 'Stallblatt', blocks }],
})

const row = (n: number): string[] => [
  `Tag${n}`,
  n % 7 === 0 ? 'Körnermais auf der Moorwiese hinter der Bahn, zweite Gabe in der Reihe' : 'Gülle',
  `${n},50`,
]
const rows = Array.from({ length: 120 }, (_, n) => row(n))
const columns = [{ label: 'Datum' }, { label: 'Maßnahme' }, { label: 'Menge', align: 'right' as const }]

const book: PrintedBook = {
  title: 'Kontrollbuch Düngung 2026',
  subtitle: 'Größe, Übersicht & Öl <für> Prüfer',
  farm: 'Hof Wümmetal & Söhne',
  madeOn: '2026-05-20',
  cover: [{ label: 'Registriernummer', value: '276 03 357 0012345' }],
  hasContents: true,
  chapters: [
    {
      title: 'Aufzeichnungen',
      remark: '1 Mangel',
      blocks: [
        { type: 'paragraph', text: 'Alle Düngungen des Jahres.' },
        { type: 'table', title: 'Düngungen', columns, rows, marks: { 4: 'mangel' }, foot: ['Summe', '', '7.200,00'] },
        { type: 'heading', text: 'Was auffällt' },
        { type: 'paragraph', text: 'Eine Frist naht.', mark: 'hinweis' },
      ],
    },
    {
      title: 'Ein Register mit einem sehr langen Namen, der im Verzeichnis auf zwei Zeilen steht, weil er so viel sagt',
      remark: 'keine Eintragungen',
      landscape: true,
      blocks: [{ type: 'facts', facts: [{ label: 'Betrieb', value: 'Hof Wümmetal' }] }],
    },
    { title: 'Unterschriften', blocks: [{ type: 'signature', label: 'Ort, Datum, Unterschrift' }] },
  ],
}

const bytes = draw(book)
const { pages, structure, outline, targets, info, xmp, unread } = await readBack(bytes)
const objects = [...objectsOf(bytes).values()]
const textsOf = (role: string) => nodesOf(structure, role).map(({ text }) => text)

describe('a book that is drawn', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hofkern-books-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it('says what it is, in which language, and that it is made for those who listen', () => {
    expect(info).toMatchObject({ Title: book.title, Author: book.farm, Language: 'de', PDFFormatVersion: '1.7' })
    expect(info).toMatchObject({ CreationDate: 'D:20260520000000Z', ModDate: 'D:20260520000000Z' })
    expect(xmp).toContain('<pdfuaid:part>1</pdfuaid:part>')
    expect(xmp).toContain('<rdf:li>Hof Wümmetal &amp; Söhne</rdf:li>')
    for (const said of ['/Marked true', '/DisplayDocTitle true', '/Tabs /S'])
      expect(objects.some((body) => body.includes(said))).toBe(true)
  })

  it('embeds its letters, and names for each the text that it stands for', () => {
    const descriptors = objects.filter((body) => body.includes('/Type /FontDescriptor'))
    const fonts = objects.filter((body) => body.includes('/Subtype /Type0'))
    expect([descriptors.length, fonts.length]).toEqual([2, 2])
    expect(descriptors.every((body) => body.includes('/FontFile2 '))).toBe(true)
    expect(fonts.every((body) => body.includes('/ToUnicode '))).toBe(true)
    // It would have to name every letter of the font, also those that others are made of.
    expect(descriptors.some((body) => body.includes('/CIDSet'))).toBe(false)
  })

  it('is the same file of the same book, and another of another day', () => {
    expect(Buffer.compare(draw(structuredClone(book)), bytes)).toBe(0)
    expect(Buffer.compare(draw({ ...book, madeOn: '2026-05-21' }), bytes)).not.toBe(0)
  })

  it('is in order for qpdf', (context) => {
    const path = join(folder, 'book.pdf')
    writeFileSync(path, bytes)
    const { error, status, stdout } = spawnSync('qpdf', ['--check', path], { encoding: 'utf8' })
    if (error) return context.skip('qpdf is not on this machine')
    expect([status, stdout]).toEqual([0, expect.stringContaining('No syntax or stream encoding errors')])
  })

  it('numbers each page, and names farm and title above', () => {
    for (const [index, { text }] of pages.entries()) {
      expect(text).toContain(`Seite ${index + 1} von ${pages.length}`)
      expect(text).toContain('Stand 20.05.2026')
      expect(text).toContain(book.farm)
      expect(text).toContain(book.title)
    }
    expect(pages[0]!.text).toContain('276 03 357 0012345')
  })

  it('is A4, and across where a chapter says so', () => {
    const across = targets['kapitel-0002']! - 1
    const sizes = pages.map(({ width, height }) => [Math.round(width), Math.round(height)])
    expect(sizes).toEqual(sizes.map((_, index) => (index === across ? [842, 595] : [595, 842])))
  })

  it('lists its chapters with the pages on which they begin', () => {
    const begins = nodesOf(structure, 'H1').slice(2).flatMap(pagesOf)
    const entries = book.chapters.map(({ title, remark }, index) => {
      const name = remark === undefined ? title : `${title} – ${remark}`
      return `${index + 1} ${name} ${begins[index]!}`
    })
    expect(nodesOf(structure, 'TOCI').map((entry) => nodesOf(entry, 'Link')[0]!.text)).toEqual(entries)
    expect(Object.values(targets)).toEqual(begins)
    expect(new Set(begins).size).toBe(3)
    expect(outline).toEqual(book.chapters.map(({ title }, index) => `${index + 1} ${title}`))
    const links = objects.filter((body) => body.includes('/Subtype /Link'))
    expect(links.filter((body) => /\/Contents \(.+\)[\s\S]*\/StructParent \d/.test(body))).toHaveLength(3)
  })

  it('is structured as it reads', () => {
    const chapters = book.chapters.map(({ title }, index) => `${index + 1} ${title}`)
    expect(structure.role).toBe('Document')
    expect(structure.children.map(({ role }) => role)).toEqual(['Sect', 'Sect', 'Sect', 'Sect', 'Sect'])
    expect(textsOf('H1')).toEqual([book.title, 'Inhalt', ...chapters])
    expect(textsOf('H2')).toEqual(['Was auffällt'])
    expect(textsOf('P')).toEqual([
      book.farm,
      book.subtitle,
      'Registriernummer: 276 03 357 0012345',
      expect.stringContaining('Verstoß'),
      expect.stringContaining('Frist'),
      'Alle Düngungen des Jahres.',
      'Eine Frist naht.',
      'Betrieb: Hof Wümmetal',
      'Ort, Datum, Unterschrift',
    ])
  })

  it('gives a table its head cells once, and every row its cells in the order of the columns', () => {
    const [head, ...read] = nodesOf(structure, 'TR').map(({ children }) => children.map(({ text }) => text.trimEnd()))
    expect(head).toEqual(['Datum', 'Maßnahme', 'Menge'])
    expect(read).toEqual([...rows, ['Summe', '', '7.200,00']])
    const heads = objects.filter((body) => body.includes('/S /TH'))
    expect(heads.map((body) => body.includes('/Scope /Column'))).toEqual([true, true, true])
    expect(nodesOf(structure, 'TR')[0]!.children.map(({ role }) => role)).toEqual(['TH', 'TH', 'TH'])
  })

  it('heads a table on each page that it goes over, splits no row, and keeps the sums with the last one', () => {
    const [table] = nodesOf(structure, 'Table')
    const over = pagesOf(table!)
    expect(over.length).toBeGreaterThan(2)
    for (const page of over) expect(pages[page - 1]!.text).toMatch(/Datum +Maßnahme +Menge/)
    expect(table!.children.map((each) => pagesOf(each).length)).toEqual(table!.children.map(() => 1))
    expect(pages[over.at(-1)! - 1]!.text).toMatch(/119,50 +Summe +7\.200,00/)
  })

  it('marks what an inspector finds by a sign and a word, and says what they mean', () => {
    expect(textsOf('Span').map((text) => text.replaceAll(' ', ''))).toEqual(['MangelM', 'HinweisH'])
    expect(nodesOf(structure, 'TR')[5]!.children.map(({ children }) => children.length)).toEqual([1, 0, 0])
    const said = objects.flatMap((body) => /\/ActualText \((.*)\)/.exec(body)?.[1] ?? [])
    expect(said).toEqual(['Mangel: ', 'Hinweis: '])
    expect(pages[1]!.text).toContain('Mangel: Aus den Aufzeichnungen ergibt sich ein Verstoß')
    expect(pages[1]!.text).toContain('Hinweis: Kein Verstoß')
  })

  it('explains no marks where there are none', async () => {
    const plain = await read(sheet({ type: 'paragraph', text: 'Alles in Ordnung.' }))
    expect(plain.pages.map(({ text }) => text).join()).not.toMatch(/Mangel|Hinweis/)
  })

  it('tells of everything on a page whether it is content or decoration, and reads all content once', () => {
    for (const content of contentsOf(bytes)) {
      let depth = 0
      for (const line of content.split('\n').slice(1)) {
        if (line.startsWith('q ')) expect([depth, line]).toEqual([1, line])
        if (/\bBDC$/.test(line)) depth += 1
        if (line === 'EMC') depth -= 1
      }
      expect(depth).toBe(0)
    }
    expect(unread).toEqual([])
  })

  it('draws nothing outside of the margins', () => {
    for (const { width, height, pieces } of pages)
      for (const { text, x, y, right } of pieces.filter((piece) => piece.text.trim() !== ''))
        expect([text, x >= 20 && y >= 20 && right <= width - 35 && y <= height - 30]).toEqual([text, true])
  })
})

describe('a sheet', () => {
  it('without title page begins with its title and fills the page with empty rows', async () => {
    const { pages, structure } = await read(
      sheet(
        { type: 'facts', facts: [{ label: 'Herde', value: 'Milchkühe' }] },
        { type: 'blank_table', title: 'Behandlungen', columns, rows: null },
      ),
    )
    expect(pages).toHaveLength(1)
    expect(nodesOf(structure, 'H1').map(({ text }) => text)).toEqual(['Stallblatt'])
    expect(nodesOf(structure, 'TR').length).toBeGreaterThan(20)
  })

  it('has as many empty rows as it is to have', async () => {
    const { pages, structure } = await read(sheet({ type: 'blank_table', title: 'Weide', columns, rows: 60 }))
    expect(pages.length).toBeGreaterThan(1)
    expect(pages.every(({ text }) => text.includes('Maßnahme'))).toBe(true)
    expect(nodesOf(structure, 'TR')).toHaveLength(61)
  })

  it('goes on with the next page where it is told to', async () => {
    const { structure } = await read(
      sheet({ type: 'paragraph', text: 'Vorne' }, { type: 'page_break' }, { type: 'paragraph', text: 'Hinten' }),
    )
    expect(nodesOf(structure, 'P').map(({ text, pages }) => [text, pages])).toEqual([
      ['Vorne', [1]],
      ['Hinten', [2]],
    ])
  })

  it('never leaves a heading alone at the foot of a page', async () => {
    const begins = new Set<number>()
    for (let lines = 30; lines < 60; lines++) {
      const { structure } = await read(
        sheet(
          { type: 'paragraph', text: 'Zeile\n'.repeat(lines) },
          { type: 'heading', text: 'Düngung' },
          { type: 'table', title: 'Düngung', columns, rows: [row(1)] },
        ),
      )
      const [heading, table] = [nodesOf(structure, 'H2')[0]!, nodesOf(structure, 'Table')[0]!]
      expect(pagesOf(table)).toEqual(pagesOf(heading))
      begins.add(pagesOf(heading)[0]!)
    }
    expect(begins).toEqual(new Set([1, 2]))
  })

  it('never leaves the sums alone on a page', async () => {
    const begins = new Set<number>()
    for (let count = 30; count < 50; count++) {
      const texts = Array.from({ length: count }, () => ['Tag', 'Gülle', '1,50'])
      const { structure } = await read(sheet({ type: 'table', title: 'Summen', columns, rows: texts, foot: texts[0]! }))
      const [last, sums] = nodesOf(structure, 'TR').slice(-2).map(pagesOf)
      expect(sums).toEqual(last)
      begins.add(sums![0]!)
    }
    expect(begins).toEqual(new Set([1, 2]))
  })

  it('splits a row where it is higher than a page, and loses nothing of it', async () => {
    const long = Array.from({ length: 1500 }, (_, n) => `wort${n}`).join(' ')
    const { pages, structure } = await read(
      sheet({ type: 'table', title: 'Text', columns, rows: [row(1), ['Tag2', long, '2,50'], row(3)] }),
    )
    const cells = nodesOf(structure, 'TD').map(({ text }) => text.trimEnd())
    expect(cells).toEqual([...row(1), 'Tag2', long, '2,50', ...row(3)])
    expect(pages.length).toBeGreaterThan(1)
    expect(pages.every(({ text }) => text.includes('Maßnahme'))).toBe(true)
  })
})
