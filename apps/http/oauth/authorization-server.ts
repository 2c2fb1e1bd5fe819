import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Scope } from '../../../core/access/index.ts'
import type { UserId } from '../../../core/shared/ids.ts'

/** A request of an agent that waits for the person's word. */
export interface PendingConsent {
  clientName: string
  clientUri: string | null
  /** The host of the document by which the client is known, in ASCII; null: it has registered here. */
  knownBy: string | null
  /** Where the answer goes. */
  redirectUri: string
  scopes: Scope[]
  identity: string[]
  userId: UserId
}

/**
 * What our pages and routes need of the OAuth 2.1 authorization server and of the browser session that it shares with
 * them.
 */
export interface AuthorizationServer {
  /** Answers a request for `path` (with its query) below the issuer. */
  handle(req: IncomingMessage, res: ServerResponse, path: string): Promise<void>
  /**
   * What the interaction of this browser asks for; undefined when it is over or belongs to somebody else. `login` means
   * that the person has to sign in first.
   */
  pending(
    req: IncomingMessage,
    res: ServerResponse,
  ): Promise<{ kind: 'consent'; consent: PendingConsent } | { kind: 'login'; authorizePath: string } | undefined>
  /** The client of the authorization request at a path of ours; undefined for another path or an unknown client. */
  requestingClient(
    authorizePath: string,
  ): Promise<{ name: string; ours: boolean; redirectUri: string | undefined } | undefined>
  /**
   * The person's word on a pending consent: what of the scopes asked for they allow, or no. Returns the address at
   * which the authorization goes on.
   */
  decide(
    req: IncomingMessage,
    res: ServerResponse,
    decision: { allow: readonly Scope[] } | 'deny',
  ): Promise<string | undefined>
  /** The same request again, for when the person has changed. */
  restartPath(req: IncomingMessage, res: ServerResponse): Promise<string | undefined>
  /**
   * Who is signed in in this browser; `key` names the session and is no secret, `grantId` is that of the sign-in, null
   * for one of an earlier release.
   */
  signedIn(
    req: IncomingMessage,
    res: ServerResponse,
  ): Promise<{ userId: UserId; key: string; grantId: string | null } | undefined>
  /** `name` is what the browser calls itself; the person is told by mail of one that is not known. */
  signIn(
    req: IncomingMessage,
    res: ServerResponse,
    userId: UserId,
    device: { name: string; isKnown: boolean },
  ): Promise<void>
  /** Ends the session of this browser and everything that the web client got in it. */
  signOut(req: IncomingMessage, res: ServerResponse): Promise<void>
}
