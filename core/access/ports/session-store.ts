import type { NamespaceId, UserId } from '../../shared/ids.ts'

export interface Session {
  id: string
  userId: UserId
  createdAt: number
  /** After this moment the session is dead, whatever token names it. */
  expiresAt: number
}

/** Sessions of people; each bearer token names one, and it is looked up at every request so that a revocation works at once. */
export interface SessionStore {
  add(session: Session): Promise<void>
  /** The user and personal namespace of a session that is neither revoked nor expired at `now`, or undefined. */
  live(id: string, now: number): Promise<{ userId: UserId; namespaceId: NamespaceId } | undefined>
  /** Idempotent: an unknown or dead session stays as it is. */
  revoke(id: string, now: number): Promise<void>
}
