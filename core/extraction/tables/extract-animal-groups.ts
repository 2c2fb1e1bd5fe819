import { keyText } from '../../farm/index.ts'
import { readSpecies } from '../../terms/index.ts'
import { confidenceOf, SURE, TO_CONFIRM } from '../confidence.ts'
import type { Assertion, Extraction, Extractor } from '../extractor.ts'
import type { Table } from '../structure.ts'
import { findCounts, findGroupMovements, type GroupColumn } from './animal-group-columns.ts'
import { speciesInTitle } from './animal-species.ts'
import { titleOf } from './analysis-columns.ts'
import { dayAbove, foundTables } from './find-columns.ts'
import { readMoves } from './group-moves.ts'
import { HERD_LABEL, labelAbove } from './label-above.ts'
import { noted } from './noted.ts'
import { keepIfValid, readRecords, type Cell, type TableRecord } from './read-records.ts'
import { readDay } from '../../shared/german/read-german.ts'
import { departureKey } from '../invoices/settled-animals.ts'
import { Occurrences } from '../fieldwork/occurrences.ts'
import { RunningStock } from './running-stock.ts'
import { SkippedLines } from './skipped-lines.ts'

const ANIMALS =
  /(?<!\p{L})(?:\p{L}*(?:schweine?|ferkel|sauen?|läufer|schafe?|ziegen?|lämmer|hühner|hennen|hähnchen|küken|puten|gänse|enten|geflügel|tiere|rinder|kühe|kälber|bullen)|Tierbestand\p{L}*|Bestandsregister|Stichtagsmeldung\p{L}*)(?!\p{L})/iu

/** Movements and counts of animals that bear no mark of their own: pigs, poultry, sheep as a flock. */
export const extractAnimalGroups: Extractor = ({ document, filename, today }) => {
  const skipped = new SkippedLines()
  const keys = new Occurrences()
  const parts = foundTables(document, findGroupMovements).flatMap(({ table, found }) => {
    if (!ANIMALS.test(wordsOf(filename, table))) return []
    const herd = labelAbove(table, found.header, HERD_LABEL) ?? ''
    const records = readRecords<GroupColumn>(document, table, found, skipped)
    return [movementsOf({ table, herd, skipped, today, keys }, records)]
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

interface Register {
  table: Table
  /** The animals that the lines above name; empty where they name none. */
  herd: string
  skipped: SkippedLines
  today: string
  keys: Occurrences
}

type Line = TableRecord<GroupColumn>

/** The movements of a register from its oldest line on, checked by its running column. */
function movementsOf(register: Register, records: readonly Line[]): Assertion[] {
  const stock = new RunningStock()
  const days = records.flatMap((record) => dayOf(record.day('date')) ?? [])
  const isDescending = days.length > 1 && days[0]! > days.at(-1)!
  const inOrder = isDescending ? records.toReversed() : records
  const rows = inOrder.map((record, index) => movedIn(register, record, stock, index === 0))
  return (isDescending ? rows.toReversed() : rows).flat()
}

function movedIn({ table, herd, skipped, today, keys }: Register, record: Line, stock: RunningStock, isFirst: boolean) {
  const skip = (reason: string): Assertion[] =>
    skipped.add(table, record.line, `${reason} Die Zeile ist ausgelassen.`) ?? []
  const date = record.day('date')
  if (!date) return skip('Der Tag der Bewegung fehlt.')
  if ('fault' in date) return skip(date.fault)
  const read = readMoves(record, isFirst)
  if ('fault' in read) return skip(read.fault)
  const [category, named] = [record.text('category') || record.text('species'), record.text('herd') || herd]
  const group = category || named
  const differs = stock.follow(keyText(group), read.moves, {
    before: numberIn(record, 'opening'),
    after: numberIn(record, 'stock'),
  })
  if (differs !== undefined) skipped.add(table, record.line, `${differs} Prüfe die Zeile.`)
  return read.moves.flatMap(({ direction, count, sure }): Assertion[] => {
    if (!sure)
      skipped.add(
        table,
        record.line,
        'Was mit den Tieren geschah, ist nicht eindeutig. Die Bewegung wartet auf dein Wort.',
      )
    const row: Assertion = {
      kind: 'group_movements',
      name: `${record.line} ${direction}`,
      ...(direction === 'departure' && { key: keys.key(departureKey(date.value, count, group)) }),
      page: record.page,
      quote: record.quote(),
      confidence: confidenceOf(sure, differs === undefined),
      ...(group !== '' && { refers: { herd_id: [...new Set([named, category].filter(Boolean))] } }),
      values: {
        date: date.value,
        direction,
        count,
        partner: record.text('partner').slice(0, 200) || null,
        category: category.slice(0, 100) || null,
        delivery_note: record.text('delivery_note').slice(0, 60) || null,
        reported_on: dayOf(record.day('reported_on')),
        note: noted(record.text('note'), ['Herde', named], ['Anfangsbestand', isFirst ? record.text('opening') : '']),
      },
    }
    const kept = keepIfValid(row, today, table, record.line, skipped)
    return kept ? [kept] : []
  })
}

function numberIn(record: Line, column: 'opening' | 'stock'): number | undefined {
  const number = record.number(column)
  return number && 'value' in number ? number.value.amount : undefined
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
