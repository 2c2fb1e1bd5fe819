import type { NamespaceId, UserId } from '../../shared/ids.ts'

/** Somebody who belongs to a namespace. */
export interface Member {
  userId: UserId
  email: string
}

/** Who is notified of what happens in a namespace. */
export interface Members {
  of(namespace: NamespaceId): Promise<Member[]>
  /** Namespaces that have members, by id, after that one; null: from the first. */
  namespaces(after: NamespaceId | null, limit: number): Promise<NamespaceId[]>
  /** Notes that a person is welcomed, in the running transaction; false where they were before. */
  welcome(user: UserId, at: number): Promise<boolean>
}
