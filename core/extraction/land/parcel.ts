import { FORMATS } from '../../farm/index.ts'
import { quotedValue } from '../quoted-value.ts'
import type { Table } from '../structure.ts'
import { matchWord } from '../tables/match-word.ts'
import type { TableRecord } from '../tables/read-records.ts'
import type { SkippedLines } from '../tables/skipped-lines.ts'
import { cropCode, type FieldCrop } from './field-crops.ts'
import { fieldYear, type FieldYear } from './field-years.ts'
import { readParcelCrops } from './parcel-crops.ts'
import { inHectares } from '../../terms/index.ts'

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
  use: keyof typeof USES | null
  crops: FieldCrop[]
  /** The year that the line is of; null where neither it nor the list names one. */
  year: number | null
  years: FieldYear[]
  /** False where its crops are given by codes that its state may use for others. */
  sure: boolean
  quote: string | null
}

/**
 * Reads a line; undefined, and the reason noted, where the field block, the name, the area or the year is missing or
 * wrong.
 */
export function readParcel(
  table: Table,
  record: TableRecord<string>,
  listYear: number | undefined,
  skipped: SkippedLines,
): Parcel | undefined {
  const skip = (reason: string): undefined => skipped.add(table, record.line, `${reason} Die Zeile ist ausgelassen.`)
  const flik = FORMATS.flik.canonical(record.text('flik'))
  if (flik === undefined)
    return skip(record.text('flik') === '' ? 'Der FLIK fehlt.' : `${quotedValue(record.text('flik'))} ist kein FLIK.`)
  const number = record.text('number')
  const name = record.text('name') || (number && `Schlag ${number}`)
  if (name === '') return skip('Der Name des Schlags fehlt.')
  const areaHa = areaOf(record)
  if (typeof areaHa === 'string') return skip(areaHa)
  const writtenYear = record.text('year')
  if (writtenYear !== '' && !/^20\d{2}$/.test(writtenYear)) return skip(`${quotedValue(writtenYear)} ist kein Jahr.`)
  const year = writtenYear === '' ? listYear : Number(writtenYear)
  const [part, code] = [record.text('part'), cropCode(record.text('code'))]
  return {
    line: record.line,
    flik,
    name,
    number,
    part,
    areaHa,
    year: year ?? null,
    years:
      year === undefined
        ? []
        : [fieldYear({ year, flik, number: number || null, part: part || null, areaHa, code: code || null })],
    use: matchWord(USES, record.text('use')) ?? null,
    ...readParcelCrops(table, record, flik, year, skipped),
    quote: record.quote('flik'),
  }
}

/** In hectares to four decimals, or why there is none. */
function areaOf(record: TableRecord<string>): number | string {
  const area = record.number('area')
  if (area === undefined) return 'Die Größe fehlt.'
  if ('fault' in area) return area.fault
  const { amount, unit } = area.value
  // The application counts in hectares where no unit is given.
  const hectares = inHectares(amount, unit || 'ha')
  return hectares === undefined
    ? `Größe ${quotedValue(record.text('area'))}: Die Einheit ${quotedValue(unit)} ist keine für Flächen.`
    : Number(hectares.toFixed(4))
}

const USES = {
  permanent_crop: /^dauerkultur|^DK$/i,
  grassland: /grünland|^DGL?$|^GL$|^wiese|^weide|^mähweide/i,
  fallow: /brache|^stilllegung/i,
  arable: /acker|^AL?$/i,
}
