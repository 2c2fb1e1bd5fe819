import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { takeTimeSpan } from '../../../core/answers/question/time-span-asked.ts'
import { distanceText } from '../../../core/answers/writing/distance-text.ts'
import { addDays } from '../../../core/shared/time/days.ts'

describe('a time from or to a day', () => {
  it.each([
    ['wie viele tage bleiben mir für die stellungnahme', 'bis wann für die stellungnahme', 'tag'],
    ['wie viele wochen sind es noch bis zur hauptuntersuchung', 'bis wann bis zur hauptuntersuchung', 'woche'],
    ['wie lange ist die letzte bodenprobe her', 'seit wann ist die letzte bodenprobe', 'any'],
    ['wie viele monate sind die kühe jetzt schon draußen', 'seit wann sind die kühe draußen', 'monat'],
  ])('„%s“ asks for the day and how far it is', (asked, day, spanIn) => {
    const taken = takeTimeSpan(asked)
    expect([taken.text.trim(), taken.spanIn]).toEqual([day, spanIn])
  })

  it.each(['wie lange gilt die plakette', 'wie viele tage nach der geburt', 'wie viel diesel ist noch da'])(
    'is not asked for by „%s“',
    (asked) => {
      expect(takeTimeSpan(asked)).toEqual({ text: asked })
    },
  )

  it.each([
    ['2026-05-20', 'tag', 'Das ist heute.'],
    ['2026-05-21', 'any', 'Das ist in einem Tag.'],
    ['2026-06-24', 'woche', 'Das ist in 35 Tagen (5 Wochen).'],
    ['2026-06-26', 'woche', 'Das ist in 37 Tagen (gut 5 Wochen).'],
    ['2026-05-04', 'any', 'Das war vor 16 Tagen.'],
    ['2019-02-18', 'any', 'Das war vor 2.648 Tagen (gut 7 Jahre).'],
    ['2026-12-19', 'monat', 'Das ist in 213 Tagen (gut 6 Monate).'],
  ] as const)('from 20.05.2026 to %s in %s is said as „%s“', (day, unit, text) => {
    expect(distanceText(day, '2026-05-20', unit)).toBe(text)
  })

  it('is as many days as lie between, both ways', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 9000 }), fc.boolean(), (days, isAhead) => {
        const text = distanceText(addDays('2026-05-20', isAhead ? days : -days), '2026-05-20', 'tag')
        expect(text).toBe(`Das ${isAhead ? 'ist in' : 'war vor'} ${days.toLocaleString('de-DE')} Tagen.`)
      }),
    )
  })
})
