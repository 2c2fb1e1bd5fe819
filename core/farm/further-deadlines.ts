import type { NamespaceId } from '../shared/ids.ts'
import { daysBetween } from '../shared/time/days.ts'
import type { KindSlug } from './kinds/kinds.ts'
import type { RowId } from './rows/row.ts'

/** A day that something has to be done by or that something ends with, by law, a document or a contract. */
export interface Deadline {
  kind: KindSlug
  rowId: RowId
  /** German, as „Nachweis „Sachkunde““. */
  what: string
  on: string
  /** German, a clause. */
  why: string
}

/** One that no row bears itself, with what its row is called. */
export interface FurtherDeadline extends Deadline {
  label: string
}

/** One of a row or one that an area above knows; without a label where `what` says which row it is. */
export type FoundDeadline = Deadline & { label?: string }

/** What areas above this one know to be due today or later. */
export type ReadFurtherDeadlines = (namespace: NamespaceId, today: string) => Promise<FurtherDeadline[]>

/** Two of a row are the same one where they are as near as holidays move a day. */
const SAME_WITHIN_DAYS = 4

/** Those that the rows do not have themselves. */
export const withoutOwn = (
  further: readonly FurtherDeadline[],
  own: readonly Pick<Deadline, 'rowId' | 'on'>[],
): FurtherDeadline[] =>
  further.filter(
    ({ rowId, on }) => !own.some((one) => one.rowId === rowId && Math.abs(daysBetween(one.on, on)) <= SAME_WITHIN_DAYS),
  )
