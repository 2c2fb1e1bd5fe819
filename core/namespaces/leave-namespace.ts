import type { JobId, NamespaceId } from '../shared/ids.ts'
import type { IdempotencyStore } from '../shared/ports/idempotency-store.ts'
import type { Ids } from '../shared/ports/ids.ts'
import type { JobQueue } from '../shared/ports/job-queue.ts'
import { EMPTY_NAMESPACE } from './jobs.ts'
import type { NamespaceJobs } from './ports/namespace-jobs.ts'

export interface LeaveDependencies {
  namespaceJobs: NamespaceJobs
  idempotency: IdempotencyStore
  jobs: JobQueue
  ids: Ids
}

/** Ends what runs for a removed namespace and queues what empties it; returns how many jobs waited or ran. */
export async function leave(
  { namespaceJobs, idempotency, jobs, ids }: LeaveDependencies,
  namespaceId: NamespaceId,
): Promise<number> {
  const ended = await namespaceJobs.end(namespaceId)
  await idempotency.forget(namespaceId)
  await jobs.enqueue(EMPTY_NAMESPACE.of(ids.next<JobId>(), { namespaceId }))
  return ended
}
