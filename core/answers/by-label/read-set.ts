import { choiceOf } from '../interpretation/explain-word.ts'
import { stemsOf } from '../interpretation/search-text.ts'
import type { Condition } from '../interpretation/interpretation.ts'
import type { Column, View } from '../view.ts'
import { labelsAmong, type LabelSaid } from './labels-said.ts'
import { isFrame, plainWords, type PlainWord } from './plain-words.ts'

/** Which entries of a view a question asks for in so many words: by values, by a flag, and by what is not entered. */
export interface SetSaid {
  conditions: readonly Condition[]
  flag: Column | undefined
  empty: Column | undefined
  /** It calls the entries as the view is called. */
  saysLabel: boolean
  /** Whether nothing else can be meant. */
  isSure: boolean
}

/** „ohne Notiz“, „keine Rechnung“, „… ist nicht eingetragen“ */
const DENIES = /^(?:ohne|keine?[nrsm]?|fehlt|fehlen|nicht)$/u

/**
 * Undefined where a word remains that is neither a label, a value as it is called, nor a word for the entries. Of two
 * values that are called so nobody knows which is meant.
 */
export function readSet(view: View, words: readonly PlainWord[]): SetSaid | undefined {
  const own = stemsOf(view.label)
  const nouns = new Set([...view.nouns, ...own])
  const names = new Set([...nouns, ...view.classes.flatMap((one) => [...one.words])])
  if (!words.some(({ stem }) => names.has(stem))) return undefined
  const { chosen, rest, isSure } = takeChoices(view, nouns, words)
  const isOfEmpty = rest.some(({ text }) => DENIES.test(text))
  const left = rest.filter(({ text }) => !DENIES.test(text))
  const isOfSet = (some: readonly PlainWord[]): boolean => some.every((word) => isFrame(word) || nouns.has(word.stem))
  const callsThem = ({ before, behind }: LabelSaid): boolean =>
    isOfSet([...before, ...behind]) && [...before, ...behind].some(({ stem }) => nouns.has(stem))
  const said: SetSaid = {
    conditions: chosen.map(({ column, value }) => choiceOf(column, value).condition!),
    flag: undefined,
    empty: undefined,
    saysLabel: own.every((stem) => words.some((word) => word.stem === stem)),
    isSure,
  }
  if (!isOfEmpty && isOfSet(left)) return chosen.length > 0 ? said : undefined
  const [label] = labelsAmong(
    view,
    view.columns.filter(({ type }) => (type === 'flag') !== isOfEmpty),
    left,
  )
    .filter(callsThem)
    .toSorted((one, other) => other.length - one.length)
  if (!label) return undefined
  const { column, length } = label
  return isOfEmpty
    ? { ...said, empty: column, isSure: column.asideWords !== undefined || length > 1 }
    : { ...said, flag: column, isSure: true }
}

interface Choice {
  column: Column
  value: string
}

/** The values that are said as they are called, each with the label of its column where that stands before it. */
function takeChoices(
  view: View,
  nouns: ReadonlySet<string>,
  words: readonly PlainWord[],
): { chosen: Choice[]; rest: readonly PlainWord[]; isSure: boolean } {
  const chosen: Choice[] = []
  let rest = words
  let isSure = true
  for (let said = nextChoice(view, nouns, rest); said; said = nextChoice(view, nouns, rest)) {
    chosen.push(...said.choices)
    rest = said.rest
    isSure &&= said.saysLabel
  }
  return { chosen, rest, isSure }
}

interface ChoiceSaid {
  choices: Choice[]
  rest: readonly PlainWord[]
  saysLabel: boolean
}

function nextChoice(view: View, nouns: ReadonlySet<string>, words: readonly PlainWord[]): ChoiceSaid | undefined {
  const all = view.columns.flatMap((column) =>
    [...(column.choices ?? [])].flatMap(([value, { label }]) => {
      const form = plainWords(label)
      const at = placeOf(form, words)
      // What the entries are called says nothing of them.
      if (at < 0 || form.every(({ stem }) => nouns.has(stem))) return []
      const own = plainWords(column.label)
      const isBehind = placeOf(own, words.slice(0, at)) === at - own.length && own.length > 0 && at >= own.length
      const from = isBehind ? at - own.length : at
      const rest = [...words.slice(0, from), ...words.slice(at + form.length)]
      return [{ column, value, length: form.length, saysLabel: isBehind, rest }]
    }),
  )
  const [best] = all.toSorted(
    (one, other) => Number(other.saysLabel) - Number(one.saysLabel) || other.length - one.length,
  )
  if (!best) return undefined
  const alike = all.filter(({ saysLabel, length }) => saysLabel === best.saysLabel && length === best.length)
  const isOne = alike.every(({ column, rest }) => column === best.column && rest.length === best.rest.length)
  return isOne ? { choices: [best], rest: best.rest, saysLabel: best.saysLabel } : undefined
}

const placeOf = (form: readonly PlainWord[], words: readonly PlainWord[]): number =>
  form.length === 0
    ? -1
    : words.findLastIndex((_, at) => form.every(({ stem }, index) => words[at + index]?.stem === stem))
