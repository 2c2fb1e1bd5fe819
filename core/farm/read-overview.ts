import { parseQuestion } from '../answers/index.ts'
import type { Actor } from '../access/index.ts'
import type { NamespaceId } from '../shared/ids.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { Pause } from '../shared/ports/pause.ts'
import { dayOf } from '../shared/time/day-in-germany.ts'
import type { KindSlug } from './kinds/kinds.ts'
import type { RowStore } from './ports/row-store.ts'
import type { SourcedRow } from './rows/row.ts'
import { deadlinesView } from './views/office/deadlines.ts'
import { makeLoadEntries } from './views/load-entries.ts'

export interface DueEntry {
  kind: KindSlug
  what: string
  /** A day. */
  on: string
}

/** A farm at a glance. */
export interface Overview {
  /** The day in Germany. */
  today: string
  fields: { name: string; areaHa: number | null; crop: string | null }[]
  /** Animals that stand in each, counted where they are kept one by one, else as the herd itself says. */
  herds: { name: string; count: number | null }[]
  /** What has to be done, the earliest first; what is overdue comes before the rest. */
  due: DueEntry[]
}

/** Reads the farm as far as these kinds tell of it. */
export type ReadOverview = (actor: Actor, kinds: ReadonlySet<KindSlug>) => Promise<Overview>

/** Of a kind with more rows none is read. */
const MOST_ROWS = 10_000

interface Dependencies {
  rows: Pick<RowStore, 'list' | 'counts' | 'pick'>
  pause: Pause
}

/** It narrows nothing. */
const NO_QUESTION = ''

export const makeReadOverview =
  ({ rows, pause, clock }: Dependencies & { clock: Clock }): ReadOverview =>
  async ({ namespaceId }, kinds) => {
    const today = dayOf(clock.now())
    const counts = await rows.counts(namespaceId)
    const all = async (kind: KindSlug): Promise<SourcedRow[]> =>
      kinds.has(kind) && (counts[kind] ?? 0) > 0 && counts[kind]! <= MOST_ROWS
        ? rows.list(namespaceId, kind, { filters: [], limit: MOST_ROWS, offset: 0 })
        : []
    const [fields, herds, animals] = await Promise.all([all('fields'), all('herds'), all('animals')])
    return {
      today,
      fields: fields.map((row) => fieldOf(row, Number(today.slice(0, 4)))),
      herds: herds.map((herd) => ({ name: herd.label, count: countOf(herd, animals) })),
      due: await dueOf({ rows, pause }, namespaceId, kinds, today),
    }
  }

function fieldOf({ label, values }: SourcedRow, year: number): Overview['fields'][number] {
  const crops = (values['crops'] ?? []) as { year: number; crop: string }[]
  return {
    name: label,
    areaHa: values['area_ha'] as number | null,
    crop: crops.find((one) => one.year === year)?.crop ?? null,
  }
}

function countOf({ id, values }: SourcedRow, animals: readonly SourcedRow[]): number | null {
  const standing = animals.filter(
    ({ values: animal }) =>
      animal['herd_id'] === id && animal['status'] !== 'gone' && (animal['left_on'] ?? null) === null,
  )
  return standing.length > 0
    ? standing.length
    : ((values['average_count'] ?? values['target_count'] ?? null) as number | null)
}

async function dueOf(
  deps: Dependencies,
  namespaceId: NamespaceId,
  kinds: ReadonlySet<KindSlug>,
  today: string,
): Promise<DueEntry[]> {
  const view = { ...deadlinesView, kinds: deadlinesView.kinds.filter((kind) => kinds.has(kind)) }
  const loaded = await makeLoadEntries(deps)(namespaceId, [view], parseQuestion(NO_QUESTION, today), today)
  return (loaded.get(view)?.entries ?? []).map(({ record, values }) => ({
    kind: record.kind as KindSlug,
    what: String(values['what']),
    on: String(values['on']),
  }))
}
