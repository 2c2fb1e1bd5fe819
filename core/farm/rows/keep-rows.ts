import type { Actor } from '../../access/index.ts'
import type { Events } from '../../shared/events.ts'
import type { NamespaceId } from '../../shared/ids.ts'
import type { Clock } from '../../shared/ports/clock.ts'
import type { Ids } from '../../shared/ports/ids.ts'
import type { Transaction } from '../../shared/ports/transaction.ts'
import { Err, Ok, type Result } from '../../shared/result.ts'
import { dayOf } from '../../shared/time/day-in-germany.ts'
import { announceRows } from '../events.ts'
import { kindOf, type KindSlug } from '../kinds/kinds.ts'
import type { RowQuery, RowStore } from '../ports/row-store.ts'
import { described, type Row, type RowId, type ShownPage, type ShownRow, type SourcedRow } from './row.ts'
import { checkValues, type Fault } from '../schema/check-values.ts'
import type { Fields } from '../schema/fields.ts'

export type RowNotFound = { kind: 'row_not_found' }
export type RowRefused = { kind: 'invalid_values'; faults: Fault[] } | { kind: 'key_taken'; key: string }
/** Somebody else has changed the row since the caller read it. */
export type RowStale = { kind: 'version_conflict' }

export type Given = Readonly<Record<string, unknown>>

interface Dependencies {
  rows: RowStore
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
    const found = await rows.list(namespaceId, kind, { ...query, limit: query.limit + 1 })
    return { rows: found.slice(0, query.limit), hasMore: found.length > query.limit }
  }

/** The same page for someone who only passes it on. */
export type ShowRows = (actor: Actor, kind: KindSlug, query: RowQuery) => Promise<ShownPage>

export const makeShowRows =
  ({ rows }: Pick<Dependencies, 'rows'>): ShowRows =>
  ({ namespaceId }, kind, query) =>
    rows.shownPage(namespaceId, kind, query)

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
      if (stored.outcome === 'key_taken') return Err({ kind: 'key_taken', key: stored.key })
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

/**
 * Changes the fields that are given; a null empties one. `version` is the one that the caller read, if it wants to be
 * sure.
 */
export type ChangeRow = (
  actor: Actor,
  kind: KindSlug,
  id: RowId,
  given: Given,
  version?: number,
) => Promise<Result<ShownRow, RowNotFound | RowRefused | RowStale>>

export const makeChangeRow =
  (deps: Dependencies): ChangeRow =>
  ({ namespaceId }, kind, id, given, version) =>
    deps.transaction.within<ShownRow, RowNotFound | RowRefused | RowStale>(namespaceId, async () => {
      const row = await deps.rows.byId(namespaceId, kind, id)
      if (!row) return Err({ kind: 'row_not_found' })
      if (version !== undefined && version !== row.version) return Err({ kind: 'version_conflict' })
      const checked = await checkRow(deps, namespaceId, kind, { ...row.values, ...given }, Object.keys(given))
      if (checked.err) return checked
      const changed = {
        ...row,
        ...described(kindOf(kind), checked.val),
        edited: true,
        version: row.version + 1,
        updatedAt: deps.clock.now(),
      }
      const outcome = await deps.rows.change([changed])
      if (outcome === 'stale') return Err({ kind: 'version_conflict' })
      if (outcome === 'key_taken') return Err({ kind: 'key_taken', key: changed.key ?? '' })
      await announceRows(deps.events, namespaceId, [changed])
      return Ok((await deps.rows.shown(namespaceId, kind, id))!)
    })

export type DeleteRow = (
  actor: Actor,
  kind: KindSlug,
  id: RowId,
  version?: number,
) => Promise<Result<undefined, RowNotFound | RowStale>>

export const makeDeleteRow =
  ({ rows, events, transaction }: Pick<Dependencies, 'rows' | 'events' | 'transaction'>): DeleteRow =>
  ({ namespaceId }, kind, id, version) =>
    transaction.within<undefined, RowNotFound | RowStale>(namespaceId, async () => {
      const outcome = await rows.remove(namespaceId, kind, id, version)
      if (outcome === 'stale') return Err({ kind: 'version_conflict' })
      if (outcome === 'missing') return Err({ kind: 'row_not_found' })
      await announceRows(events, namespaceId, [{ kind, id }])
      return Ok(undefined)
    })

/**
 * Values by every rule of their kind; what is `told` anew of them has to refer to rows that are there, while others may
 * have gone since.
 */
async function checkRow(
  { rows, clock }: Pick<Dependencies, 'rows' | 'clock'>,
  namespaceId: NamespaceId,
  slug: KindSlug,
  given: Given,
  told: readonly string[] = Object.keys(given),
): Promise<Result<Record<string, unknown>, { kind: 'invalid_values'; faults: Fault[] }>> {
  const kind = kindOf(slug)
  const checked = checkValues(kind.fields, given)
  if (!checked.ok) return Err({ kind: 'invalid_values', faults: checked.faults })
  const values = checked.values as Record<string, unknown>
  const faults = [
    ...kind.rules(values as never, dayOf(clock.now())),
    ...(await brokenReferences(
      rows,
      namespaceId,
      kind.fields,
      Object.fromEntries(told.map((name) => [name, values[name] ?? null])),
    )),
  ]
  return faults.length > 0 ? Err({ kind: 'invalid_values', faults }) : Ok(values)
}

async function brokenReferences(
  rows: RowStore,
  namespace: NamespaceId,
  fields: Fields,
  values: Record<string, unknown>,
): Promise<Fault[]> {
  const references = Object.entries(fields).flatMap(([name, { shape }]) =>
    shape.type === 'reference' && typeof values[name] === 'string'
      ? [{ name, kind: shape.kind, id: values[name] as string }]
      : [],
  )
  const faults = await Promise.all(
    references.map(async ({ name, kind, id }): Promise<Fault[]> =>
      (await rows.existing(namespace, kind, [id])).has(id) ? [] : [{ path: [name], fault: { code: 'no_reference' } }],
    ),
  )
  return faults.flat()
}
