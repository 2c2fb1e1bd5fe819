import { wordTable } from '../../shared/word-table.ts'
import { spellOutUmlauts } from '../../shared/german/fold.ts'
import type { Aliases, SplitUnit } from './split-unit.ts'

const MOST_HEADER_LETTERS = 200

/**
 * A header as something to recognize it by: „Geb.-Datum“ and „GEB DATUM“, „P₂O₅“ and „p2o5“, „Größe“ and „GROESSE“ are
 * the same.
 */
export function headerKey(label: string): string {
  return spellOutUmlauts(label.slice(0, MOST_HEADER_LETTERS).normalize('NFKC'))
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
}

/** How people shorten words in heads of columns. */
const SHORT: Readonly<Record<string, string>> = wordTable({
  abg: 'abgang',
  anz: 'anzahl',
  arzneim: 'arzneimittel',
  aufwandm: 'aufwandmenge',
  bearb: 'bearbeitete',
  beantr: 'beantragte',
  beh: 'behandelte',
  bem: 'bemerkung',
  bez: 'bezeichnung',
  bezeichn: 'bezeichnung',
  dat: 'datum',
  diagn: 'diagnose',
  einh: 'einheit',
  erz: 'erzeugung',
  fl: 'flaeche',
  flst: 'flurstueck',
  flurst: 'flurstueck',
  gem: 'gemeldet',
  ges: 'gesamt',
  gesamte: 'gesamt',
  gew: 'gewicht',
  gr: 'groesse',
  herk: 'herkunft',
  hfr: 'hauptfrucht',
  kult: 'kultur',
  lief: 'lieferung',
  ls: 'lieferschein',
  massn: 'massnahme',
  no: 'nummer',
  nr: 'nummer',
  nrn: 'nummer',
  num: 'nummer',
  ohrm: 'ohrmarke',
  per: 'je',
  pro: 'je',
  prod: 'produkt',
  schl: 'schlag',
  stck: 'stueck',
  stk: 'stueck',
  verbl: 'verbleib',
  verf: 'verfuegbar',
  vorfr: 'vorfrucht',
  wartez: 'wartezeit',
  zug: 'zugang',
  zul: 'zulassung',
})

/** Words that say nothing of their own in a head. */
const EMPTY =
  /^(?:der|die|das|des|dem|den|ein|eine|in|im|am|an|auf|vom|von|zu|zum|zur|mit|und|oder|u|o|bzw|lt|laut|ca|rd|the|of|on|in|and|akt|aktuelle?r?|jeweilige?r?)$/

const LEAST_LETTERS = 4
const LEAST_STEM = 6

const inFull = (key: string): string[] => key.split(' ').map((word) => SHORT[word] ?? word)

const words = (key: string): string[] => {
  const all = inFull(key)
  const telling = all.filter((word) => !EMPTY.test(word))
  return telling.length > 0 ? telling : all
}

/** „Nummern“ and „Nummer“, „Empfängers“ and „Empfänger“. */
const stemOf = (word: string): string => (word.length >= LEAST_STEM ? word.replace(/(?:en|es|er|n|s|e)$/, '') : word)

/**
 * The same head written otherwise, from the nearest to the farthest: its words in one, in full, without those that say
 * nothing, without endings, without „…name“, in any order. What is short stays as it is.
 */
function looserKeys(key: string, of: 'alias' | 'head'): string[] {
  const full = words(key)
  const stems = full.map(stemOf)
  const whole = full.join('')
  const joined = [
    key.replaceAll(' ', ''),
    // „Zug. von“ is no „Zug. am“.
    inFull(key).join(''),
    whole,
    stems.join(''),
    of === 'head' ? whole.replace(/(?:bezeichnung|name)$/, '') : whole,
  ]
  return [...joined, stems.toSorted().join(' ')].map((one) =>
    one.replaceAll(' ', '').length >= LEAST_LETTERS ? one : key,
  )
}

/** What a head of a column may mean, the likeliest first. */
export interface HeadingReading<N extends string> {
  name: N
  label: string
  unit: string
  /** The less, the nearer to a word that is known. */
  rank: number
}

/** „DAT_ZU“ is a name in a program, of which no part may be left out. */
const keysOf = (alias: string): string[] => {
  const key = headerKey(alias)
  return alias.includes('_') ? [key, key.replaceAll(' ', '')] : [key, ...looserKeys(key, 'alias')]
}

const LONGEST_HEAD = 120
const MOST_KNOWN = 2000
const LETTERS = /\p{L}|%/u

const ENDING = '…'
/** Each looser way to know a head comes behind all words of the way before. */
const STEP = 1000

/**
 * Knows the heads that `aliases` names, and what is written nearly so. An alias that begins with „…“ is the end of a
 * compound („…datum“), one that ends with it the beginning.
 */
export class Headings<N extends string> {
  readonly #byKey: Map<string, { name: N; rank: number }[]>[] = []
  readonly #parts: { name: N; rank: number; begins: string; ends: string }[] = []
  readonly #split: SplitUnit
  /** Tables say the same words again and again. */
  readonly #known = new Map<string, HeadingReading<N>[]>()

