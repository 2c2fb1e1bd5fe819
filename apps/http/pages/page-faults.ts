import type { Middleware } from 'koa'
import type { Logger } from 'pino'
import { isNoText, type ErrorSettings } from '../pipeline/answer-errors.ts'
import { HttpError } from '../pipeline/http-error.ts'
import { errorPage, PAGE_ERRORS } from './error-page.ts'
import { sendPage } from './send-page.ts'

/** What went wrong for a person at a page. */
export class PageFault extends Error {
  readonly kind: keyof typeof PAGE_ERRORS

  constructor(kind: keyof typeof PAGE_ERRORS) {
    super(kind)
    this.kind = kind
  }
}

/** Gives every error of a page an answer that a person can read. */
export const answerPageFaults =
  ({ log, isOutage }: ErrorSettings): Middleware =>
  async (ctx, next) => {
    try {
      await next()
    } catch (error) {
      const kind = kindOf(error, isOutage)
      if (kind === 'internal') ((ctx.state['log'] as Logger | undefined) ?? log).error({ err: error }, 'page failed')
      if (error instanceof HttpError) ctx.set(error.headers)
      sendPage(
        ctx,
        errorPage({ ...PAGE_ERRORS[kind], requestId: ctx.state['requestId'] as string }),
        PAGE_ERRORS[kind].status,
      )
    }
  }

function kindOf(error: unknown, isOutage: ErrorSettings['isOutage']): keyof typeof PAGE_ERRORS {
  if (error instanceof PageFault) return error.kind
  if (isNoText(error)) return 'bad_request'
  if (error instanceof HttpError && error.status === 429) return 'too_many'
  return isOutage(error) || (error as { error?: string }).error === 'temporarily_unavailable'
    ? 'unavailable'
    : 'internal'
}
