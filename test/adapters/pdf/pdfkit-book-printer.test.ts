import { describe, expect, it } from 'vitest'
import { drawBook } from '../../../adapters/pdf/book/draw-book.ts'
import { PdfkitBookPrinter } from '../../../adapters/pdf/pdfkit-book-printer.ts'
import type { PrintedBook } from '../../../core/library/index.ts'

const bookOf = (rows: number): PrintedBook => ({
  title: 'Kontrollbuch',
  farm: 'Hof Wümmetal',
  madeOn: '2026-05-20',
  hasContents: true,
  chapters: [
    {
      title: 'Tiere',
      blocks: [
        {
          type: 'table',
          title: 'Tiere',
          columns: [{ label: 'Ohrmarke' }, { label: 'Name' }],
          rows: Array.from({ length: rows }, (_, n) => [`DE 03 ${n}`, `Kuh ${n}`]),
        },
      ],
    },
  ],
})

describe('the printer of books', () => {
  it('gives the pages and the same bytes, whichever process drew them', async () => {
    const [one, again] = await Promise.all([
      new PdfkitBookPrinter().print(bookOf(200)),
      new PdfkitBookPrinter().print(bookOf(200)),
    ])
    const here = drawBook(bookOf(200))
    expect([one.pages, again.pages]).toEqual([here.pages, here.pages])
    expect(Buffer.compare(one.bytes, again.bytes)).toBe(0)
    expect(Buffer.compare(one.bytes, Buffer.concat(here.chunks))).toBe(0)
  })

  it('goes on with other work meanwhile', async () => {
    let turns = 0
    const turn = setInterval(() => (turns += 1), 1)
    await new PdfkitBookPrinter().print(bookOf(3000))
    clearInterval(turn)
    expect(turns).toBeGreaterThan(20)
  })

  it('draws more books than it may draw at once, one after the other', async () => {
    const printer = new PdfkitBookPrinter({ processes: 1 })
    const files = await Promise.all([1, 2, 3].map((rows) => printer.print(bookOf(rows))))
    expect(files.map(({ pages }) => pages)).toEqual([2, 2, 2])
  })

  it.each([
    ['takes too long', { seconds: 0.01 }, /„Kontrollbuch“ was not drawn: it takes longer than 0.01 s/],
    ['takes too much memory', { memoryMegabytes: 20 }, /was not drawn/],
  ])('ends a book that %s, and draws the next', async (_, limits, reason) => {
    const printer = new PdfkitBookPrinter({ ...limits, processes: 1 })
    await expect(printer.print(bookOf(30_000))).rejects.toThrow(reason)
    await expect(printer.print(bookOf(30_000))).rejects.toThrow(reason)
  })

  it('says why a book could not be drawn', async () => {
    await expect(new PdfkitBookPrinter().print({ ...bookOf(1), madeOn: 'gestern' })).rejects.toThrow(
      /Invalid time value/,
    )
  })
})
