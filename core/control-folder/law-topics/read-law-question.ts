import { wordTable } from '../../shared/word-table.ts'
import { meantBy, parseQuestion, saidWords, type ParsedQuestion, type Synonyms } from '../../answers/index.ts'
import type { Material } from '../../library/index.ts'
import { readSpoken } from '../../shared/german/read-spoken.ts'
import { stemGerman } from '../../shared/german/stem-german.ts'
import { readMineralFertilizer, readOrganicFertilizer } from '../../terms/index.ts'
import { BESIDE_ALL, VOCABULARY, type Concept } from './concepts.ts'
import { asLawIsAsked } from './law-phrases.ts'
import type { AnimalRow, FieldRow, LawQuestion, SaidCrop } from './law-question.ts'
import {
  fieldsByPart,
  fieldsBySlip,
  takeCalves,
  takeFieldNames,
  takeShortNumbers,
  withoutNicknames,
  type SaidWord,
} from './names-said.ts'
import type { LawTopic } from './topic.ts'

/** A question as far as it is read without knowing which topic it is of. */
export interface ReadLawQuestion {
  /** What each word may mean; one of a topic's is enough. */
  meanings: readonly Meaning[]
  question: Omit<LawQuestion, 'concepts'>
}

interface Meaning {
  concepts: readonly Concept[]
  /** Beside others it says nothing, so a topic need not know it. */
  saysNothing: boolean
}

/** The rows whose names a question may say. */
export interface NamedRows {
  fields: readonly FieldRow[]
  animals: readonly AnimalRow[]
}

/** Undefined where a word of it is not understood, or something that no topic answers. `today` is a day. */
export function readLawQuestion(
  question: string,
  today: string,
  rows: NamedRows,
  synonyms: Synonyms,
): ReadLawQuestion | undefined {
  const { rest: text, digits } = takeShortNumbers(withoutNicknames(asLawIsAsked(question, today), rows))
  const parsed = parseQuestion(text, today)
  if (isUnread(parsed) || ASKS_MEANING.test(text)) return undefined
  const { words: said, identifiers } = saidWords(text, today)
  const { isDialect } = readSpoken(question)
  const asSaid = (word: SaidWord): SaidWord => (isDialect ? { ...word, said: word.text } : word)
  const young = takeCalves(said.map(withoutTo).map(asSaid), rows.animals)
  if (!young) return undefined
  const { calves, rest: words } = young
  const { fields: named, rest } = takeFieldNames(words, rows.fields)
  const read = readWords(rest, rows, synonyms)
  const numbered = [...identifiers, ...digits].map((end) =>
    rows.animals.filter(({ values }) => values.ear_tag?.endsWith(end)),
  )
  if (!read || numbered.some((found) => found.length === 0)) return undefined
  const isPast = saysOneOf(words, PAST)
  if (!parsed.asksDuty && !saysOneOf(words, MIGHT) && isPast && words.some(({ text: word }) => PARTICIPLE.test(word)))
    return undefined
  return {
    meanings: read.meanings,
    question: {
      type: parsed.type,
      asks: asksOf(parsed, words),
      denies: parsed.negated,
      asksPermission: saysOneOf(words, [...PERMITS, ...MIGHT]),
      isPast: saysOneOf(words, BEEN) || (isPast && words.some(({ text: word }) => PARTICIPLE.test(word))),
      asksDuty: parsed.asksDuty || saysOneOf(words, [...MIGHT, ...PERMITS]),
      materials: read.materials,
      crops: read.crops,
      fields: [...new Set([...named, ...read.fields])],
      animals: [...new Set([...calves, ...read.animals, ...numbered.flat()])],
      ...daysOf(parsed, today, saysOneOf(words, MIGHT)),
      today,
    },
  }
}

