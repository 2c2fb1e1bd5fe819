import { describe, expect, it } from 'vitest'
import { inDialect } from '../../../../core/answers/question/in-dialect.ts'
import { parseQuestion } from '../../../../core/answers/question/parse-question.ts'
import type { QuestionWord } from '../../../../core/answers/question/parsed-question.ts'
import { stemGerman } from '../../../../core/shared/german/stem-german.ts'

const KNOWN = new Set(['hauswies', 'kuhweid', 'bergfeld', 'bodenprob', 'plakett', 'tierseuchenkass', 'rass'])
const lastOf = (question: string): QuestionWord => parseQuestion(question, '2026-05-20').words.at(-1)!

describe('a word of a question in dialect', () => {
  it.each([
    ['Wia groß isch d Huswise?', 'hauswies'],
    ['Wia groß is de Kuhwääd?', 'kuhweid'],
    ['Wo groot is dat Berchfeld?', 'bergfeld'],
    ['Wann hemmr d Bodaprob?', 'bodenprob'],
    ['Wos hamma am 3. Mai zoit fia de Tierseuchakass?', 'tierseuchenkass'],
  ])('„%s“ names %s', (question, stem) => {
    expect(inDialect(lastOf(question), KNOWN)).toBe(stem)
  })

  it('is none in a question that shows no dialect, nor where the word is known as itself', () => {
    expect(inDialect(lastOf('Wie groß ist das Berchfeld?'), KNOWN)).toBeUndefined()
    const word = lastOf('Wo groot is dat Berchfeld?')
    expect(inDialect({ ...word, isKnown: true }, KNOWN)).toBeUndefined()
  })

  it('is none that is about as near as another word of farms', () => {
    const said: QuestionWord = { text: 'weida', stem: stemGerman('weida'), said: 'weida' }
    expect(inDialect(said, new Set(['weit']))).toBeUndefined()
  })

  it.each(['rosen', 'rasen', 'hosen'])('„%s“ is a word of its own', (text) => {
    expect(inDialect({ text, stem: stemGerman(text), said: text }, KNOWN)).toBeUndefined()
  })
})
