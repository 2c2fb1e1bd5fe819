import { FORMATS } from '../../farm/index.ts'
import { SURE, TO_CONFIRM } from '../confidence.ts'
import type { Assertion, Extractor } from '../extractor.ts'
import { workIn, type WorkType } from '../land/work-type.ts'
import { quotedValue } from '../quoted-value.ts'
import type { Table } from '../structure.ts'
import { foundTables, type FoundColumns } from '../tables/find-columns.ts'
import { keepIfValid, readRecords, type TableRecord } from '../tables/read-records.ts'
import { noted } from '../tables/noted.ts'
import { SkippedLines } from '../tables/skipped-lines.ts'
import { goodsCategory, inHectares } from '../../terms/index.ts'
import { Occurrences } from './occurrences.ts'
import { nutrientOf, readWorkAmount, saysHectare } from './work-amount.ts'
import { besides, hoursOf } from './work-notes.ts'
import { fieldsCalled } from './fields-called.ts'
import { spreadSaid, type SpreadSaid } from './spread-said.ts'
import { dayOfWork, yearOfDays, type YearOfDays } from './work-day.ts'
import { findWork, type WorkColumn } from './work-columns.ts'

interface WorkList {
  table: Table
  /** What all of its lines are, by its columns or its title. */
  type: WorkType | undefined
  /** Some of its amounts are said to be for each hectare, so one that does not say it may be of all. */
  saysHectare: boolean
  /** Of days that name none. */
  year: YearOfDays | undefined
  today: string
  skipped: SkippedLines
  occurrences: Occurrences
}

/**
 * Records of field work as farm programs export them, diaries of fertilizing (DüV § 10) and of plant protection
 * (regulation (EU) 2023/564): a job for each line. What was read from another format of the same record is known again.
 */
export const extractWorkList: Extractor = ({ document, filename, today }) => {
  const tables = foundTables(document, findWork)
  if (tables.length === 0) return undefined
  const skipped = new SkippedLines()
  const occurrences = new Occurrences()
  const rows = tables.flatMap(({ table, found }) => {
    const records = readRecords(document, table, found, skipped)
    const type = typeOfList(table, found, filename)
    const year = yearOfDays(filename, table, found, records)
    const list = { table, type, saysHectare: records.some(saysHectare), year, today, skipped, occurrences }
    return records.flatMap((record) => readWork(list, record) ?? [])
  })
  return { rows, warnings: skipped.warnings() }
}

function typeOfList(
  { name, rows }: Table,
  { header, columns }: FoundColumns<WorkColumn>,
  filename: string,
): WorkType | undefined {
  if (columns.approval || /pflanzenschutz|^psm/i.test(columns.product?.label ?? '')) return 'plant_protection'
  if (columns.n || columns.nh4n || columns.p2o5 || /dünger|düngemittel/i.test(columns.product?.label ?? ''))
    return 'fertilizing'
  const title = rows
    .slice(0, header)
    .flatMap(({ cells }) => cells)
    .join(' ')
  return [title, name, filename].map(workIn).find((type) => type !== undefined)
}

function readWork(list: WorkList, record: TableRecord<WorkColumn>): Assertion | undefined {
  const { table, skipped, occurrences, today } = list
  const skip = (reason: string): undefined => skipped.add(table, record.line, `${reason} Die Zeile ist ausgelassen.`)
  const leave = (reason: string): undefined => skipped.add(table, record.line, reason)
  const date = dayOfWork(record, list.year)
  if (date === undefined) return skip('Der Tag fehlt.')
  if ('fault' in date) return skip(date.fault)
  const called = fieldsCalled(record)
  if (called.length === 0) return skip('Das Feld fehlt.')
  const written = record.text('type')
  const named = workIn(written) ?? (written === '' ? list.type : undefined) ?? workWith(record.text('product'))
  const said = record.head('product') === '' ? spreadSaid(written) : NOTHING_SAID
  const shown = named ?? workSaid(said)
  // A sprayer spreads liquid fertilizer as well.
  const type = shown ?? workIn(record.text('machine'))
  const area = areaOf(record)
  if (area !== null && typeof area === 'object') leave(`${area.fault} Die Fläche bleibt offen.`)
  const areaHa = typeof area === 'number' ? area : null
  const amount = readWorkAmount(record, areaHa)
  if ('fault' in amount) leave(`${amount.fault} Die Menge bleibt offen, bitte prüfe die Zeile.`)
  else if (amount.implied) leave(list.saysHectare ? MAY_BE_TOTAL : TAKEN_PER_HECTARE)
  const product = record.text('product') || spreadWith(said, type, amount)
  const nutrients = nutrientsOf(record, areaHa, leave)
  const formatted = formattedOf(record, leave)
  const isDone = date.value <= today && !/^(?:geplant|offen|planung|vorgemerkt)/i.test(record.text('status'))
  const known = 'fault' in amount ? undefined : amount
  const recorded = record.day('recorded_on')
  const values = {
    type: type ?? 'other',
    title: (written || product || 'Feldarbeit').slice(0, 200),
    status: isDone ? 'done' : 'planned',
    done_on: isDone ? date.value : null,
    planned_from: isDone ? null : date.value,
    done_at: timeOf(record.text('time')),
    ended_at: timeOf(record.text('ended')),
    done_by: record.text('person') || null,
    recorded_on: recorded && 'value' in recorded ? recorded.value : null,
    machine: record.text('machine') || null,
    technique: (record.text('technique') || (product && said.technique)).slice(0, 100) || null,
    hours_of_work: hoursOf(record),
    product: product || null,
    approval_number: formatted.approval_number,
    amount: known?.amount ?? null,
    unit: unitOf(known),
    area_ha: areaHa,
    ...nutrients,
    eppo: formatted.eppo,
    bbch: formatted.bbch,
    indication: record.text('indication') || (product && said.indication) || null,
    weather: record.text('weather') || null,
    areas: [{ field: called[0]!, area_ha: areaHa, location: null }],
    positions: product === '' ? null : [positionOf(product, record, known, nutrients, formatted.approval_number)],
    note: noted(
      record.text('note'),
      ...formatted.notes,
      ['Kultur', record.text('crop')],
      ...besides(record, amount, areaHa),
    ),
  }
  const key = occurrences.key('work', values.type, date.value, called[0]!, product)
  const isSure = shown !== undefined && known !== undefined && known.sure && !(known.implied && list.saysHectare)
  const row: Assertion = {
    kind: 'work_items',
    name: key,
    key,
    page: table.page,
    quote: record.quote('date'),
    confidence: isSure ? SURE : TO_CONFIRM,
    values,
    refers: { field_id: called },
  }
  return keepIfValid(row, today, table, record.line, skipped)
}

