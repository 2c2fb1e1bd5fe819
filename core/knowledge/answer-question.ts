import type { AccountStore, Actor } from '../access/index.ts'
import type { EarlierTurn, Fact, FactSource } from '../answers/index.ts'
import { locateSources } from './answering/locate-sources.ts'
import type { WhenLeft } from '../shared/ports/when-left.ts'
import { SHARED_NAMESPACE, type DocumentId } from '../shared/ids.ts'
import type { AnsweringDependencies } from './answering/answer-from-passages.ts'
import { answerOne, type Scope } from './answering/answer-one.ts'
import { answerOfFact } from './answering/answer-of-fact.ts'
import type { Answer } from './answering/compose-answer.ts'
import { askApart, type AskedApart, askNext, tellMore } from './answering/answer-apart.ts'
import { askFacts } from './answering/ask-facts.ts'
import { withQuestionBefore } from './answering/message/with-question-before.ts'
import { joinAnswers } from './answering/join-answers.ts'
import { readMessage } from './answering/message/read-message.ts'
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
  async (actor, input) => {
    const own = await ownNamespaces(deps.accounts, actor)
    const readable = [...own, SHARED_NAMESPACE]
    const inPerson = actor.credential.kind === 'session'
    return locateSources(deps.passages, readable, await answerAll(deps, { own, readable, inPerson }, input))
  }

/** Each question of several, where no row answers them as one sentence; a later one may go on from those before. */
async function answerAll(deps: Dependencies, scope: Scope, asked: AnswerQuestionInput): Promise<Answer> {
  const { whole: question, questions } = readMessage(asked.question)
  const input = { ...asked, question }
  const ofFacts = { ...asked, inPerson: scope.inPerson }
  const apart = questions.length > 1 ? await askApart(deps.facts, scope.own, ofFacts, questions) : []
  const told = apart.flatMap(({ fact }) => (fact?.answered ? fact : []))
  const joined = () =>
    joinAnswers(told.map((one, index) => ({ question: questions[index]!, answer: answerOfFact(one) })))
  const isWhole = told.length > 1 && told.length === questions.length
  if (isWhole && questions.slice(1).every(standsAlone)) return joined()
  const isOneSentence = !/\?.*\p{L}/su.test(question)
  const fact = isOneSentence ? await askFacts(deps.facts, scope.own, { ...input, inPerson: scope.inPerson }) : undefined
  if (fact?.answered && isWhole && tellMore(told, fact)) return joined()
  if (fact?.answered || questions.length === 1) return answerOne(deps, scope, input, fact)
  const anew = await sayAnew(deps, scope.own, {
    ...input,
    question: withQuestionBefore(input),
    inPerson: scope.inPerson,
  })
  if (anew?.answer) return anew.answer
  return answerEach(deps, scope, asked, questions, apart)
}

/** Each of several questions by itself, from where rows were asked up to. */
async function answerEach(
  deps: Dependencies,
  scope: Scope,
  asked: AnswerQuestionInput,
  questions: readonly string[],
  apart: readonly AskedApart[],
): Promise<Answer> {
  const parts: { question: string; answer: Answer }[] = []
  let told: Fact | undefined
  let previous = asked.previous ?? []
  for (const [index, question] of questions.entries()) {
    const ofOne = { ...asked, previous, inPerson: scope.inPerson }
    const { fact, continues } = apart[index] ?? (await askNext(deps.facts, scope.own, ofOne, question, index === 0))
    // What is asked of a row no paper says.
    const answer =
      continues && told
        ? answerOfFact(fact ?? notUnderstood(told))
        : await answerOne(deps, scope, { ...asked, question, previous, continues }, fact)
    const before = parts.at(-1)
    // What is not known of the one is not known of what goes on from it.
    if (continues && !answer.answered && !before!.answer.answered) before!.question += ` ${question}`
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
