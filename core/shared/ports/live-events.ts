import type { DocumentId, JobId, NamespaceId, UserId } from '../ids.ts'

export const TEAM_LEFT = 'team.left'

/** What the web client hears as it happens. */
export type LiveEvent =
  | {
      event: 'source.progress'
      data: { document_id: DocumentId; job_id: JobId; status: string; progress: number }
    }
  | { event: 'source.deleted'; data: { document_id: DocumentId } }
  /** A document has been read, and so many things of it wait for a person's word. */
  | { event: 'proposal.created'; data: { document_id: DocumentId; count: number } }
  /** Only that person hears it, without `user_id`. */
  | { event: 'notification.created'; data: { user_id: UserId; id: string; kind: string; title: string } }
  /** `ids` is null where so many rows of the kind changed that they are best read anew. */
  | { event: 'rows.changed'; data: { kind: string; ids: string[] | null } }
  /** Only that person hears it, without `user_id`, and nothing after it: they do not belong to the team any more. */
  | { event: typeof TEAM_LEFT; data: { user_id: UserId } }

/** An event as a listener hears it. */
export interface HeardEvent {
  /** Grows within a namespace in the order of commits. */
  id: string
  event: string
  data: unknown
}

/**
 * What a listener hears in place of events that it missed and that cannot be told any more: whatever it shows is best
 * read anew. Its id is that of the latest event, empty where there is none.
 */
export const RESET = 'reset'

/** What it returns is waited for before it hears the next of the events that it missed; a rejection ends that. */
export type LiveListener = (event: HeardEvent) => void | Promise<void>

/** The live events of all namespaces, as this process hears them. */
export interface LiveFeed {
  /** Begins to listen; events of before are not heard. */
  start(): void
  /**
   * Hands on every later event of the namespace; with `after`, whatever that is, first all of those that came after
   * that one, or a `RESET` where there is none by that id any more. Returns how to stop, once what was missed is told.
   */
  subscribe(namespace: NamespaceId, after: string | undefined, listener: LiveListener): Promise<() => void>
  close(): Promise<void>
}

export interface LiveEvents {
  /**
   * Stores the event in the running transaction; listeners of the namespace hear it after the commit, in the order of
   * commits. Its data are 7 kB at most.
   */
  publish(namespace: NamespaceId, event: LiveEvent): Promise<void>
}
