import type { UserId } from '../../shared/ids.ts'

/** A link that signs a person in. */
export interface SignInLink {
  userId: UserId
  /** The digest of what the browser that asked for it keeps secret; null for a link of an earlier release. */
  browser: string | null
}

/** Keeps the links that sign a person in, by the digest of their secret. */
export interface SignInLinkStore {
  add(link: SignInLink & { digest: string; expiresAt: number }): Promise<void>
  /** A link that is not over, which stays as it is. */
  find(digest: string, now: number): Promise<SignInLink | undefined>
  /** Takes a link that is not over and whose it is; of racing takers one gets it, and afterwards it is gone. */
  take(digest: string, now: number): Promise<UserId | undefined>
}
