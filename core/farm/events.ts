import { declareEvent, type Events } from '../shared/events.ts'
import type { NamespaceId } from '../shared/ids.ts'
import { isId, isListOf, isText } from '../shared/job.ts'
import type { KindSlug } from './kinds/kinds.ts'
import type { Row, RowId } from './rows/row.ts'

/** Rows of one kind that were made, changed or removed. */
export interface ChangedRows {
  kind: KindSlug
  /** Null: more than are worth naming; any row of the kind may have changed. */
  ids: RowId[] | null
}

const isChangedRows = (value: unknown): value is ChangedRows => {
  const { kind, ids } = (value ?? {}) as Record<string, unknown>
  return isText(kind) && (ids === null || isListOf(isId)(ids))
}

export const ROWS_CHANGED = declareEvent('rows_changed', { rows: isListOf(isChangedRows) })

const MOST_NAMED = 100

/** Announces what one transaction did to the rows of a farm; nothing where it did nothing. */
export async function announceRows(
  events: Events,
  namespace: NamespaceId,
  rows: readonly Pick<Row, 'kind' | 'id'>[],
): Promise<void> {
  const named = new Map<KindSlug, Set<RowId>>()
  for (const { kind, id } of rows) {
    const ids = named.get(kind) ?? new Set()
    if (ids.size <= MOST_NAMED) named.set(kind, ids.add(id))
  }
  const changed = [...named].map(([kind, ids]): ChangedRows => ({
    kind,
    ids: ids.size > MOST_NAMED ? null : [...ids],
  }))
  if (changed.length > 0) await events.announce(ROWS_CHANGED, namespace, { rows: changed })
}

/** Announces that rows of these kinds may have changed. */
export async function announceKinds(events: Events, namespace: NamespaceId, kinds: readonly KindSlug[]): Promise<void> {
  const rows = [...new Set(kinds)].map((kind): ChangedRows => ({ kind, ids: null }))
  if (rows.length > 0) await events.announce(ROWS_CHANGED, namespace, { rows })
}
