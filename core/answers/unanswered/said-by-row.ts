import { verbRoots } from '../../shared/german/verb-roots.ts'
import { isOfKind } from '../interpretation/is-of-kind.ts'
import { isOfSort } from '../interpretation/names-sort.ts'
import { stemOf, stemsOf } from '../interpretation/search-text.ts'
import type { RankedText } from '../ports/rank-texts.ts'
import type { ParsedQuestion, QuestionWord } from '../question/parsed-question.ts'
import { daySpan, overlaps } from '../question/span.ts'
import type { Column, Entry, View } from '../view.ts'
import { valueText } from '../writing/format-value.ts'
import { isTold } from '../writing/whole-entry.ts'
import { asksPlainly, asksReason, isWhy } from './holds-asked.ts'

/** A row as the text that it is ranked by. */
interface RowText {
  view: View
  entry: Entry
  text: RankedText
}

/**
 * The nearest row where it alone says every word of a question, „Welcher Fresser hat einen Nabelbruch?“, and holds what
 * is asked for: a value of that kind, or a text of it a number, a reason, a name. These texts come first. Undefined
 * where it is not so. `today` is a day.
 */
export function saidByRow<Row extends RowText>(
  rows: readonly Row[],
  question: ParsedQuestion,
  today: string,
): { row: Row; columns: Column[] } | undefined {
  const words = question.words.filter((word) => word.text !== '' && !word.isBeside && !isWhy(word))
  if (words.length < FEWEST_WORDS || !asksOfOne(question)) return undefined
  const [row, ...others] = rows
  if (!row || !isOfTime(row, question) || !saysAll(row, words, today)) return undefined
  if (others.some((other) => saysAll(other, words, today))) return undefined
  const columns = textsSaying(row, words, question)
  return hasWhatIsAsked(row, columns, question) ? { row, columns } : undefined
}

const FEWEST_WORDS = 2

const asksOfOne = (question: ParsedQuestion): boolean =>
  !question.unread && !question.joinsWords && asksPlainly({ ...question, negated: false })

function saysAll({ view, entry, text }: RowText, words: readonly QuestionWord[], today: string): boolean {
  const said = new Set([...wordsSaid(`${text.heading} ${text.text}`), ...text.asked])
  return words.every((word) =>
    word.isOrdinal
      ? numbered(word.stem).test(text.text)
      : isSaid(said, word) || rootsOf(word).some((root) => isOfSort(view, root, entry, today)),
  )
}

const isSaid = (said: ReadonlySet<string>, word: QuestionWord): boolean =>
  rootsOf(word).some((root) => said.has(root) || endsOne(said, root))

/** „3. Schnitt“ or „NAK 3“, not „A4471-3“. */
const numbered = (digits: string): RegExp =>
  new RegExp(`(?<![\\d.,])${digits}\\.(?=\\s|$)|\\p{L} ${digits}(?![\\d.,])`, 'u')

const rootsOf = ({ text, stem, synonyms = [] }: QuestionWord): string[] => [
  stem,
  ...verbRoots(text),
  ...synonyms.map((one) => one.stem),
]

const wordsSaid = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).flatMap((word) => [stemOf(word), ...verbRoots(word)])

/** „Bulle“ is the end of „Mastbulle“. */
const endsOne = (said: ReadonlySet<string>, root: string): boolean =>
  root.length >= SHORTEST_END && [...said].some((word) => word.endsWith(root))
const SHORTEST_END = 5

const isOfTime = ({ view: { roles, spanOf }, entry }: RowText, { period }: ParsedQuestion): boolean => {
  const day = entry.values[roles.day ?? '']
  const span = spanOf?.(entry) ?? (typeof day === 'string' ? daySpan(day) : undefined)
  return period === undefined || (span !== undefined && overlaps(span, period.span))
}

const REASON_GIVEN = stemOf('begründung')

/** The texts that say a word which its name does not; a reason stands in any note. */
function textsSaying({ view, entry }: RowText, words: readonly QuestionWord[], question: ParsedQuestion): Column[] {
  const ofName = new Set(stemsOf(entry.name))
  const others = words.filter(({ stem }) => !ofName.has(stem))
  return view.columns.filter((column) => {
    if (column.type !== 'text' || !isTold(entry)(column)) return false
    const said = new Set(wordsSaid(valueText(entry, column)))
    return (
      others.some((word) => isSaid(said, word)) ||
      (asksReason(question) && (column.asideWords !== undefined || column.words.has(REASON_GIVEN)))
    )
  })
}

const DAY = /\d{1,2}\.\d{1,2}\.(?:\d{4})?/gu
const DENIES = /(?<!\p{L})(?:nicht|kein\p{L}*|ohne|nie)(?!\p{L})/iu
const PLACE = /(?<!\p{L})(?:im|in|am|an|auf|bei|beim|hinter|vor|neben|unter|über)(?!\p{L})/iu

function hasWhatIsAsked({ view, entry }: RowText, columns: readonly Column[], question: ParsedQuestion): boolean {
  const text = columns.map((column) => valueText(entry, column)).join('\n')
  if (asksReason(question)) return text !== ''
  if (question.negated && !DENIES.test(text)) return false
  if (question.asksName) return isNamed(text, question)
  if (view.columns.some((column) => isOfKind(column, view, question.type) && isTold(entry)(column))) return true
  switch (question.type) {
    case 'count':
    case 'amount':
    case 'how':
      return /\d/u.test(text.replaceAll(DAY, ' '))
    case 'where':
      return PLACE.test(text)
    case 'which':
    case 'what':
    case 'request':
      return text !== ''
    default:
      return false
  }
}

/** „Sachbearbeiterin Frau Englbrecht“ says a name, „Sohn in Regensburg“ none. */
const isNamed = (text: string, { words }: ParsedQuestion): boolean =>
  [...text.matchAll(/(\p{L}+) (?=\p{Lu})/gu)].some(([, before]) =>
    words.some(({ stem }) => stem === stemOf(before!.toLowerCase())),
  )
