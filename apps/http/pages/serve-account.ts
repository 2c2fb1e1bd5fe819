import type { Context, Middleware } from 'koa'
import type { AuthorizationServer } from '../oauth/authorization-server.ts'
import { SCOPES, type Access, type Actor } from '../../../core/access/index.ts'
import type { Clock } from '../../../core/shared/ports/clock.ts'
import { isUuid } from '../../../core/shared/ids.ts'
import type { RateLimiter } from '../../../core/shared/ports/rate-limiter.ts'
import { EXPIRIES } from './access-token-section.ts'
import { accountPage, DONE, type Account, type Done } from './account-page.ts'
import type { FormGuard } from './form.ts'
import { PageFault } from './page-faults.ts'
import { PROGRAMS_A_PAGE, programsOf } from './program-section.ts'
import { seeOther } from './see-other.ts'
import { signedInPerson } from './signed-in-person.ts'
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

interface SignedIn {
  actor: Actor
  email: string
  /** The sign-in of this browser; null for one of an earlier release. */
  grantId: string | null
}

/** „Zugriffe": who may act for the person, by method and path. */
export function accountPages(parts: AccountParts): Record<string, Middleware> {
  const { server, forms, access, rateLimiter, clock } = parts

  /** The person of this browser; without one the request ends at the sign-in. */
  async function signedIn(ctx: Context): Promise<SignedIn | undefined> {
    const person = await signedInPerson(parts, ctx, '/konto')
    if (!person) return undefined
    const { userId, namespaceId, email } = person.account
    return { actor: { userId, namespaceId, credential: { kind: 'session' } }, email, grantId: person.grantId }
  }

  async function show(
    ctx: Context,
    { actor, email, grantId }: SignedIn,
    extra: Pick<Account, 'created' | 'draft' | 'done'> = {},
    status = 200,
  ): Promise<void> {
    const [agents, sessions, accessTokens] = await Promise.all([
      access.listAgents(actor),
      access.listSessions(actor),
      access.listAccessTokens(actor),
    ])
    const programs = programsOf(agents)
    const account = {
      csrf: await forms.token(ctx),
      email,
      programs,
      page: pageOf(ctx, programs.length),
      sessions: sessions.map((session) => ({ ...session, here: session.id === grantId })),
      accessTokens,
    }
    sendPage(ctx, accountPage({ ...account, ...extra }), status)
  }

  /** Ends what `which` chooses for the person of the form, and shows the page again. */
  const ending =
    (done: Done, which: (ctx: Context, person: SignedIn, fields: URLSearchParams) => Promise<readonly string[]>) =>
    async (ctx: Context): Promise<void> => {
      const fields = await forms.read(ctx)
      const person = await signedIn(ctx)
      if (!person) return
      await access.revokeAccess(person.actor, await which(ctx, person, fields))
      seeOther(ctx, `/konto?getan=${done}`)
    }

  return {
    async 'GET /konto'(ctx) {
      const person = await signedIn(ctx)
      const done = (Object.keys(DONE) as Done[]).find((what) => what === ctx.query['getan'])
      if (person) await show(ctx, person, done && { done })
    },

    'POST /konto/agenten/:id/entziehen': ending('agent_revoked', async (ctx) => [idOf(ctx)]),

    'POST /konto/programme/entziehen': ending('agent_revoked', async (_ctx, { actor }, fields) => {
      const name = fields.get('programm')
      const program = programsOf(await access.listAgents(actor)).find((one) => one.name === name)
      return (program?.connections ?? []).map(({ id }) => id)
    }),

    'POST /konto/programme/alle-entziehen': ending('all_revoked', async (_ctx, { actor }) =>
      (await access.listAgents(actor)).map(({ id }) => id),
    ),

    'POST /konto/geraete/:id/abmelden': ending('session_ended', async (ctx) => [idOf(ctx)]),

    'POST /konto/geraete/andere-abmelden': ending('sessions_ended', async (_ctx, { actor, grantId }) =>
      (await access.listSessions(actor)).map(({ id }) => id).filter((id) => id !== grantId),
    ),

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
            : await tooMany(ctx, rateLimiter, 'credentials', [`user:${person.actor.userId}`, `address:${ctx.ip}`])
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

/** The page that the address names, or the nearest that there is. */
function pageOf(ctx: Context, most: number): number {
  const page = Number(ctx.query['seite'])
  return Number.isInteger(page) ? Math.min(Math.max(page, 1), Math.max(1, Math.ceil(most / PROGRAMS_A_PAGE))) : 1
}
