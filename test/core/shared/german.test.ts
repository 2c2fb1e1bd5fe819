import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { spellOutUmlauts } from '../../../core/shared/german/fold.ts'
import { MONTHS, monthNumber, WRITTEN_MONTH } from '../../../core/shared/german/months.ts'
import { numberWord, NUMBER_WORDS, ordinalWord } from '../../../core/shared/german/number-words.ts'
import { mayBeThousands, readDay, readGrouped, readNumber } from '../../../core/shared/german/read-german.ts'
import {
  germanDay,
  withGermanDays,
  germanDecimal,
  germanDigits,
  germanList,
  germanMoment,
  germanMonth,
  germanNumber,
  germanWait,
} from '../../../core/shared/german/write-german.ts'

describe('German as it is written', () => {
  it('numbers', () => {
    expect([
      germanNumber(1234.5),
      germanNumber(1234.5678),
      germanNumber(2, 2),
      germanNumber(0.12345, { most: 4 }),
    ]).toEqual(['1.234,5', '1.234,568', '2,00', '0,1235'])
    expect([germanNumber(12345, { grouped: false }), germanNumber(12.4, { least: 2, most: 4 })]).toEqual([
      '12345',
      '12,40',
    ])
    expect(germanDigits(276000390000001)).toBe('276000390000001')
    expect([germanDecimal('1234.50'), germanDecimal('1234.5', 2), germanDecimal('n/a')]).toEqual([
      '1.234,5',
      '1.234,50',
      'n/a',
    ])
  })

  it('days, months, moments, lists', () => {
    expect([germanDay('2026-05-20'), germanDay(null), germanMonth('2026-05-20')]).toEqual([
      '20.05.2026',
      '',
      'Mai 2026',
    ])
    expect(germanMoment(Date.parse('2026-05-20T12:30:00Z'))).toBe('20.05.2026, 14:30 Uhr')
    expect([germanList(['a']), germanList(['a', 'b', 'c'])]).toEqual(['a', 'a, b und c'])
  })

  it('numbers in words', () => {
    expect([1, 7, 12, 14].map(numberWord)).toEqual(['ein', 'sieben', 'zwölf', '14'])
    expect([1, 3, 4, 8, 12, 20].map(ordinalWord)).toEqual(['ersten', 'dritten', 'vierten', 'achten', 'zwölften', '20.'])
    for (const [word, value] of Object.entries(NUMBER_WORDS)) if (value <= 12) expect(numberWord(value)).toBe(word)
  })

  it('without umlauts', () => expect(spellOutUmlauts('Größe ÄÖÜ Maß')).toBe('groesse aeoeue mass'))
})

describe('German as it is read', () => {
  it('numbers come back as they were written', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), (hundredths) => {
        fc.pre(hundredths !== 0)
        expect(readNumber(germanNumber(hundredths / 100, 2))).toBe(hundredths / 100)
      }),
    )
  })

  it('a dot before three digits says two things', () =>
    expect(['1.234', '−1.234', '0.234', '1.23', '1.234,5'].map(mayBeThousands)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]))

  it('where dots set thousands apart, that dot is one of them', () =>
    expect(['1.234', '12.345.678', '1,5', '12.5', 'x'].map(readGrouped)).toEqual([
      1234,
      12345678,
      1.5,
      12.5,
      undefined,
    ]))

  it('days inside a text are written as in Germany, other numbers stay', () =>
    expect(withGermanDays('Gülle · 2026-05-20, DE-2026-05-200')).toBe('Gülle · 20.05.2026, DE-2026-05-200'))
  it('days come back as they were written', () => expect(readDay(germanDay('2026-05-20'))).toBe('2026-05-20'))

  it('months by name, also shortened', () => {
    MONTHS.forEach((month, index) => {
      expect(monthNumber(month)).toBe(index + 1)
      expect(month).toMatch(new RegExp(`^(?:${WRITTEN_MONTH})$`, 'iu'))
    })
    expect(['Mrz.', 'Maerz', 'Jänner', 'Sept.', 'Brumaire'].map(monthNumber)).toEqual([3, 3, 1, 9, 0])
  })
})

describe('a wait', () => {
  it.each([
    [0.2, 'in einer Sekunde'],
    [40, 'in 40 Sekunden'],
    [101, 'in 2 Minuten'],
    [2700, 'in 45 Minuten'],
    [3300, 'in einer Stunde'],
    [3600, 'in einer Stunde'],
    [3700, 'in 2 Stunden'],
  ])('of %d seconds is told as a person tells it', (seconds, text) => {
    expect(germanWait(seconds)).toBe(text)
  })
})
