import type { Context } from 'koa'
import { errorPage, PAGE_ERRORS } from '../pages/error-page.ts'
import { sendPage } from '../pages/send-page.ts'

/**
 * The page for a fault that the authorization server cannot send back to the client, in words for the person who meets
 * it.
 */
export function providerErrorPage(
  ctx: unknown,
  { error, error_description: description = '' }: { error: string; error_description?: string | undefined },
): void {
  const koa = ctx as Context
  const kind = kindOf(error, description)
  sendPage(
    koa,
    errorPage({ ...PAGE_ERRORS[kind], requestId: String(koa.res.getHeader('X-Request-Id') ?? '') }),
    koa.status,
  )
}

function kindOf(error: string, description: string): keyof typeof PAGE_ERRORS {
  if (error === 'invalid_client_metadata' || /metadata document|not allowed/.test(description))
    return 'bad_client_document'
  if (error === 'invalid_client') return 'unknown_client'
  if (error === 'invalid_redirect_uri') return 'bad_redirect'
  if (error === 'temporarily_unavailable') return 'unavailable'
  if (error === 'server_error') return 'internal'
  return /session|interaction|expired/.test(description) ? 'expired' : 'bad_request'
}
