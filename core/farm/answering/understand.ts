import { CROP_WORDS } from '../../terms/index.ts'
import { stemGerman } from '../../shared/german/stem-german.ts'
import type { Asked, AskedWord } from './asked.ts'
import { stems, type Column, type Entry, type FarmRows, type View } from './view.ts'

/** A word of the question that narrows the entries down. */
export interface Condition {
  /** As the answer repeats it. */
  told: string
  /** Conditions of one sort are alternatives where the question joins them: „Hauswiese und Kuhweide“. */
  sort: 'class' | 'text' | Column
  holds(entry: Entry): boolean
  /** The text of an entry is nothing but this word. */
  isName?(entry: Entry): boolean
}

/** How a view understands a question to its last word. */
export interface Reading {
  view: View
  asked: Asked
  conditions: Condition[]
  /** The columns that the question names, in its order. */
  columns: Column[]
  /** Those of them whose word says nothing else. */
  named: Column[]
  entries: readonly Entry[]
  farm: FarmRows
  today: string
  /** It says what the view is of, not only what it tells of it. */
  isNamed: boolean
  /** How much of it is said with words that are the view's own; for comparing views alone. */
  fit: number
}

/** Main crops as people call them; a farm may be asked about one that it does not grow. */
const CROPS = stems(CROP_WORDS.join(' '))

const NOUN = 2
const CLASS = 2
const CHOICE = 2
const COLUMN = 1.5
const TEXT = 1

/** `names`: the word says nothing beside the column. */
type Role = { fit: number; names?: true; noun?: true; condition?: Condition; column?: Column }

/**
 * Undefined where a word remains that neither the view nor its entries explain: then it may mean something else
 * altogether.
 */
export function understand(
  view: View,
  farm: FarmRows,
  entries: readonly Entry[],
  asked: Asked,
  today: string,
): Reading | undefined {
  if (asked.norm && !view.norms) return undefined
  const reading: Reading = {
    view,
    asked,
    conditions: [],
    columns: [],
    named: [],
    entries,
    farm,
    today,
    isNamed: false,
    fit: 0,
  }
  let own = view.agenda === true && asked.overdue && asked.words.length === 0
  for (const word of asked.words) {
    const roles =
      rolesOf(view, entries, word, asked, today) ??
      rolesOfParts(view, entries, word, asked, today) ??
      linkedName(view, farm, word)
    if (!roles) return undefined
    for (const { fit, names, noun, condition, column } of roles) {
      reading.fit += fit
      own ||= noun === true || (condition !== undefined && condition.sort !== 'text')
      if (condition) reading.conditions.push(condition)
      if (column && !reading.columns.includes(column)) reading.columns.push(column)
      if (column && names) reading.named.push(column)
    }
  }
  // Two classes at once are one thing said of another: „beim ersten Kalb“ of a cow.
  if (!asked.joined && reading.conditions.filter(({ sort }) => sort === 'class').length > 1) return undefined
  if (reading.named.length > 1 && reading.named.some(({ alone }) => alone)) return undefined
  const namesCrop = view.crops === true && asked.words.some(({ stem }) => CROPS.has(stem))
  const isNamed = reading.conditions.some(({ sort, holds }) => sort === 'text' && entries.some(holds))
  reading.isNamed = own || isNamed
  const said =
    own || namesCrop || reading.columns.length > 0 || (isNamed && (view.byName?.includes(asked.frame) ?? false))
  return said ? reading : undefined
}

/**
 * True where a word of the question is the view's own, or its entries may be meant by their names: only then its rows
 * are worth reading.
 */
export const mayBeAbout = (view: View, { words, frame, overdue }: Asked): boolean =>
  (view.crops && words.some(({ stem }) => CROPS.has(stem))) ||
  (words.length === 0 ? overdue && view.agenda === true : (view.byName?.includes(frame) ?? false)) ||
  words.some(
    (word) =>
      ownRoles(view, word, '').some(isOwn) ||
      partsOf(word).some((parts) => parts.some((part) => ownRoles(view, part, '').some(isOwn))),
  )

function rolesOf(
  view: View,
  entries: readonly Entry[],
  word: AskedWord,
  { frame }: Asked,
  today: string,
): Role[] | undefined {
  const isOneName =
    frame !== 'count' &&
    frame !== 'which' &&
    entries.some(({ name }) => isOneWord(name) && stemOf(name.toLowerCase()) === word.stem)
  const named = isOneName ? textRole(view, entries, word) : undefined
  if (named) return [{ ...named, fit: NOUN }]
  const own = ownRoles(view, word, today)
  if (own.length > 0) return own
  const text =
    textRole(view, entries, word) ??
    (word.text.endsWith('s')
      ? textRole(view, entries, { text: word.text.slice(0, -1), stem: stemGerman(word.text.slice(0, -1)) })
      : undefined)
  return text && [text]
}

/** Of the words of the view alone. */
function ownRoles(view: View, { stem }: AskedWord, today: string): Role[] {
  const entryClass = view.classes.find(({ words }) => words.has(stem))
  if (entryClass)
    return [
      {
        fit: CLASS,
        condition: { told: entryClass.label, sort: 'class', holds: (entry) => entryClass.holds(entry, today) },
      },
    ]
  const chosen = view.columns.flatMap((column) =>
    [...(column.choices ?? [])]
      .filter(([, { words }]) => words.has(stem))
      .map(([value, { label }]): Role => ({
        fit: CHOICE,
        condition: {
          told: `${column.label}: ${label}`,
          sort: column,
          holds: ({ values }) =>
            Array.isArray(values[column.name])
              ? (values[column.name] as unknown[]).includes(value)
              : values[column.name] === value,
        },
      })),
  )
  if (chosen.length > 0) return chosen.slice(0, 1)
  const roles: Role[] = []
  if (view.nouns.has(stem)) roles.push({ fit: NOUN, noun: true })
  const isNoun = roles.length > 0
  for (const column of view.columns)
    if (column.words.has(stem))
      roles.push(isNoun ? { fit: 0, column } : { fit: roles.length > 0 ? 0 : COLUMN, names: true, column })
  if (roles.length === 0 && view.companions?.has(stem)) roles.push({ fit: 0 })
  return roles
}

