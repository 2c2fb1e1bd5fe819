import type { Context, Middleware } from 'koa'
import type { AuthorizationServer } from '../oauth/authorization-server.ts'
import { SCOPES, type Access, type Actor } from '../../../core/access/index.ts'
import type { Clock } from '../../../core/shared/ports/clock.ts'
import { isUuid } from '../../../core/shared/ids.ts'
import type { RateLimiter } from '../../../core/shared/ports/rate-limiter.ts'
import { EXPIRIES } from './access-token-section.ts'
import { accountPage, type Account } from './account-page.ts'
import type { FormGuard } from './form.ts'
import { PageFault } from './page-faults.ts'
import { seeOther } from './see-other.ts'
import { sendPage } from './send-page.ts'
import { tooMany } from './too-many.ts'

export interface AccountParts {
  server: AuthorizationServer
  forms: FormGuard
  rateLimiter: RateLimiter | undefined
  access: Access
  clock: Clock
}

const DAY_MS = 24 * 3600 * 1000

/** „Zugriffe": who may act for the person, by method and path. */
export function accountPages(parts: AccountParts): Record<string, Middleware> {
  const { server, forms, access, rateLimiter, clock } = parts

  /** The person of this browser; without one the request ends at the sign-in. */
  async function signedIn(ctx: Context): Promise<{ actor: Actor; email: string } | undefined> {
    const session = await server.signedIn(ctx.req, ctx.res)
    const account = session && (await access.readAccount(session.userId))
    if (account)
      return {
        actor: { userId: account.userId, namespaceId: account.namespaceId, credential: { kind: 'session' } },
        email: account.email,
      }
    seeOther(ctx, '/anmelden?weiter=%2Fkonto')
    return undefined
  }

  async function show(
    ctx: Context,
    { actor, email }: { actor: Actor; email: string },
    extra: Pick<Account, 'created' | 'draft' | 'done'> = {},
    status = 200,
  ): Promise<void> {
    const [agents, accessTokens] = await Promise.all([access.listAgents(actor), access.listAccessTokens(actor)])
    sendPage(ctx, accountPage({ csrf: await forms.token(ctx), email, agents, accessTokens, ...extra }), status)
  }

  return {
    async 'GET /konto'(ctx) {
      const person = await signedIn(ctx)
      const done = (['agent_revoked', 'token_revoked'] as const).find((what) => what === ctx.query['getan'])
      if (person) await show(ctx, person, done && { done })
    },

    async 'POST /konto/agenten/:id/entziehen'(ctx) {
      await forms.read(ctx)
      const person = await signedIn(ctx)
      if (!person) return
      await access.revokeAgent(person.actor, idOf(ctx))
      seeOther(ctx, '/konto?getan=agent_revoked')
    },

    async 'POST /konto/zugriffstokens'(ctx) {
      const fields = await forms.read(ctx)
      const person = await signedIn(ctx)
      if (!person) return
      const name = (fields.get('name') ?? '').trim().slice(0, 100)
      const scopes = SCOPES.filter((scope) => fields.getAll('scopes').includes(scope))
      const expiry = EXPIRIES.find((one) => one === fields.get('expiry')) ?? '90'
      const fault =
        name === ''
          ? { kind: 'no_name' as const }
          : scopes.length === 0
            ? { kind: 'no_scope' as const }
            : await tooMany(rateLimiter, 'credentials', [`user:${person.actor.userId}`, `address:${ctx.ip}`])
      if (fault)
        return show(ctx, person, { draft: { name, scopes, expiry, fault } }, fault.kind === 'too_many' ? 429 : 422)
      const { secret } = await access.createAccessToken(person.actor, {
        name,
        scopes,
        expiresAt: expiry === 'none' ? null : clock.now() + Number(expiry) * DAY_MS,
      })
      return show(ctx, person, { created: { name, secret } })
    },

    async 'POST /konto/zugriffstokens/:id/widerrufen'(ctx) {
      await forms.read(ctx)
      const person = await signedIn(ctx)
      if (!person) return
      await access.revokeAccessToken(person.actor, idOf(ctx))
      seeOther(ctx, '/konto?getan=token_revoked')
    },

    async 'POST /konto/abmelden'(ctx) {
      await forms.read(ctx)
      await server.signOut(ctx.req, ctx.res)
      forms.renew(ctx)
      seeOther(ctx, '/anmelden')
    },
  }
}

function idOf(ctx: Context): string {
  const id = String(ctx['params']['id'])
  if (!isUuid(id)) throw new PageFault('not_found')
  return id
}
