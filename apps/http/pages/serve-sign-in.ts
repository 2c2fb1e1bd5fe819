import type { Context, Middleware } from 'koa'
import type { AuthorizationServer } from '../oauth/authorization-server.ts'
import { canonicalEmail, isEmail, LINK_LIFETIME_MINUTES, type Access } from '../../../core/access/index.ts'
import type { UserId } from '../../../core/shared/ids.ts'
import { consumeRateLimit } from '../pipeline/rate-limits.ts'
import type { RateLimiter } from '../../../core/shared/ports/rate-limiter.ts'
import type { FormGuard } from './form.ts'
import { localPath } from './local-path.ts'
import { seeOther } from './see-other.ts'
import { sendPage } from './send-page.ts'
import { linkInvalidPage, linkSentPage, redeemLinkPage, signInPage, type SignInFault } from './sign-in-page.ts'
import { tooMany } from './too-many.ts'

export interface SignInParts {
  server: AuthorizationServer
  forms: FormGuard
  rateLimiter: RateLimiter | undefined
  access: Access
}

/** The pages at which a person signs in, by method and path. */
export function signInPages(parts: SignInParts): Record<string, Middleware> {
  const { server, forms, access } = parts

  async function show(ctx: Context, fields: { email?: string; weiter: string; fault?: SignInFault }): Promise<void> {
    const requestingClient = await server.requestingClient(fields.weiter)
    const page = signInPage({
      csrf: await forms.token(ctx),
      ...fields,
      ...(requestingClient && !requestingClient.ours && { clientName: requestingClient.name }),
    })
    sendPage(
      ctx,
      page,
      fields.fault?.kind === 'too_many' ? 429 : fields.fault ? 422 : 200,
      redirectUrisOf(requestingClient),
    )
  }

  async function enter(ctx: Context, userId: UserId, weiter: string): Promise<void> {
    await server.signIn(ctx.req, ctx.res, userId)
    forms.renew(ctx)
    seeOther(ctx, weiter)
  }

  return {
    'GET /anmelden': (ctx) => show(ctx, { weiter: localPath(ctx.query['weiter'] as string) }),

    async 'POST /anmelden'(ctx) {
      const fields = await forms.read(ctx)
      const [email, password, weiter] = [
        fields.get('email') ?? '',
        (fields.get('password') ?? '').slice(0, 1000),
        localPath(fields.get('weiter')),
      ]
      const fault = await tooMany(parts.rateLimiter, 'signIn', [
        `address:${ctx.ip}`,
        `email:${canonicalEmail(email).slice(0, 254)}`,
      ])
      if (fault) return show(ctx, { email, weiter, fault })
      const signedIn = await access.signInWithPassword({ email, password })
      return signedIn.err ? show(ctx, { email, weiter, fault: { kind: 'wrong' } }) : enter(ctx, signedIn.val, weiter)
    },

    async 'POST /anmelden/link'(ctx) {
      const fields = await forms.read(ctx)
      const [email, weiter] = [fields.get('email') ?? '', localPath(fields.get('weiter'))]
      if (!isEmail(canonicalEmail(email))) return show(ctx, { email, weiter, fault: { kind: 'no_email' } })
      const fault = await tooMany(parts.rateLimiter, 'signIn', [`address:${ctx.ip}`, `link:${canonicalEmail(email)}`])
      if (fault) return show(ctx, { email, weiter, fault })
      await access.requestSignInLink({ email, returnTo: weiter })
      sendPage(ctx, linkSentPage({ email, weiter, minutes: LINK_LIFETIME_MINUTES }))
    },

    async 'GET /anmelden/link'(ctx) {
      const weiter = localPath(ctx.query['weiter'] as string)
      const page = redeemLinkPage({
        csrf: await forms.token(ctx),
        token: String(ctx.query['token'] ?? '').slice(0, 100),
        weiter,
      })
      sendPage(ctx, page, 200, redirectUrisOf(await server.requestingClient(weiter)))
    },

    async 'POST /anmelden/link/einloesen'(ctx) {
      const fields = await forms.read(ctx)
      const weiter = localPath(fields.get('weiter'))
      await consumeRateLimit(parts.rateLimiter, 'signIn', `address:${ctx.ip}`)
      const signedIn = await access.signInWithLink(fields.get('token') ?? '')
      return signedIn.err ? sendPage(ctx, linkInvalidPage({ weiter }), 422) : enter(ctx, signedIn.val, weiter)
    },
  }
}

/** Our web client gets its answer right after the sign-in, and any client an error. */
const redirectUrisOf = (requestingClient: { redirectUri: string | undefined } | undefined): string[] =>
  requestingClient?.redirectUri === undefined ? [] : [requestingClient.redirectUri]