/**
 * What the entries themselves say: names, texts, numbers by their last digits; heads of compounds count, so that
 * „Weizen“ finds „Winterweizen“.
 */
function textRole(view: View, entries: readonly Entry[], { stem, text }: AskedWord): Role | undefined {
  const holds = /^\d+$/.test(stem)
    ? (entry: Entry): boolean =>
        stem.length >= 3
          ? textsOf(view, entry).some((one) => one.replaceAll(/[\s-]/g, '').endsWith(stem))
          : tokensOf(view, entry).some((token) => token.replace(/^0+/, '') === stem)
    : (entry: Entry): boolean =>
        stem.length >= 2 &&
        tokensOf(view, entry).some((token) => token === stem || (stem.length >= 4 && token.endsWith(stem)))
  const found = entries.some(holds)
  if (!found && !(view.crops && CROPS.has(stem))) return undefined
  return {
    fit: TEXT,
    condition: {
      told: `„${capital(text)}“`,
      sort: 'text',
      holds,
      isName: (entry) => textsOf(view, entry).some((one) => isOneWord(one) && stemOf(one.toLowerCase()) === stem),
    },
  }
}

/** The name of a row that entries can link to and none does: a field that was never fertilized. */
function linkedName({ columns }: View, farm: FarmRows, { stem, text }: AskedWord): Role[] | undefined {
  const isNamed =
    stem.length >= 3 &&
    columns.some(
      ({ links }) => links !== undefined && (farm.all(links) ?? []).some(({ label }) => wordsOf(label).includes(stem)),
    )
  return isNamed
    ? [{ fit: TEXT, condition: { told: `„${capital(text)}“`, sort: 'text', holds: () => false } }]
    : undefined
}

/** „Maisacker“ is explained by its parts where both are. */
function rolesOfParts(
  view: View,
  entries: readonly Entry[],
  word: AskedWord,
  asked: Asked,
  today: string,
): Role[] | undefined {
  for (const [first, second] of partsOf(word)) {
    const [one, other] = [rolesOf(view, entries, first, asked, today), rolesOf(view, entries, second, asked, today)]
    if (!one || !other || !(one.some(isOwn) || other.some(isOwn))) continue
    const fit = Math.max(...one.map((role) => role.fit), ...other.map((role) => role.fit))
    return [...one, ...other].map((role, index) => ({
      ...role,
      fit: index === 0 ? fit : 0,
      ...(role.column && role.fit > 0 && { names: true as const }),
    }))
  }
  return undefined
}

const isOwn = ({ noun, column, condition }: Role): boolean =>
  noun === true || column !== undefined || (condition !== undefined && condition.sort !== 'text')

const SHORTEST_PART = 4
/** No word that a farmer would put together is longer; trying every split of a longer one would take its time. */
const LONGEST_COMPOUND = 40

function partsOf({ text }: AskedWord): [AskedWord, AskedWord][] {
  if (text.length > LONGEST_COMPOUND || /\d/.test(text)) return []
  return Array.from(
    { length: Math.max(0, text.length - 2 * SHORTEST_PART + 1) },
    (_, index) => index + SHORTEST_PART,
  ).flatMap((at): [AskedWord, AskedWord][] => {
    const [head, tail] = [text.slice(0, at), text.slice(at)]
    return [...new Set([head, head.replace(/s$/, '')])]
      .filter((one) => one.length >= SHORTEST_PART - 1)
      .map((one) => [
        { text: one, stem: stemGerman(one) },
        { text: tail, stem: stemGerman(tail) },
      ])
  })
}

const wordsOf = (text: string): string[] => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(stemOf)

/** A farm's rows say the same words again and again, and stemming is most of what an answer costs. */
const stemsOfWords = new Map<string, string>()
const MOST_STEMS = 50_000

function stemOf(word: string): string {
  const known = stemsOfWords.get(word)
  if (known !== undefined) return known
  if (stemsOfWords.size >= MOST_STEMS) stemsOfWords.clear()
  const stem = stemGerman(word)
  stemsOfWords.set(word, stem)
  return stem
}

const isOneWord = (text: string): boolean => !/[^\p{L}\p{N}]/u.test(text)

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const texts = new WeakMap<Entry, string[]>()
const tokens = new WeakMap<Entry, string[]>()

/** Everything of an entry that is text and says something of it; notes tell too much beside. */
function textsOf(view: View, entry: Entry): string[] {
  const known = texts.get(entry)
  if (known) return known
  const made = [
    entry.name,
    ...(entry.found ?? []),
    ...view.columns
      .filter(({ type, links, aside, name }) => type === 'text' && !links && aside !== true && name !== 'note')
      .map(({ name }) => entry.values[name])
      .filter((value) => typeof value === 'string'),
  ]
  texts.set(entry, made)
  return made
}

function tokensOf(view: View, entry: Entry): string[] {
  const known = tokens.get(entry)
  if (known) return known
  const made = textsOf(view, entry).flatMap(wordsOf)
  tokens.set(entry, made)
  return made
}
