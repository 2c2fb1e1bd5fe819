import type { NamespaceId, UserId } from '../../shared/ids.ts'
import type { AccessToken } from '../access-token.ts'
import type { Scope } from '../scope.ts'

/** Keeps access tokens by the digest of their secret; the secret itself is nowhere. */
export interface AccessTokenStore {
  add(token: AccessToken & { digest: string }): Promise<void>
  /**
   * Whom and what a token speaks for that is neither revoked nor expired; undefined for any other. One cheap look-up.
   */
  live(
    digest: string,
    now: number,
  ): Promise<
    { id: string; userId: UserId; namespaceId: NamespaceId; scopes: Scope[]; lastUsedAt: number | null } | undefined
  >
  used(id: string, now: number): Promise<void>
  /** Every token of a person, dead ones too, newest first. */
  ofUser(userId: UserId): Promise<AccessToken[]>
  /** False: the person has no such token. A token that is revoked already keeps its first time. */
  revoke(id: string, userId: UserId, now: number): Promise<boolean>
}