/** Whether it can be a question of the law at all, whatever the farm calls its fields and animals. */
export function mayBeOfLaw(question: string, today: string, topics: readonly LawTopic[], synonyms: Synonyms): boolean {
  const { words } = saidWords(asLawIsAsked(question, today), today)
  const said = new Set(
    words
      .map(withoutTo)
      .flatMap(
        (word) =>
          meantBy(word, VOCABULARY, synonyms)?.flatMap((one) => one.concepts) ??
          (isKindOfMaterial(word.text) ? ['material' as const] : []),
      ),
  )
  return topics.some(({ asksFor }) => asksFor.every((group) => group.some((concept) => said.has(concept))))
}

const INFINITIVE = /^(ab|an|auf|aus|durch|ein|nach|um|unter|vor|zurück)zu(\p{L}{3,}n)$/u

/** „anmelden“ of „anzumelden“ */
function withoutTo(word: SaidWord): SaidWord {
  const text = word.text.replace(INFINITIVE, '$1$2')
  return text === word.text ? word : { ...word, text, stem: stemGerman(text) }
}

/** The question as a topic understands it; undefined where it does not. */
export function asAskedOf(
  { asksFor, beside, tellsWho, needsNoDuty = [] }: LawTopic,
  { meanings, question }: ReadLawQuestion,
): LawQuestion | undefined {
  if (question.type === 'who' && tellsWho !== true) return undefined
  const own = new Set([...asksFor.flat(), ...beside, ...BESIDE_ALL])
  const meant = meanings.map(({ concepts, saysNothing }) => ({
    own: concepts.filter((concept) => own.has(concept)),
    saysNothing,
  }))
  if (meant.some((word) => word.own.length === 0 && !word.saysNothing)) return undefined
  const concepts = new Set(meant.flatMap((word) => word.own))
  if (!asksFor.every((group) => group.some((concept) => concepts.has(concept)))) return undefined
  return question.asksDuty || needsNoDuty.some((concept) => concepts.has(concept))
    ? { ...question, concepts }
    : undefined
}

const PERMITS = 'darf darfst dürfen dürfte kann können erlaubt zulässig gestattet möglich legal geht'.split(' ')
const FORBIDS = 'verboten untersagt unzulässig'.split(' ')
const CLOSES = 'sperrfrist sperrzeit sperre gesperrt düngesperre güllesperre verbotszeitraum ausbringverbot'.split(' ')
const MIGHT = 'durfte durften hätte hätten'.split(' ')
const PAST = 'wurde wurden war waren hatte hatten hat habe haben hab'.split(' ')
const BEEN = 'wurde wurden war waren hatte hatten'.split(' ')
const PARTICIPLE = /^\p{L}*ge\p{L}+(?:t|en)$/u

const saysOneOf = (words: readonly SaidWord[], some: readonly string[]): boolean =>
  words.some(({ text }) => some.includes(text))

/** „Was ist eine Bodenprobe?“ */
const ASKS_MEANING = /(?<!\p{L})was (?:(?:ist|sind) eine?[nrs]?|bedeutet|heißt|versteht man)(?!\p{L})/iu

/** What a yes would say of it; nothing where two of these are said, or one is denied. */
function asksOf({ type, negated }: ParsedQuestion, words: readonly SaidWord[]): LawQuestion['asks'] {
  const [permits, forbids, closes] = [PERMITS, FORBIDS, CLOSES].map((some) => saysOneOf(words, some))
  if (negated || (type !== 'whether' && type !== 'request')) return 'neither'
  if (permits) return forbids || closes ? 'neither' : 'allowed'
  return forbids || (closes && type === 'whether') ? 'forbidden' : 'neither'
}

/** „Die 170 kg“ are read as a limit from both sides, and are the name of one. */
const namesAmount = ({ thresholds: [least, most, ...others] }: ParsedQuestion): boolean =>
  least?.value === most?.value && others.length === 0

