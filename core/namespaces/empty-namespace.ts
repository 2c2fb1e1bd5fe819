import type { NamespaceId } from '../shared/ids.ts'
import type { Belongings, BelongingTable } from '../shared/ports/belongings.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { IdempotencyStore } from '../shared/ports/idempotency-store.ts'
import type { Mailer } from '../shared/ports/mailer.ts'
import type { ObjectStore } from '../shared/ports/object-store.ts'
import type { Wait } from '../shared/ports/pause.ts'
import type { NamespaceJobs } from './ports/namespace-jobs.ts'
import type { NamespaceRegister } from './ports/namespace-register.ts'

/** Removes everything of a namespace that was left; wherever it stopped before, it goes on. A living one stays. */
export type EmptyNamespace = (namespace: NamespaceId) => Promise<void>

interface Dependencies {
  namespaceRegister: NamespaceRegister
  namespaceJobs: NamespaceJobs
  belongings: readonly Belongings[]
  objects: ObjectStore
  mailer: Mailer
  idempotency: IdempotencyStore
  wait: Wait
  clock: Clock
}

export const makeEmptyNamespace =
  (deps: Dependencies): EmptyNamespace =>
  async (namespace) => {
    if (!(await deps.namespaceRegister.isRemoved(namespace))) return
    await deps.namespaceRegister.settled()
    const tables = deps.belongings.flatMap((area) => area.tables)
    for (const table of tables.toReversed()) await emptyTable(deps, table, namespace)
    // What still ran may have left a file until its next write failed.
    await deps.namespaceJobs.ended(namespace)
    for await (const { key } of deps.objects.list(`${namespace}/`)) await deps.objects.remove(key)
    await deps.mailer.forget(namespace)
    await deps.idempotency.forget(namespace)
    await deps.namespaceJobs.forget(namespace)
    await deps.namespaceRegister.close(namespace, deps.clock.now())
  }

const ROWS_AT_ONCE = 1000

/**
 * In pieces, each with a rest as long as it took: half of the time belongs to other farms. Returns how many rows there
 * were.
 */
export async function emptyTable(
  { wait, clock }: Pick<Dependencies, 'wait' | 'clock'>,
  table: BelongingTable,
  namespace: NamespaceId,
): Promise<number> {
  for (let removed = 0; ;) {
    const began = clock.now()
    const piece = await table.remove(namespace, ROWS_AT_ONCE)
    removed += piece
    if (piece < ROWS_AT_ONCE) return removed
    await wait(clock.now() - began)
  }
}
