import type { Clock } from '../shared/ports/clock.ts'
import type { Pause } from '../shared/ports/pause.ts'
import { dayOf } from '../shared/time/day-in-germany.ts'
import { interpret } from './interpretation/interpret.ts'
import type { Interpretation } from './interpretation/interpretation.ts'
import { mayExplain, partsOf } from './interpretation/may-explain.ts'
import { readWords } from './interpretation/search-text.ts'
import type { LoadEntries, ViewEntries } from './ports/entry-loader.ts'
import type { Fact, FactRequest, FactSource } from './ports/fact-source.ts'
import { parseQuestion } from './question/parse-question.ts'
import type { ParsedQuestion, QuestionType } from './question/parsed-question.ts'
import { asksForHelp, helpText, suggestionFor } from './suggest.ts'
import type { View } from './view.ts'
import { writeAnswer, type WrittenAnswer } from './writing/write-answer.ts'

interface Dependencies<V extends View> {
  /** Of two that explain a question equally well the first answers. */
  views: readonly V[]
  loadEntries: LoadEntries<V>
  clock: Clock
  pause: Pause
}

/**
 * Answers a question from an area's entries where one of its views explains it to its last word and has entries;
 * otherwise says nothing. The answer is computed from the entries alone, headed by how the question was understood.
 */
export const makeAnswerFromEntries = <V extends View>({
  views,
  loadEntries,
  clock,
  pause,
}: Dependencies<V>): FactSource => {
  const load = async ({
    namespaceId,
    question: text,
    timeZone,
  }: FactRequest): Promise<PreparedQuestion<V> | undefined> => {
    const today = todayIn(timeZone, clock)
    const question = parseQuestion(text, today)
    if (question.unread) return undefined
    const parts = partsOf(question, views)
    const candidates = views.filter((view) => mayExplain(view, question, parts))
    if (candidates.length === 0) return undefined
    const loaded = await loadEntries(namespaceId, candidates, question, today)
    for (const [view, { entries }] of loaded) await readWords(view, entries, pause)
    return { question, today, loaded }
  }
  return {
    async answer(request) {
      if (asksForHelp(request.question)) return { text: helpText(views), answered: true, rows: [] }
      const prepared = await load(request)
      return prepared && answerFrom(prepared, pause)
    },
    async suggest(request) {
      const prepared = await load(request)
      return prepared && suggestionFor(prepared.loaded, prepared.question, prepared.today)
    },
  }
}

/** A question with the entries of the views that it may be about. */
interface PreparedQuestion<V extends View> {
  question: ParsedQuestion
  today: string
  loaded: ReadonlyMap<V, ViewEntries>
}

async function answerFrom<V extends View>(
  { question, today, loaded }: PreparedQuestion<V>,
  pause: Pause,
): Promise<Fact | undefined> {
  const interpretations: Interpretation[] = []
  for (const [view, found] of loaded) {
    const interpretation = interpret(view, found, question, today)
    if (interpretation) interpretations.push(interpretation)
    await pause()
  }
  const answers: ViewAnswer[] = []
  for (const interpretation of byScore(interpretations)) {
    const fact = writeAnswer(interpretation)
    if (fact) answers.push({ interpretation, fact })
    await pause()
  }
  const best = chooseAnswer(answers)
  if (!best) return undefined
  const { saysNone: _, ...fact } = withSingleEntries(best, interpretations)
  return fact
}

interface ViewAnswer {
  interpretation: Interpretation
  fact: WrittenAnswer
}

const todayIn = (timeZone: string | undefined, clock: Clock): string =>
  timeZone === undefined ? dayOf(clock.now()) : new Intl.DateTimeFormat('sv-SE', { timeZone }).format(clock.now())

/** The farm's own count comes before a count of single entries, which seldom are all. */
function byScore(interpretations: readonly Interpretation[]): Interpretation[] {
  const scoreOf = ({ view, question, score }: Interpretation): number =>
    score + (view.countsEntriesOf && question.type === 'count' ? 0.5 : 0)
  return interpretations.toSorted((one, other) => scoreOf(other) - scoreOf(one))
}

/** How much better a view has to explain the question to say that nothing is entered before another that knows. */
const CLEARLY_BETTER = 1

function chooseAnswer(answers: readonly ViewAnswer[]): ViewAnswer | undefined {
  const [first] = answers
  const near = answers.filter(
    ({ interpretation: { score }, fact }) => fact.answered && score >= first!.interpretation.score - CLEARLY_BETTER,
  )
  // That there is none is known only where no other view has any.
  const tooMany = answers.find(({ interpretation: { beyond } }) => beyond !== undefined)
  return near.find(({ fact }) => !fact.saysNone) ?? tooMany ?? near[0] ?? first
}

const COUNTED_SINGLY: ReadonlySet<QuestionType> = new Set(['count', 'which', 'how', 'request'])

/** Where a view counts what another keeps one by one, how many of them are. */
function withSingleEntries(
  { fact, interpretation: { view, question } }: ViewAnswer,
  interpretations: readonly Interpretation[],
): WrittenAnswer {
  if (!view.countsEntriesOf || !COUNTED_SINGLY.has(question.type)) return fact
  const single = interpretations.find((other) => other.view.name === view.countsEntriesOf)
  const singleFact = single && writeAnswer(single)
  if (!singleFact?.answered) return fact
  const separator = fact.text.includes('\n') ? '\n' : ' '
  return { ...fact, text: `${fact.text}${separator}Einzeln: ${singleFact.text}` }
}
