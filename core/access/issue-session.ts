import type { Clock } from '../shared/ports/clock.ts'
import type { Ids } from '../shared/ports/ids.ts'
import { Err, Ok, type Result } from '../shared/result.ts'
import { canonicalEmail } from './account.ts'
import { CLI_CLIENT, type Grant } from './grant.ts'
import type { AccountStore } from './ports/account-store.ts'
import type { Audit } from './ports/audit.ts'
import type { GrantStore } from './ports/grant-store.ts'
import type { TokenSigner } from './ports/token-signer.ts'

export type IssueSessionFailure = { kind: 'unknown_account' } | { kind: 'disabled_account' }

export interface IssuedSession {
  token: string
  expiresAt: number
}

/**
 * Opens a session for an account without asking for a password: for operators at the command line, never behind a
 * route.
 */
export type IssueSession = (input: {
  email: string
  lifetimeSeconds: number
}) => Promise<Result<IssuedSession, IssueSessionFailure>>

export const makeIssueSession =
  (deps: {
    accounts: AccountStore
    grants: GrantStore
    tokens: TokenSigner
    ids: Ids
    clock: Clock
    audit: Audit
  }): IssueSession =>
  async ({ email, lifetimeSeconds }) => {
    const account = await deps.accounts.byEmail(canonicalEmail(email))
    if (!account) return Err({ kind: 'unknown_account' })
    if (account.disabled) return Err({ kind: 'disabled_account' })
    const createdAt = deps.clock.now()
    const expiresAt = createdAt + lifetimeSeconds * 1000
    const grant: Grant = {
      id: deps.ids.next<string>(),
      userId: account.userId,
      clientId: CLI_CLIENT,
      clientName: 'Hofkern CLI',
      scopes: [],
      sessionId: null,
      createdAt,
      expiresAt,
    }
    await deps.grants.add(grant)
    deps.audit({ event: 'session_issued', user_id: account.userId, grant_id: grant.id })
    return Ok({
      token: await deps.tokens.sign({ grantId: grant.id, subject: account.userId, clientId: CLI_CLIENT, expiresAt }),
      expiresAt,
    })
  }
