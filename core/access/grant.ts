import type { UserId } from '../shared/ids.ts'
import type { Scope } from './scope.ts'

/**
 * What a person has let a client do, until it expires or is revoked. A session is a grant of one of our own clients; an
 * agent has one after the consent screen. Every token names its grant, and the grant is looked up at each request: it
 * decides who acts, as which client and with which scopes.
 */
export interface Grant {
  id: string
  userId: UserId
  clientId: string
  /** As the person saw it when they let the client in; for a browser, what it calls itself. */
  clientName: string
  /**
   * Empty for our own clients, which may do whatever the person may, and for a token that only says who the person is.
   */
  scopes: Scope[]
  /** The sign-in of a browser that it ends with; null where it belongs to none. */
  sessionId: string | null
  createdAt: number
  expiresAt: number
}

/** A grant that something alive belongs to. */
export interface LiveGrant extends Grant {
  lastUsedAt: number | null
  /** When the newest of what was issued under it ends (ms). */
  endsAt: number
}

/** The web client: it gets sessions, and no one asks for consent. */
export const WEB_CLIENT = 'hofkern-web'
/** The command line, which issues sessions to operators. */
export const CLI_CLIENT = 'hofkern-cli'
/** A browser in which the person is signed in on our pages; no token is ever issued to it. */
export const BROWSER_CLIENT = 'hofkern-browser'

const SESSION_CLIENTS: readonly string[] = [WEB_CLIENT, CLI_CLIENT]

/** May have tokens that are sessions. */
export const holdsSessions = (clientId: string): boolean => SESSION_CLIENTS.includes(clientId)

export const isFirstParty = (clientId: string): boolean => holdsSessions(clientId) || clientId === BROWSER_CLIENT

/** How exactly the last use is known; keeping it to the second would make every read a write. */
export const LAST_USE_STEP_MS = 60_000
