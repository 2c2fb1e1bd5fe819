import type { Actor } from '../access/index.ts'
import { payForWork } from '../shared/pay-for-work.ts'
import type { Ids } from '../shared/ports/ids.ts'
import type { AkhExhausted, Usage } from '../shared/ports/usage.ts'
import type { Result } from '../shared/result.ts'
import type { AnswerQuestion, AnswerQuestionInput } from './answer-question.ts'
import type { Answer } from './answering/compose-answer.ts'

export interface AskQuestionInput extends AnswerQuestionInput {
  /** The same for a request that is repeated: it is paid once. */
  paymentKey?: string | undefined
}

/** Answers as `AnswerQuestion` does, and the person pays; not where it fails. */
export type AskQuestion = (actor: Actor, input: AskQuestionInput) => Promise<Result<Answer, AkhExhausted>>

export const makeAskQuestion =
  ({ answerQuestion, usage, ids }: { answerQuestion: AnswerQuestion; usage: Usage; ids: Ids }): AskQuestion =>
  (actor, { paymentKey = ids.next(), ...input }) =>
    payForWork(usage, { userId: actor.userId, kind: 'ask', key: `ask ${paymentKey}` }, () =>
      answerQuestion(actor, input),
    )