  constructor(aliases: Aliases<N>, split: SplitUnit) {
    this.#split = split
    for (const [name, given] of Object.entries<readonly string[]>(aliases) as [N, readonly string[]][])
      given.forEach((word, rank) => {
        const key = headerKey(word)
        if (word.startsWith(ENDING) || word.endsWith(ENDING))
          this.#parts.push({
            name,
            rank,
            begins: word.endsWith(ENDING) ? key : '',
            ends: word.startsWith(ENDING) ? key : '',
          })
        else keysOf(word).forEach((one, level) => this.#add(level, one, { name, rank }))
      })
  }

  #add(level: number, key: string, known: { name: N; rank: number }): void {
    const keys = (this.#byKey[level] ??= new Map())
    const before = keys.get(key)
    if (before === undefined) keys.set(key, [known])
    else if (!before.some(({ name }) => name === known.name)) before.push(known)
  }

  /** Everything that a head may mean, a name once. */
  read(cell: string): readonly HeadingReading<N>[] {
    if (cell.length > LONGEST_HEAD) return []
    const before = this.#known.get(cell)
    if (before) return before
    const readings = this.#read(cell)
    if (this.#known.size >= MOST_KNOWN) this.#known.clear()
    this.#known.set(cell, readings)
    return readings
  }

  #read(cell: string): HeadingReading<N>[] {
    // Most cells are numbers and days; of these only a year can be a head.
    if (!LETTERS.test(cell)) return this.#under(cell).map((one) => ({ ...one, label: cell.trim(), unit: '' }))
    const best = new Map<N, HeadingReading<N>>()
    for (const [step, { label, unit }] of writingsOf(cell, this.#split).entries())
      for (const { name, rank } of this.#under(label)) {
        const reading = { name, label, unit, rank: rank + step * STEP * 10 }
        if (reading.rank < (best.get(name)?.rank ?? Number.POSITIVE_INFINITY)) best.set(name, reading)
      }
    return [...best.values()].toSorted((a, b) => a.rank - b.rank)
  }

  #under(label: string): { name: N; rank: number }[] {
    const key = headerKey(label)
    if (key === '') return []
    const found = [key, ...looserKeys(key, 'head')].flatMap((one, level) =>
      (this.#byKey[level]?.get(one) ?? []).map(({ name, rank }) => ({ name, rank: rank + level * STEP })),
    )
    const compact = words(key).join('')
    const parts = this.#parts.filter(
      ({ begins, ends }) =>
        compact.length > begins.length + ends.length && compact.startsWith(begins) && compact.endsWith(ends),
    )
    return [...found, ...parts.map(({ name, rank }) => ({ name, rank: rank + 7 * STEP }))]
  }
}

/** A head as its parts, in the ways in which people put units and remarks into it. */
function writingsOf(cell: string, split: SplitUnit): { label: string; unit: string }[] {
  const tidy = cell
    .slice(0, MOST_HEADER_LETTERS)
    .replaceAll(/\s+/g, ' ')
    .replace(/[:*]+$/, '')
    .trim()
  if (tidy === '') return []
  const parted = split(tidy)
  const alone = split(`x ${tidy}`)
  const plain = parted.unit === '' && alone.label === 'x' ? { label: tidy, unit: alone.unit } : parted
  const writings = [plain]
  if (parted.unit !== '') writings.push({ label: tidy, unit: plain.unit })
  const [, before = '', inside = '', behind = ''] = /^(.*?)\s*[([]([^)\]]*)[)\]]\s*(.*)$/.exec(plain.label) ?? []
  const unitInside = inside === '' ? '' : split(`x ${inside}`).unit
  if (inside !== '' && unitInside !== '') writings.push({ label: `${before} ${behind}`.trim(), unit: unitInside })
  const between = parted.unit === '' ? unitBetween(tidy, split) : undefined
  if (between) writings.push(between)
  // „kg Milch“, „% Fett“, „mg/100 g P2O5“
  for (const ahead of [/^(\S+)\s+(\p{L}.*)$/u, /^(\S+\/\d+ \S+)\s+(\p{L}.*)$/u]) {
    const [, first = '', named = ''] = ahead.exec(tidy) ?? []
    const unitAhead = first === '' ? '' : split(`x ${first}`).unit
    if (unitAhead !== '' && plain.unit === '') writings.push({ label: named, unit: unitAhead })
  }
  if (inside !== '' && unitInside === '' && before !== '') {
    const rest = split(`${before} ${behind}`.trim())
    writings.push({ label: rest.label, unit: rest.unit || plain.unit }, { label: inside, unit: plain.unit })
  }
  return writings
}

/** „P2O5 mg/100 g CAL“, „K2O [mg/100 g] (CAL)“: how it was measured may stand behind the unit. */
function unitBetween(head: string, split: SplitUnit): { label: string; unit: string } | undefined {
  const words = head.split(' ')
  for (let end = words.length - 1; end >= 2; end--) {
    const { label, unit } = split(words.slice(0, end).join(' '))
    const behind = words.slice(end).join(' ')
    // „Menge kg je ha“ has its unit at the end.
    if (unit !== '' && LETTERS.test(label) && !/^(?:je|pro|per|in|\/)/i.test(behind))
      return { label: `${label} ${behind}`, unit }
  }
  return undefined
}
