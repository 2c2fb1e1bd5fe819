import type { Actor } from '../../access/index.ts'
import type { Events } from '../../shared/events.ts'
import type { NamespaceId } from '../../shared/ids.ts'
import type { Clock } from '../../shared/ports/clock.ts'
import type { Ids } from '../../shared/ports/ids.ts'
import type { Transaction } from '../../shared/ports/transaction.ts'
import { Err, Ok, type Result } from '../../shared/result.ts'
import { announceRows } from '../events.ts'
import { earTag } from '../formats/ear-tag.ts'
import { kindOf, type KindSlug } from '../kinds/kinds.ts'
import type { References } from '../ports/references.ts'
import type { RowQuery, RowStore } from '../ports/row-store.ts'
import { checkRow } from './check-row.ts'
import { described, keyWordsOf, type Row, type RowId, type ShownPage, type ShownRow, type SourcedRow } from './row.ts'
import type { Fault } from '../schema/check-values.ts'

export type RowNotFound = { kind: 'row_not_found' }
export type RowRefused = { kind: 'invalid_values'; faults: Fault[] } | KeyTaken
/** Another row has the key; `called`: what it is made of, as people read it. */
export type KeyTaken = { kind: 'key_taken'; called: string }
/** Somebody else has changed the row since the caller read it. */
export type RowStale = { kind: 'version_conflict' }

export type Given = Readonly<Record<string, unknown>>

interface Dependencies {
  rows: RowStore
  references: References
  events: Events
  transaction: Transaction
  ids: Ids
  clock: Clock
}

export type ListRows = (
  actor: Actor,
  kind: KindSlug,
  query: RowQuery,
) => Promise<{ rows: SourcedRow[]; hasMore: boolean }>

export const makeListRows =
  ({ rows }: Pick<Dependencies, 'rows'>): ListRows =>
  async ({ namespaceId }, kind, query) => {
    const found = await rows.list(namespaceId, kind, { ...asInLabels(query), limit: query.limit + 1 })
    return { rows: found.slice(0, query.limit), hasMore: found.length > query.limit }
  }

/** An ear tag in whatever spelling is sought as labels print it. */
function asInLabels(query: RowQuery): RowQuery {
  const tag = query.text === undefined ? undefined : earTag.canonical(query.text)
  return tag === undefined ? query : { ...query, text: earTag.display(tag) }
}

/** The same page for someone who only passes it on; `total`: how many rows all pages have, where it was asked for. */
export type ShowRows = (
  actor: Actor,
  kind: KindSlug,
  query: RowQuery & { count?: boolean },
) => Promise<ShownPage & { total: number | undefined }>

export const makeShowRows =
  ({ rows }: Pick<Dependencies, 'rows'>): ShowRows =>
  async ({ namespaceId }, kind, { count, ...asked }) => {
    const query = asInLabels(asked)
    const [page, total] = await Promise.all([
      rows.shownPage(namespaceId, kind, query),
      count ? rows.count(namespaceId, kind, query) : undefined,
    ])
    return { ...page, total }
  }

export type ReadRow = (actor: Actor, kind: KindSlug, id: RowId) => Promise<Result<ShownRow, RowNotFound>>

export const makeReadRow =
  ({ rows }: Pick<Dependencies, 'rows'>): ReadRow =>
  async ({ namespaceId }, kind, id) => {
    const row = await rows.shown(namespaceId, kind, id)
    return row ? Ok(row) : Err({ kind: 'row_not_found' })
  }

export type CreateRow = (actor: Actor, kind: KindSlug, given: Given) => Promise<Result<ShownRow, RowRefused>>

export const makeCreateRow =
  (deps: Dependencies): CreateRow =>
  ({ namespaceId }, kind, given) =>
    deps.transaction.within<ShownRow, RowRefused>(namespaceId, async () => {
      const made = await madeByHand(deps, namespaceId, kind, given)
      if (made.err) return made
      const stored = await deps.rows.add([made.val])
      if (stored.outcome === 'key_taken')
        return Err({ kind: 'key_taken', called: keyWordsOf(kindOf(kind), made.val.values) })
      await announceRows(deps.events, namespaceId, [made.val])
      return Ok((await deps.rows.shown(namespaceId, kind, made.val.id))!)
    })

/** A row as a person makes it, checked but not stored. */
export async function madeByHand(
  deps: Omit<Dependencies, 'transaction' | 'events'>,
  namespaceId: NamespaceId,
  kind: KindSlug,
  given: Given,
): Promise<Result<Row, { kind: 'invalid_values'; faults: Fault[] }>> {
  const checked = await checkRow(deps, namespaceId, kind, given)
  if (checked.err) return checked
  const now = deps.clock.now()
  return Ok({
    namespaceId,
    kind,
    id: deps.ids.next<RowId>(),
    ...described(kindOf(kind), checked.val),
    origin: 'person',
    edited: true,
    version: 1,
    createdAt: now,
    updatedAt: now,
  })
}
