import { isUuid, type NamespaceId } from '../shared/ids.ts'
import type { Belongings } from '../shared/ports/belongings.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { ObjectStore } from '../shared/ports/object-store.ts'
import type { BrokenUploads, ExpiredRows } from './ports/expired.ts'

export interface CleanedUp {
  rows: Record<string, number>
  orphanedObjects: number
  uploads: number
}

/**
 * Removes what no one can reach: expired rows, objects that nothing knows and that are older than a day, since before
 * they may still be needed, and uploads that broke off. A dry run only counts.
 */
export type CleanUp = (options: { dryRun: boolean }) => Promise<CleanedUp>

const DAY_MS = 24 * 3600 * 1000
/** No request may take so long; whoever still writes changes the file. */
const UPLOAD_MS = 15 * 60 * 1000

interface Dependencies {
  belongings: readonly Belongings[]
  objects: ObjectStore
  expiredRows: ExpiredRows
  brokenUploads: BrokenUploads
  clock: Clock
}

export const makeCleanUp =
  (deps: Dependencies): CleanUp =>
  async ({ dryRun }) => {
    const now = deps.clock.now()
    return {
      rows: await deps.expiredRows.purge({ dryRun }),
      orphanedObjects: await removeOrphans(deps, now - DAY_MS, dryRun),
      uploads: await deps.brokenUploads.removeBefore(now - UPLOAD_MS, { dryRun }),
    }
  }

async function removeOrphans(deps: Dependencies, before: number, dryRun: boolean): Promise<number> {
  const kept = new Map(deps.belongings.flatMap(({ objects }) => objects.map((one) => [one.prefix, one])))
  let orphans = 0
  for await (const { key, changedAt } of deps.objects.list('')) {
    const [namespace = '', prefix = '', ...name] = key.split('/')
    const belonging = kept.get(prefix)
    if (changedAt > before || !isUuid(namespace) || !belonging) continue
    if (await belonging.isKnown(namespace as NamespaceId, name.join('/'))) continue
    orphans++
    if (!dryRun) await deps.objects.remove(key)
  }
  return orphans
}
