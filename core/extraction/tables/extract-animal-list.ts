import { FORMATS } from '../../farm/index.ts'
import type { ExtractionInput, Assertion, Extractor } from '../extractor.ts'
import { dayAbove, makeColumnFinder } from './find-columns.ts'
import { SkippedLines } from './skipped-lines.ts'
import { quotedValue } from '../quoted-value.ts'
import { keepIfValid, readRecords, type Cell, type TableRecord } from './read-records.ts'
import type { Table } from '../structure.ts'

/**
 * Columns of the holding's register (ViehVerkV § 27), of the extracts of HIT (#BESTREX) and of what herd programs
 * export.
 */
const COLUMNS = {
  ear_tag: [
    'Ohrmarke',
    'Ohrmarkennummer',
    'Ohrmarken-Nr.',
    'Ohrmarkennr.',
    'Ohrmarke Tier',
    'Lebensohrmarke',
    'Lebensnummer',
    'Lebensohrmarkennummer',
    'LOM',
    'LOM_X',
    'Ohr-Nr.',
  ],
  born_on: [
    'Geburtsdatum',
    'geboren am',
    'geboren',
    'geb. am',
    'geb.',
    'Geb.-Datum',
    'Geb.Dat.',
    'Geburt',
    'GEB_DATR',
    'GEB_DAT',
    'Geburtsdatum Rind',
  ],
  sex: ['Geschlecht', 'Geschl.', 'GESCHL_X', 'GESCHL_R', 'Geschlecht Rind'],
  breed: ['Rasse', 'RASSE_X', 'Rasseschlüssel', 'Rasse-Nr.', 'Rassecode'],
  species: ['Tierart', 'Tiergattung'],
  name: ['Name', 'Tiername', 'Stallnummer', 'Stall-Nr.', 'Stallnr.', 'Name/Stallnummer'],
  mother_ear_tag: [
    'Ohrmarke Mutter',
    'Ohrmarke der Mutter',
    'Mutterohrmarke',
    'Ohrmarke Muttertier',
    'Muttertier',
    'Mutter',
    'LOM Mutter',
    'LOM_MUT',
    'LOM_MUTX',
    'Mutter Ohrmarke',
  ],
  arrived_on: ['Zugangsdatum', 'Zugang am', 'Datum Zugang', 'Zugang Datum', 'Zugang', 'DAT_ZUGA', 'Zugegangen am'],
  arrived_from: [
    'Zugang von',
    'von Betrieb',
    'Herkunftsbetrieb',
    'vorheriger Halter',
    'Zugang vorheriger Halter',
    'Herkunft',
    'Vorbesitzer',
    'Zugang Herkunft',
    'von',
  ],
  left_on: ['Abgangsdatum', 'Abgang am', 'Datum Abgang', 'Abgang Datum', 'Abgang', 'DAT_ABGA', 'Abgegangen am'],
  left_to: [
    'Abgang nach',
    'nach Betrieb',
    'Verbleib',
    'Übernehmer',
    'Abgang Übernehmer',
    'Abgang Verbleib',
    'Empfänger',
    'nach',
  ],
  left_by: ['Abgangsart', 'Art des Abgangs', 'Abgangsgrund', 'Abgang Art', 'Grund des Abgangs'],
  last_calved_on: ['letzte Kalbung', 'letzte Kalbung am', 'Kalbedatum', 'Kalbung'],
} as const
type Column = keyof typeof COLUMNS

const findAnimals = makeColumnFinder<Column>(COLUMNS, (has) => has('ear_tag') && has('born_on'))

const SURE = 0.95
const TO_CONFIRM = 0.7

interface AnimalList {
  table: Table
  /** The species that its title tells, and the one that foreign ear tags in it belong to. */
  told: string | undefined
  foreign: string | undefined
  /** The day that its title names. */
  asOf: string | undefined
}

/** Holding's registers and extracts of HIT: an animal for each line. */
export const extractAnimalList: Extractor = (input) => {
  const skipped = new SkippedLines()
  const seen = new Map<string, number>()
  const tables = (input.document.structures ?? []).flatMap((structure) => {
    const found = structure.type === 'table' ? findAnimals(structure.table) : undefined
    if (!found || structure.type !== 'table') return []
    const records = readRecords(input, structure.table, found, skipped)
    const told = speciesInTitle(input, structure.table)
    const list = {
      table: structure.table,
      told,
      foreign: told ?? speciesOfMarks(records),
      asOf: dayAbove(structure.table, found),
    }
    return [records.flatMap((record) => readAnimal(input, list, record, seen, skipped) ?? [])]
  })
  return tables.length === 0 ? undefined : { rows: tables.flat(), warnings: skipped.warnings() }
}

