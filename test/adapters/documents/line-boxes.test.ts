import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeIsolatedDocumentReader } from '../../../adapters/documents/isolated-document-reader.ts'
import { composePages } from '../../../adapters/documents/formats/pdf-headings.ts'
import type { Line } from '../../../adapters/documents/formats/pdf-layout.ts'
import { boxAround, hullOf, type Point } from '../../../adapters/documents/page-area.ts'
import type { Box } from '../../../core/knowledge/index.ts'
import type { ReadDocument } from '../../../core/extraction/index.ts'
import { drawPrint, makeDocx, makePdf, makeScannedPdf, pdfStream, wordParagraph } from '../../builders/documents.ts'
import { itWithDataOfOthers, readOfOthers } from '../../data-of-others.ts'
import { runs } from '../../runs.ts'

const reader = makeIsolatedDocumentReader()
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hofkern-boxes-'))
})
afterAll(async () => {
  await reader.close()
  rmSync(folder, { recursive: true, force: true })
})

async function read(content: string | Uint8Array, filename = 'blatt.pdf'): Promise<ReadDocument> {
  const path = join(folder, 'original')
  writeFileSync(path, content)
  return (await reader.read({ path, filename })).unwrap()
}

/** A page that prints `content` in Helvetica (`/F`) or vertically (`/V`); `page` is the rest of its dictionary. */
const onePage = (content: string, page = '/MediaBox [0 0 600 800]', catalog = '', more: string[] = []): Uint8Array =>
  makePdf([
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    `<< /Type /Page /Parent 2 0 R ${page} /Resources << /Font << /F 4 0 R /V 6 0 R >> >> /Contents 5 0 R >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    pdfStream(content),
    '<< /Type /Font /Subtype /Type0 /BaseFont /X /Encoding /UniJIS-UTF16-V /DescendantFonts [7 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /X /CIDSystemInfo << /Registry (Adobe) /Ordering (Japan1) /Supplement 0 >> /FontDescriptor 8 0 R >>',
    '<< /Type /FontDescriptor /FontName /X /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 700 /StemV 80 >>',
    ...more,
  ])

/** A line as wide as is known of Helvetica: all digits are 0.556 of the font size. */
const DIGITS = '0123456789012345678901234567890123456789012345678901234567890123456789'
const at = (x: number, y: number, text: string, size = 10) => `BT /F ${size} Tf 1 0 0 1 ${x} ${y} Tm (${text}) Tj ET\n`

const placesOf = ({ pages }: ReadDocument, number = 1): Record<string, Box> => {
  const { text, lines = [] } = pages[number - 1]!
  return Object.fromEntries(lines.map(({ start, end, box }) => [text.slice(start, end), box]))
}
/** In points of a page of this size, rounded. */
const points = ({ x, y, width, height }: Box, wide = 600, high = 800) =>
  [x * wide, y * high, (x + width) * wide, (y + height) * high].map(Math.round)

describe('lines of a PDF', () => {
  it('stand where they are printed, from the upper left corner of the page', async () => {
    const places = placesOf(await read(onePage(at(60, 700, DIGITS.slice(0, 40)) + at(60, 400, DIGITS, 6))))
    const [left, top, right, bottom] = points(places[DIGITS.slice(0, 40)]!)
    expect([left, right]).toEqual([60, Math.round(60 + 40 * 5.56)])
    expect(top).toBeGreaterThanOrEqual(89)
    expect(top).toBeLessThanOrEqual(94)
    expect(bottom).toBeGreaterThanOrEqual(100)
    expect(bottom).toBeLessThanOrEqual(104)
    expect(points(places[DIGITS]!)[2]).toBe(Math.round(60 + 70 * 6 * 0.556))
  })

  it.each([
    [90, 800, 600, [700, 60]],
    [180, 600, 800, [540, 700]],
    [270, 800, 600, [100, 540]],
  ])('of a page that is turned by %i° stand where it shows them', async (turn, wide, high, [x, y]) => {
    const printed = at(60, 700, DIGITS.slice(0, 40)) + at(60, 300, DIGITS.slice(0, 41))
    const turned = await read(onePage(printed, `/MediaBox [0 0 600 800] /Rotate ${turn}`))
    const [left, top, right, bottom] = points(placesOf(turned)[DIGITS.slice(0, 40)]!, wide, high)
    const along = Math.round(40 * 5.56)
    // The base line begins at this point; the text runs down, to the left or up, and is some 10 points high.
    if (turn === 90) expect([top, bottom, Math.abs(left! - x!) < 6]).toEqual([y, y! + along, true])
    if (turn === 180) expect([right, left, Math.abs(bottom! - y!) < 12]).toEqual([x, x! - along, true])
    if (turn === 270) expect([bottom, top, Math.abs(left! - x!) < 12]).toEqual([y, y! - along, true])
    expect(turn === 180 ? bottom! - top! : right! - left!).toBeLessThan(14)
  })

  it('count from the corner of what is shown of a cropped page, and have no place where they are cut off', async () => {
    const cropped = '/MediaBox [0 0 1000 1000] /CropBox [100 100 700 900]'
    const text = at(160, 800, DIGITS.slice(0, 40)) + at(20, 950, 'Passermarke') + at(600, 500, DIGITS.slice(0, 41))
    const document = await read(onePage(text, cropped))
    const places = placesOf(document)
    expect(points(places[DIGITS.slice(0, 40)]!).filter((_, index) => index % 2 === 0)).toEqual([60, 282])
    expect(places).not.toHaveProperty('Passermarke')
    const cut = Object.entries(places).find(([line]) => line.startsWith('0') && line.length < 40)
    expect(points(cut![1])[2]).toBe(600)
  })

  it('of several pieces have one box around them, columns of prose one each', async () => {
    const row = at(60, 700, 'Winterweizen') + at(300, 700, '12,75 ha') + at(500, 700, '1234567890')
    const prose = Array.from(
      { length: 8 },
      (_, line) =>
        at(40, 600 - line * 14, `${DIGITS.slice(0, 40)}${line}`) +
        at(330, 600 - line * 14, `${DIGITS.slice(0, 40)}R${line}`),
    )
    const [left, , right] = points(placesOf(await read(onePage(row)))['Winterweizen  12,75 ha  1234567890']!)
    expect([left, right]).toEqual([60, 556])
    const places = placesOf(await read(onePage(prose.join(''))))
    expect(points(places[`${DIGITS.slice(0, 40)}3`]!)[2]).toBeLessThan(300)
    expect(points(places[`${DIGITS.slice(0, 40)}R3`]!)[0]).toBe(330)
  })

  it('that stand upside, vertically, in a larger unit or in a field of a form have boxes there, too', async () => {
    const upwards = `BT /F 10 Tf 0 1 -1 0 100 200 Tm (${DIGITS.slice(0, 40)}) Tj ET\n`
    const vertical = 'BT /V 20 Tf 1 0 0 1 300 600 Tm <8868793A65E5672C> Tj ET\n'
    const field = '<< /Type /Annot /Subtype /Widget /FT /Tx /T (a) /V (Langer Kamp) /F 4 /Rect [400 100 550 120] >>'
    const document = await read(
      onePage(upwards + vertical, '/MediaBox [0 0 600 800] /Annots [9 0 R]', '/AcroForm << /Fields [9 0 R] >>', [
        field,
      ]),
    )
    const places = placesOf(document)
    const [left, top, right, bottom] = points(places[DIGITS.slice(0, 40)]!)
    expect([bottom, top]).toEqual([600, Math.round(600 - 40 * 5.56)])
    expect([left! > 88, right! < 106]).toEqual([true, true])
    expect(points(places['表示日本']!)).toEqual([290, 200, 310, 280])
    expect(points(places['Langer Kamp']!)).toEqual([400, 680, 550, 700])

    const large = await read(onePage(at(60, 700, DIGITS.slice(0, 40)), '/MediaBox [0 0 600 800] /UserUnit 2'))
    const [from, , to] = points(placesOf(large)[DIGITS.slice(0, 40)]!)
    expect([from, to]).toEqual([60, 282])
  })

  it('are as many as a document of people has; a page with which there would be more has its text alone', () => {
    const box = { x: 0, y: 0, width: 1, height: 1 }
    const page = (lines: number): Line[] =>
      Array.from({ length: lines }, () => ({ text: 'x', size: 10, startsParagraph: false, box }))
    const pages = composePages([page(200_000), page(60_000), page(10)])
    expect(pages.map(({ lines = [] }) => lines.length)).toEqual([200_000, 0, 10])
    expect(pages.map(({ text }) => text.length)).toEqual([399_999, 119_999, 19])
  })
})

describe('recognized lines', () => {
  const PRINT = ['Stickstoffbedarf: 1.234,50 kg', 'Schlag Großer Anger', 'Winterweizen']
  /** Print is drawn at x 100, base lines at 140, 230, … of 1654 × 1170 dots. */
  const expectPlaces = (document: ReadDocument) => {
    const places = placesOf(document)
    PRINT.forEach((line, index) => {
      const [left, top, , bottom] = points(places[line]!, 1654, 1170)
      expect(Math.abs(left! - 100)).toBeLessThan(12)
      expect(top! > 85 + index * 90 && bottom! < 165 + index * 90 && bottom! > 130 + index * 90).toBe(true)
    })
  }

  it('stand where they stand in the scan', async () => {
    expectPlaces(await read(makeScannedPdf(PRINT)))
  })

  it('stand where they stand in the picture', async () => {
    expectPlaces(await read(drawPrint(PRINT).toBuffer('image/png'), 'foto.png'))
  })
})

it('lines of a format without pages have no place', async () => {
  const document = await read(makeDocx(wordParagraph('Pachtvertrag')), 'vertrag.docx')
  expect(document.pages).toEqual([{ number: 1, text: 'Pachtvertrag', headings: [] }])
  expect((await read('a;b\n1;2\n', 'werte.csv')).pages[0]).not.toHaveProperty('lines')
})

itWithDataOfOthers.each(['EN16931_Einfach.pdf', 'zugferd1_intarsys.pdf'])(
  'every line of a real invoice has one place, in its order, apart from the others (%s)',
  async (name) => {
    const { pages } = await read(readOfOthers(`real/invoice/${name}`), name)
    const { text, lines = [] } = pages[0]!
    expect(lines.map(({ start, end }) => text.slice(start, end))).toEqual(text.split(/\n+/))
    expect(pages.at(-1)).not.toHaveProperty('lines')
    // What runs up the margin is narrow instead.
    for (const { box } of lines) expect(Math.min(box.height, box.width)).toBeLessThan(0.05)
  },
)

describe('a box', () => {
  const coordinate = fc.oneof(
    fc.double({ min: -2000, max: 2000, noNaN: true }),
    fc.constantFrom(NaN, Infinity, -Infinity, 0, 600, 800),
  )
  const size = { width: 600, height: 800 }

  it('lies on its page, or is none', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(coordinate, coordinate), { minLength: 1, maxLength: 6 }), (given) => {
        const box = boxAround(given, size)
        const outside =
          [0, 1].some((axis) => given.some((point) => Number.isNaN(point[axis]))) ||
          given.every(([x]) => x / 600 <= 0) ||
          given.every(([x]) => x >= 600) ||
          given.every(([, y]) => y / 800 <= 0) ||
          given.every(([, y]) => y >= 800)
        expect(box === undefined).toBe(outside)
        if (!box) return
        expect(Math.min(box.x, box.y, box.width, box.height)).toBeGreaterThanOrEqual(0)
        expect(Math.max(box.x + box.width, box.y + box.height)).toBeLessThanOrEqual(1 + 1e-12)
      }),
      { numRuns: runs(300) },
    )
  })

  it('around several holds each, whatever the order', () => {
    const inside = fc.tuple(fc.double({ min: 0, max: 600, noNaN: true }), fc.double({ min: 0, max: 800, noNaN: true }))
    fc.assert(
      fc.property(fc.array(fc.tuple(inside, inside), { maxLength: 6 }), (pairs: [Point, Point][]) => {
        const boxes = pairs.map((pair) => boxAround(pair, size))
        const hull = hullOf(boxes)
        for (const box of boxes.filter((one) => one !== undefined)) {
          expect(hull!.x).toBeLessThanOrEqual(box.x)
          expect(hull!.y + hull!.height).toBeGreaterThanOrEqual(box.y + box.height - 1e-9)
        }
        const back = hullOf(boxes.toReversed())
        expect(back === undefined).toBe(hull === undefined)
        if (hull) expect(back!.width).toBeCloseTo(hull.width, 9)
      }),
      { numRuns: runs(100) },
    )
  })
})
