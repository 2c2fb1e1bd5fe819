import type { DocumentId, NamespaceId } from '../shared/ids.ts'
import { declareJob, isId, isListOf, isText } from '../shared/job.ts'

/** Reads a source; its dead letter ends the run, so that nobody waits for it. */
export const INGEST_SOURCE = declareJob({
  name: 'ingest_source',
  payload: { namespaceId: isId<NamespaceId>, documentId: isId<DocumentId> },
  retry: { limit: 4, delaySeconds: 2, longestDelaySeconds: 60, timeoutSeconds: 1800 },
})

/** Removes files of the object store; what a dead letter leaves behind is found by the clean-up. */
export const DELETE_OBJECTS = declareJob({
  name: 'delete_objects',
  payload: { keys: isListOf(isText) },
  retry: { limit: 50, delaySeconds: 5, longestDelaySeconds: 3600, timeoutSeconds: 300 },
})

export const SOURCE_JOBS = [INGEST_SOURCE, DELETE_OBJECTS] as const
