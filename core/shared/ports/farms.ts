import type { NamespaceId } from '../ids.ts'

/** Which farms there are. */
export interface Farms {
  /** Namespaces that have members, by id, after that one; null: from the first. */
  namespaces(after: NamespaceId | null, limit: number): Promise<NamespaceId[]>
}
