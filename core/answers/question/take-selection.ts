import { NUMERALS } from './numerals.ts'
import type { ParsedQuestion } from './parsed-question.ts'
import { SELECTIONS } from './selection-words.ts'

const HOW_MANY = new RegExp(`(?<![\\p{L}\\d])(${Object.keys(NUMERALS).join('|')}|[2-9]|[1-4]\\d)(?![\\p{L}\\d.,])`, 'u')

const HOW_MANY_OF_ORDER = new RegExp(`${HOW_MANY.source}(?=(?: \\p{L}+)? \\p{L}{3,}sten(?!\\p{L}))`, 'u')
const HOW_MANY_BEFORE = new RegExp(`${HOW_MANY.source}(?= \\p{L}+(?: \\p{L}+)? am \\p{L}{3,}sten(?!\\p{L}))`, 'u')

/** „die drei sauersten“, „welche zwei Felder sind am sauersten“, by adjectives that views know. */
function superlativeSize(text: string): { selectionSize: number; rest: string } {
  const found = HOW_MANY_OF_ORDER.exec(text) ?? HOW_MANY_BEFORE.exec(text)
  const number = found?.[1]
  if (!found || number === undefined) return { selectionSize: 1, rest: text }
  return { selectionSize: NUMERALS[number] ?? Number(number), rest: text.replace(found[0], ' ') }
}

/** „die drei größten“; `orderedBy` is the stem of the column that the word names, where it does. */
export function takeSelection(text: string): Pick<ParsedQuestion, 'selection' | 'selectionSize' | 'selectsNamed'> & {
  orderedBy: string[]
  rest: string
} {
  const found = SELECTIONS.find(({ words }) => words.test(text))
  const { selection, words, names, ofNamed: selectsNamed = false } = found ?? {}
  const orderedBy = names === undefined ? [] : [names]
  if (!words) return { ...superlativeSize(text), selection, selectsNamed, orderedBy }
  if (selection !== 'most' && selection !== 'least')
    return { selection, selectionSize: 1, selectsNamed, orderedBy, rest: text.replace(words, ' ') }
  const without = text.replace(words, ' ')
  const number = HOW_MANY.exec(without)?.[1]
  return {
    selection,
    selectionSize: number === undefined ? 1 : (NUMERALS[number] ?? Number(number)),
    selectsNamed,
    orderedBy,
    rest: without.replace(HOW_MANY, ' '),
  }
}
