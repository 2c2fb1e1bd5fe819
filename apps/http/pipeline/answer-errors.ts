import type { Middleware } from 'koa'
import type { Logger } from 'pino'
import { hasLeft, HttpError, storageFault, ValidationError } from './http-error.ts'

export interface ErrorSettings {
  log: Logger
  /** True for an error that says the database cannot be reached now. */
  isOutage: (error: unknown) => boolean
  /** True for an error that says that the namespace was removed meanwhile. */
  isNamespaceRemoved: (error: unknown) => boolean
}

/** PostgreSQL was handed a text that holds U+0000: from outside, for nothing here writes one. */
export const isNoText = (error: unknown): boolean =>
  ['22021', '22P05'].includes((error as { code?: string } | undefined)?.code ?? '')

/**
 * Gives every error its answer. What nobody foresaw is logged whole and answered with nothing but a 500 with the
 * request's id.
 */
export const answerErrors =
  ({ log, isOutage, isNamespaceRemoved }: ErrorSettings): Middleware =>
  async (ctx, next) => {
    try {
      await next()
    } catch (error) {
      if (error instanceof ValidationError) {
        ctx.status = 422
        ctx.body = { detail: error.faults }
        return
      }
      const answer = error instanceof HttpError ? error : unforeseen(error)
      if (answer.status >= 500 && !hasLeft(ctx))
        ((ctx.state['log'] as Logger) ?? log).error({ err: error, code: answer.code }, 'request failed')
      ctx.status = answer.status
      ctx.set(answer.headers)
      ctx.body = { detail: answer.message, code: answer.code, request_id: ctx.state['requestId'] }
    }

    function unforeseen(error: unknown): HttpError {
      const { code } = (error ?? {}) as NodeJS.ErrnoException
      // Before the database: a store of files that is away is away in the same words of the network.
      const fault = storageFault(code)
      if (fault) return fault
      if (isOutage(error))
        return new HttpError(
          503,
          'database_unavailable',
          'Die Datenbank ist gerade nicht erreichbar. Bitte versuch es gleich noch einmal.',
          { 'Retry-After': '2' },
        )
      if (isNamespaceRemoved(error))
        return new HttpError(
          409,
          'namespace_removed',
          'Dein Hof wurde gerade zurückgesetzt, und nichts davon ist gespeichert. Versuch es noch einmal, dann gilt es für den neuen.',
        )
      if (isNoText(error))
        return new HttpError(400, 'not_a_text', 'Die Anfrage enthält ein Zeichen, das kein Text haben kann (U+0000).')
      // Two that change the same rows wait for each other; PostgreSQL ends one of them.
      if (code === '40P01' || code === '40001')
        return new HttpError(
          409,
          'changed_meanwhile',
          'Das wurde gerade auch von anderer Seite geändert. Versuch es noch einmal.',
        )
      return new HttpError(
        500,
        'internal_error',
        'Da ist bei uns etwas schiefgegangen. Nenne beim Melden bitte die request_id.',
      )
    }
  }
