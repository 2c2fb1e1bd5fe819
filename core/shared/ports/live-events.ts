import type { DocumentId, JobId, NamespaceId } from '../ids.ts'

/** What the web client is told as it happens. */
export type LiveEvent = {
  event: 'source.progress'
  data: { document_id: DocumentId; job_id: JobId; status: string; progress: number }
}

export interface LiveEvents {
  /**
   * Stores the event in the running transaction; listeners of the namespace hear it after the commit, in the order of
   * commits.
   */
  publish(namespace: NamespaceId, event: LiveEvent): Promise<void>
}
