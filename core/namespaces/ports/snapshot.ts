import type { NamespaceId } from '../../shared/ids.ts'

/** Reading at one moment. */
export interface Snapshot {
  /**
   * Whatever `work` reads of the namespace is as it was at one moment. Work of others is not waited for, and leaves no
   * row without the one it refers to.
   */
  of(namespace: NamespaceId, work: () => Promise<void>): Promise<void>
}
