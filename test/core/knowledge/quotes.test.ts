import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { locateQuote } from '../../../core/knowledge/quotes.ts'

describe('a quote', () => {
  it('is found whatever the white space, and given back as it stands', () => {
    const text = 'Die Frist\n  beträgt\u00a014 Tage. Danach nicht.'
    expect(locateQuote(text, '„Die Frist beträgt 14 Tage.“')).toEqual({
      start: 0,
      end: 28,
      quote: 'Die Frist\n  beträgt\u00a014 Tage.',
    })
  })

  it('is not found with a changed word, number, letter or sign', () => {
    for (const quote of [
      'Frist beträgt 15 Tage',
      'frist beträgt 14 Tage',
      'Frist beträgt: 14 Tage',
      'Die 14 Tage',
      '',
      ' „“ ',
    ])
      expect(locateQuote('Die Frist beträgt 14 Tage.', quote)).toBeNull()
  })

  it('cut out of any text is found there', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'abc.ä \n\t') }),
        fc.nat(50),
        fc.nat(50),
        (text, from, length) => {
          const cut = text.slice(from, from + length)
          const located = locateQuote(text, cut.replace(/\s+/gu, ' '))
          if (cut.trim() === '') expect(located).toBeNull()
          else {
            expect(located!.quote).toBe(text.slice(located!.start, located!.end))
            expect(located!.quote.replace(/\s+/gu, ' ')).toBe(cut.trim().replace(/\s+/gu, ' '))
          }
        },
      ),
    )
  })
})
