import type { Clock } from '../shared/ports/clock.ts'
import type { Ids } from '../shared/ports/ids.ts'
import { Err, Ok, type Result } from '../shared/result.ts'
import { canonicalEmail } from './account.ts'
import type { AccountStore } from './ports/account-store.ts'
import type { SessionStore } from './ports/session-store.ts'
import type { TokenSigner } from './ports/token-signer.ts'

export type IssueSessionFailure = { kind: 'unknown_account' }

export interface IssuedSession {
  token: string
  expiresAt: number
}

/** Opens a session for an account without asking for a password: for operators at the command line, never behind a route. */
export type IssueSession = (input: { email: string; lifetimeSeconds: number }) => Promise<Result<IssuedSession, IssueSessionFailure>>

export const makeIssueSession = (deps: { accounts: AccountStore; sessions: SessionStore; tokens: TokenSigner; ids: Ids; clock: Clock }): IssueSession =>
  async ({ email, lifetimeSeconds }) => {
    const account = await deps.accounts.byEmail(canonicalEmail(email))
    if (!account) return Err({ kind: 'unknown_account' })
    const createdAt = deps.clock.now()
    const expiresAt = createdAt + lifetimeSeconds * 1000
    const session = { id: deps.ids.next<string>(), userId: account.userId, createdAt, expiresAt }
    await deps.sessions.add(session)
    return Ok({ token: await deps.tokens.sign({ session: session.id, subject: account.userId, expiresAt }), expiresAt })
  }
