import type { Actor } from '../../access/index.ts'
import type { Clock } from '../../shared/ports/clock.ts'
import type { KindSlug } from '../kinds/kinds.ts'
import type { DeletedRow, DeletedRows } from '../ports/deleted-rows.ts'

/** How long a deleted row can be brought back, in milliseconds. */
export const RESTORABLE_FOR = 30 * 24 * 3600 * 1000

/**
 * Rows that can be brought back, and until when (milliseconds); the last deleted first. `total`: how many there are in
 * all pages, where it was asked for.
 */
export type ListDeletedRows = (
  actor: Actor,
  page: { kind?: KindSlug | undefined; limit: number; offset: number; count?: boolean },
) => Promise<{ rows: (DeletedRow & { until: number })[]; hasMore: boolean; total: number | undefined }>

export const makeListDeletedRows =
  ({ deletedRows, clock }: { deletedRows: DeletedRows; clock: Clock }): ListDeletedRows =>
  async ({ namespaceId }, { kind, limit, offset, count }) => {
    const since = clock.now() - RESTORABLE_FOR
    const [found, total] = await Promise.all([
      deletedRows.list(namespaceId, { kind, since, limit: limit + 1, offset }),
      count ? deletedRows.count(namespaceId, { kind, since }) : undefined,
    ])
    return {
      rows: found.slice(0, limit).map((row) => ({ ...row, until: row.at + RESTORABLE_FOR })),
      hasMore: found.length > limit,
      total,
    }
  }
