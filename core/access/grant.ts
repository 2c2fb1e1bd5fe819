import type { UserId } from '../shared/ids.ts'
import type { Scope } from './scope.ts'

/**
 * What a person has let a client do, until it expires or is revoked. A session is a grant of one of our own clients; an
 * agent has one after the consent screen. Every token names its grant, and the grant is looked up at each request.
 */
export interface Grant {
  id: string
  userId: UserId
  clientId: string
  /** As the person saw it when they let the client in. */
  clientName: string
  /**
   * Empty for our own clients, which may do whatever the person may, and for a token that only says who the person is.
   */
  scopes: Scope[]
  createdAt: number
  expiresAt: number
}

/** The web client: it gets sessions, and no one asks for consent. */
export const WEB_CLIENT = 'hofkern-web'
/** The command line, which issues sessions to operators. */
export const CLI_CLIENT = 'hofkern-cli'

export const isFirstParty = (clientId: string): boolean => clientId === WEB_CLIENT || clientId === CLI_CLIENT

/** How exactly the last use is known; keeping it to the second would make every read a write. */
export const LAST_USE_STEP_MS = 60_000
