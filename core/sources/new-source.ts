import type { Actor } from '../access/index.ts'
import type { Fach } from '../extraction/index.ts'
import type { DocumentId, JobId } from '../shared/ids.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { Ids } from '../shared/ports/ids.ts'
import type { HeldFile, ReceivedFile } from './received-file.ts'
import { safeFilename, titleFromFilename, visibleText } from './filename.ts'
import type { Source } from './source.ts'

export interface RegisterSourceInput {
  file: ReceivedFile | HeldFile
  /** Given by a person: final. */
  category?: Fach | undefined
  title?: string | undefined
  /** Chosen before, so that a registration can be repeated; left out: a new one. */
  id?: DocumentId | undefined
}

/** The source that a file becomes, waiting to be read. */
export function newSource(
  actor: Actor,
  { file, category, title, id }: RegisterSourceInput,
  { ids, clock }: { ids: Ids; clock: Clock },
): Source {
  const filename = safeFilename(file.filename)
  const now = clock.now()
  return {
    namespaceId: actor.namespaceId,
    id: id ?? ids.next<DocumentId>(),
    jobId: ids.next<JobId>(),
    sha256: file.sha256,
    sizeBytes: file.sizeBytes,
    filename,
    title: visibleText(title ?? '') || titleFromFilename(filename),
    contentType: file.contentType,
    format: null,
    category: category ?? 'sonstiges',
    filedBy: category ? 'person' : 'service',
    status: 'queued',
    progress: 0,
    error: null,
    pages: null,
    passages: null,
    derived: {},
    warnings: [],
    hasPreview: false,
    sender: null,
    dated: null,
    createdBy: actor.userId,
    createdAt: now,
    updatedAt: now,
    completedAt: null,
  }
}
