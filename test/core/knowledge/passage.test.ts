import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitIntoPassages, type TextPage } from '../../../core/knowledge/passage.ts'
import { runs } from '../../runs.ts'

const page = (text: string, number = 1): TextPage => ({
  number,
  text,
  headings: [...text.matchAll(/^(#+) .*$/gmu)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    level: (match[1] as string).length,
  })),
})

const SENTENCE = 'Die Aufbringung von Gülle auf gefrorenem Boden ist verboten, weil sie abfließt. '

describe('passages', () => {
  it('are exact slices that together hold every character but space', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '\n\n',
        '\n',
        '# Titel\n',
        '§ 6 Vorgaben\n',
        SENTENCE,
        'a;b;c\n',
        '😀'.repeat(700),
        'x'.repeat(1500),
      ),
      fc.string({ unit: 'grapheme', maxLength: 30 }),
    )
    fc.assert(
      fc.property(fc.array(fc.array(piece, { maxLength: 30 }), { maxLength: 3 }), (pieces) => {
        const pages = pieces.map((parts, index) => page(parts.join(''), index + 1))
        const passages = splitIntoPassages(pages)
        expect(passages.map(({ ordinal }) => ordinal)).toEqual(passages.map((_, index) => index))
        for (const { number, text } of pages) {
          let end = 0
          for (const passage of passages.filter((one) => one.page === number)) {
            expect(passage.text).toBe(text.slice(passage.start, passage.end))
            expect(text.slice(end, passage.start).trim()).toBe('')
            expect(passage.text.length).toBeLessThanOrEqual(1800)
            expect(passage.text.isWellFormed() || !text.isWellFormed()).toBe(true)
            end = passage.end
          }
          expect(text.slice(end).trim()).toBe('')
        }
      }),
      { numRuns: runs(60) },
    )
  })

  it('leave a short paragraph whole and end long ones with a sentence', () => {
    expect(splitIntoPassages([page(SENTENCE.repeat(10))])).toHaveLength(1)
    const passages = splitIntoPassages([page(SENTENCE.repeat(60))])
    expect(passages.every(({ text }) => text.endsWith('abfließt.') && text.length <= 1800)).toBe(true)
    expect(passages.length).toBeLessThanOrEqual(9)
  })

  it('begin anew at a heading and carry the path of headings, over pages too', () => {
    const passages = splitIntoPassages([
      page('# Düngung\n## § 6 Vorgaben\nSofort einarbeiten.\n## § 7 Verbote\nNicht mischen.'),
      page('Weiter auf Seite zwei.', 2),
    ])
    expect(passages.map(({ heading, text }) => [heading, text])).toEqual([
      ['Düngung › § 6 Vorgaben', '# Düngung\n## § 6 Vorgaben\nSofort einarbeiten.'],
      ['Düngung › § 7 Verbote', '## § 7 Verbote\nNicht mischen.'],
      ['Düngung › § 7 Verbote', 'Weiter auf Seite zwei.'],
    ])
  })

  it('keep the number signs of a heading with it, where the reader marked its words alone', () => {
    const text = '# Pacht\n\n310 Euro.\n\n## Frist\n\nEin Jahr.'
    const headings = [
      { start: 2, end: 7, level: 1 },
      { start: text.indexOf('Frist'), end: text.indexOf('Frist') + 5, level: 2 },
    ]
    expect(splitIntoPassages([{ number: 1, text, headings }]).map((passage) => passage.text)).toEqual([
      '# Pacht\n\n310 Euro.',
      '## Frist\n\nEin Jahr.',
    ])
  })

  it('see the paragraphs of a statute even where the reader marked no heading', () => {
    const text = '§ 6 Zusätzliche Vorgaben\nSofort einarbeiten.\n\n§ 7 Verbote\nNach § 7 Absatz 2 gilt das nicht.'
    expect(splitIntoPassages([{ number: 1, text, headings: [] }]).map(({ heading }) => heading)).toEqual([
      '§ 6 Zusätzliche Vorgaben',
      '§ 7 Verbote',
    ])
  })

  it('keep the rows of a table whole', () => {
    const rows = Array.from(
      { length: 200 },
      (_, row) => `${row}.05.2026;Schlag Nr. ${row};Winterweizen. Sorte A;3,${row} ha`,
    )
    const passages = splitIntoPassages([page(rows.join('\n'))])
    expect(passages.flatMap(({ text }) => text.split('\n'))).toEqual(rows)
  })

  it('cope with hostile sizes', { tags: ['large'] }, () => {
    expect(splitIntoPassages([page(' '.repeat(50_000_000))])).toEqual([])
    expect(splitIntoPassages([page('x'.repeat(1_000_000))]).length).toBe(1000)
    expect(splitIntoPassages([page('\n'.repeat(1_000_000))])).toEqual([])
    expect(
      splitIntoPassages([
        {
          number: 1,
          text: '.'.repeat(300_000),
          headings: [
            { start: 5, end: 3, level: 1 },
            { start: 0, end: 9e9, level: 1 },
          ],
        },
      ]).length,
    ).toBeGreaterThan(0)
  })
})
