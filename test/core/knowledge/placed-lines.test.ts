import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { indexPages } from '../../../core/knowledge/index-document.ts'
import {
  boxesOf,
  litLines,
  packLines,
  unpackLines,
  type Box,
  type PassageLines,
  type PlacedLine,
} from '../../../core/knowledge/placed-lines.ts'
import { runs } from '../../runs.ts'

const NEXT = 1e-9
const share = fc.double({ min: 0, max: 1, noNaN: true })
const boxes = fc
  .tuple(share, share, share, share)
  .map(([x, y, right, down]): Box => ({ x, y, width: (1 - x) * right, height: (1 - y) * down }))

/** Pages as a reader gives them: lines that follow each other, some of them without a place. */
const pages = fc
  .array(
    fc.tuple(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 90 }).map((text) => text.replaceAll('\n', ' ')),
      fc.constantFrom('\n', '\n\n'),
      fc.option(boxes),
    ),
    { maxLength: 60 },
  )
  .map((lines) => {
    let text = ''
    const placed: PlacedLine[] = []
    for (const [line, gap, box] of lines) {
      if (text !== '') text += gap
      if (box) placed.push({ start: text.length, end: text.length + line.length, box })
      text += line
    }
    return { number: 1, text, headings: [], lines: placed }
  })

const stored = (page: Parameters<typeof indexPages>[1][number]): PassageLines[] =>
  indexPages('Titel', [page]).map(({ lines = [], ...passage }) => ({ ...passage, lines }))

const holds = (outer: Box, inner: Box): boolean =>
  outer.x <= inner.x + NEXT &&
  outer.y <= inner.y + NEXT &&
  outer.x + outer.width >= inner.x + inner.width - NEXT &&
  outer.y + outer.height >= inner.y + inner.height - NEXT

const isOnPage = ({ x, y, width, height }: Box): boolean =>
  [x, y, width, height].every((one) => one >= 0 && one <= 1) && x + width <= 1 + NEXT && y + height <= 1 + NEXT

describe('lines with their places', () => {
  it('come back from the passages of their page with boxes that hold theirs, hardly larger', () => {
    fc.assert(
      fc.property(pages, (page) => {
        const back = unpackLines(stored(page))
        for (const { start, end, box } of page.lines) {
          if (page.text.slice(start, end).trim() === '') continue
          const found = boxesOf(back, { start, end })
          expect(found).toHaveLength(1)
          expect(holds(found[0]!, box) && isOnPage(found[0]!)).toBe(true)
          expect(found[0]!.width - box.width).toBeLessThan(0.00031)
          expect(found[0]!.height - box.height).toBeLessThan(0.00031)
        }
      }),
      { numRuns: runs(100) },
    )
  })

  it('are the same when they are packed once more', () => {
    fc.assert(
      fc.property(pages, (page) => {
        const once = stored(page)
        for (const passage of once) expect(packLines(unpackLines([passage]), passage)).toEqual(passage.lines)
      }),
      { numRuns: runs(100) },
    )
  })

  it('light a quote up with boxes of its own lines alone', () => {
    fc.assert(
      fc.property(pages, fc.nat(), fc.nat(400), (page, from, length) => {
        const start = from % (page.text.length + 1)
        const quote = { start, end: start + length }
        const back = unpackLines(stored(page))
        const lines = litLines(page.text, 0, back)
        const touched = lines.filter((line) => line.start < quote.end && line.end > quote.start)
        const written = back.filter((line) => page.text.slice(line.start, line.end).trim() !== '')
        expect(touched.flatMap((line) => line.boxes)).toEqual(expect.arrayContaining(boxesOf(written, quote)))
        for (const line of lines) expect(page.text.slice(line.start, line.end)).toMatch(/^[^\n]*\S[^\n]*$/u)
      }),
      { numRuns: runs(100) },
    )
  })

  it('are whole numbers of 16 bits', () => {
    fc.assert(
      fc.property(pages, (page) => {
        for (const { lines } of stored(page)) {
          expect(lines.length % 6).toBe(0)
          expect(lines.every((one) => Number.isInteger(one) && one >= 0 && one <= 10_000)).toBe(true)
        }
      }),
      { numRuns: runs(40) },
    )
  })

  it('never overlap, nor leave their passage or their page, whatever numbers somebody wrote', () => {
    const odd = fc.oneof(fc.integer({ min: -40_000, max: 40_000 }), fc.constantFrom(0, 1, 5, 10_000, NaN, Infinity))
    const passages = fc.array(
      fc
        .tuple(fc.nat(50), fc.nat(50), fc.array(odd, { maxLength: 40 }))
        .map(([start, length, lines]): PassageLines => ({ page: 1, start, end: start + length, lines })),
      { maxLength: 5 },
    )
    fc.assert(
      fc.property(passages, (found) => {
        let after = 0
        for (const { start, end, box } of unpackLines(found)) {
          expect(start).toBeGreaterThanOrEqual(after)
          expect(end).toBeGreaterThan(start)
          expect(found.some((one) => one.start <= start && end <= one.end)).toBe(true)
          expect(isOnPage(box)).toBe(true)
          after = end
        }
      }),
      { numRuns: runs(400) },
    )
  })

  it('that are cut between two passages have one box for each part and one for the whole', () => {
    const long = 'Hafer '.repeat(700).trim()
    const box = { x: 0.1, y: 0.2, width: 0.8, height: 0.01 }
    const kept = stored({ number: 1, text: long, headings: [], lines: [{ start: 0, end: long.length, box }] })
    expect(kept.length).toBeGreaterThan(2)
    expect(kept.map((passage) => unpackLines([passage]).map((line) => line.box))).toEqual(kept.map(() => [box]))
    expect(litLines(long, 0, unpackLines(kept))).toEqual([{ start: 0, end: long.length, boxes: [box] }])
  })

  it('are none of a page that nobody can look at, and take nothing there', () => {
    const [passage] = indexPages('Titel', [{ number: 1, text: 'Hafer', headings: [] }])
    expect(passage).not.toHaveProperty('lines')
    expect(litLines('Hafer\n \nGerste', 7, [])).toEqual([
      { start: 7, end: 12, boxes: [] },
      { start: 15, end: 21, boxes: [] },
    ])
  })
})
