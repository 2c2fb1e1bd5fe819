import { readSpecies } from '../../terms/index.ts'
import { SURE, TO_CONFIRM } from '../confidence.ts'
import type { Assertion, Extraction, Extractor } from '../extractor.ts'
import { quotedValue } from '../quoted-value.ts'
import type { Table } from '../structure.ts'
import { findCounts, findGroupMovements, type GroupColumn } from './animal-group-columns.ts'
import { speciesInTitle } from './animal-species.ts'
import { titleOf } from './analysis-columns.ts'
import { dayAbove, foundTables } from './find-columns.ts'
import { matchWord } from './match-word.ts'
import { keepIfValid, readRecords, type Cell, type TableRecord } from './read-records.ts'
import { readDay } from '../../shared/german/read-german.ts'
import { departureKey } from '../invoices/settled-animals.ts'
import { Occurrences } from '../fieldwork/occurrences.ts'
import { SkippedLines } from './skipped-lines.ts'

const ANIMALS =
  /(?<!\p{L})(?:\p{L}*(?:schweine?|ferkel|sauen?|läufer|schafe?|ziegen?|lämmer|hühner|hennen|hähnchen|küken|puten|gänse|enten|geflügel|tiere|rinder|kühe|kälber|bullen)|Tierbestand\p{L}*|Bestandsregister|Stichtagsmeldung\p{L}*)(?!\p{L})/iu

/** Movements and counts of animals that bear no mark of their own: pigs, poultry, sheep as a flock. */
export const extractAnimalGroups: Extractor = ({ document, filename, today }) => {
  const skipped = new SkippedLines()
  const keys = new Occurrences()
  const parts = foundTables(document, findGroupMovements).flatMap(({ table, found }) => {
    if (!ANIMALS.test(wordsOf(filename, table))) return []
    return [
      readRecords<GroupColumn>(document, table, found, skipped).flatMap((record) =>
        movementsOf(table, record, skipped, today, keys),
      ),
    ]
  })
  const counted =
    parts.length > 0
      ? []
      : foundTables(document, findCounts).flatMap(({ table, found }) => {
          const title = titleOf(filename, table)
          if (!/Stichtag|Tierbestand|Bestandsmeldung/i.test(`${title} ${found.columns.day?.label ?? ''}`)) return []
          if (!ANIMALS.test(wordsOf(filename, table))) return []
          const titleDay = found.columns.day ? undefined : (dayIn(DAY_OF_COUNT, title) ?? dayAbove(table, found))
          const titleReport = found.columns.reported_on ? undefined : dayIn(DAY_OF_REPORT, title)
          const species = speciesInTitle(filename, table)
          return [
            readRecords(document, table, found, skipped).flatMap(
              (record) => countOf({ table, titleDay, titleReport, species, skipped, today }, record) ?? [],
            ),
          ]
        })
  const tables = [...parts, ...counted]
  return tables.length === 0 ? undefined : ({ rows: tables.flat(), warnings: skipped.warnings() } satisfies Extraction)
}

const DAY_OF_COUNT = /(?:Stichtag|Bestand|Stand|Zählung)[\s:]*(?:am|zum|vom|per)?[\s:]*(\d{1,2}\.\d{1,2}\.\d{4})/i
const DAY_OF_REPORT = /(?:gemeldet|Meldung|Meldedatum)[\s:]*(?:am|vom)?[\s:]*(\d{1,2}\.\d{1,2}\.\d{4})/i

const dayIn = (named: RegExp, title: string): string | undefined => {
  const [, day] = named.exec(title) ?? []
  return day === undefined ? undefined : readDay(day)
}

const SAMPLE_LINES = 40
const wordsOf = (filename: string, { name, rows }: Table): string =>
  [filename.replaceAll(/[_.]/g, ' '), name, ...rows.slice(0, SAMPLE_LINES).flatMap(({ cells }) => cells)].join('\n')

