import type { Pause } from '../../shared/ports/pause.ts'
import type { AskedArea } from '../answering/answer-from-entries.ts'
import { isOfKind } from '../interpretation/is-of-kind.ts'
import { holdsAsked } from './holds-asked.ts'
import { makeParse } from '../answering/parse-for-views.ts'
import type { ViewEntries } from '../ports/entry-loader.ts'
import type { Fact, FactRequest, FactSource, NearRow } from '../ports/fact-source.ts'
import type { RankedText, RankTexts } from '../ports/rank-texts.ts'
import type { ParsedQuestion } from '../question/parsed-question.ts'
import { LONGEST_READ } from '../question/in-known-phrases.ts'
import { daySpan, overlaps } from '../question/span.ts'
import { todayIn } from '../answering/today-in.ts'
import type { Column, Entry, View } from '../view.ts'
import { cite } from '../writing/cite.ts'
import { valueText } from '../writing/format-value.ts'
import { saidByRow } from './said-by-row.ts'
import { isTold, valuesInShort, wholeEntry } from '../writing/whole-entry.ts'

/** More are not ranked: they share least with the question. */
const MOST_RANKED = 150
/** So many are made texts before others have their turn. */
const PIECE = 250
const MOST_SHOWN = 3
/** How near a row has to come to be shown, 0..1, and how near beside the nearest one. */
const NEAR_FROM = 0.35
const BESIDE_NEAREST = 0.8
/** How near the only one has to come to be an answer. */
const SURE_FROM = 0.6

/** An entry as a text, with the view that tells it. */
interface Viewed {
  view: View
  entry: Entry
  text: RankedText
}

/** With what is told of it, and how near it comes. */
interface Near extends Viewed {
  columns: Column[]
  score: number
}

/** Finds the rows of an area that come nearest to a question that nothing answers. */
export const makeFindNearest = <V extends View>(
  area: AskedArea<V>,
): Required<Pick<FactSource, 'nearest' | 'rowsNear'>> => {
  const { views, loadEntries, clock, pause } = area
  const parse = makeParse(views, area.synonyms, area.phrases)
  const near = async (
    { namespaceId, question: text, timeZone }: FactRequest,
    rankTexts: RankTexts,
  ): Promise<{ question: ParsedQuestion; today: string; rows: Near[] } | undefined> => {
    if (text.length > LONGEST_READ) return undefined
    const today = todayIn(timeZone, clock)
    const question = parse(text, today)
    const loaded = await loadEntries(namespaceId, views, question, today)
    return { question, today, rows: await nearestRows(loaded, question, rankTexts, pause) }
  }
  return {
    async nearest(request, rankTexts) {
      const found = await near(request, rankTexts)
      return found && tellNearest(found.rows, found.question, found.today)
    },
    async rowsNear(request, rankTexts) {
      const found = await near(request, rankTexts)
      return (found?.rows ?? [])
        .filter(({ entry }) => entry.record.id !== '')
        .slice(0, MOST_READ)
        .map(readable)
    },
  }
}

/** So many are given to be read: of what nothing answers, the row that is meant is among them most often. */
const MOST_READ = 12

const readable = ({ view, entry }: Near): NearRow => {
  const columns = view.columns.filter(isTold(entry))
  return {
    label: `${view.label}, ${entry.name}`,
    text: columns.map((column) => `${column.label}: ${valueText(entry, column)}`).join('\n'),
    row: cite([entry], columns.slice(0, MOST_VALUES[0]))[0]!,
  }
}

/** Each row once, as the view tells it that says most of what is asked, the nearest first. */
async function nearestRows(
  views: ReadonlyMap<View, ViewEntries>,
  question: ParsedQuestion,
  rankTexts: RankTexts,
  pause: Pause,
): Promise<Near[]> {
  const candidates = await candidatesOf(views, question, pause)
  const scores = rankTexts(
    question.words.map(({ text }) => text).join(' '),
    candidates.map(({ text }) => text),
  )
  const near = candidates
    .map((one, index): Near => ({ ...one, score: scores[index]!, columns: columnsTold(one, question) }))
    .filter(({ score, columns }) => score > 0 && columns.length > 0)
    .toSorted((one, other) => other.score - one.score)
  // Several views may tell of one row, and of a deadline there is little but the day.
  return [...Map.groupBy(near, ({ entry }) => entry.record.id || entry.name).values()].map((tellers) => {
    const best = tellers[0]!.score
    const nearly = tellers.filter(({ score }) => score >= BESIDE_NEAREST * best)
    return { ...nearly.toSorted((one, other) => enough(other) - enough(one))[0]!, score: best }
  })
}

