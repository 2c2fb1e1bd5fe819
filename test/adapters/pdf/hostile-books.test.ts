import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawBook } from '../../../adapters/pdf/book/draw-book.ts'
import type { Block, PrintedBook } from '../../../core/library/index.ts'
import { runs } from '../../runs.ts'
import { nodesOf, readBack, textOf } from './read-back.ts'

const read = (book: PrintedBook) => readBack(Buffer.concat(drawBook(book).chunks))

const sheet = (...blocks: Block[]): PrintedBook => ({
  title: 'Stallblatt',
  farm: 'Hof Wümmetal',
  madeOn: '2026-05-20',
  hasContents: false,
  chapters: [{ title: 'Stallblatt', blocks }],
})

const squeezed = (text: string) => text.replaceAll(/\s+/g, '')
const paragraphOf = async (text: string) => {
  const { structure } = await read(sheet({ type: 'paragraph', text }))
  return nodesOf(structure, 'P')
    .map((node) => node.text)
    .join('')
}

describe('letters that a book may hold', () => {
  it.each([
    ['umlauts', 'Größe, Übergänge, Straße, ÄÖÜ', 'Größe, Übergänge, Straße, ÄÖÜ'],
    ['umlauts in two parts', 'Mu\u0308ller', 'Müller'],
    ['signs', '„12 m² – 3 µg/l ≥ 50 %“ …', '„12 m² – 3 µg/l ≥ 50 %“ …'],
    ['fixed spaces', '5\u00a0ha, 1\u202f000', '5 ha, 1 000'],
    ['emoji', 'Kuh 🐄 lahm', 'Kuh \ufffd lahm'],
    ['signs that the letters lack', 'Esch → Moor ☐', 'Esch -> Moor [ ]'],
    ['Hebrew and Arabic', 'א\u202eب', '\ufffd\ufffd'],
    ['control characters', 'a\u0000b\u0007c', 'a\ufffdb\ufffdc'],
    ['half a letter', 'a\ud83db', 'a\ufffdb'],
    ['marks without width', 'Wei\u00adde\u200b\ufeff', 'Weide'],
    ['what looks like PDF or XML', ') Tj ET (\\ <b> & %PDF endobj', ') Tj ET (\\ <b> & %PDF endobj'],
  ])('%s', async (_, given, shown) => {
    expect(await paragraphOf(given)).toBe(shown)
  })

  it('in titles do not break the file', async () => {
    const odd = 'A\u0000<b>&\ud800 ) 🐄\n„Ü“'
    const { info, outline, xmp } = await read({
      ...sheet(),
      title: odd,
      farm: odd,
      chapters: [{ title: odd, blocks: [] }],
    })
    expect([info['Title'], outline]).toEqual(['A <b>&\ufffd ) 🐄 „Ü“', ['A <b>&\ufffd ) 🐄 „Ü“']])
    expect(xmp.match(/A &lt;b&gt;&amp;\ufffd \) 🐄 „Ü“/g)).toHaveLength(2)
  })
})

describe('texts without measure', () => {
  it(
    'a word of a megabyte in a cell goes on over the pages, and nothing of it is cut off',
    { tags: ['large'] },
    async () => {
      const word = 'Rindfleischetikettierung'.repeat(43_000)
      const { structure } = await read(
        sheet({ type: 'table', title: 'Text', columns: [{ label: 'A' }, { label: 'B' }], rows: [['1', word]] }),
      )
      const said = nodesOf(structure, 'TD').map(({ text }) => squeezed(text))
      expect([said.length, said[0], said[1] === word]).toEqual([2, '1', true])
    },
  )

  it.each(['title', 'subtitle', 'farm'] as const)('a long %s stands there whole', async (part) => {
    const long = 'Kontrollbuchaufzeichnung '.repeat(400).trim()
    const { structure } = await read({
      ...sheet(),
      [part]: long,
      cover: [{ label: long, value: long }],
      hasContents: true,
    })
    expect(textOf(structure).match(/Kontrollbuchaufzeichnung/g)).toHaveLength(1200)
  })

  it('a table head that is higher than a page is drawn once', async () => {
    const label = 'Bezeichnung '.repeat(3000).trim()
    const { pages } = await read(
      sheet({ type: 'table', title: 'Text', columns: [{ label }, { label: 'B' }], rows: [['1', '2']] }),
    )
    const said = pages.map(({ text }) => text).join(' ')
    expect(said.match(/Bezeichnung/g)).toHaveLength(3000)
    expect(said).toMatch(/1\s+2/)
  })

  it('more columns than a page can hold go on below, with the first one again', async () => {
    const columns = Array.from({ length: 60 }, (_, n) => ({ label: `S${n}` }))
    const values = columns.map(({ label }) => label.replace('S', 'w'))
    const { structure } = await read(sheet({ type: 'table', title: 'Breit', columns, rows: [values], foot: values }))
    const tables = nodesOf(structure, 'Table')
    const cells = tables.map((table) => nodesOf(table, 'TD').map(({ text }) => text.trimEnd()))
    expect(cells.every(([first]) => first === 'w0')).toBe(true)
    expect(new Set(cells.flat())).toEqual(new Set(values))
  })

  it('a book of nothing is a page', async () => {
    const { pages } = await read({ ...sheet(), chapters: [] })
    expect(pages.map(({ text }) => text.includes('Seite 1 von 1'))).toEqual([true])
  })
})

