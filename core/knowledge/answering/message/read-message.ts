import { questionsIn } from './questions-in.ts'
import { withoutCourtesies } from './without-courtesies.ts'

/** What somebody asks at once. */
export interface Message {
  /** All of it in one, without what says nothing of what is asked. */
  whole: string
  /** Its questions in their order; the whole, where it cannot be cut. */
  questions: string[]
}

/**
 * The order in which a message is taken apart, each step a file of this room:
 *
 * 1. `without-courtesies.ts` takes off what says nothing of any question, for good;
 * 2. `questions-in.ts` cuts what is left into questions, and `stands-alone.ts` tells which of them can be asked without
 *    the one before; for what looks at texts alone, `with-question-before.ts` adds that to the others;
 * 3. `questions-alone.ts` takes off what is told before a question, only where it is not understood with it.
 *
 * What is said within a question, whoever parses it takes off: `core/answers/question/`.
 */
export function readMessage(text: string): Message {
  const plain = withoutCourtesies(text)
  const questions = questionsIn(plain)
  return { whole: questions.length > 1 ? plain : questions[0]!, questions }
}
