import type { Context, Middleware } from 'koa'
import {
  canonicalEmail,
  isEmail,
  MAXIMUM_PASSWORD,
  RESET_LIFETIME_MINUTES,
  type Access,
} from '../../../core/access/index.ts'
import type { RateLimiter } from '../../../core/shared/ports/rate-limiter.ts'
import type { AuthorizationServer } from '../oauth/authorization-server.ts'
import type { FormGuard } from './form.ts'
import {
  changePasswordPage,
  forgottenPasswordPage,
  newPasswordPage,
  noPasswordPage,
  resetInvalidPage,
  resetSentPage,
  type NewPasswordFault,
  type ResetFault,
} from './password-pages.ts'
import { seeOther } from './see-other.ts'
import { sendPage } from './send-page.ts'
import { signedInPerson } from './signed-in-person.ts'
import { giveBack, tooMany } from './too-many.ts'

export interface PasswordParts {
  server: AuthorizationServer
  forms: FormGuard
  rateLimiter: RateLimiter | undefined
  access: Access
}

const statusOf = (fault: { kind: string } | undefined): number =>
  fault === undefined ? 200 : fault.kind === 'too_many' || fault.kind === 'links_sent' ? 429 : 422

/** One sign more than is allowed still tells that it was too long. */
const typed = (fields: URLSearchParams, name: string): string => (fields.get(name) ?? '').slice(0, MAXIMUM_PASSWORD + 1)

/** The page at which a signed-in person changes their password, by method and path. */
export function changePasswordPages({ server, forms, rateLimiter, access }: PasswordParts): Record<string, Middleware> {
  const signedIn = (ctx: Context) => signedInPerson({ server, access }, ctx, '/konto/passwort')

  return {
    async 'GET /konto/passwort'(ctx) {
      const person = await signedIn(ctx)
      if (!person) return
      const { email } = person.account
      const csrf = await forms.token(ctx)
      const page = (await access.hasPassword(email)) ? changePasswordPage : noPasswordPage
      sendPage(ctx, page({ csrf, email }))
    },

    async 'POST /konto/passwort'(ctx) {
      const fields = await forms.read(ctx)
      const person = await signedIn(ctx)
      if (!person) return
      const { userId, namespaceId, email } = person.account
      const refuse = async (fault: NewPasswordFault) =>
        sendPage(ctx, changePasswordPage({ csrf: await forms.token(ctx), email, fault }), statusOf(fault))
      const payers = [`password:${userId}`]
      const full = await tooMany(ctx, rateLimiter, 'signIn', payers)
      if (full) return refuse(full)
      const changed = await access.changePassword(
        { userId, namespaceId },
        { current: typed(fields, 'jetzt'), next: typed(fields, 'neu'), keep: person.grantId },
      )
      if (changed.err) return refuse(changed.val)
      await giveBack(rateLimiter, 'signIn', payers)
      seeOther(ctx, '/konto?getan=password_changed')
    },
  }
}

/** The pages at which a person gets a new password with a link by e-mail, by method and path. */
export function resetPasswordPages({
  forms,
  rateLimiter,
  access,
}: Omit<PasswordParts, 'server'>): Record<string, Middleware> {
  async function showForgotten(ctx: Context, given: { email?: string; fault?: ResetFault } = {}): Promise<void> {
    sendPage(ctx, forgottenPasswordPage({ csrf: await forms.token(ctx), ...given }), statusOf(given.fault))
  }

  async function showNew(ctx: Context, token: string, fault?: NewPasswordFault): Promise<void> {
    const csrf = await forms.token(ctx)
    const link = await access.readPasswordReset(token)
    if (!link) return sendPage(ctx, resetInvalidPage(), 422)
    sendPage(ctx, newPasswordPage({ csrf, token, email: link.email, ...(fault && { fault }) }), statusOf(fault))
  }

  return {
    'GET /anmelden/passwort': (ctx) => showForgotten(ctx),

    async 'POST /anmelden/passwort'(ctx) {
      const fields = await forms.read(ctx)
      const email = fields.get('email') ?? ''
      const address = canonicalEmail(email)
      if (!isEmail(address)) return showForgotten(ctx, { email, fault: { kind: 'no_email' } })
      const payers = [`reset-address:${ctx.ip}`, `reset:${address}`] as const
      const full = await tooMany(ctx, rateLimiter, 'signIn', payers)
      if (full) {
        const fault = full.payer.startsWith('reset-address:') ? full : { ...full, kind: 'links_sent' as const }
        return showForgotten(ctx, { email, fault })
      }
      await access.requestPasswordReset(address)
      sendPage(ctx, resetSentPage({ email: address, minutes: RESET_LIFETIME_MINUTES }))
    },

    'GET /anmelden/passwort/neu': (ctx) => showNew(ctx, String(ctx.query['token'] ?? '').slice(0, 100)),

    async 'POST /anmelden/passwort/neu'(ctx) {
      const fields = await forms.read(ctx)
      const secret = (fields.get('token') ?? '').slice(0, 100)
      const payers = [`redeem:${ctx.ip}`]
      const full = await tooMany(ctx, rateLimiter, 'signIn', payers)
      if (full) return showNew(ctx, secret, full)
      const reset = await access.resetPassword({ secret, password: typed(fields, 'neu') })
      if (reset.err)
        return reset.val.kind === 'link_invalid'
          ? sendPage(ctx, resetInvalidPage(), 422)
          : showNew(ctx, secret, reset.val)
      await giveBack(rateLimiter, 'signIn', payers)
      seeOther(ctx, '/anmelden?getan=password_set')
    },
  }
}
