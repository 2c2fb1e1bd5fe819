import { inDialect, mistyped } from '../../answers/index.ts'
import { stemGerman } from '../../shared/german/stem-german.ts'
import type { AnimalRow, FieldRow } from './law-question.ts'

/** A word of a question; `saysNothing`: beside others it carries no content. */
export interface SaidWord {
  text: string
  stem: string
  /** In a question that shows a dialect: in lower case as the word stands in it. */
  said?: string
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

/** The same of a word with a slip of the hand, „Hauswise“, and in a dialect: „Hauswiesn“. */
export function fieldsBySlip(word: SaidWord, fields: readonly FieldRow[]): FieldRow[] {
  const stems = new Set(fields.flatMap(({ values }) => stemsOf(values.name ?? '')))
  const meant = mistyped(word, stems) ?? inDialect(word, stems)
  return meant === undefined ? [] : fieldsByPart({ ...word, stem: meant }, fields)
}

const ANIMAL = 'kalb|kälbchen|kälble|kalbes|kuh|rind|tier|bulle|bullen|färse|kalbin|stier'
const SHORT_NUMBER = new RegExp(
  `(?<=(?<!\\p{L})(?:${ANIMAL}),? (?:(?:die|das|der|mit|nr\\.?|nummer|endung|endnummer) ){0,3})\\d{2,4}(?![.,]?\\d|\\p{L})|(?<![\\d.,])\\d{2,4}(?=er[ -]?(?:${ANIMAL})(?!\\p{L}))`,
  'gu',
)

/** „das Kalb 42“, „das 42er Kalb“: the last digits of ear tags, and the question without them. */
export const takeShortNumbers = (text: string): { digits: string[]; rest: string } => ({
  digits: text.match(SHORT_NUMBER) ?? [],
  rest: text.replaceAll(SHORT_NUMBER, ' ').replaceAll(/ er(?=[ -]?(?:kalb|kuh|rind|tier|bulle|färse|stier))/gu, ' '),
})

const CALF = new Set(['kalb', 'kälbchen', 'kälble', 'kalbes', 'kälber'].map(stemGerman))

/** „Almas Kalb“, „das Kalb von Alma“: the youngest of a cow, and the words without it; undefined where she has none. */
export function takeCalves(
  words: readonly SaidWord[],
  animals: readonly AnimalRow[],
): { calves: AnimalRow[]; rest: SaidWord[] } | undefined {
  const calves: AnimalRow[] = []
  const taken = new Set<SaidWord>()
  for (const [place, word] of words.entries()) {
    const before = words[place - 1]
    const [von, named] = words.slice(place + 1, place + 3)
    const cow = before && isGenitive(before.text, animals) ? before : von?.text === 'von' ? named : undefined
    if (!CALF.has(word.stem) || !cow) continue
    const mothers = animals.filter(({ values }) => isOf(values.name, cow.text))
    if (mothers.length === 0) continue
    const youngest = animals
      .filter(({ values }) => mothers.some((mother) => mother.values.ear_tag === values.mother_ear_tag))
      .toSorted((one, other) => (other.values.born_on ?? '').localeCompare(one.values.born_on ?? ''))[0]
    if (!youngest) return undefined
    calves.push(youngest)
    taken.add(cow)
  }
  return { calves, rest: words.filter((word) => !taken.has(word)) }
}

const isOf = (name: string | null | undefined, word: string): boolean =>
  name != null && (name.toLowerCase() === word || `${name.toLowerCase()}s` === word)

const isGenitive = (word: string, animals: readonly AnimalRow[]): boolean =>
  animals.some(({ values }) => values.name != null && `${values.name.toLowerCase()}s` === word)

const IN_BRACKETS = /(\p{L}+) \((\p{L}[^()]*)\)/gu

/** „beim Stoaacker (Steinacker)“: a name in brackets says what the word before it means. */
export const withoutNicknames = (
  text: string,
  { fields, animals }: { fields: readonly FieldRow[]; animals: readonly AnimalRow[] },
): string => {
  const names = new Set([...fields, ...animals].map(({ values }) => values.name?.toLowerCase()))
  return text.replaceAll(IN_BRACKETS, (all, _, said: string) => (names.has(said.toLowerCase()) ? said : all))
}
