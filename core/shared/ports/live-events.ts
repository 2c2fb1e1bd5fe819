import type { DocumentId, JobId, NamespaceId } from '../ids.ts'

/** What the web client hears as it happens. */
export type LiveEvent =
  | {
      event: 'source.progress'
      data: { document_id: DocumentId; job_id: JobId; status: string; progress: number }
    }
  | { event: 'source.deleted'; data: { document_id: DocumentId } }
  /** `ids` is null where so many rows of the kind changed that they are best read anew. */
  | { event: 'rows.changed'; data: { kind: string; ids: string[] | null } }

/** An event as a listener hears it. */
export interface HeardEvent {
  /** Grows within a namespace in the order of commits. */
  id: string
  event: string
  data: unknown
}

/** The live events of all namespaces, as this process hears them. */
export interface LiveFeed {
  /** Begins to listen; events of before are not heard. */
  start(): void
  /**
   * Hands on every later event of the namespace; with `after`, first those that came after that one. Returns how to
   * stop.
   */
  subscribe(
    namespace: NamespaceId,
    after: string | undefined,
    listener: (event: HeardEvent) => void,
  ): Promise<() => void>
  close(): Promise<void>
}

export interface LiveEvents {
  /**
   * Stores the event in the running transaction; listeners of the namespace hear it after the commit, in the order of
   * commits. Its data are 7 kB at most.
   */
  publish(namespace: NamespaceId, event: LiveEvent): Promise<void>
}
