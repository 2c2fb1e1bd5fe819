import { askViews, type ReadAnswer, type Reading } from './ask-views.ts'
import type { Asking } from './asking.ts'
import type { FollowUp } from '../conversation/follow-up.ts'
import { kept } from '../kept.ts'
import { stemOf, stemsOf } from '../interpretation/search-text.ts'
import type { ViewEntries } from '../ports/entry-loader.ts'
import type { ParsedQuestion, QuestionWord } from '../question/parsed-question.ts'
import type { View } from '../view.ts'

/**
 * What is asked without a name, of the one row that was told before, by whatever view tells of it: „Wann kommt die
 * Wartung? – Und was kostet sie?“ Undefined where several rows were told, or none of the views says it.
 */
export async function answerOfSameEntry(
  { today, request, loadViews, pause }: Asking,
  told: ReadAnswer,
  { question, isElliptic }: FollowUp,
): Promise<ReadAnswer | undefined> {
  const [id, ...others] = new Set(told.fact.rows.map((row) => row.id))
  if (!id || others.length > 0) return undefined
  const loaded = await loadViews(request.namespaceId, question, today, (view) => !view.tells)
  const views = [...(loaded?.views ?? [])]
    .filter(([{ roles }]) => !asksBareNumber(question) || roles.amount !== undefined)
    .flatMap(([view, found]) => ofEntry(view, found, id))
  const { name: before } = told.interpretation.view
  const itself = views.filter(([{ name }]) => name === before)
  const asked = namedIn(question)
  for (const some of [itself, views.filter(([{ name }]) => name !== before)]) {
    const answer = await askViews({ views: new Map(some), today }, () => [{ question: asked }], pause)
    // „Und die Nummer?“ asks for what it names, „Und Berta?“ the same of another.
    const isOfElse = isElliptic && question.words.length > 0 && answer?.interpretation.namedColumns.length === 0
    if (answer?.fact.answered && !answer.fact.saysNone && !isOfElse)
      return { ...answer, reading: sameNamed(told, answer, question) }
  }
  return undefined
}

/** Whoever goes on from it goes on from the name that was said before. */
function sameNamed(told: ReadAnswer, { interpretation }: ReadAnswer, question: ParsedQuestion): Reading {
  const named = new Set(interpretation.entries.flatMap(({ name }) => stemsOf(name)))
  const before = told.reading.question.words.filter(({ stem }) => named.has(stem))
  return { question: { ...question, words: [...before, ...question.words] } }
}

/** Stands in the question for the row, and is what the views call the one that they tell of. */
const SAME: QuestionWord = { text: 'dasselbe', stem: stemOf('dasselbe'), isKnown: true }

function ofEntry(view: View, found: ViewEntries, id: string): [View, ViewEntries][] {
  const entries = view.tells || found.beyond ? [] : found.entries.filter(({ record }) => record.id === id)
  return entries.length === 1 ? [[callingIt(view), { ...found, entries }]] : []
}

const called = new WeakMap<View, View>()

const callingIt = (view: View): View =>
  kept(called, view, () => ({ ...view, nouns: new Set([...view.nouns, SAME.stem]) }))

/** „Und wie viele?“ counts no rows. */
const asksBareNumber = ({ type, words }: ParsedQuestion): boolean =>
  words.length === 0 && (type === 'count' || type === 'amount')

const namedIn = (question: ParsedQuestion): ParsedQuestion => ({
  ...question,
  type: asksBareNumber(question) ? 'amount' : question.type,
  words: [SAME, ...question.words],
})
