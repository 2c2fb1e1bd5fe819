import type { NamespaceId } from '../../shared/ids.ts'

/** Which farms there are. */
export interface Farms {
  /** By id, after that one; null: from the first. */
  namespaces(after: NamespaceId | null, limit: number): Promise<NamespaceId[]>
}
