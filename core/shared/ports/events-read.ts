import type { JobId, NamespaceId } from '../ids.ts'

/** Which events a reader has done, so that one that is delivered again is not done again. */
export interface EventsRead {
  /** Marks the event as read in the running transaction; false where it was before. Of two at once one waits. */
  mark(namespace: NamespaceId, reader: string, event: JobId): Promise<boolean>
}
