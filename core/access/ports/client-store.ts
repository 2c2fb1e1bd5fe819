import type { OAuthClient } from '../oauth-client.ts'

/** Keeps the OAuth clients that registered themselves, and which clients are blocked. */
export interface ClientStore {
  /**
   * Keeps the client and returns it. Where one of the same `fingerprint` is kept already, that one is returned and
   * stays as it is; null is like no other.
   */
  add(client: OAuthClient, fingerprint: string | null): Promise<OAuthClient>
  byId(id: string): Promise<OAuthClient | undefined>
  /** The clients that registered last, newest first. */
  newest(limit: number): Promise<OAuthClient[]>
  /**
   * Blocks a client, also one that is known only by the address of its document. A registration like it makes another
   * client from then on. False: it is blocked already.
   */
  block(id: string, now: number): Promise<boolean>
  /** False: it was not blocked. */
  unblock(id: string): Promise<boolean>
  isBlocked(id: string): Promise<boolean>
  /** The ids of all that are blocked, the latest first. */
  blocked(): Promise<string[]>
}
