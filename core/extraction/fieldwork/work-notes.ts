import type { TableRecord } from '../tables/read-records.ts'
import { AMOUNTS, type readWorkAmount } from './work-amount.ts'
import type { WorkColumn } from './work-columns.ts'

/** How far a total may differ from what amount and area make. */
const TOLERANCE = 0.02

/** What a line says beside what the fields of its row hold, each with what it is called. */
export function besides(
  record: TableRecord<WorkColumn>,
  kept: ReturnType<typeof readWorkAmount>,
  areaHa: number | null,
): (readonly [string, string])[] {
  const amounts = AMOUNTS.filter((column) => column !== kept.column && !agrees(record, column, kept, areaHa))
  return [
    ...(kept.column && 'fault' in kept ? [amountAs(record, kept.column)] : []),
    ...amounts.map((column) => amountAs(record, column)),
    ['Dauer', hoursOf(record) === null ? record.text('hours') : ''],
    ['Charge', record.text('product') === '' ? record.text('batch') : ''],
  ]
}

/** Whether a second amount only says the total of the first. */
function agrees(
  record: TableRecord<WorkColumn>,
  column: (typeof AMOUNTS)[number],
  kept: ReturnType<typeof readWorkAmount>,
  areaHa: number | null,
): boolean {
  if ('fault' in kept || kept.per !== 'hectare' || kept.amount === null || areaHa === null) return false
  const other = record.number(column)
  return (
    other !== undefined && 'value' in other && Math.abs(other.value.amount / (kept.amount * areaHa) - 1) <= TOLERANCE
  )
}

function amountAs(record: TableRecord<WorkColumn>, column: WorkColumn): readonly [string, string] {
  const text = record.text(column)
  const hasUnit = /\p{L}/u.test(text + (/[([].*[)\]]/.exec(record.head(column))?.[0] ?? ''))
  return [record.head(column) || 'Menge', text && [text, hasUnit ? '' : record.text('unit')].filter(Boolean).join(' ')]
}

/** Hours as a number („2,5 h“) or as a clock shows them („2:30“). */
export function hoursOf(record: TableRecord<WorkColumn>): number | null {
  const [, hours, minutes] = /^(\d{1,3}):([0-5]\d)(?: ?h)?$/.exec(record.text('hours')) ?? []
  if (hours !== undefined) return Number((Number(hours) + Number(minutes) / 60).toFixed(2))
  const read = record.number('hours')
  const isHours = read && 'value' in read && /^(?:h|std\.?|stunden?)?$/i.test(read.value.unit)
  return isHours && read.value.amount > 0 ? read.value.amount : null
}
