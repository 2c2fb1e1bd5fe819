import type { Context } from 'koa'
import { formTarget } from './redirect-target.ts'
import type { Page } from './page.ts'

/**
 * Sends a page that no other site can frame and that runs no script but its own.
 * @param redirectUris where an answer to one of the page's forms may lead: browsers hold `form-action` against
 * redirects too
 */
export function sendPage(ctx: Context, page: Page, status = 200, redirectUris: readonly string[] = []): void {
  const formAction = ["'self'", ...redirectUris.map(formTarget)].join(' ')
  const scripts = page.scriptSource ? ` script-src ${page.scriptSource}; connect-src 'self';` : ''
  ctx.status = status
  ctx.type = 'html'
  ctx.set({
    'Content-Security-Policy': `default-src 'none'; style-src ${page.styleSource};${scripts} img-src data:; form-action ${formAction}; frame-ancestors 'none'; base-uri 'none'`,
    'X-Frame-Options': 'DENY',
    // Without a referrer browsers would send their forms with `Origin: null`.
    'Referrer-Policy': 'same-origin',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...(page.keepsOpener ? {} : { 'Cross-Origin-Opener-Policy': 'same-origin' }),
  })
  ctx.body = page.markup
}
