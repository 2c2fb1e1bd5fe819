import type { DocumentId, NamespaceId } from '../shared/ids.ts'
import { declareJob, isId, isListOf, isText, type Job } from '../shared/job.ts'
import type { Source } from './source.ts'

const SOURCE = { namespaceId: isId<NamespaceId>, documentId: isId<DocumentId> }

/**
 * Reads a source in the quick lane, farms in turn; its dead letter ends the run, so that nobody waits for it. The name
 * dates from when there was one lane.
 */
export const INGEST_SOURCE = declareJob({
  name: 'ingest_source',
  payload: SOURCE,
  retry: { limit: 4, delaySeconds: 2, longestDelaySeconds: 60, timeoutSeconds: 1800 },
  fair: true,
})

/** The same in the slow lane, for what takes longer. */
export const INGEST_LARGE_SOURCE = declareJob({
  name: 'ingest_large_source',
  payload: SOURCE,
  retry: { limit: 4, delaySeconds: 2, longestDelaySeconds: 60, timeoutSeconds: 3600 },
  fair: true,
})

/** Larger files take longer than the quick lane gives, as pictures do, whose letters have to be recognized. */
const QUICK_BYTES = 2_000_000

/** The job that reads a source, in the lane where it is likely to be done. */
export const ingestionOf = (source: Pick<Source, 'namespaceId' | 'id' | 'jobId' | 'sizeBytes' | 'contentType'>): Job =>
  source.sizeBytes > QUICK_BYTES || source.contentType.startsWith('image/')
    ? ingestionIn(INGEST_LARGE_SOURCE, source)
    : ingestionIn(INGEST_SOURCE, source)

export const ingestionIn = (
  kind: typeof INGEST_SOURCE,
  { namespaceId, id, jobId }: Pick<Source, 'namespaceId' | 'id' | 'jobId'>,
): Job => kind.of(jobId, { namespaceId, documentId: id }, namespaceId)

/** Removes files of the object store; what a dead letter leaves behind is found by the clean-up. */
export const DELETE_OBJECTS = declareJob({
  name: 'delete_objects',
  payload: { keys: isListOf(isText) },
  retry: { limit: 50, delaySeconds: 5, longestDelaySeconds: 3600, timeoutSeconds: 300 },
})

export const SOURCE_JOBS = [INGEST_SOURCE, INGEST_LARGE_SOURCE, DELETE_OBJECTS] as const
