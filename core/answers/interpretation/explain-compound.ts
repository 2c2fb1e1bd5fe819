import type { QuestionWord } from '../question/parsed-question.ts'
import { stems, type ColumnType } from '../view.ts'
import type { AskedView } from './asked-view.ts'
import { explainWord } from './explain-word.ts'
import { stemOf } from './search-text.ts'
import { isSpecific, SCORES, type WordMeaning } from './word-meaning.ts'

const SHORTEST_PART = 4
/** „Kuhstall“ */
const SHORTEST_HEAD = 3
/** No word that a farmer would put together is longer; trying every split of a longer one would take its time. */
const LONGEST_COMPOUND = 40

/** „Maisacker“ is explained by its parts where both are; undefined where no split of the word is. */
export function explainCompound(asked: AskedView, word: QuestionWord): WordMeaning[] | undefined {
  for (const parts of splitCompound(word)) {
    const [first, second] = parts.map((part) => explainWord(asked, part))
    if (first && first.every(({ condition }) => condition) && asked.view.heads?.has(parts[1].stem)) return first
    const ofColumn = first && withEmptyHead(first, parts[1].stem)
    if (ofColumn) return ofColumn
    if (!first || !second || ![...first, ...second].some(isSpecific)) continue
    // „Steuernummer“ is neither a tax nor a number.
    if (saysOnlyColumns(first) && saysOnlyColumns(second)) continue
    const meanings = [...first, ...second]
    const score = Math.max(...meanings.map((meaning) => meaning.score))
    return meanings.map((meaning, index) => ({
      ...meaning,
      score: index === 0 ? score : 0,
      ...(meaning.column && meaning.score > 0 && { saysOnlyColumn: true as const }),
    }))
  }
  return undefined
}

/** What a word may end with that only repeats what sort of value it is: „Lieferscheinnummer“, „Humuswert“. */
const EMPTY_HEADS: readonly [ReadonlySet<string>, ColumnType][] = (
  [
    ['Nummer Nummern Nr', 'text'],
    ['Wert Werte Gehalt Gehalte Anteil Höhe Prozent', 'number'],
    ['Datum Tag Termin Zeitpunkt', 'day'],
  ] as const
).map(([words, type]) => [stems(words), type])

/** The columns alone of a word that ends so. */
function withEmptyHead(meanings: readonly WordMeaning[], head: string): WordMeaning[] | undefined {
  const type = EMPTY_HEADS.find(([words]) => words.has(head))?.[1]
  const own = meanings.filter(({ column }) => column !== undefined)
  if (own.length === 0 || own.some(({ column }) => column!.type !== type)) return undefined
  if (meanings.some(({ condition }) => condition)) return undefined
  return own.map((meaning, index) => ({
    column: meaning.column!,
    saysOnlyColumn: true as const,
    score: index === 0 ? SCORES.column : 0,
  }))
}

/** „FLIK-Nummer“ */
export const isEmptyHead = (stem: string): boolean => EMPTY_HEADS.some(([words]) => words.has(stem))

const saysOnlyColumns = (meanings: readonly WordMeaning[]): boolean =>
  meanings.every(({ column, condition, isNoun }) => column !== undefined && !condition && !isNoun)

/** Every way to read a word as two, with and without an „s“ between them. */
export function splitCompound({ text }: QuestionWord): [QuestionWord, QuestionWord][] {
  if (text.length > LONGEST_COMPOUND || /\d/.test(text)) return []
  const splits = Math.max(0, text.length - SHORTEST_HEAD - SHORTEST_PART + 1)
  return Array.from({ length: splits }, (_, index) => index + SHORTEST_HEAD).flatMap((at) => {
    const [head, tail] = [text.slice(0, at), text.slice(at)]
    return [...new Set([head, head.replace(/s$/, '')])]
      .filter((one) => one.length >= SHORTEST_HEAD)
      .map((one): [QuestionWord, QuestionWord] => [asWord(one), asWord(tail)])
  })
}

const asWord = (text: string): QuestionWord => ({ text, stem: stemOf(text) })
