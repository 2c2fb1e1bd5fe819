import type { NamespaceId, UserId } from '../../shared/ids.ts'
import type { Scope } from '../scope.ts'

/** Who ended something. */
export type EndedBy = 'person' | 'operator' | 'client' | 'replay'

/** What an operator wants to find in the log later. It never holds a secret, an address or a name of a person. */
export type AuditEvent =
  | { event: 'signed_in'; user_id: UserId; way: 'password' | 'link' }
  | { event: 'sign_in_failed'; way: 'password' | 'link' }
  | { event: 'signed_out'; user_id: UserId }
  | { event: 'session_issued'; user_id: UserId; grant_id: string }
  | { event: 'consent_given'; user_id: UserId; client_id: string; grant_id: string; scopes: readonly Scope[] }
  | { event: 'consent_denied'; user_id: UserId; client_id: string }
  | { event: 'grants_ended'; user_id: UserId; grant_ids: readonly string[]; by: EndedBy }
  | { event: 'grant_ended'; grant_id: string; by: EndedBy }
  | { event: 'access_token_created'; user_id: UserId; token_id: string; scopes: readonly Scope[] }
  | { event: 'access_token_revoked'; user_id: UserId; token_id: string }
  | { event: 'client_registered'; client_id: string }
  | { event: 'client_blocked'; client_id: string; ended: number }
  | { event: 'client_unblocked'; client_id: string }
  | { event: 'signing_key_rotated'; key_id: string; leaked: boolean }
  | { event: 'namespace_reset'; user_id: UserId; namespace_id: NamespaceId }
  | { event: 'account_deleted'; user_id: UserId }
  | { event: 'secrets_resealed'; key_id: string; count: number }

/** Notes what happened to accounts and accesses. */
export type Audit = (event: AuditEvent) => void
