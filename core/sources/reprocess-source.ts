import type { Actor } from '../access/index.ts'
import type { DocumentId, JobId } from '../shared/ids.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { Ids } from '../shared/ports/ids.ts'
import type { JobQueue } from '../shared/ports/job-queue.ts'
import type { LiveEvents } from '../shared/ports/live-events.ts'
import type { Transaction } from '../shared/ports/transaction.ts'
import { Err, Ok, type Result } from '../shared/result.ts'
import type { SourceNotFound } from './delete-source.ts'
import { ingestionOf } from './jobs.ts'
import type { SourceStore } from './ports/source-store.ts'
import { announceProgress } from './progress.ts'

export type ReprocessSource = (
  actor: Actor,
  id: DocumentId,
) => Promise<Result<{ documentId: DocumentId; jobId: JobId }, SourceNotFound>>

interface Dependencies {
  sources: SourceStore
  jobs: JobQueue
  live: LiveEvents
  transaction: Transaction
  ids: Ids
  clock: Clock
}

/** Queues another run over a source. A run still under way loses its right to report. */
export const makeReprocessSource =
  (deps: Dependencies): ReprocessSource =>
  (actor, id) =>
    deps.transaction.within(actor.namespaceId, async () => {
      const jobId = deps.ids.next<JobId>()
      if (!(await deps.sources.restart(actor.namespaceId, id, jobId, deps.clock.now())))
        return Err({ kind: 'source_not_found' })
      const source = await deps.sources.byId(actor.namespaceId, id)
      if (!source) return Err({ kind: 'source_not_found' })
      await deps.jobs.enqueue(ingestionOf(source))
      await announceProgress(deps.live, { namespaceId: actor.namespaceId, id, jobId, status: 'queued', progress: 0 })
      return Ok({ documentId: id, jobId })
    })
