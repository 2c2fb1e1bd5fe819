import { declareEvent } from '../shared/events.ts'
import type { DocumentId, JobId } from '../shared/ids.ts'
import { isId } from '../shared/job.ts'

/** A source was taken out of the farm, with what only it said. */
export const SOURCE_DELETED = declareEvent('source_deleted', { documentId: isId<DocumentId> })

/** A run over a source came to its end, completed or failed. */
export const SOURCE_ENDED = declareEvent('source_ended', { documentId: isId<DocumentId>, jobId: isId<JobId> })
