import type { NamespaceId } from '../../shared/ids.ts'

/** The jobs of a namespace, over all kinds. */
export interface NamespaceJobs {
  /** Takes back those that wait; returns how many waited or ran. Joins the running transaction. */
  end(namespace: NamespaceId): Promise<number>
  /** Waits until none runs any more but the one that empties it; throws where that takes too long. */
  ended(namespace: NamespaceId): Promise<void>
  /** Removes every trace of those that do not run. */
  forget(namespace: NamespaceId): Promise<void>
}
