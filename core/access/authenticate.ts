import type { NamespaceId, UserId } from '../shared/ids.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { Ids } from '../shared/ports/ids.ts'
import { Err, Ok, type Result } from '../shared/result.ts'
import { ACCESS_TOKEN_PREFIX } from './access-token.ts'
import { canonicalEmail, isEmail } from './account.ts'
import type { Actor } from './actor.ts'
import { holdsSessions, isFirstParty, LAST_USE_STEP_MS, type Grant } from './grant.ts'
import type { AccessTokenStore } from './ports/access-token-store.ts'
import type { AccountStore } from './ports/account-store.ts'
import type { ForeignTokens } from './ports/foreign-tokens.ts'
import type { GrantStore } from './ports/grant-store.ts'
import type { Secrets } from './ports/secrets.ts'
import type { TokenSigner, VerifiedToken } from './ports/token-signer.ts'

export type AuthenticateFailure = { kind: 'invalid_token' }

/** Turns a bearer token of any kind into the actor it speaks for, looked up anew at each request. */
export type Authenticate = (token: string) => Promise<Result<Actor, AuthenticateFailure>>

interface Dependencies {
  grants: GrantStore
  accessTokens: AccessTokenStore
  secrets: Secrets
  tokens: TokenSigner
  accounts: AccountStore
  /** Present where another identity provider is configured. */
  foreignTokens: ForeignTokens | undefined
  ids: Ids
  clock: Clock
}

export const makeAuthenticate =
  (deps: Dependencies): Authenticate =>
  async (token) => {
    const actor = token.startsWith(ACCESS_TOKEN_PREFIX)
      ? await byAccessToken(deps, token)
      : ((await byGrant(deps, token)) ?? (await byForeignToken(deps, token)))
    return actor ? Ok(actor) : Err({ kind: 'invalid_token' })
  }

async function byAccessToken(
  { accessTokens, secrets, clock }: Dependencies,
  secret: string,
): Promise<Actor | undefined> {
  const now = clock.now()
  const found = await accessTokens.live(secrets.digest(secret), now)
  if (!found) return undefined
  const { id, userId, namespaceId, scopes, lastUsedAt } = found
  if (isStale(lastUsedAt, now)) await accessTokens.used(id, now)
  return { userId, namespaceId, credential: { kind: 'agent', clientId: id, scopes } }
}

async function byGrant({ tokens, grants, clock }: Dependencies, token: string): Promise<Actor | undefined> {
  const verified = await tokens.verify(token)
  const now = clock.now()
  const found = verified && (await grants.live(verified.grantId, verified.keyId, now))
  const credential = found && credentialUnder(found, verified)
  if (!credential) return undefined
  const { userId, namespaceId, lastUsedAt } = found
  if (isStale(lastUsedAt, now)) await grants.used(verified.grantId, now)
  return { userId, namespaceId, credential }
}

/**
 * What a token may do under its grant. The grant decides: a token of another client or person than the grant's is none,
 * one of an agent is never a session, and its scopes can only be fewer.
 */
function credentialUnder(
  grant: Pick<Grant, 'userId' | 'clientId' | 'scopes'>,
  { subject, clientId, audience, scopes }: VerifiedToken,
): Actor['credential'] | undefined {
  if (clientId !== grant.clientId || subject !== grant.userId) return undefined
  if (audience === 'session') return holdsSessions(clientId) ? { kind: 'session' } : undefined
  if (isFirstParty(clientId)) return undefined
  const held = grant.scopes.filter((scope) => scopes.includes(scope))
  return { kind: 'agent', clientId, scopes: held }
}

const isStale = (lastUsedAt: number | null, now: number): boolean =>
  lastUsedAt === null || now - lastUsedAt >= LAST_USE_STEP_MS

/** The account behind another issuer's token; at first sight it is made, with a username that the person can change. */
async function byForeignToken(deps: Dependencies, token: string): Promise<Actor | undefined> {
  const person = await deps.foreignTokens?.verify(token)
  if (!person) return undefined
  const known = await deps.accounts.byExternalId(person.id)
  if (known) return sessionOf(known)
  const deletedAt = await deps.accounts.deletedAt(person.id)
  // A token from before the deletion must not bring the account back.
  if (deletedAt !== undefined && (person.issuedAt ?? 0) <= deletedAt) return undefined
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
  // Of two first requests at once one loses the race and finds the other's account; an address that belongs to someone
  // else stays refused.
  const account = outcome === 'added' ? await deps.accounts.byId(userId) : await deps.accounts.byExternalId(person.id)
  return account && sessionOf(account)
}

const sessionOf = ({ userId, namespaceId }: { userId: UserId; namespaceId: NamespaceId }): Actor => ({
  userId,
  namespaceId,
  credential: { kind: 'session' },
})
