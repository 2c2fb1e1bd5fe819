import type { Context, Middleware } from 'koa'
import type { AuthorizationServer } from '../oauth/authorization-server.ts'
import { canonicalEmail, type Access } from '../../../core/access/index.ts'
import type { UserId } from '../../../core/shared/ids.ts'
import type { RateLimiter } from '../../../core/shared/ports/rate-limiter.ts'
import { deviceName } from './device-name.ts'
import type { FormGuard } from './form.ts'
import type { KnownBrowsers } from './known-browsers.ts'
import { localPath } from './local-path.ts'
import { seeOther } from './see-other.ts'
import { sendPage } from './send-page.ts'
import { signInPage, type SignInFault } from './sign-in-page.ts'
import { giveBack, tooMany } from './too-many.ts'

export interface SignInParts {
  server: AuthorizationServer
  forms: FormGuard
  known: KnownBrowsers
  rateLimiter: RateLimiter | undefined
  access: Access
}

/** The page at which a person signs in with a password, by method and path. */
export function signInPages(parts: SignInParts): Record<string, Middleware> {
  const { access, rateLimiter, known } = parts
  return {
    'GET /anmelden': (ctx) =>
      showSignIn(parts, ctx, {
        weiter: localPath(ctx.query['weiter'] as string),
        passwordSet: ctx.query['getan'] === 'password_set',
      }),

    async 'POST /anmelden'(ctx) {
      const fields = await parts.forms.read(ctx)
      const [email, password, weiter] = [
        fields.get('email') ?? '',
        (fields.get('password') ?? '').slice(0, 1000),
        localPath(fields.get('weiter')),
      ]
      const address = canonicalEmail(email).slice(0, 254)
      const browser = await known.nameOf(ctx, address)
      // Strangers who fail at an address, or beside the person, do not lock the browsers that the person uses; and the
      // way by e-mail stays open to all.
      const payers = browser === undefined ? ([`address:${ctx.ip}`, `email:${address}`] as const) : [`known:${browser}`]
      const full = await tooMany(ctx, rateLimiter, 'signIn', payers)
      if (full) {
        const fault = full.payer.startsWith('email:') ? { ...full, kind: 'guessed' as const } : full
        return showSignIn(parts, ctx, { email, weiter, fault })
      }
      const signedIn = await access.signInWithPassword({ email, password })
      if (signedIn.err) return showSignIn(parts, ctx, { email, weiter, fault: { kind: 'wrong' } })
      await giveBack(rateLimiter, 'signIn', payers)
      return enter(parts, ctx, { userId: signedIn.val, weiter })
    },
  }
}

/** Shows the form, with what is wrong with what was typed. */
export async function showSignIn(
  { server, forms }: SignInParts,
  ctx: Context,
  fields: { email?: string; weiter: string; fault?: SignInFault; passwordSet?: boolean },
): Promise<void> {
  const requestingClient = await server.requestingClient(fields.weiter)
  const page = signInPage({
    csrf: await forms.token(ctx),
    ...fields,
    ...(requestingClient && !requestingClient.ours && { clientName: requestingClient.name }),
  })
  const kind = fields.fault?.kind
  const status = kind === undefined ? 200 : kind === 'wrong' || kind === 'no_email' ? 422 : 429
  sendPage(ctx, page, status, redirectUrisOf(requestingClient))
}

/** The person is signed in from here on, and this browser known for their account. */
export async function enter(
  { server, forms, known, access }: SignInParts,
  ctx: Context,
  { userId, weiter }: { userId: UserId; weiter: string },
): Promise<void> {
  const account = await access.readAccount(userId)
  const isKnown = account !== undefined && (await known.nameOf(ctx, account.email)) !== undefined
  await server.signIn(ctx.req, ctx.res, userId, { name: deviceName(ctx.get('User-Agent')), isKnown })
  if (account) await known.remember(ctx, account.email)
  forms.renew(ctx)
  seeOther(ctx, weiter)
}

/** Our web client gets its answer right after the sign-in, and any client an error. */
export const redirectUrisOf = (requestingClient: { redirectUri: string | undefined } | undefined): string[] =>
  requestingClient?.redirectUri === undefined ? [] : [requestingClient.redirectUri]
