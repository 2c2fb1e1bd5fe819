import type { UserId } from '../shared/ids.ts'
import type { Scope } from './scope.ts'

/**
 * A long-lived credential that a person makes for a program of theirs. It reaches what an agent with its scopes
 * reaches.
 */
export interface AccessToken {
  id: string
  userId: UserId
  name: string
  scopes: Scope[]
  createdAt: number
  /** Null: until it is revoked. */
  expiresAt: number | null
  lastUsedAt: number | null
  revokedAt: number | null
}

/** Marks our secrets, so that scanners of public code find one that leaked. */
export const ACCESS_TOKEN_PREFIX = 'hk_pat_'

export const isLive = ({ expiresAt, revokedAt }: AccessToken, now: number): boolean =>
  revokedAt === null && (expiresAt === null || expiresAt > now)
