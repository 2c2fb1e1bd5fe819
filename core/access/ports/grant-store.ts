import type { NamespaceId, UserId } from '../../shared/ids.ts'
import type { Grant } from '../grant.ts'

/** Keeps what people have let clients do. A grant is live until it is revoked or expires. */
export interface GrantStore {
  add(grant: Grant): Promise<void>
  /**
   * For whom a live grant speaks, their personal namespace, and when it was last used (ms); undefined for any other.
   * One cheap look-up.
   */
  live(
    id: string,
    now: number,
  ): Promise<{ userId: UserId; namespaceId: NamespaceId; lastUsedAt: number | null } | undefined>
  /** Notes a use of the grant. */
  used(id: string, now: number): Promise<void>
  /** The live grants of a person, newest first. */
  ofUser(userId: UserId, now: number): Promise<(Grant & { lastUsedAt: number | null })[]>
  /** Ends a grant of that person and all its tokens with it. Idempotent; another person's stays as it is. */
  revoke(id: string, userId: UserId, now: number): Promise<void>
}
