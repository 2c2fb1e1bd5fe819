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

/**
 * The shelf of a farm as it is today, inside the running transaction. An entry that was on when a period ended is on in
 * the next one, with a document of its own; the one of before stays as it is. So a period begins whenever its farm is
 * next looked at or changed, and no clock has to wake a farm that nobody uses.
 */
export async function openPeriods(deps: ShelfDependencies, namespace: NamespaceId): Promise<KeptDocument[]> {
  const kept = await deps.keptDocuments.list(namespace)
  const today = dayOf(deps.clock.now())
  const begun: KeptDocument[] = []
  for (const entry of ENTRIES) {
    const period = defaultPeriod(entry, today)
    if (!isDue(kept, entry, period)) continue
    const made = await addGenerated(deps, namespace, entry, period)
    if (made) begun.push(made)
  }
  return begun.length === 0 ? kept : deps.keptDocuments.list(namespace)
}

/** Whether the entry was on before a period that has nothing yet. */
function isDue(kept: readonly KeptDocument[], { id }: CatalogEntry, period: PeriodKey): boolean {
  const own = kept.filter(({ entryId }) => entryId === id)
  if (own.some((one) => one.period === period)) return false
  const earlier = own.filter((one) => one.continues && one.period < period).map((one) => one.period)
  const latest = earlier.toSorted().at(-1)
  return latest !== undefined && livingAt(own, { entryId: id, period: latest }) !== undefined
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
