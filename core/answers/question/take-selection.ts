import { stemGerman } from '../../shared/german/stem-german.ts'
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

/** Undefined of „am größten“, which stands behind what it is said of. */
function stemBehind(text: string, superlative: RegExp): string | undefined {
  const found = superlative.exec(text)
  if (!found || found[0].startsWith('am ')) return undefined
  const [, word] = /^ ([\p{L}\p{N}]+)/u.exec(text.slice(found.index + found[0].length)) ?? []
  return word === undefined ? undefined : stemGerman(word)
}

/** „die drei größten“; `orderedBy` is the stem of the column that the word names, where it does. */
export function takeSelection(text: string): Pick<
  ParsedQuestion,
  'selection' | 'selectionSize' | 'selectsNamed' | 'selectedStem'
> & {
  orderedBy: string[]
  rest: string
} {
  const found = SELECTIONS.find(({ words }) => words.test(text))
  const { selection, words, names, ofNamed: selectsNamed = false } = found ?? {}
  const orderedBy = names === undefined ? [] : [names]
  const selectedStem = words && stemBehind(text, words)
  if (!words) return { ...superlativeSize(text), selection, selectsNamed, selectedStem, orderedBy }
  if (selection !== 'most' && selection !== 'least')
    return { selection, selectionSize: 1, selectsNamed, selectedStem, orderedBy, rest: text.replace(words, ' ') }
  const without = text.replace(words, ' ')
  const number = HOW_MANY.exec(without)?.[1]
  return {
    selection,
    selectionSize: number === undefined ? 1 : (NUMERALS[number] ?? Number(number)),
    selectsNamed,
    selectedStem,
    orderedBy,
    rest: without.replace(HOW_MANY, ' '),
  }
}