const text = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.lorem({ maxCount: 40 }))
const list = <T>(each: fc.Arbitrary<T>, maxLength: number) => fc.array(each, { maxLength })
const mark = fc.constantFrom('mangel' as const, 'hinweis' as const)
const column = fc.record(
  {
    label: text,
    width: fc.double({ min: 0.1, max: 9, noNaN: true }),
    align: fc.constantFrom('left' as const, 'right' as const),
  },
  { requiredKeys: ['label'] },
)
const columns = fc.array(column, { minLength: 1, maxLength: 9 })
const table = columns.chain((given) =>
  fc.record({
    type: fc.constant('table' as const),
    title: text,
    columns: fc.constant(given),
    rows: list(fc.array(text, { minLength: given.length, maxLength: given.length }), 30),
    marks: fc.dictionary(fc.nat(29).map(String), mark, { maxKeys: 5 }),
  }),
)
const block: fc.Arbitrary<Block> = fc.oneof(
  fc.record({ type: fc.constant('heading' as const), text }),
  fc.record({ type: fc.constant('paragraph' as const), text, mark }, { requiredKeys: ['type', 'text'] }),
  fc.record({ type: fc.constant('facts' as const), facts: list(fc.record({ label: text, value: text }), 5) }),
  table,
  fc.record({
    type: fc.constant('blank_table' as const),
    title: text,
    columns,
    rows: fc.option(fc.nat(50)),
  }),
  fc.record({ type: fc.constant('signature' as const), label: text }),
  fc.constant({ type: 'page_break' as const }),
)
const anyBook: fc.Arbitrary<PrintedBook> = fc.record(
  {
    title: text,
    subtitle: text,
    farm: text,
    madeOn: fc.constant('2026-05-20'),
    cover: list(fc.record({ label: text, value: text }), 6),
    hasContents: fc.boolean(),
    chapters: list(
      fc.record(
        { title: text, remark: text, landscape: fc.boolean(), blocks: list(block, 6) },
        { requiredKeys: ['title', 'blocks'] },
      ),
      5,
    ),
  },
  { requiredKeys: ['title', 'farm', 'madeOn', 'hasContents', 'chapters'] },
)

describe('any book', () => {
  it('is drawn with all its text, within its pages, each row with as many cells as its head', async () => {
    await fc.assert(
      fc.asyncProperty(anyBook, async (book) => {
        const drawn = drawBook(book)
        const { pages, structure, unread } = await readBack(Buffer.concat(drawn.chunks))
        expect([pages.length, unread]).toEqual([drawn.pages, []])
        for (const { width, height, pieces } of pages) {
          const outside = pieces.filter(({ text, x, y, right }) => {
            return text.trim() !== '' && (x < 20 || y < 20 || right > width - 30 || y > height - 20)
          })
          expect(outside).toEqual([])
        }
        for (const table of nodesOf(structure, 'Table'))
          expect(new Set(table.children.map(({ children }) => children.length)).size).toBe(1)
        const said = squeezed(textOf(structure))
        for (const plain of plainTextsOf(book)) expect([plain, said.includes(squeezed(plain))]).toEqual([plain, true])
      }),
      { numRuns: runs(40) },
    )
  })
})

/** Texts of cells and paragraphs that the letters have. */
function plainTextsOf(book: PrintedBook): string[] {
  const texts = book.chapters.flatMap(({ blocks }) =>
    blocks.flatMap((each) => (each.type === 'table' ? each.rows.flat() : each.type === 'paragraph' ? [each.text] : [])),
  )
  return texts.filter((each) => /^[a-z ,.]*$/i.test(each))
}
