import type { Middleware } from 'koa'
import type { Access } from '../../../core/access/index.ts'
import type { RateLimiter } from '../../../core/shared/ports/rate-limiter.ts'
import { consumeRateLimit } from '../pipeline/rate-limits.ts'
import { accessEndedPage, endAccessPage, noticeInvalidPage } from './access-notice-pages.ts'
import type { FormGuard } from './form.ts'
import { sendPage } from './send-page.ts'
import { giveBack } from './too-many.ts'

export interface AccessNoticeParts {
  forms: FormGuard
  rateLimiter: RateLimiter | undefined
  access: Access
}

/** Where the link of a mail about a new access leads; whoever has the mail need not be signed in. */
export const accessNoticePages = ({ forms, rateLimiter, access }: AccessNoticeParts): Record<string, Middleware> => ({
  async 'GET /anmelden/zugriff'(ctx) {
    const token = String(ctx.query['token'] ?? '').slice(0, 100)
    const csrf = await forms.token(ctx)
    const notice = await access.readAccessNotice(token)
    if (notice) sendPage(ctx, endAccessPage({ csrf, token, notice }))
    else sendPage(ctx, noticeInvalidPage(), 422)
  },

  async 'POST /anmelden/zugriff'(ctx) {
    const fields = await forms.read(ctx)
    const payer = `redeem:${ctx.ip}`
    await consumeRateLimit(rateLimiter, 'signIn', payer)
    const ended = await access.endAccess((fields.get('token') ?? '').slice(0, 100))
    if (ended.err) return sendPage(ctx, noticeInvalidPage(), 422)
    await giveBack(rateLimiter, 'signIn', [payer])
    sendPage(ctx, accessEndedPage(ended.val))
  },
})
