import { FORMATS, type Geometry } from '../../farm/index.ts'
import { quotedValue } from '../quoted-value.ts'
import type { Table } from '../structure.ts'
import { matchWord } from '../tables/match-word.ts'
import type { TableRecord } from '../tables/read-records.ts'
import type { SkippedLines } from '../tables/skipped-lines.ts'
import { cropCode, type FieldCrop } from './field-crops.ts'
import { fieldYear, type FieldYear } from './field-years.ts'
import { codeAndCrop, readParcelCrops } from './parcel-crops.ts'
import { USES, useOfCrops } from './parcel-uses.ts'
import { readFacts, type ParcelFacts } from './parcel-facts.ts'
import { isBoundaryOf, readArea, type AssumedUnit } from './parcel-area.ts'

/** A line of a list of parcels. */
export interface Parcel {
  /** As in `TableRow`. */
  line: number
  /** Canonical. */
  flik: string
  name: string
  /** Empty where the list has none. */
  number: string
  part: string
  areaHa: number
  geometry: Geometry | null
  /** The area bears no unit, and none is sure. */
  waits: boolean
  use: keyof typeof USES | null
  crops: FieldCrop[]
  /** The year that the line is of; null where neither it nor the list names one. */
  year: number | null
  years: FieldYear[]
  /** False where its crops are given by codes that its state may use for others. */
  sure: boolean
  soilType: string | null
  ph: number | null
  facts: ParcelFacts
  quote: string | null
}

/**
 * Reads a line; undefined, and the reason noted, where the field block, the name, the area or the year is missing or
 * wrong.
 */
export function readParcel(
  table: Table,
  record: TableRecord<string>,
  { listYear, unit }: { listYear: number | undefined; unit: AssumedUnit },
  skipped: SkippedLines,
): Parcel | undefined {
  const skip = (reason: string): undefined => skipped.add(table, record.line, `${reason} Die Zeile ist ausgelassen.`)
  const flik = FORMATS.flik.canonical(record.text('flik'))
  if (flik === undefined)
    return skip(record.text('flik') === '' ? 'Der FLIK fehlt.' : `${quotedValue(record.text('flik'))} ist kein FLIK.`)
  const number = record.text('number')
  // „A1“ is a name by itself.
  const name = record.text('name') || (/^\p{L}/u.test(number) ? number : number && `Schlag ${number}`)
  if (name === '') return skip('Der Name des Schlags fehlt.')
  const area = readArea(record, unit)
  if ('fault' in area) return skip(area.fault)
  const areaHa = area.ha
  const isOwn = record.geometry !== undefined && isBoundaryOf(record.geometry, areaHa)
  if (record.geometry && !isOwn)
    skipped.add(table, record.line, 'Die Grenze umschließt eine andere Fläche, als genannt ist; sie ist ausgelassen.')
  const writtenYear = record.text('year')
  if (writtenYear !== '' && !/^20\d{2}$/.test(writtenYear)) return skip(`${quotedValue(writtenYear)} ist kein Jahr.`)
  const year = writtenYear === '' ? listYear : Number(writtenYear)
  const planted = readParcelCrops(table, record, flik, year, skipped)
  const [part, code] = [record.text('part'), cropCode(codeAndCrop(record)[0])]
  return {
    line: record.line,
    flik,
    name,
    number,
    part,
    areaHa,
    geometry: isOwn ? record.geometry! : null,
    waits: !area.sure,
    year: year ?? null,
    years:
      year === undefined
        ? []
        : [fieldYear({ year, flik, number: number || null, part: part || null, areaHa, code: code || null })],
    use: matchWord(USES, record.text('use')) ?? (planted.sure ? useOfCrops(planted.crops) : undefined) ?? null,
    ...planted,
    soilType: record.text('soil_type').slice(0, 60) || null,
    ph: phOf(record),
    facts: readFacts(record, (reason) => skipped.add(table, record.line, reason)),
    quote: record.quote('flik'),
  }
}

function phOf(record: TableRecord<string>): number | null {
  const ph = record.number('ph')
  return ph && 'value' in ph && ph.value.amount > 0 && ph.value.amount <= 14 ? ph.value.amount : null
}
