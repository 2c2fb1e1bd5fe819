import type { DocumentId, JobId, NamespaceId, UserId } from '../ids.ts'

/** Work that is done later by a worker, at least once. */
export type Job =
  | { kind: 'ingest_source'; id: JobId; namespaceId: NamespaceId; documentId: DocumentId }
  | { kind: 'delete_objects'; id: JobId; keys: string[] }
  | { kind: 'file_example_papers'; id: JobId; namespaceId: NamespaceId; userId: UserId }
  | { kind: 'send_sign_in_link'; id: JobId; email: string; returnTo: string }

export interface JobQueue {
  /** Stores the job in the running transaction: it exists if and only if the transaction commits. */
  enqueue(job: Job): Promise<void>
}
