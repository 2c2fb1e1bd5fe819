import type { NamespaceId } from '../../shared/ids.ts'

/** Opens one stream of the live channel as the session's token would. */
export interface RealtimeTicket {
  /** The namespace that the token stood for when it asked. */
  namespaceId: NamespaceId
  token: string
}

/** Keeps tickets by the digest of their secret, and their tokens so that nobody reads them in the store. */
export interface RealtimeTicketStore {
  add(ticket: RealtimeTicket & { digest: string; expiresAt: number }): Promise<void>
  /** Takes a ticket that is not over; of racing takers one gets it, and afterwards it is gone. */
  take(digest: string, now: number): Promise<RealtimeTicket | undefined>
}
