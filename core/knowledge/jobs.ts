import type { DocumentId, JobId, NamespaceId } from '../shared/ids.ts'
import { declareJob, isId, type Job } from '../shared/job.ts'

/**
 * Has a model write questions for the passages of a document that was read; farms take turns. Its dead letter is passed
 * over: the document is found by its own words.
 */
export const WRITE_QUESTIONS = declareJob({
  name: 'write_questions',
  payload: { namespaceId: isId<NamespaceId>, documentId: isId<DocumentId> },
  retry: { limit: 3, delaySeconds: 60, longestDelaySeconds: 3600, timeoutSeconds: 1800 },
  fair: true,
})

/** @param id that of the run which read the document, so that what is repeated after a crash is queued once */
export const questionsFor = (id: JobId, namespaceId: NamespaceId, documentId: DocumentId): Job =>
  WRITE_QUESTIONS.of(id, { namespaceId, documentId }, namespaceId)

export const KNOWLEDGE_JOBS = [WRITE_QUESTIONS] as const
