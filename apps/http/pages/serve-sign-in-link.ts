import type { Context, Middleware } from 'koa'
import { canonicalEmail, isEmail, LINK_LIFETIME_MINUTES } from '../../../core/access/index.ts'
import { consumeRateLimit } from '../pipeline/rate-limits.ts'
import { localPath } from './local-path.ts'
import { plainName } from './plain-name.ts'
import { sendPage } from './send-page.ts'
import { enter, redirectUrisOf, showSignIn, type SignInParts } from './serve-sign-in.ts'
import { linkInvalidPage, linkSentPage, redeemLinkPage } from './sign-in-link-pages.ts'
import { giveBack, tooMany } from './too-many.ts'

/** The pages at which a person signs in with a link by e-mail, by method and path. */
export function signInLinkPages(parts: SignInParts): Record<string, Middleware> {
  const { server, forms, access, rateLimiter, known } = parts

  async function showLink(ctx: Context, token: string, weiter: string, status = 200): Promise<void> {
    const csrf = await forms.token(ctx)
    const link = await access.readSignInLink(token, forms.browser(ctx))
    if (!link) return sendPage(ctx, linkInvalidPage({ weiter }), 422)
    const client = await server.requestingClient(weiter)
    const page = redeemLinkPage({
      csrf,
      token,
      weiter,
      ...(!link.sameBrowser && { elsewhere: { email: link.email } }),
      ...(client && !client.ours && { clientName: client.name }),
    })
    sendPage(ctx, page, status, redirectUrisOf(client))
  }

  return {
    async 'POST /anmelden/link'(ctx) {
      const fields = await forms.read(ctx)
      const [email, weiter] = [fields.get('email') ?? '', localPath(fields.get('weiter'))]
      const address = canonicalEmail(email)
      if (!isEmail(address)) return showSignIn(parts, ctx, { email, weiter, fault: { kind: 'no_email' } })
      const browser = await known.nameOf(ctx, address)
      const payers =
        browser === undefined ? ([`link-address:${ctx.ip}`, `link:${address}`] as const) : [`known-link:${browser}`]
      const full = await tooMany(ctx, rateLimiter, 'signIn', payers)
      if (full) {
        const fault = full.payer.startsWith('link-address:') ? full : { ...full, kind: 'links_sent' as const }
        return showSignIn(parts, ctx, { email, weiter, fault })
      }
      const client = await server.requestingClient(weiter)
      await access.requestSignInLink({
        email,
        returnTo: weiter,
        browser: forms.browser(ctx),
        ...(client && !client.ours && { program: plainName(client.name) }),
      })
      sendPage(ctx, linkSentPage({ email, weiter, minutes: LINK_LIFETIME_MINUTES }))
    },

    'GET /anmelden/link': (ctx) =>
      showLink(ctx, String(ctx.query['token'] ?? '').slice(0, 100), localPath(ctx.query['weiter'] as string)),

    async 'POST /anmelden/link/einloesen'(ctx) {
      const fields = await forms.read(ctx)
      const [secret, weiter] = [(fields.get('token') ?? '').slice(0, 100), localPath(fields.get('weiter'))]
      await consumeRateLimit(rateLimiter, 'signIn', `redeem:${ctx.ip}`)
      const signedIn = await access.signInWithLink({
        secret,
        browser: forms.browser(ctx),
        confirmed: fields.get('bestaetigt') === 'ja',
      })
      if (signedIn.ok) {
        await giveBack(rateLimiter, 'signIn', [`redeem:${ctx.ip}`, `link-address:${ctx.ip}`])
        return enter(parts, ctx, { userId: signedIn.val, weiter })
      }
      return signedIn.val.kind === 'another_browser'
        ? showLink(ctx, secret, weiter, 422)
        : sendPage(ctx, linkInvalidPage({ weiter }), 422)
    },
  }
}
