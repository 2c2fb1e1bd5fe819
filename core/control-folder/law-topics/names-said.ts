import { asSpoken, mistyped } from '../../answers/index.ts'
import { stemGerman } from '../../shared/german/stem-german.ts'
import type { AnimalRow, FieldRow } from './law-question.ts'

/** A word of a question; `saysNothing`: beside others it carries no content. */
export interface SaidWord {
  text: string
  stem: string
  saysNothing: boolean
}

const stemsOf = (name: string): string[] => (name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(stemGerman)

/** The fields whose whole name is said, the longer names first, and the words that are left. */
export function takeFieldNames(
  words: readonly SaidWord[],
  fields: readonly FieldRow[],
): { fields: FieldRow[]; rest: SaidWord[] } {
  const named = fields
    .map((field) => ({ field, name: stemsOf(field.values.name ?? '') }))
    .filter(({ name }) => name.length > 0)
    .toSorted((one, other) => other.name.length - one.name.length)
  const found: FieldRow[] = []
  let rest = [...words]
  for (const { field, name } of named) {
    const at = rest.findIndex((_, start) => name.every((stem, place) => rest[start + place]?.stem === stem))
    const isContent = rest.slice(at, at + name.length).some(({ saysNothing }) => !saysNothing)
    if (at < 0 || !isContent) continue
    found.push(field)
    rest = [...rest.slice(0, at), ...rest.slice(at + name.length)]
  }
  // Two fields of one name are both meant.
  const same = fields.filter((field) => found.some(({ values }) => values.name === field.values.name))
  return { fields: same, rest }
}

const SHORTEST_PART = 4

/** The fields of whose name a word is a part, as „Kamp“ is of „Langer Kamp“. */
export const fieldsByPart = ({ stem, text, saysNothing }: SaidWord, fields: readonly FieldRow[]): FieldRow[] =>
  saysNothing || text.length < SHORTEST_PART
    ? []
    : fields.filter(({ values }) => stemsOf(values.name ?? '').includes(stem))

/** The same of a word with a slip of the hand, „Hauswise“, and as it is spoken: „Hauswiesn“. */
export function fieldsBySlip(word: SaidWord, fields: readonly FieldRow[]): FieldRow[] {
  const stems = new Set(fields.flatMap(({ values }) => stemsOf(values.name ?? '')))
  const meant = asSpoken(word, (stem) => stems.has(stem)) ?? mistyped(word, stems)
  return meant === undefined ? [] : fieldsByPart({ ...word, stem: meant }, fields)
}

const IN_BRACKETS = /(\p{L}+) \((\p{L}[^()]*)\)/gu

/** „beim Stoaacker (Steinacker)“: a name in brackets says what the word before it means. */
export const withoutNicknames = (
  text: string,
  { fields, animals }: { fields: readonly FieldRow[]; animals: readonly AnimalRow[] },
): string => {
  const names = new Set([...fields, ...animals].map(({ values }) => values.name?.toLowerCase()))
  return text.replaceAll(IN_BRACKETS, (all, _, said: string) => (names.has(said.toLowerCase()) ? said : all))
}
