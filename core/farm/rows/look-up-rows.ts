import type { Actor } from '../../access/index.ts'
import { Err, Ok, type Result } from '../../shared/result.ts'
import type { KindSlug } from '../kinds/kinds.ts'
import type { RowName } from '../ports/provenance-store.ts'
import type { RowStore } from '../ports/row-store.ts'
import type { RowNotFound } from './keep-rows.ts'
import type { RowId, SourcedRow } from './row.ts'

/** A row for someone who looks into it. */
export type FindRow = (actor: Actor, kind: KindSlug, id: RowId) => Promise<Result<SourcedRow, RowNotFound>>

export const makeFindRow =
  ({ rows }: { rows: Pick<RowStore, 'byId'> }): FindRow =>
  async ({ namespaceId }, kind, id) => {
    const row = await rows.byId(namespaceId, kind, id)
    return row ? Ok(row) : Err({ kind: 'row_not_found' })
  }

/** What people know rows by; ids that are no rows of their kind are left out. */
export type NameRows = (actor: Actor, rows: readonly RowName[]) => Promise<ReadonlyMap<RowId, string>>

export const makeNameRows =
  ({ rows }: { rows: Pick<RowStore, 'labels'> }): NameRows =>
  async ({ namespaceId }, names) => {
    const kinds = [...Map.groupBy(names, ({ kind }) => kind)]
    const found = await Promise.all(
      kinds.map(([kind, same]) => rows.labels(namespaceId, kind, [...new Set(same.map(({ id }) => id))])),
    )
    return new Map(found.flatMap((labels) => [...labels]))
  }

/** Rows that speak of the words, of these kinds; those that have most of them first, then the newest. */
export type SearchRows = (
  actor: Actor,
  query: { words: readonly string[]; kinds: readonly KindSlug[]; limit: number },
) => Promise<SourcedRow[]>

export const makeSearchRows =
  ({ rows }: { rows: Pick<RowStore, 'search'> }): SearchRows =>
  async ({ namespaceId }, { words, kinds, limit }) =>
    words.length === 0 || kinds.length === 0 ? [] : rows.search(namespaceId, { words, kinds, limit })
