import { declareEvent } from '../shared/events.ts'
import type { DocumentId } from '../shared/ids.ts'
import { isId } from '../shared/job.ts'

/** A source was taken out of the farm, with what only it said. */
export const SOURCE_DELETED = declareEvent('source_deleted', { documentId: isId<DocumentId> })