/** What no topic takes into account: a question that says it asks for something else. */
const isUnread = (parsed: ParsedQuestion): boolean =>
  parsed.unread ||
  !namesAmount(parsed) ||
  parsed.excepted.length > 0 ||
  parsed.trend !== undefined ||
  (parsed.selection !== undefined && parsed.selection !== 'next')

function daysOf({ period }: ParsedQuestion, today: string, isOver: boolean) {
  const days = (span: { from: string | null; to: string | null }) => ({
    from: span.from ?? today,
    until: span.to ?? span.from ?? today,
  })
  return {
    days: period && days(isOver ? period.span : period.ahead),
    past: period && days(period.span),
    isOpen: period !== undefined && (period.ahead.from === null || period.ahead.to === null),
  }
}

interface ReadWords extends Pick<LawQuestion, 'materials' | 'crops' | 'fields' | 'animals'> {
  meanings: Meaning[]
}

function readWords(words: readonly SaidWord[], rows: NamedRows, synonyms: Synonyms): ReadWords | undefined {
  const read = { meanings: [] as Meaning[], materials: [] as Material[], crops: [] as SaidCrop[] }
  const [fields, animals] = [[] as FieldRow[], [] as AnimalRow[]]
  for (const word of words) {
    const material = isKindOfMaterial(word.text) ? readOrganicFertilizer(word.text) : undefined
    const known = VOCABULARY.get(word.stem)
    if (word.saysNothing && !known) continue
    const named = known || material ? [] : fieldsByPart(word, rows.fields)
    const called = known || material ? [] : rows.animals.filter(({ values }) => isCalled(values.name, word.text))
    if (named.length > 0 || called.length > 0) {
      fields.push(...named)
      animals.push(...called)
      continue
    }
    const meant = material
      ? [{ text: word.text, concepts: ['material' as const] }]
      : meantBy(word, VOCABULARY, synonyms)
    // What is taken for a word that tells nothing more may be what the question turns on: „auf dem Bruch“.
    if (!known && meant?.every(({ concepts }) => concepts.every((one) => TELLS_NOTHING.includes(one)))) return undefined
    const slipped = meant ? [] : fieldsBySlip(word, rows.fields)
    if (!meant && slipped.length === 0) return undefined
    fields.push(...slipped)
    for (const { text, concepts } of meant ?? []) {
      read.meanings.push({ concepts, saysNothing: word.saysNothing })
      if (concepts.includes('material')) read.materials.push(...(materialCalled(text) ?? []))
      if (concepts.includes('crop')) read.crops.push({ text, stem: stemGerman(text.toLowerCase()) })
    }
  }
  return { ...read, fields, animals }
}

const TELLS_NOTHING: readonly Concept[] = [...BESIDE_ALL, 'field', 'soil']

const isCalled = (name: string | null | undefined, word: string): boolean =>
  name != null && (name.toLowerCase() === word || `${name.toLowerCase()}s` === word)

/** „Bullengülle“; but a „Güllelager“ is none. */
const isKindOfMaterial = (word: string): boolean => /(?:gülle|mist|kompost|jauche|gärreste?n?|kot)$/u.test(word)

function materialCalled(text: string): Material[] | undefined {
  const material = readOrganicFertilizer(text) ?? readMineralFertilizer(text) ?? BY_STEM[stemGerman(text.toLowerCase())]
  return material && [material]
}

/** As a word with a slip of the hand is read. */
const BY_STEM: Readonly<Record<string, Material>> = wordTable(
  Object.fromEntries(
    (
      [
        ['gülle', 'slurry'],
        ['rindergülle', 'cattle_slurry'],
        ['schweinegülle', 'pig_slurry'],
        ['jauche', 'liquid_manure'],
        ['mist', 'manure'],
        ['festmist', 'manure'],
        ['kompost', 'compost'],
        ['gärrest', 'liquid_digestate'],
        ['harnstoff', 'urea'],
        ['kalkammonsalpeter', 'nitrogen'],
      ] as const
    ).map(([word, material]) => [stemGerman(word), material]),
  ),
)
