import type { Actor } from '../../access/index.ts'
import type { NamespaceId } from '../../shared/ids.ts'
import type { ObjectStore } from '../../shared/ports/object-store.ts'
import type { Transaction } from '../../shared/ports/transaction.ts'
import { Err, Ok, type Result } from '../../shared/result.ts'
import { dayOf } from '../../shared/time/day-in-germany.ts'
import { findEntry, type CatalogEntry } from '../catalog/entries.ts'
import { defaultPeriod, isPeriodOf, isRunning, type PeriodKey } from '../catalog/periods.ts'
import type { PlanStore } from '../ports/plan-store.ts'
import { stateOf, type EntryNotFound, type EntryState, type PeriodUnknown } from './entry-state.ts'
import { latestArchivedAt, livingAt, type KeptDocument } from './kept-document.ts'
import { addGenerated, enqueueDrawing, openPeriods, type ShelfDependencies } from './open-periods.ts'

/**
 * Switches an entry on or off for a period, by default the running one. On, it keeps a document: the one that was
 * archived last, or a new one, which is drawn in a moment. Off, that is archived. Done twice it is done once.
 */
export type SwitchEntry = (
  actor: Actor,
  given: { entryId: string; on: boolean; period?: string | undefined },
) => Promise<Result<EntryState, EntryNotFound | PeriodUnknown>>

interface Dependencies extends ShelfDependencies {
  transaction: Transaction
  objects: ObjectStore
  planStore: PlanStore
}

export const makeSwitchEntry =
  (deps: Dependencies): SwitchEntry =>
  async ({ namespaceId }, { entryId, on, period: named }) => {
    const entry = findEntry(entryId)
    if (!entry) return Err({ kind: 'entry_not_found' })
    const usual = defaultPeriod(entry, dayOf(deps.clock.now()))
    const period = named ?? usual
    if (!isPeriodOf(entry, period)) return Err({ kind: 'period_unknown', example: usual })
    const switched = await deps.transaction.within<KeptDocument[], never>(namespaceId, async () => {
      const kept = await openPeriods(deps, namespaceId)
      const living = livingAt(kept, { entryId: entry.id, period })
      if (on && !living) await switchOn(deps, namespaceId, kept, entry, period)
      if (!on && living) await deps.keptDocuments.archive(namespaceId, living.documentId, deps.clock.now())
      return Ok(await deps.keptDocuments.list(namespaceId))
    })
    return Ok(await stateOf(deps, namespaceId, switched.unwrap(), entry, period))
  }

async function switchOn(
  deps: Dependencies,
  namespace: NamespaceId,
  kept: readonly KeptDocument[],
  entry: CatalogEntry,
  period: PeriodKey,
): Promise<void> {
  const archived = latestArchivedAt(kept, { entryId: entry.id, period })
  if (!archived) return void (await addGenerated(deps, namespace, entry, period))
  if (!(await deps.keptDocuments.bringBack(namespace, archived.documentId))) return
  // Rows may have changed meanwhile; what is complete stays as it was.
  const isLive = archived.objectKey === null || isRunning(entry, period, dayOf(deps.clock.now()))
  if (archived.origin === 'generated' && isLive) await enqueueDrawing(deps, archived)
}
