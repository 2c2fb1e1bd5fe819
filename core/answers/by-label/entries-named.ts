import { germanDay } from '../../shared/german/write-german.ts'
import { stemsOf } from '../interpretation/search-text.ts'
import { superlativeStem } from '../question/superlative.ts'
import type { Entry, View } from '../view.ts'
import { isFrame, plainWords, stemsMeant, type PlainWord } from './plain-words.ts'

/** How far the words of a question say the name of an entry: all of it, some of its words in a row, or some. */
export const NAMED = ['whole', 'in a row', 'in part'] as const
export type Named = (typeof NAMED)[number]

/** Entries that all words of a question name. */
export interface EntriesNamed {
  entries: readonly Entry[]
  named: Named
  /** How many words name them. */
  said: number
}

const LEAST_IN_A_ROW = 2

/** Those of the entries whose name all the words say; of these, where some are named whole, they alone. */
export function entriesNamed(
  view: View,
  entries: readonly Entry[],
  rest: readonly PlainWord[],
): EntriesNamed | undefined {
  const said = rest.filter((word) => !isFrame(word))
  if (said.length === 0) return undefined
  const meant = entries.filter((entry) => isNamed(view, entry, said))
  if (meant.length === 0) return undefined
  const whole = meant.filter((entry) => isNamedWhole(entry, said))
  if (whole.length > 0) return { entries: whole, named: 'whole', said: said.length }
  const isRow = meant.length === 1 && said.length >= LEAST_IN_A_ROW && isInARow(meant[0]!, said)
  return { entries: meant, named: isRow ? 'in a row' : 'in part', said: said.length }
}

const DAY_BEFORE = /^\d\d\.\d\d\.\d{4}, /u

/** The words of its name that say something. */
const nameWords = ({ name }: Entry): PlainWord[] =>
  plainWords(name.replace(DAY_BEFORE, '')).filter((word) => !isFrame(word))

function isNamed(view: View, entry: Entry, said: readonly PlainWord[]): boolean {
  const own = new Set(plainWords(entry.name).map(({ stem }) => stem))
  const kind = new Set([...view.nouns, ...stemsOf(entry.record.title)])
  const isSaidSo = ({ text }: PlainWord): boolean => entry.name.toLowerCase().includes(text)
  // „Am längsten“ is not called „Langer Kamp“.
  const isOwn = (word: PlainWord): boolean =>
    superlativeStem(word.text) === undefined ? stemsMeant(word).some((stem) => own.has(stem)) : isSaidSo(word)
  return (
    said.some((word) => isOwn(word) && !YEAR.test(word.text)) &&
    said.every((word) => isOwn(word) || stemsMeant(word).some((stem) => kind.has(stem)) || isOfTime(view, entry, word))
  )
}

const YEAR = /^(?:19|20)\d\d$/u

/** „… am 01.04.2026“, „… 2026“ */
function isOfTime({ roles, columns }: View, { values }: Entry, { text }: PlainWord): boolean {
  const day = values[roles.day ?? '']
  if (typeof day === 'string' && (YEAR.test(text) ? day.startsWith(text) : isSameDay(day, text))) return true
  return YEAR.test(text) && columns.some(({ isYear, name }) => isYear && values[name] === Number(text))
}

const isSameDay = (day: string, text: string): boolean => germanDay(day) === text.replaceAll(/(?<!\d)(\d)\./gu, '0$1.')

const isNamedWhole = (entry: Entry, said: readonly PlainWord[]): boolean => {
  const stems = new Set(said.flatMap(stemsMeant))
  return nameWords(entry).every(({ stem }) => stems.has(stem))
}

const inOneLine = (words: readonly PlainWord[]): string => ` ${words.map(({ stem }) => stem).join(' ')} `

const isInARow = (entry: Entry, said: readonly PlainWord[]): boolean =>
  inOneLine(nameWords(entry)).includes(inOneLine(said))
