import type { Clock } from '../../shared/ports/clock.ts'
import type { Pause } from '../../shared/ports/pause.ts'
import { answerComparison } from './answer-comparison.ts'
import { answerInPart } from '../unanswered/answer-in-part.ts'
import { answerWithout } from './answer-without.ts'
import { answerOfSameEntry } from './answer-of-same-entry.ts'
import { answerAsItStands, continueFrom } from './answer-as-it-stands.ts'
import type { Asking } from './asking.ts'
import { makeLoadViews, type ReadAnswer } from './ask-views.ts'
import { keepsNames, keepsNumbers, keepsTime } from './keeps-to-asked.ts'
import { comparesEither } from '../conversation/comparison.ts'
import { readFollowUp, type FollowUp } from '../conversation/follow-up.ts'
import type { LoadEntries } from '../ports/entry-loader.ts'
import type { EarlierTurn, Fact, FactSource, Rewording } from '../ports/fact-source.ts'
import { withYearsMeant } from '../question/short-years.ts'
import type { Synonyms } from '../ports/synonyms.ts'
import type { Phrase } from '../question/phrases/phrase-table.ts'
import { makeParse } from './parse-for-views.ts'
import { asksForHelp, helpText, suggestionFor } from '../unanswered/suggest.ts'
import { subjectsOf } from '../subjects.ts'
import { asksOfNamedOne, asksOfNothingTold } from './asks-of-nothing-told.ts'
import { todayIn } from './today-in.ts'
import type { View } from '../view.ts'
import type { WrittenAnswer } from '../writing/write-answer.ts'

/** What an area has that is asked about. */
export interface AskedArea<V extends View> {
  /** Of two that explain a question equally well the first answers. */
  views: readonly V[]
  loadEntries: LoadEntries<V>
  synonyms: Synonyms
  /** What several words say that its views know in one. */
  phrases?: readonly Phrase[]
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
  synonyms,
  phrases,
  clock,
  pause,
}: AskedArea<V>): Required<Pick<FactSource, 'answer' | 'suggest' | 'subjects'>> => {
  const loadViews = makeLoadViews(views, loadEntries, pause)
  const parse = makeParse(views, synonyms, phrases)
  return {
    async answer(request) {
      if (asksForHelp(request.question)) return { text: helpText(views), answered: true, rows: [] }
      const asking = { loadViews, parse, pause, request, today: todayIn(request.timeZone, clock) }
      return request.reworded ? answerReworded(asking, request.reworded, views) : answerWithYearsMeant(asking)
    },
    async suggest({ namespaceId, question: text, timeZone }) {
      const today = todayIn(timeZone, clock)
      const question = parse(text, today)
      const loaded = await loadViews(namespaceId, question, today)
      return loaded && ((await answerInPart(loaded, question, pause)) ?? suggestionFor(loaded.views, question, today))
    },
    subjects: () => subjectsOf(views),
  }
}

/** As it stands; else with its years in full. */
async function answerWithYearsMeant(asking: Asking): Promise<Fact | undefined> {
  const fact = await answerAsked(asking)
  const meant = fact?.answered ? undefined : withYearsMeant(asking.request.question, asking.today)
  const other =
    meant === undefined ? undefined : await answerAsked({ ...asking, request: { ...asking.request, question: meant } })
  return other?.answered ? other : fact
}

/**
 * As a comparison where it is one; as it stands; else as one that goes on from the question before. What is cut short
 * only goes on: „und im April?“ says nothing by itself.
 */
async function answerAsked(asking: Asking): Promise<Fact | undefined> {
  const { request, today } = asking
  const hasTo = request.continues ?? request.ofSameRow
  const followUp = request.previous?.length ? readFollowUp(request.question, today, hasTo) : undefined
  if (request.ofSameRow) return factOf(followUp && (await answerOfRow(asking, request.previous!, followUp))?.fact)
  const goesOn = async (): Promise<WrittenAnswer | undefined> =>
    followUp && (await answerFollowUp(asking, request.previous!, followUp))?.fact
  if (request.continues || followUp?.isElliptic || followUp?.narrowsFurther) return factOf(await goesOn())
  const compared = await answerComparison(asking)
  if (compared) return factOf(compared)
  // „Haben wir mehr Gerste oder mehr Rüben?“ has neither a yes nor a list for an answer.
  if (comparesEither(request.question, today)) return undefined
  const alone = await answerAsItStands(asking, asking.parse(request.question, today))
  if (!alone?.fact.answered) return factOf((await goesOn()) ?? (await answerDenied(asking)) ?? alone?.fact)
  if (asksForMore(alone)) return factOf((await answerDenied(asking)) ?? alone.fact)
  const other = followUp?.pointsBack && namesNothing(alone) ? await goesOn() : undefined
  if (other?.answered && !other.saysNone) return factOf(other)
  // Of all of them nobody asks with „Wann hat sie Geburtstag?“
  const isOfAll = followUp?.saysPronoun && namesNothing(alone) && alone.fact.rows.length > 1
  return isOfAll ? undefined : factOf(alone.fact)
}

