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
    only(values, (value) => folded !== '' && stemmed(labels[value]!) === stemmed(text))
  )
}

const only = (values: readonly string[], fits: (value: string) => boolean): string | undefined => {
  const found = values.filter(fits)
  return found.length === 1 ? found[0] : undefined
}

const stemmed = (text: string): string => foldText(text.toLowerCase().split(/\s+/).map(stemGerman).join(' '))
