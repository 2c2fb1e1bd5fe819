import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { germanNumber } from '../../../../core/shared/german/write-german.ts'
import { runs } from '../../../runs.ts'
import { askFarm } from './farms.ts'
import { questionsOf } from './questions-to-any-farm.ts'
import { farms, rowsOf, tenths, type Farm } from './random-farm.ts'

// A second reading of the same rows, as simple as can be: what the engine answers has to come to the same.

/** Money is written with its cents. */
const says = (text: string, number: number): boolean =>
  [germanNumber(number), germanNumber(number, 2)].some((written) =>
    new RegExp(`(?<![\\d.,])${written.replaceAll('.', '\\.')}(?![\\d]|[.,]\\d)`, 'u').test(text),
  )

describe('any farm', () => {
  it('is answered as a second, simple reading of its rows comes out', { tags: ['large'] }, async () => {
    let [asked, answered] = [0, 0]
    await fc.assert(
      fc.asyncProperty(
        farms,
        fc.constantFrom(2025, 2026),
        fc.integer({ min: 1, max: 12 }),
        tenths(1, 40),
        async (farm, year, month, limit) => {
          const ask = await askFarm(rowsOf(farm))
          for (const { question, numbers, names, verdict, first } of questionsOf(farm, year, month, limit)) {
            const fact = await ask(question)
            const there = verdict !== undefined || (numbers ? numbers.length > 0 : names!.are.length > 0)
            if (there) asked += 1
            if (!fact?.answered) continue
            if (there) answered += 1
            const told = `${question} – ${fact.text}`
            for (const number of numbers ?? []) expect(says(fact.text, number), told).toBe(true)
            if (numbers?.length === 0) expect(fact.text, told).toMatch(/kein|nicht|nichts|^Gleich: /u)
            if (names)
              expect(
                names.of.filter((name) => fact.text.includes(name)),
                told,
              ).toEqual(names.of.filter((name) => names.are.includes(name)))
            if (first)
              expect(
                first.some((name) => fact.text.startsWith(name)),
                told,
              ).toBe(true)
            if (verdict && /^(?:Ja|Nein)/u.test(fact.text)) expect(fact.text.startsWith(verdict), told).toBe(true)
          }
        },
      ),
      { numRuns: runs(150) },
    )
    expect(answered / asked).toBeGreaterThan(0.95)
  })

  it('has no yes to a question and to its opposite', async () => {
    await fc.assert(
      fc.asyncProperty(farms, async (farm) => {
        const ask = await askFarm(rowsOf(farm))
        const [first, second] = farm.fields as [Farm['fields'][number], Farm['fields'][number]]
        for (const [one, other] of [
          [`Ist ${first.name} gepachtet?`, `Ist ${first.name} nicht gepachtet?`],
          [`Ist ${first.name} größer als ${second.name}?`, `Ist ${first.name} kleiner als ${second.name}?`],
          [`Ist ${first.name} größer als ${second.name}?`, `Ist ${second.name} größer als ${first.name}?`],
          [`Ist ${first.name} Ackerland?`, `Ist ${first.name} Grünland?`],
          ['Ist die Rechnung R-100 offen?', 'Ist die Rechnung R-100 bezahlt?'],
        ] as const) {
          const texts = [(await ask(one))?.text ?? '', (await ask(other))?.text ?? '']
          expect(texts.filter((text) => text.startsWith('Ja')).length, texts.join(' | ')).toBeLessThan(2)
        }
      }),
      { numRuns: runs(100) },
    )
  })
})
