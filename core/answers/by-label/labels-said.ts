import { classesOfVerb } from '../../shared/german/verbs/verb-classes.ts'
import { kept } from '../kept.ts'
import type { Column, View } from '../view.ts'
import { ENTERED, isFrame, plainWords, type AskedAs, type PlainWord } from './plain-words.ts'

/** A column whose label stands in a question. */
export interface LabelSaid {
  column: Column
  /** How many words of it are said. */
  length: number
  /** It is said with its preposition, where it has one. */
  isWhole: boolean
  /** The words of the question before and behind it. */
  before: readonly PlainWord[]
  behind: readonly PlainWord[]
}

/** The columns of the view whose label stands word for word in the question and that may answer it. */
export const labelsSaid = (view: View, asks: AskedAs, words: readonly PlainWord[]): LabelSaid[] =>
  view.columns
    .filter((column) => mayTell(column, asks))
    .flatMap((column) => formsOf(view, column, asks).flatMap((form) => placesOf(form, words, column)))

/** The columns of these whose label stands word for word among the words. */
export const labelsAmong = (view: View, columns: readonly Column[], words: readonly PlainWord[]): LabelSaid[] =>
  columns.flatMap((column) => formsOf(view, column, 'day').flatMap((form) => placesOf(form, words, column)))

/** What a question word asks for is of this type. */
function mayTell({ type, ahead, label, isYear, asideWords }: Column, asks: AskedAs): boolean {
  if (type === 'flag') return false
  if (asks === 'any') return true
  if (asks === 'number') return type === 'number'
  if (asks === 'person') return (type === 'text' || type === 'reference') && asideWords === undefined
  if (asks === 'last day') return type === 'day' && (ahead === 'last day' || label.endsWith(' bis'))
  if (asks === 'day to come') return type === 'day' && ahead !== undefined
  if (asks === 'first day') return type === 'day' && FROM.test(label)
  return type === 'day' || isYear === true
}

const FROM = / (?:von|ab|seit)$/u

/** „gültig bis“, „geliefert am“: a day is asked for without it, too. */
const TAIL = / (?:am|bis|seit|ab|von)$/u
const IN_BRACKETS = / \([^)]*\)/gu

interface LabelForm {
  words: readonly PlainWord[]
  isWhole: boolean
}

const forms = new WeakMap<View, Map<string, readonly LabelForm[]>>()

/** Every question asks each view for them. */
function formsOf(view: View, column: Column, asks: AskedAs): readonly LabelForm[] {
  const ofView = kept(forms, view, () => new Map<string, readonly LabelForm[]>())
  return kept(ofView, `${column.name} ${asks}`, () => makeForms(view, column, asks))
}

/** The ways to say a label: whole, without what stands in brackets, and of a day without its preposition. */
function makeForms(view: View, column: Column, asks: AskedAs): LabelForm[] {
  const { label, type, asideWords = new Set<string>() } = column
  const bare = label.replaceAll(IN_BRACKETS, '')
  const short = bare.replace(TAIL, '')
  // „Pacht“ is a rent, and the first and the last day of it.
  const isOnly = view.columns.every(
    (other) => other === column || (!beginsWith(other.label, short) && other.label !== label),
  )
  // „Was haben wir bezahlt?“ asks for no day.
  const namesDay = asks !== 'any' || plainWords(short).every(({ text }) => classesOfVerb(text).length === 0)
  const isShort = type === 'day' && namesDay && (isOnly || asks === 'first day' || asks === 'last day')
  const ways = [...new Set([label, bare, ...(isShort ? [short] : [])])]
  // „auf“ and „wer“ name nothing by themselves.
  return [
    ...ways
      .map((form) => ({ words: plainWords(form), isWhole: form !== short || short === bare }))
      .filter(({ words }) =>
        words.some((word) => (!isFrame(word) || ENTERED.has(word.text)) && !ASKS_ITSELF.has(word.text)),
      ),
    ...[...asideWords].map((stem) => ({ words: [{ text: stem, stem }], isWhole: true })),
  ]
}

const ASKS_ITSELF = new Set(['wer', 'wo', 'wann', 'womit'])

const beginsWith = (label: string, words: string): boolean => `${label} `.startsWith(`${words} `)

function placesOf({ words: form, isWhole }: LabelForm, words: readonly PlainWord[], column: Column): LabelSaid[] {
  const { length } = form
  return words.flatMap((_, at) => {
    const isSaid = form.every(({ stem }, index) => words[at + index]?.stem === stem)
    const behind = words.slice(at + length)
    // „Zugang von Alma“ may be of her as well as from whom.
    const isOpen = length > 1 && form.at(-1)!.text === 'von' && behind.length > 0 && behind[0]!.text !== 'von'
    return isSaid && !isOpen ? [{ column, length, isWhole, before: words.slice(0, at), behind }] : []
  })
}