const MAY_BE_TOTAL =
  'Die Menge nennt keinen Hektar, andere Mengen der Liste schon. Vorgeschlagen ist sie je Hektar; prüfe, ob es die Gesamtmenge ist.'
const TAKEN_PER_HECTARE = 'Die Aufwandmenge nennt keinen Hektar und ist als Menge je Hektar übernommen.'

const WORK_WITH: Partial<Record<string, WorkType>> = {
  fertilizer: 'fertilizing',
  plant_protection: 'plant_protection',
  seed: 'sowing',
}

/** What was spread shows what the work was. */
const workWith = (product: string): WorkType | undefined => workIn(product) ?? WORK_WITH[goodsCategory(product) ?? '']

const NOTHING_SAID: SpreadSaid = { product: '', indication: '', technique: '' }

const workSaid = ({ product, indication }: SpreadSaid): WorkType | undefined =>
  indication === '' ? workWith(product) : 'plant_protection'

/** What has an amount was spread; seed is not told apart from the crop that it is of. */
const spreadWith = (
  { product }: SpreadSaid,
  type: WorkType | undefined,
  amount: ReturnType<typeof readWorkAmount>,
): string =>
  'amount' in amount && amount.amount !== null && (type === 'fertilizing' || type === 'plant_protection') ? product : ''

type Known = Exclude<ReturnType<typeof readWorkAmount>, { fault: string }>

/** As it is said: an amount for each hectare bears the hectare in its unit. */
const unitOf = (known: Known | undefined): string | null =>
  known?.unit == null ? null : known.per === 'hectare' && !known.unit.includes('/') ? `${known.unit}/ha` : known.unit

type Nutrients = Record<'n_kg_ha' | 'n_available_kg_ha' | 'nh4n_kg_ha' | 'p2o5_kg_ha', number | null>

const positionOf = (
  product: string,
  record: TableRecord<WorkColumn>,
  known: Known | undefined,
  { n_kg_ha, nh4n_kg_ha, p2o5_kg_ha }: Nutrients,
  approval_number: string | null,
) => ({
  product,
  approval_number,
  amount: known?.amount ?? null,
  unit: known?.unit ?? null,
  per: known?.amount == null ? null : known.per,
  n_kg_ha,
  nh4n_kg_ha,
  p2o5_kg_ha,
  batch: record.text('batch') || null,
})

function nutrientsOf(
  record: TableRecord<WorkColumn>,
  areaHa: number | null,
  leave: (reason: string) => undefined,
): Nutrients {
  const read = (column: 'n' | 'n_available' | 'nh4n' | 'p2o5'): number | null => {
    const found = nutrientOf(record, column, areaHa)
    if ('value' in found) return found.value
    leave(`${found.fault} Der Wert bleibt offen.`)
    return null
  }
  return {
    n_kg_ha: read('n'),
    n_available_kg_ha: read('n_available'),
    nh4n_kg_ha: read('nh4n'),
    p2o5_kg_ha: read('p2o5'),
  }
}

/** Numbers that have a form; what has another one is kept as a note. */
function formattedOf(record: TableRecord<WorkColumn>, leave: (reason: string) => undefined) {
  const notes: string[] = []
  const read = (column: 'approval' | 'eppo' | 'bbch', format: 'approval_number' | 'eppo' | 'bbch'): string | null => {
    const written = record.text(column)
    // „31-32“ is where the crop stood at first.
    const first = format === 'bbch' ? (/^\d{1,2}/.exec(written)?.[0].padStart(2, '0') ?? written) : written
    const canonical = FORMATS[format].canonical(first)
    if (written !== '' && canonical === undefined) {
      notes.push(`${FORMATS[format].name}: ${written}`)
      leave(`${quotedValue(written)} ist nicht als ${FORMATS[format].name} zu lesen und steht in der Notiz.`)
    }
    return canonical ?? null
  }
  return {
    approval_number: read('approval', 'approval_number'),
    eppo: read('eppo', 'eppo'),
    bbch: read('bbch', 'bbch'),
    notes,
  }
}

function areaOf(record: TableRecord<WorkColumn>): number | null | { fault: string } {
  const area = record.number('area')
  if (area === undefined) return null
  if ('fault' in area) return area
  const hectares = inHectares(area.value.amount, area.value.unit || 'ha')
  return hectares === undefined
    ? { fault: `Fläche ${quotedValue(record.text('area'))} ist keine.` }
    : Number(hectares.toFixed(4))
}

const timeOf = (text: string): string | null => {
  const [, hours, minutes] = /^(\d{1,2})[:.](\d{2})(?::\d{2})?(?: Uhr)?$/.exec(text) ?? []
  return hours === undefined || Number(hours) > 23 || Number(minutes) > 59
    ? null
    : `${hours.padStart(2, '0')}:${minutes}`
}
