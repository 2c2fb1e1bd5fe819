import type { DocumentId, JobId, NamespaceId } from '../../shared/ids.ts'
import type { Clock } from '../../shared/ports/clock.ts'
import type { Ids } from '../../shared/ports/ids.ts'
import type { JobQueue } from '../../shared/ports/job-queue.ts'
import { dayOf } from '../../shared/time/day-in-germany.ts'
import { ENTRIES, type CatalogEntry } from '../catalog/entries.ts'
import { defaultPeriod, periodText, type PeriodKey } from '../catalog/periods.ts'
import { DRAW_KEPT_DOCUMENT } from '../jobs.ts'
import type { KeptDocuments } from '../ports/kept-documents.ts'
import { livingAt, type KeptDocument } from './kept-document.ts'

export interface ShelfDependencies {
  keptDocuments: KeptDocuments
  jobs: JobQueue
  clock: Clock
  ids: Ids
}

/** An entry that was on when its period ended, and the one that has begun, in which it has nothing yet. */
export interface DuePeriod {
  entry: CatalogEntry
  period: PeriodKey
}

export const dueOn = (kept: readonly KeptDocument[], today: string): DuePeriod[] =>
  ENTRIES.map((entry) => ({ entry, period: defaultPeriod(entry, today) })).filter((one) => isDue(kept, one))

function isDue(kept: readonly KeptDocument[], { entry: { id: entryId }, period }: DuePeriod): boolean {
  const own = kept.filter((one) => one.entryId === entryId)
  if (own.some((one) => one.period === period)) return false
  const earlier = own.filter((one) => one.continues && one.period < period).map((one) => one.period)
  const latest = earlier.toSorted().at(-1)
  return latest !== undefined && livingAt(own, { entryId, period: latest }) !== undefined
}

/**
 * The shelf of a farm, inside the running transaction, with documents for the periods that have begun. Whoever changes
 * the shelf begins with this, so that it never matters whether the day's job has been here already.
 */
export async function openPeriods(deps: ShelfDependencies, namespace: NamespaceId): Promise<KeptDocument[]> {
  const kept = await deps.keptDocuments.list(namespace)
  const due = dueOn(kept, dayOf(deps.clock.now()))
  for (const { entry, period } of due) await addGenerated(deps, namespace, entry, period)
  return due.length === 0 ? kept : deps.keptDocuments.list(namespace)
}

/** A document that is to be drawn; undefined where another lives in its place. */
export async function addGenerated(
  deps: ShelfDependencies,
  namespaceId: NamespaceId,
  entry: CatalogEntry,
  period: PeriodKey,
): Promise<KeptDocument | undefined> {
  const now = deps.clock.now()
  const made: KeptDocument = {
    namespaceId,
    entryId: entry.id,
    period,
    documentId: deps.ids.next<DocumentId>(),
    origin: 'generated',
    filename: `${[entry.title, periodText(entry.period, period)].join(' ').replaceAll(/[/\\:]/g, '-')}.pdf`,
    contentType: 'application/pdf',
    objectKey: null,
    sha256: null,
    contentHash: null,
    continues: period === defaultPeriod(entry, dayOf(now)),
    updatedAt: now,
    archivedAt: null,
  }
  if (!(await deps.keptDocuments.add(made))) return undefined
  await enqueueDrawing(deps, made)
  return made
}

export const enqueueDrawing = (
  { jobs, ids }: Pick<ShelfDependencies, 'jobs' | 'ids'>,
  { namespaceId, entryId, period }: KeptDocument,
): Promise<void> =>
  jobs.enqueue(DRAW_KEPT_DOCUMENT.of(ids.next<JobId>(), { namespaceId, entryId, period }, namespaceId))
