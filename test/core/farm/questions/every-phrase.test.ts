import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inKnownPhrases, inOneLine } from '../../../../core/answers/question/in-known-phrases.ts'
import { phrasesAround } from '../../../../core/answers/question/phrases/known-phrases.ts'
import { FARM_PHRASES } from '../../../../core/farm/views/phrases/farm-phrases.ts'
import { readSpoken } from '../../../../core/shared/german/read-spoken.ts'

/** A string where questions stand in the cases and tests of this folder; some are what answers say. */
const QUESTION = /(?<=^\s*|[[(]|\?', )'([^'\n]* [^'\n]*)'/gmu

const asked = readdirSync(import.meta.dirname).flatMap((file) =>
  [...readFileSync(`${import.meta.dirname}/${file}`, 'utf8').matchAll(QUESTION)].map(([, question]) => question!),
)
const questions = new Set(asked.map((question) => inOneLine(readSpoken(question).text)))

it('changes a question of these tests by every phrase, so that none is left that no case needs', () => {
  const phrases = phrasesAround(FARM_PHRASES)
  const unneeded = new Set(phrases.map(([phrase]) => phrase))
  for (const phrase of unneeded)
    Object.defineProperty(phrase, Symbol.replace, {
      value(this: RegExp, text: string, word: string) {
        const changed = Reflect.apply(RegExp.prototype[Symbol.replace], this, [text, word]) as string
        if (changed !== text) unneeded.delete(this)
        return changed
      },
    })
  // First those that a phrase matches as they stand, since reading all of them takes long.
  const likely = phrases.flatMap(([phrase]) => {
    const matched = [...questions].filter((question) => question.search(phrase) >= 0)
    return [...matched.slice(0, 2), ...matched.slice(-1)]
  })
  for (const question of new Set([...likely, ...questions]))
    if (unneeded.size > 0) inKnownPhrases(question, FARM_PHRASES)
  const told = phrases.filter(([phrase]) => unneeded.has(phrase)).map(([phrase, word]) => `${phrase.source} → ${word}`)
  expect(told).toEqual([])
})
