import { describe, expect, it } from 'vitest'
import { mistyped } from '../../../../core/answers/question/mistyped.ts'
import { parseQuestion } from '../../../../core/answers/question/parse-question.ts'
import type { QuestionWord } from '../../../../core/answers/question/parsed-question.ts'
import { withSynonyms } from '../../../../core/answers/question/with-synonyms.ts'
import { stemGerman } from '../../../../core/shared/german/stem-german.ts'

const word = (text: string): QuestionWord => ({ text, stem: stemGerman(text) })
const KNOWN = new Set(['weiz', 'wies', 'raps', 'ack', 'verkauft', 'tierart', 'torf', 'kuh', 'tragend'])

describe('a word that nobody knows', () => {
  it.each([
    ['weitzen', 'weiz'],
    ['waizen', 'weiz'],
    ['wise', 'wies'],
    ['rabs', 'raps'],
    ['aker', 'ack'],
    ['küe', 'kuh'],
    ['ferkauft', 'verkauft'],
    ['dragend', 'tragend'],
  ])('„%s“ sounds like „%s“', (typed, stem) => {
    expect(mistyped(word(typed), KNOWN)).toBe(stem)
  })

  it.each(['dorf', 'liese', 'hafer', '123', 'ei'])('„%s“ is none of them', (typed) => {
    expect(mistyped(word(typed), KNOWN)).toBeUndefined()
  })

  it('is none of two that sound the same', () => {
    expect(mistyped(word('seite'), new Set(['seid', 'said']))).toBeUndefined()
  })

  it('is no slip of the hand where the thesaurus has it', () => {
    const typed = parseQuestion('Wann war der Tierarzt da?', '2026-05-20')
    const of = (text: string): string[] => (text === 'tierarzt' ? ['Veterinär'] : [])
    const [said] = withSynonyms(typed, () => false, { of }).words
    expect(mistyped(word('tierarzt'), KNOWN)).toBe('tierart')
    expect(mistyped(said!, KNOWN)).toBeUndefined()
  })
})

describe('a name that is said as in a region', () => {
  it('may be called so, beside what it is in standard German', () => {
    const { words } = parseQuestion("Wia groß is d'Hauswiesn?", '2026-05-20')
    expect(words).toContainEqual(
      expect.objectContaining({ stem: 'hauswies', synonyms: [expect.objectContaining({ text: 'hauswiesn' })] }),
    )
  })
})