const DIRECTIONS = {
  moved_in: /^(?:umstallung.*(?:hinein|ein|zu)|einstallung aus)/i,
  moved_out: /^(?:umstallung|umgestallt)/i,
  birth: /^(?:geb|abferkel)/i,
  death: /^(?:verend|tod|tot|verlust|gestorben|notgetötet|euthan)/i,
  count: /^(?:zählung|inventur|bestand)/i,
  arrival: /^(?:zug|zukauf|einstall|ankauf|kauf|einfuhr)/i,
  departure: /^(?:abg|verk|ausstall|schlacht|ausfuhr)/i,
} as const

const COUNTS = { arrivals: 'arrival', departures: 'departure', births: 'birth', deaths: 'death' } as const

function movementsOf(
  table: Table,
  record: TableRecord<GroupColumn>,
  skipped: SkippedLines,
  today: string,
  keys: Occurrences,
): Assertion[] {
  const skip = (reason: string): Assertion[] =>
    skipped.add(table, record.line, `${reason} Die Zeile ist ausgelassen.`) ?? []
  const date = record.day('date')
  if (!date) return skip('Der Tag der Bewegung fehlt.')
  if ('fault' in date) return skip(date.fault)
  const written = record.text('movement')
  const named = matchWord(DIRECTIONS, written)
  if (written !== '' && !named) return skip(`Die Bewegung ${quotedValue(written)} ist hier nicht bekannt.`)
  const moves = named
    ? [['count', named] as const]
    : (Object.entries(COUNTS) as [keyof typeof COUNTS, string][]).filter(([column]) => record.text(column) !== '')
  return moves.flatMap(([column, direction]): Assertion[] => {
    const number = record.number(column)
    if (number === undefined) return skip('Die Anzahl fehlt.')
    if ('fault' in number) return skip(number.fault)
    if (number.value.amount === 0 && !named) return []
    const group = [record.text('category'), record.text('species')].find((one) => one !== '') ?? ''
    const row: Assertion = {
      kind: 'group_movements',
      name: `${record.line} ${direction}`,
      ...(direction === 'departure' && { key: keys.key(departureKey(date.value, number.value.amount, group)) }),
      page: record.page,
      quote: record.quote(),
      confidence: SURE,
      ...(group !== '' && { refers: { herd_id: [group] } }),
      values: {
        date: date.value,
        direction,
        count: number.value.amount,
        partner: record.text('partner').slice(0, 200) || null,
        category: group.slice(0, 100) || null,
        delivery_note: record.text('delivery_note').slice(0, 60) || null,
        reported_on: dayOf(record.day('reported_on')),
        note: record.text('note').slice(0, 2000) || null,
      },
    }
    const kept = keepIfValid(row, today, table, record.line, skipped)
    return kept ? [kept] : []
  })
}

interface Counting {
  table: Table
  titleDay: string | undefined
  titleReport: string | undefined
  species: string | undefined
  skipped: SkippedLines
  today: string
}

type CountRecord = TableRecord<'day' | 'category' | 'species' | 'count' | 'reported_on'>

function countOf(
  { table, titleDay, titleReport, species, skipped, today }: Counting,
  record: CountRecord,
): Assertion | undefined {
  const skip = (reason: string): undefined => skipped.add(table, record.line, `${reason} Die Zeile ist ausgelassen.`)
  const day = record.day('day') ?? (titleDay === undefined ? undefined : { value: titleDay })
  if (!day) return skip('Der Stichtag fehlt.')
  if ('fault' in day) return skip(day.fault)
  const number = record.number('count')
  if (number === undefined) return skip('Die Anzahl fehlt.')
  if ('fault' in number) return skip(number.fault)
  const category = record.text('category') || record.text('species')
  const named = readSpecies(record.text('species')) ?? readSpecies(category) ?? species
  const row: Assertion = {
    kind: 'animal_counts',
    name: `${record.line}`,
    page: record.page,
    quote: record.quote(),
    confidence: named === undefined ? TO_CONFIRM : SURE,
    values: {
      date: day.value,
      species: named ?? null,
      category: category.slice(0, 100) || null,
      count: number.value.amount,
      reported_on: dayOf(record.day('reported_on')) ?? titleReport ?? null,
      origin_register: 'Stichtagsmeldung',
    },
  }
  return keepIfValid(row, today, table, record.line, skipped)
}

const dayOf = (day: Cell<string>): string | null => (day && 'value' in day ? day.value : null)