/**
 * At most three: a word that no view knows ends an answer, but most often the row that is meant says the others. A word
 * may change everything, so that it is `answered` only where one row alone comes clearly nearest and holds what is
 * asked, which is no number. Undefined where none comes near.
 */
function tellNearest(rows: readonly Near[], question: ParsedQuestion, today: string): Fact | undefined {
  const best = rows[0]?.score ?? 0
  if (best < NEAR_FROM) return undefined
  const said = saidByRow(rows, question, today)
  if (said) return fitting({ ...said.row, columns: [...new Set([...said.columns, ...said.row.columns])] })
  const shown = rows.filter(({ score }) => score >= BESIDE_NEAREST * best).slice(0, MOST_SHOWN)
  const most = MOST_VALUES[shown.length - 1]
  if (shown.length === 1 && best >= SURE_FROM && holdsAsked(shown[0]!, question, today)) return fitting(shown[0]!)
  return {
    text: [OPENING, ...shown.map((one) => `• ${inOneLine(one, most)}`)].join('\n'),
    answered: false,
    rows: shown.flatMap(({ entry, columns }) => cite([entry], columns.slice(0, most))),
  }
}

const fitting = (one: Near): Fact => ({
  text: `${FITTING} ${inOneLine(one, MOST_VALUES[0]).replace(/\.$/u, '')}.`,
  answered: true,
  rows: cite([one.entry], one.columns.slice(0, MOST_VALUES[0])),
})

const inOneLine = ({ view, entry, columns }: Near, most: number | undefined): string =>
  `${view.label}, ${entry.name}: ${valuesInShort(entry, columns.slice(0, most))}`

const enough = ({ columns }: Near): number => Math.min(columns.length, 3)

const FITTING = 'Am besten passt dazu, was hier eingetragen ist:'
const OPENING = 'Am nächsten kommt, was hier eingetragen ist; prüf bitte selbst, ob es dir hilft:'

/** How many values of each are told, of one row, of two and of three. */
const MOST_VALUES = [10, 7, 5]

/** Those of the time that is asked for that share anything with the question, most first. */
async function candidatesOf(
  views: ReadonlyMap<View, ViewEntries>,
  question: ParsedQuestion,
  pause: Pause,
): Promise<Viewed[]> {
  const beginnings = question.words.map(({ text }) => text.slice(0, BEGINNING)).filter((one) => one !== '')
  const stems = stemsAsked(question)
  const found: { one: Viewed; shared: number }[] = []
  for (const [view, { entries }] of views)
    for (const [index, entry] of entries.entries()) {
      if (index % PIECE === 0) await pause()
      if (liesOutside(view, entry, question)) continue
      const text = textOf(view, entry)
      const [said, asked] = [text.text.toLowerCase(), new Set(text.asked)]
      const shared =
        beginnings.filter((beginning) => said.includes(beginning)).length +
        stems.filter((stem) => asked.has(stem)).length
      if (shared > 0) found.push({ one: { view, entry, text }, shared })
    }
  await pause()
  return found
    .toSorted((one, other) => other.shared - one.shared)
    .slice(0, MOST_RANKED)
    .map(({ one }) => one)
}

/** By so many letters a word is looked for before it is read. */
const BEGINNING = 5

const stemsAsked = ({ words }: ParsedQuestion): string[] =>
  words.flatMap(({ stem, synonyms = [] }) => [stem, ...synonyms.map((synonym) => synonym.stem)])

function liesOutside({ roles, spanOf }: View, entry: Entry, { period }: ParsedQuestion): boolean {
  if (!period) return false
  const day = entry.values[roles.day ?? '']
  const span = spanOf?.(entry) ?? (typeof day === 'string' ? daySpan(day) : undefined)
  return span !== undefined && !overlaps(span, period.span) && !overlaps(span, period.ahead)
}

function textOf(view: View, entry: Entry): RankedText {
  const columns = view.columns.filter(isTold(entry))
  const values = columns.map((column) => `${column.label}: ${valueText(entry, column)}`)
  const asked = [view.nouns, ...columns.map(({ words }) => words)].flatMap((words) => [...words])
  return { heading: view.label, text: [entry.name, ...values, ...(entry.searchTexts ?? [])].join('\n'), asked }
}

/** What the question names first, then what is of the kind that it asks for, and the others. */
function columnsTold({ view, entry }: Viewed, question: ParsedQuestion): Column[] {
  const stems = stemsAsked(question)
  const named = view.columns.filter(({ words }) => stems.some((stem) => words.has(stem)))
  return wholeEntry(view, entry, [...named, ...view.columns.filter((column) => isOfKind(column, view, question.type))])
}
