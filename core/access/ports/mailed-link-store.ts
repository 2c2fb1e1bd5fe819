import type { UserId } from '../../shared/ids.ts'

/** The one thing that a link does. */
export type LinkPurpose = 'reset_password' | 'end_access'

/** Keeps links that a person was mailed and that do one thing once, by the digest of their secret. */
export interface MailedLinkStore {
  add(link: {
    digest: string
    userId: UserId
    purpose: LinkPurpose
    /** What it is about, kept as JSON. */
    about: object
    expiresAt: number
  }): Promise<void>
  /** A link for this purpose that is not over, which stays as it is. */
  find(digest: string, purpose: LinkPurpose, now: number): Promise<{ userId: UserId; about: unknown } | undefined>
  /** Uses up a link for this purpose that is not over; of racing takers one gets true, and afterwards it is gone. */
  take(digest: string, purpose: LinkPurpose, now: number): Promise<boolean>
  /** Removes a person's links for this purpose. */
  removeOf(userId: UserId, purpose: LinkPurpose): Promise<void>
}
