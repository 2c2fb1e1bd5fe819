import type { NamespaceId } from '../ids.ts'

/** An answer as it was sent, so that it can be sent again byte for byte. */
export interface SentAnswer {
  status: number
  headers: Record<string, string>
  body: string | null
}

export type Claim =
  /** `since` (ms) is when the request first came; it stays where a claim is taken over. */
  | { outcome: 'ours'; since: number }
  | { outcome: 'running' }
  | { outcome: 'other_request' }
  | { outcome: 'answered'; answer: SentAnswer }

export interface RequestKey {
  caller: string
  route: string
  key: string
  /** Whose content the answer carries; it goes with it. */
  namespaceId?: NamespaceId | undefined
}

/** Remembers the answers to requests that bear an Idempotency-Key, for 24 hours, shared by all processes. */
export interface IdempotencyStore {
  /**
   * Of racing claims exactly one is `ours`. It holds for `leaseSeconds` and can then be taken over: its process has
   * died.
   */
  claim(request: RequestKey, requestHash: string, leaseSeconds: number): Promise<Claim>
  extend(request: RequestKey, leaseSeconds: number): Promise<void>
  answer(request: RequestKey, answer: SentAnswer): Promise<void>
  /** Forgets a claim whose request failed for a reason that may pass. */
  release(request: RequestKey): Promise<void>
  /** Forgets the answers that carry content of the namespace. Joins the running transaction. */
  forget(namespace: NamespaceId): Promise<void>
}
