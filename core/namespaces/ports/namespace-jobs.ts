import type { NamespaceId } from '../../shared/ids.ts'

/** The jobs of a namespace, over all kinds. */
export interface NamespaceJobs {
  /** Takes back those that wait; returns how many waited or ran. Joins the running transaction. */
  end(namespace: NamespaceId): Promise<number>
  /** Removes every trace of those that do not run. */
  forget(namespace: NamespaceId): Promise<void>
}
