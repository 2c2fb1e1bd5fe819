import { SURE, TO_CONFIRM } from '../confidence.ts'
import type { Extraction } from '../extractor.ts'
import { findDeliveries } from '../fieldwork/manure-columns.ts'
import { Occurrences } from '../fieldwork/occurrences.ts'
import type { ReadDocument } from '../read-document.ts'
import { foundTables } from '../tables/find-columns.ts'
import { keepIfValid, readRecords } from '../tables/read-records.ts'
import { SkippedLines } from '../tables/skipped-lines.ts'
import { goodsUnit } from '../../terms/index.ts'

/** What a note says of all of its deliveries. */
interface NoteOfAll {
  isSure: boolean
  values: { direction: string; partner: string | null; type: string } & Record<string, unknown>
  note: string | null
}

/** The deliveries that a note of manure lists, a transfer each; undefined where it lists none in tonnes or m³. */
export function deliveriesIn(document: ReadDocument, today: string, all: NoteOfAll): Extraction | undefined {
  const skipped = new SkippedLines()
  const occurrences = new Occurrences()
  const { direction, partner, type } = all.values
  const rows = foundTables(document, findDeliveries).flatMap(({ table, found }) =>
    readRecords(document, table, found, skipped).flatMap((record) => {
      const [date, amount] = [record.day('date'), record.number('amount')]
      if (!date || 'fault' in date || !amount || 'fault' in amount) return []
      const unit = UNITS.get(goodsUnit(amount.value.unit || record.text('unit')).unit ?? '')
      if (unit === undefined) return []
      const key = occurrences.key('transfer', direction, date.value, partner ?? '', type, amount.value.amount)
      const row = {
        kind: 'manure_transfers' as const,
        name: key,
        key,
        page: record.page,
        quote: record.quote('date'),
        confidence: all.isSure ? SURE : TO_CONFIRM,
        values: {
          date: date.value,
          ...all.values,
          amount: amount.value.amount,
          unit,
          delivery_note: record.text('delivery_note').slice(0, 60) || null,
          note: all.note,
        },
        ...(partner !== null && { refers: { partner_id: [partner] } }),
      }
      return keepIfValid(row, today, table, record.line, skipped) ?? []
    }),
  )
  return rows.length === 0 ? undefined : { rows, warnings: skipped.warnings() }
}

const UNITS: ReadonlyMap<string, 't' | 'm3'> = new Map([
  ['t', 't'],
  ['m³', 'm3'],
])
