import type { UserId } from '../../shared/ids.ts'

/** Keeps the links that sign a person in, by the digest of their secret. */
export interface SignInLinkStore {
  add(link: { digest: string; userId: UserId; expiresAt: number }): Promise<void>
  /** Takes a link that is not over and whose it is; of racing takers one gets it, and afterwards it is gone. */
  take(digest: string, now: number): Promise<UserId | undefined>
}
