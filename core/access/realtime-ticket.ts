import type { Clock } from '../shared/ports/clock.ts'
import type { Actor } from './actor.ts'
import type { Authenticate } from './authenticate.ts'
import type { RealtimeTicketStore } from './ports/realtime-ticket-store.ts'
import type { Secrets } from './ports/secrets.ts'

export const TICKET_LIFETIME_SECONDS = 60

/** Makes a ticket with which a browser, whose `EventSource` sends no header, opens the live channel once. */
export type IssueRealtimeTicket = (actor: Actor, token: string) => Promise<{ ticket: string; expiresAt: number }>

/** Uses a ticket up; gives the session's token, undefined where either is over or the namespace is another one now. */
export type RedeemRealtimeTicket = (ticket: string) => Promise<string | undefined>

interface Dependencies {
  tickets: RealtimeTicketStore
  secrets: Secrets
  clock: Clock
}

export const makeIssueRealtimeTicket =
  ({ tickets, secrets, clock }: Dependencies): IssueRealtimeTicket =>
  async ({ namespaceId }, token) => {
    const ticket = secrets.make()
    const expiresAt = clock.now() + TICKET_LIFETIME_SECONDS * 1000
    await tickets.add({ digest: secrets.digest(ticket), namespaceId, token, expiresAt })
    return { ticket, expiresAt }
  }

export const makeRedeemRealtimeTicket =
  ({ tickets, secrets, clock, authenticate }: Dependencies & { authenticate: Authenticate }): RedeemRealtimeTicket =>
  async (ticket) => {
    const found = await tickets.take(secrets.digest(ticket), clock.now())
    const actor = found && (await authenticate(found.token))
    return actor?.ok && actor.val.namespaceId === found?.namespaceId ? found.token : undefined
  }
