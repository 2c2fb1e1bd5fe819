import { expect, it } from 'vitest'
import { parseQuestion } from '../../../core/answers/question/parse-question.ts'
import { missingIn } from '../../../core/answers/question/said-of-words.ts'
import { questionType } from '../../../core/answers/question/question-type.ts'
import { withoutAskingFrame } from '../../../core/shared/german/asking-frames.ts'
import { ASKING_WORDS } from '../../../core/shared/german/asking-words.ts'
import { withoutSmallTalk } from '../../../core/shared/german/small-talk.ts'
import { isStatement } from '../../../core/shared/german/statements.ts'
import { isStopWord } from '../../../core/shared/german/stop-words.ts'

it.each(ASKING_WORDS)('„%s“ asks wherever a question may begin', (word) => {
  const question = `${word} haben wir gedüngt?`
  expect(withoutSmallTalk(`sag mir, ${question}`)).toBe(question)
  for (const asked of [question, `mit ${question}`])
    expect(withoutAskingFrame(`der berater will wissen, ${asked}`)).toBe(asked)
  expect(isStatement(question)).toBe(false)
  expect(isStopWord(word)).toBe(true)
  expect(questionType(`ist der mais gedüngt, und ${question}`)).toBe('whether')
  expect(missingIn(`${word} fehlt`)).toBeUndefined()
  expect(parseQuestion(`Wie groß ist der Acker und ${question}`, '2026-05-20').joinsNames).toBe(false)
})
