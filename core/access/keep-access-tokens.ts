import type { Clock } from '../shared/ports/clock.ts'
import type { Ids } from '../shared/ports/ids.ts'
import { Err, Ok, type Result } from '../shared/result.ts'
import { ACCESS_TOKEN_PREFIX, isLive, type AccessToken } from './access-token.ts'
import type { Actor } from './actor.ts'
import type { AccessTokenStore } from './ports/access-token-store.ts'
import type { Audit } from './ports/audit.ts'
import type { Secrets } from './ports/secrets.ts'
import type { Scope } from './scope.ts'

/** Makes an access token; its secret is returned here and never again. */
export type CreateAccessToken = (
  actor: Actor,
  input: { name: string; scopes: Scope[]; expiresAt: number | null },
) => Promise<{ token: AccessToken; secret: string }>

export const makeCreateAccessToken =
  (deps: {
    accessTokens: AccessTokenStore
    secrets: Secrets
    ids: Ids
    clock: Clock
    audit: Audit
  }): CreateAccessToken =>
  async ({ userId }, { name, scopes, expiresAt }) => {
    const secret = ACCESS_TOKEN_PREFIX + deps.secrets.make()
    const token: AccessToken = {
      id: deps.ids.next<string>(),
      userId,
      name,
      scopes,
      createdAt: deps.clock.now(),
      expiresAt,
      lastUsedAt: null,
      revokedAt: null,
    }
    await deps.accessTokens.add({ ...token, digest: deps.secrets.digest(secret) })
    deps.audit({ event: 'access_token_created', user_id: userId, token_id: token.id, scopes })
    return { token, secret }
  }

export type ListAccessTokens = (actor: Actor) => Promise<(AccessToken & { live: boolean })[]>

export const makeListAccessTokens =
  (deps: { accessTokens: AccessTokenStore; clock: Clock }): ListAccessTokens =>
  async ({ userId }) => {
    const now = deps.clock.now()
    return (await deps.accessTokens.ofUser(userId)).map((token) => ({ ...token, live: isLive(token, now) }))
  }

/** Revoking twice succeeds twice. */
export type RevokeAccessToken = (
  actor: Actor,
  id: string,
) => Promise<Result<undefined, { kind: 'access_token_not_found' }>>

export const makeRevokeAccessToken =
  (deps: { accessTokens: AccessTokenStore; clock: Clock; audit: Audit }): RevokeAccessToken =>
  async ({ userId }, id) => {
    if (!(await deps.accessTokens.revoke(id, userId, deps.clock.now()))) return Err({ kind: 'access_token_not_found' })
    deps.audit({ event: 'access_token_revoked', user_id: userId, token_id: id })
    return Ok(undefined)
  }
