import type { NamespaceId } from '../shared/ids.ts'
import { addDays } from '../shared/time/days.ts'
import type { KindSlug } from './kinds/kinds.ts'
import type { RowFilter, RowStore } from './ports/row-store.ts'
import { withoutOwn, type FoundDeadline, type ReadFurtherDeadlines } from './further-deadlines.ts'
import { dutiesOf, receiptsOfLetters } from './views/office/deadlines.ts'
import { withdrawalsOf } from './views/animals/treatments.ts'

/** Those with a day between the two, both included, the earliest first; `today` is a day. */
export type ReadDeadlines = (
  namespace: NamespaceId,
  days: { from: string; until: string; today: string },
) => Promise<FoundDeadline[]>

/** A day of the rows that can have a deadline, and how many days before the deadline it may lie. */
const KEPT: readonly [kind: KindSlug, field: string, daysBefore: number][] = [
  ['letters', 'deadline', 0],
  ['receipts', 'due_on', 0],
  ['certificates', 'valid_until', 0],
  ['permits', 'valid_until', 0],
  ['machines', 'badge_until', 0],
  ['fields', 'leased_until', 0],
  ['animals', 'born_on', 200],
  ['work_items', 'done_on', 100],
  ['treatments', 'date', 400],
]

/** More of a kind within these days come of a mistake, and nobody reads them all. */
const MOST_OF_KIND = 500

export const makeReadDeadlines =
  ({
    rows,
    readFurtherDeadlines = async () => [],
  }: {
    rows: Pick<RowStore, 'pick'>
    readFurtherDeadlines?: ReadFurtherDeadlines | undefined
  }): ReadDeadlines =>
  async (namespace, { from, until, today }) => {
    const found: FoundDeadline[] = []
    let isOfLetter = receiptsOfLetters([])
    for (const [kind, field, daysBefore] of KEPT) {
      const between: RowFilter[] = [
        { field, is: 'at_least', value: addDays(from, -daysBefore) },
        { field, is: 'at_most', value: until },
      ]
      const picked = await rows.pick(namespace, kind, between, MOST_OF_KIND)
      if (kind === 'letters') isOfLetter = receiptsOfLetters(picked.rows)
      for (const row of picked.rows.filter((one) => !isOfLetter(one)))
        for (const { what, on, why } of kind === 'treatments' ? withdrawalsOf(row) : dutiesOf(row, today))
          if (on >= from && on <= until) found.push({ kind, rowId: row.id, what, on, why })
    }
    const further = (await readFurtherDeadlines(namespace, today)).filter(({ on }) => on >= from && on <= until)
    found.push(...withoutOwn(further, found))
    return found.toSorted((a, b) => (a.on < b.on ? -1 : Number(a.on > b.on)))
  }
