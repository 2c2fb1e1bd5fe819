import type { Context } from 'koa'
import type { Actor, Authenticate, Scope } from '../../../core/access/index.ts'
import { agentChallenge } from './challenge.ts'
import type { ExpectedActors } from './expected-actors.ts'
import { HttpError } from './http-error.ts'
import { consumeRateLimit } from './rate-limits.ts'
import type { RateLimiter } from '../../../core/shared/ports/rate-limiter.ts'

export interface BearerCheck {
  baseUrl: string
  authenticate: Authenticate
  expectedActors: ExpectedActors
  rateLimiter: RateLimiter | undefined
}

/** Who takes from the budgets. */
export const callerOf = (actor: Actor | undefined, ctx: Context): string =>
  actor === undefined
    ? `address:${ctx.ip}`
    : actor.credential.kind === 'agent'
      ? `agent:${actor.credential.clientId}:${actor.userId}`
      : `user:${actor.userId}`

/** What a refusal tells a client to come with; where no agent may come it names no scope. */
const challenge = (
  { baseUrl }: BearerCheck,
  scopes: readonly Scope[],
  error?: 'invalid_token' | 'insufficient_scope',
): Record<string, string> => ({
  'WWW-Authenticate':
    scopes.length > 0 ? agentChallenge(baseUrl, scopes, error) : `Bearer${error ? ` error="${error}"` : ''}`,
})

/**
 * The actor of the request's bearer token; without one, or with a dead one, the request ends here and counts against
 * its address.
 */
export async function authenticateBearer(check: BearerCheck, ctx: Context, scopes: readonly Scope[]): Promise<Actor> {
  const [scheme, token, ...rest] = ctx.get('Authorization').split(' ')
  if (!token || scheme?.toLowerCase() !== 'bearer' || rest.length > 0) {
    await consumeRateLimit(check.rateLimiter, 'general', callerOf(undefined, ctx))
    throw new HttpError(401, 'not_authenticated', 'Bitte melde dich an.', challenge(check, scopes))
  }
  const found = await check.authenticate(token)
  check.expectedActors.note(ctx, found.ok ? found.val : undefined)
  if (found.ok) return found.val
  await consumeRateLimit(check.rateLimiter, 'general', callerOf(undefined, ctx))
  throw invalidToken(check, scopes)
}

export const invalidToken = (check: BearerCheck, scopes: readonly Scope[]): HttpError =>
  new HttpError(
    401,
    'invalid_token',
    'Deine Anmeldung gilt nicht mehr. Bitte melde dich neu an.',
    challenge(check, scopes, 'invalid_token'),
  )

/** `scopes` are all that the agent should ask for, so that it does not lose those it has. */
export const insufficientScope = (check: BearerCheck, missing: Scope, scopes: readonly Scope[]): HttpError =>
  new HttpError(
    403,
    'insufficient_scope',
    `Dafür fehlt dem Agenten die Berechtigung „${missing}“.`,
    challenge(check, scopes, 'insufficient_scope'),
  )
