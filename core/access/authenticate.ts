import type { NamespaceId, UserId } from '../shared/ids.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { Ids } from '../shared/ports/ids.ts'
import { Err, Ok, type Result } from '../shared/result.ts'
import { canonicalEmail, isEmail } from './account.ts'
import type { Actor } from './actor.ts'
import type { AccountStore } from './ports/account-store.ts'
import type { ForeignTokens } from './ports/foreign-tokens.ts'
import type { SessionStore } from './ports/session-store.ts'
import type { TokenSigner } from './ports/token-signer.ts'

export type AuthenticateFailure = { kind: 'invalid_token' }

/** Turns a bearer token into the actor it speaks for, looked up anew at each request. */
export type Authenticate = (token: string) => Promise<Result<Actor, AuthenticateFailure>>

interface Dependencies {
  sessions: SessionStore
  tokens: TokenSigner
  accounts: AccountStore
  /** Present where another identity provider is configured. */
  foreignTokens: ForeignTokens | undefined
  ids: Ids
  clock: Clock
}

export const makeAuthenticate = (deps: Dependencies): Authenticate => async (token) => {
  const own = await deps.tokens.verify(token)
  const owner = own ? await deps.sessions.live(own.session, deps.clock.now()) : await foreignOwner(deps, token)
  return owner ? Ok({ ...owner, credential: { kind: 'session' } }) : Err({ kind: 'invalid_token' })
}

/** The account behind another issuer's token; at first sight it is made, with a username that the person can change. */
async function foreignOwner(deps: Dependencies, token: string): Promise<{ userId: UserId; namespaceId: NamespaceId } | undefined> {
  const person = await deps.foreignTokens?.verify(token)
  if (!person) return undefined
  const known = await deps.accounts.byExternalId(person.id)
  if (known) return { userId: known.userId, namespaceId: known.namespaceId }
  if (!person.email || !isEmail(canonicalEmail(person.email))) return undefined

  const userId = deps.ids.next<UserId>()
  const outcome = await deps.accounts.add({
    userId,
    namespaceId: deps.ids.next<NamespaceId>(),
    email: canonicalEmail(person.email),
    username: `hof-${userId.slice(-12)}`,
    passwordHash: null,
    externalId: person.id,
    createdAt: deps.clock.now(),
  })
  // Of two first requests at once one loses the race and finds the other's account; an address that belongs to someone else stays refused.
  const account = outcome === 'added' ? await deps.accounts.byId(userId) : await deps.accounts.byExternalId(person.id)
  return account && { userId: account.userId, namespaceId: account.namespaceId }
}
