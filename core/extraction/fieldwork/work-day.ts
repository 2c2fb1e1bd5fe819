import { readDay } from '../../shared/german/read-german.ts'
import { quotedValue } from '../quoted-value.ts'
import type { Table } from '../structure.ts'
import type { FoundColumns } from '../tables/find-columns.ts'
import type { Cell, TableRecord } from '../tables/read-records.ts'
import { yearOfList } from '../tables/year-of-list.ts'
import type { WorkColumn } from './work-columns.ts'

/** „02.03.“: diaries name the year once, above their lines. */
const SHORT = /^(\d{1,2})\.\s?(\d{1,2})\.$/
/** „2025/26“ are two years. */
const TWO_YEARS = /(?<!\d)20\d{2}\s?[/–-]\s?(?:20)?\d{2}(?!\d|[.-]\d)/
/** The year of a harvest begins in the autumn before. */
const OF_HARVEST = /(?:Ernte|Wirtschafts|Anbau|Dünge|Vegetations)-?\p{Ll}*\s*:?\s*20\d{2}/iu
const LAST_MONTH_OF_HARVEST = 6
const HALF_A_YEAR = 6

export interface YearOfDays {
  year: number
  /** Its later months may be those of the year before. */
  ofHarvest: boolean
}

/** The year of days without one; undefined where the list names none, names two, or runs on into the next. */
export function yearOfDays(
  filename: string,
  table: Table,
  found: FoundColumns<WorkColumn>,
  records: readonly TableRecord<WorkColumn>[],
): YearOfDays | undefined {
  const title = table.rows.slice(0, found.header).flatMap(({ cells }) => cells)
  const said = [...title, table.name, filename].join('\n')
  const year = yearOfList(filename, table, found)
  if (year === undefined || TWO_YEARS.test(said) || runsOn(records)) return undefined
  return { year, ofHarvest: OF_HARVEST.test(said) }
}

/** Whether its months leap, as from December to January: half a year lies between no two jobs of one season. */
function runsOn(records: readonly TableRecord<WorkColumn>[]): boolean {
  const months = records.flatMap((record) => Number(SHORT.exec(record.text('date'))?.[2] ?? Number.NaN) || [])
  return months.slice(1).some((month, index) => Math.abs(month - months[index]!) >= HALF_A_YEAR)
}

/** The day of a line; one without a year is of the year of its list. */
export function dayOfWork(record: TableRecord<WorkColumn>, ofDays: YearOfDays | undefined): Cell<string> {
  const written = record.text('date')
  const [, day, month] = SHORT.exec(written) ?? []
  if (day === undefined) return record.day('date')
  if (ofDays === undefined || (ofDays.ofHarvest && Number(month) > LAST_MONTH_OF_HARVEST))
    return { fault: `Von welchem Jahr ${quotedValue(written)} ist, sagt die Liste nicht.` }
  const value = readDay(`${day}.${month}.${ofDays.year}`)
  return value === undefined ? { fault: `${quotedValue(written)} ist kein Tag, den es gibt.` } : { value }
}
