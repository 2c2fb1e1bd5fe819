import type { AccountStore, Actor } from '../access/index.ts'
import type { EarlierTurn, Fact, FactSource } from '../answers/index.ts'
import { locateSources } from './answering/locate-sources.ts'
import type { WhenLeft } from '../shared/ports/when-left.ts'
import { SHARED_NAMESPACE, type DocumentId } from '../shared/ids.ts'
import type { AnsweringDependencies } from './answering/answer-from-passages.ts'
import { answerOne, type Scope } from './answering/answer-one.ts'
import { answerOfFact } from './answering/answer-of-fact.ts'
import type { Answer } from './answering/compose-answer.ts'
import { askApart, askNext, tellMore, type PartFact } from './answering/answer-apart.ts'
import { makeFarmFacts } from './answering/farm-facts.ts'
import { withQuestionBefore } from './answering/message/with-question-before.ts'
import { joinAnswers } from './answering/join-answers.ts'
import { readMessage, type Message } from './answering/message/read-message.ts'
import { standsAlone } from './answering/message/stands-alone.ts'
import { sayAnew } from './answering/say-anew.ts'
import { ownNamespaces } from './readable-namespaces.ts'

export interface AnswerQuestionInput {
  /** 1..4000 characters. */
  question: string
  /** What was asked and answered before, from the first to the last; the question may go on from it. */
  previous?: readonly EarlierTurn[] | undefined
  /** Only these documents may be quoted. */
  documentIds?: DocumentId[] | undefined
  /** IANA name of the place of the question, for „heute“ and „letzte Woche“. */
  timeZone?: string | undefined
  /** Ends what costs somebody money; the answer is made without it. */
  whenLeft?: WhenLeft | undefined
}

export type AnswerQuestion = (actor: Actor, input: AnswerQuestionInput) => Promise<Answer>

interface Dependencies extends AnsweringDependencies {
  accounts: Pick<AccountStore, 'namespacesOf'>
  /** What the farm's own rows say goes before what is written somewhere. */
  facts?: FactSource | undefined
}

/**
 * Answers from the rows of the farm, or from the passages that the asking person may read by quoting them; writes
 * nothing.
 */
export const makeAnswerQuestion =
  (deps: Dependencies): AnswerQuestion =>
  async (actor, { question, previous = [], documentIds, timeZone, whenLeft }) => {
    const own = await ownNamespaces(deps.accounts, actor)
    const readable = [...own, SHARED_NAMESPACE]
    const inPerson = actor.credential.kind === 'session'
    const facts = makeFarmFacts(documentIds ? undefined : deps.facts, own, { inPerson, timeZone })
    const scope = { facts, documentIds, own, readable, whenLeft }
    return locateSources(deps.passages, readable, await answerMessage(deps, scope, readMessage(question), previous))
  }

/** Each question of several, where no row answers them as one sentence; a later one may go on from those before. */
async function answerMessage(
  deps: Dependencies,
  scope: Scope,
  { whole, questions }: Message,
  previous: readonly EarlierTurn[],
): Promise<Answer> {
  const { facts, whenLeft } = scope
  const asked = { question: whole, previous }
  const apart = questions.length > 1 ? await askApart(facts, questions, previous) : []
  const told = apart.flatMap(({ fact }) => (fact?.answered ? fact : []))
  const joined = () =>
    joinAnswers(told.map((one, index) => ({ question: questions[index]!, answer: answerOfFact(one) })))
  const isWhole = told.length > 1 && told.length === questions.length
  if (isWhole && questions.slice(1).every(standsAlone)) return joined()
  // What is told behind one question is no other.
  const isOneSentence = questions.length === 1 ? !/\?.*\?/su.test(whole) : !/\?.*\p{L}/su.test(whole)
  const fact = isOneSentence ? await facts.answer(asked) : undefined
  if (fact?.answered && isWhole && tellMore(told, fact)) return joined()
  if (fact?.answered || questions.length === 1) return answerOne(deps, scope, asked, fact)
  const anew = await sayAnew(deps, facts, withQuestionBefore(asked), whenLeft)
  return anew?.answer ?? answerEach(deps, scope, questions, previous, apart)
}

/** Each of several questions by itself, from where rows were asked up to. */
async function answerEach(
  deps: Dependencies,
  scope: Scope,
  questions: readonly string[],
  before: readonly EarlierTurn[],
  apart: readonly PartFact[],
): Promise<Answer> {
  const parts: { question: string; answer: Answer }[] = []
  let told: Fact | undefined
  let previous = before
  for (const [index, question] of questions.entries()) {
    const { fact, continues } = apart[index] ?? (await askNext(scope.facts, question, previous))
    // What is asked of a row no paper says.
    const answer =
      continues && told
        ? answerOfFact(fact ?? notUnderstood(told))
        : await answerOne(deps, scope, { question, previous, continues }, fact)
    const last = parts.at(-1)
    // What is not known of the one is not known of what goes on from it.
    if (continues && !answer.answered && !last!.answer.answered) last!.question += ` ${question}`
    else parts.push({ question, answer })
    told = fact?.answered ? fact : undefined
    previous = [...previous, { question, answer: answer.answer }]
  }
  return parts.length === 1 ? parts[0]!.answer : joinAnswers(parts)
}

/** What else stands in the row that was told may be what is asked of it. */
const notUnderstood = ({ further, rows }: Fact): Fact =>
  further === undefined
    ? { text: NOT_UNDERSTOOD, answered: false, rows: [] }
    : { text: `Das verstehe ich nicht ganz. Im selben Eintrag steht: ${further}.`, answered: false, rows }

const NOT_UNDERSTOOD =
  'Das verstehe ich in diesem Zusammenhang nicht; frag es bitte noch einmal mit dem Namen der Sache.'