/** Only as it stands: what it goes on from has been said with it, and nothing else may be meant. */
async function answerReworded(asking: Asking, reworded: Rewording, views: readonly View[]): Promise<Fact | undefined> {
  const { request, today, parse } = asking
  if (!keepsNumbers(reworded)) return undefined
  // Each of its sides has a time and a name of its own.
  const compared = await answerComparison(asking)
  if (compared) return factOf(compared)
  const [asked, made] = [parse(reworded.from, today), parse(request.question, today)]
  if (comparesEither(request.question, today)) return undefined
  const alone = await answerAsItStands(asking, made)
  if (!alone?.fact.answered || !keepsTime(asked.period, made.period, alone.interpretation)) return undefined
  const { told } = reworded
  if (told === undefined || !asksOfNamedOne(alone, told)) {
    if (!keepsNames(reworded, asked, alone.interpretation, views)) return undefined
    if (told !== undefined && !asksOfNothingTold(alone, told)) return undefined
  }
  return factOf((asksForMore(alone) ? await answerDenied(asking) : undefined) ?? alone.fact)
}

async function answerDenied({ loadViews, parse, request, today }: Asking): Promise<WrittenAnswer | undefined> {
  const question = parse(request.question, today)
  const loaded = question.negated ? await loadViews(request.namespaceId, question, today) : undefined
  return loaded && answerWithout(loaded, question)
}

/** „Welche Felder sind nicht gespritzt?“ asks for more than what is not among the sprayings. */
const asksForMore = (alone: ReadAnswer): boolean =>
  alone.interpretation.view.completeness === 'log' && (alone.fact.saysNone === true || goesThrough(alone))

/** „Auf welchen Schlägen kam keine Gülle?“ asks for fields, and not for what else came on them. */
const goesThrough = ({ interpretation: { question, columns } }: ReadAnswer): boolean =>
  question.negated &&
  (question.type === 'which' || question.type === 'where') &&
  columns.some(({ type, words }) => type === 'reference' && words.has(question.words[0]?.stem ?? ''))

/** It says of no thing by its name what it asks, so that it may mean the one that was named before. */
const namesNothing = ({ interpretation: { conditions } }: ReadAnswer): boolean =>
  conditions.every(({ by }) => by !== 'text')

const factOf = (answer: WrittenAnswer | undefined): Fact | undefined => {
  if (!answer) return undefined
  const { saysNone: _, measure: __, ...fact } = answer
  return fact
}

/** Of the row that was told, where nothing else is named: „… und welche Nummer hat sie?“ */
async function answerOfRow(
  asking: Asking,
  previous: readonly EarlierTurn[],
  followUp: FollowUp,
): Promise<ReadAnswer | undefined> {
  if (!followUp.asksOfSame || followUp.question.selection !== undefined) return undefined
  const answer = await answerFollowUp(asking, previous, followUp, false)
  return answer?.fact.answered && answer.interpretation.conditions.length === 0 ? answer : undefined
}

/**
 * What goes on from the last question that stands by itself, through those that go on from it: of the row that it told,
 * else the same of something else.
 */
async function answerFollowUp(
  asking: Asking,
  previous: readonly EarlierTurn[],
  followUp: FollowUp,
  mayBeOfOthers = true,
): Promise<ReadAnswer | undefined> {
  const last = previous.at(-1)!
  const earlier = previous.slice(0, -1)
  const itself = earlier.length > 0 ? readFollowUp(last.question, asking.today) : undefined
  const told = itself && (await answerFollowUp(asking, earlier, itself))
  const before = told?.reading.question ?? itself?.question ?? asking.parse(last.question, asking.today)
  if (followUp.asksOfSame) {
    const alone = { ...asking, request: { ...asking.request, question: last.question } }
    const answer = told ?? (await answerAsItStands(alone, before))
    const ofSame = answer?.fact.answered ? await answerOfSameEntry(asking, answer, followUp) : undefined
    if (ofSame) return ofSame
  }
  return mayBeOfOthers ? continueFrom(asking, before, followUp) : undefined
}
