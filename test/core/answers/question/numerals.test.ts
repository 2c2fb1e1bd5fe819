import { describe, expect, it } from 'vitest'
import { withDigits } from '../../../../core/answers/question/numerals.ts'
import { parseQuestion } from '../../../../core/answers/question/parse-question.ts'

describe('numbers that are dictated', () => {
  it.each([
    ['am vierten mai', 'am 4. mai'],
    ['vom ersten juni bis dritten juli', 'vom 1. juni bis 3. juli'],
    ['am siebten märz und am achten april', 'am 7. märz und am 8. april'],
    ['am einundzwanzigsten märz', 'am 21. märz'],
    ['zellzahl dreihunderteinunddreißig', 'zellzahl 331'],
    ['glöz sieben', 'glöz 7'],
    ['am achtzehnten fünften', 'am 18.5.'],
    ['weizen zwanzig vierundzwanzig', 'weizen 2024'],
    ['weizen zweitausenddreiundzwanzig', 'weizen 2023'],
    ['bis sechs monate', 'bis 6 monate'],
    ['über zweieinhalb hektar', 'über 2,5 hektar'],
    ['die anlage fünf', 'die anlage 5'],
  ])('„%s“ is „%s“', (said, written) => {
    expect(withDigits(said)).toBe(written)
  })

  it.each(['hund', 'stunden', 'pfund', 'die dritte gabe', 'zwei kälber', 'besten mai', 'hundertste', 'der grund'])(
    '„%s“ stays',
    (said) => {
      expect(withDigits(said)).toBe(said)
    },
  )

  it('is the time of a question', () => {
    const { period } = parseQuestion('Was haben wir am vierten Mai gemacht?', '2026-05-20')
    expect(period?.span).toEqual({ from: '2026-05-04', to: '2026-05-04' })
  })
})
