import { foldText } from '../../shared/german/fold.ts'
import { stemGerman } from '../../shared/german/stem-german.ts'
import type { Choosable } from './fields.ts'

/**
 * The value of a choice that a cell of a table names: by itself, by its German word in any case and number, or by
 * another word that farms have for it; undefined: by none, or by more than one.
 */
export function readChoice(text: string, { values, labels, read }: Choosable): string | undefined {
  const [plain, folded] = [text.toLowerCase(), foldText(text)]
  return (
    values.find((value) => value.toLowerCase() === plain.replaceAll(/[ -]/g, '_')) ??
    values.find((value) => labels[value]!.toLowerCase() === plain) ??
    only(values, (value) => folded !== '' && foldText(labels[value]!) === folded) ??
    read?.(text) ??
    only(values, (value) => folded !== '' && stemmed(labels[value]!) === stemmed(text)) ??
    only(values, (value) => haveOneRoot(foldText(labels[value]!), folded))
  )
}

const only = (values: readonly string[], fits: (value: string) => boolean): string | undefined => {
  const found = values.filter(fits)
  return found.length === 1 ? found[0] : undefined
}

/** Parts of compounds that say no more than the list does: „Düngemittel“ is „Dünger“, „Boden“ „Bodenuntersuchung“. */
const SAYS_NOTHING = /(?:land|flache|flachen|mittel|untersuchung|analyse|probe|prufung|ergebnis|ergebnisse)+$/
const LEAST_ROOT = 4
const MOST_ENDING = 2

function haveOneRoot(one: string, other: string): boolean {
  const [short, long] = [one, other]
    .map((word) => word.replace(SAYS_NOTHING, ''))
    .toSorted((a, b) => a.length - b.length) as [string, string]
  return short.length >= LEAST_ROOT && long.startsWith(short) && long.length - short.length <= MOST_ENDING
}

const stemmed = (text: string): string => foldText(text.toLowerCase().split(/\s+/).map(stemGerman).join(' '))
