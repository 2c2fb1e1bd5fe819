import type { Scope } from '../../core/access/index.ts'
import type { UserId } from '../../core/shared/ids.ts'

/** A request of an agent that waits for the person's word. */
export interface PendingConsent {
  clientName: string
  clientUri: string | null
  /** The host of the document by which the client is known, in ASCII; null: it has registered here. */
  knownBy: string | null
  /** Where the answer goes. */
  redirectUri: string
  scopes: Scope[]
  /** Of `IDENTITY_SCOPES`. */
  identity: string[]
  userId: UserId
}