function readAnimal(
  { today }: ExtractionInput,
  { table, told, foreign, asOf }: AnimalList,
  record: TableRecord<Column>,
  seen: Map<string, number>,
  skipped: SkippedLines,
): Assertion | undefined {
  const leave = (reason: string): undefined => skipped.add(table, record.line, `${reason} Die Zeile ist ausgelassen.`)
  const days = {
    born_on: record.day('born_on'),
    arrived_on: record.text('arrived_on').match(/^(?:G|Geb\.?|Geburt)$/i) ? undefined : record.day('arrived_on'),
    left_on: record.day('left_on'),
    last_calved_on: record.day('last_calved_on'),
  }
  for (const day of Object.values(days)) if (day && 'fault' in day) return leave(day.fault)
  const earTag = FORMATS.ear_tag.canonical(record.text('ear_tag'))
  if (earTag === undefined)
    return leave(
      record.text('ear_tag') === ''
        ? 'Die Ohrmarke fehlt.'
        : `${quotedValue(record.text('ear_tag'))} ist keine Ohrmarke.`,
    )
  const before = seen.get(earTag)
  if (before !== undefined)
    return leave(`Die Ohrmarke ${quotedValue(record.text('ear_tag'))} steht schon in Zeile ${before}.`)
  const marked = speciesOfMark(earTag)
  // Sheep and goats bear the same numbers.
  const species =
    wordIn(SPECIES, record.text('species')) ?? (marked === 'sheep' && told === 'goat' ? 'goat' : marked) ?? foreign
  if (species === undefined)
    return leave(`Zur Ohrmarke ${quotedValue(record.text('ear_tag'))} ist nicht zu erkennen, was für ein Tier es ist.`)
  const sex = wordIn(SEXES, record.text('sex'))
  if (record.text('sex') !== '' && sex === undefined)
    skipped.add(
      table,
      record.line,
      `Geschlecht ${quotedValue(record.text('sex'))} ist hier nicht bekannt und bleibt offen.`,
    )
  const row = keepIfValid(
    {
      kind: 'animals',
      name: earTag,
      page: table.page,
      quote: record.quote('ear_tag'),
      asOf,
      confidence: marked === 'sheep' && told === undefined && record.text('species') === '' ? TO_CONFIRM : SURE,
      values: {
        ear_tag: earTag,
        species,
        sex: sex ?? null,
        name: record.text('name') || null,
        breed: record.text('breed') || null,
        mother_ear_tag: record.text('mother_ear_tag').replace(/^0+$/, '') || null,
        born_on: dayOf(days.born_on),
        arrived_on: dayOf(days.arrived_on),
        arrived_from: record.text('arrived_from') || null,
        left_on: dayOf(days.left_on),
        left_to: record.text('left_to') || null,
        left_by: leavingOf(record) ?? null,
        last_calved_on: dayOf(days.last_calved_on),
        status: days.left_on ? 'gone' : 'present',
      },
    },
    today,
    table,
    record.line,
    skipped,
  )
  if (row) seen.set(earTag, record.line)
  return row
}

const dayOf = (day: Cell<string>): string | null => (day && 'value' in day ? day.value : null)

const SPECIES = {
  cattle: /^rind|^kuh|^kühe|^kalb/i,
  pig: /^schwein|^sau|^ferkel/i,
  goat: /^ziege/i,
  sheep: /^schaf/i,
  horse: /^pferd|^equid/i,
}
const SEXES = { female: /^(?:w|weibl?\.?|weiblich|kuh|färse)$/i, male: /^(?:m|männl?\.?|männlich|bulle|ochse)$/i }
const LEAVINGS = {
  slaughtered: /schlacht/i,
  died: /^tod|^tot|verend|gestorben|euthan|getötet/i,
  exported: /export|ausfuhr/i,
  sold: /verk|^vk$/i,
  other: /\S/,
}

/** The first of the words that the text speaks of. */
function wordIn<W extends string>(words: Readonly<Record<W, RegExp>>, text: string): W | undefined {
  return Object.entries<RegExp>(words).find(([, expression]) => expression.test(text))?.[0] as W | undefined
}

function leavingOf(record: TableRecord<Column>): keyof typeof LEAVINGS | undefined {
  return record.text('left_on') === '' ? undefined : wordIn(LEAVINGS, record.text('left_by'))
}

function speciesOfMark(mark: string): 'cattle' | 'sheep' | 'pig' | undefined {
  if (mark.startsWith('27600')) return 'cattle'
  if (mark.startsWith('27601')) return 'sheep'
  return mark.startsWith('DE') ? 'pig' : undefined
}

/** What the title of a list says that it is about. */
function speciesInTitle({ filename }: ExtractionInput, { name, rows }: Table): string | undefined {
  const title = `${filename} ${name} ${rows
    .slice(0, 3)
    .map(({ cells }) => cells.join(' '))
    .join(' ')}`
  const told = Object.entries({
    cattle: /\bRind|\bKühe|Milchvieh|\bGEB_DATR\b/i,
    goat: /Ziege/i,
    sheep: /Schaf/i,
    pig: /Schwein/i,
  }).filter(([, words]) => words.test(title))
  return told.length === 1 ? told[0]![0] : undefined
}

/** What foreign marks belong to where all the German ones in the list are of one species. */
function speciesOfMarks(records: readonly TableRecord<Column>[]): string | undefined {
  const marked = new Set(
    records
      .map((record) => speciesOfMark(FORMATS.ear_tag.canonical(record.text('ear_tag')) ?? ''))
      .filter((species) => species !== undefined),
  )
  return marked.size === 1 ? [...marked][0] : undefined
}
