import type { NamespaceId, UserId } from '../../shared/ids.ts'
import type { Grant, LiveGrant } from '../grant.ts'

/** Keeps what people have let clients do. A grant is live until it is revoked or expires. */
export interface GrantStore {
  /** Keeps the grant and returns it; of several under one id the first stays and is returned, `added` once. */
  add(grant: Grant): Promise<{ grant: Grant; added: boolean }>
  /**
   * What a live grant allows for a token that was signed with `keyId`, and when it was last used (ms); undefined for
   * any other grant, and once tokens of that key are not accepted any more. One cheap look-up.
   */
  live(
    id: string,
    keyId: string,
    now: number,
  ): Promise<
    | (Pick<Grant, 'userId' | 'clientId' | 'scopes'> & { namespaceId: NamespaceId; lastUsedAt: number | null })
    | undefined
  >
  /** Notes a use of the grant. */
  used(id: string, now: number): Promise<void>
  /** The live grants of a person under which something was issued that is alive, newest first. */
  ofUser(userId: UserId, now: number): Promise<LiveGrant[]>
  /**
   * Ends grants of that person, with all their tokens and the grants that belong to them. Another person's stay as they
   * are. Returns the ids of those that ended now.
   */
  revoke(ids: readonly string[], userId: UserId, now: number): Promise<string[]>
  /** Ends all grants of a client; returns how many ended now. */
  revokeOfClient(clientId: string, now: number): Promise<number>
}
