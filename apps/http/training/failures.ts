import { isUuid, type DocumentId } from '../../../core/shared/ids.ts'
import type { RegisterFromLetterFailure, SourceNotFound } from '../../../core/sources/index.ts'
import { notFound, type HttpError } from '../pipeline/http-error.ts'

export const FAILURES: Record<(SourceNotFound | RegisterFromLetterFailure)['kind'], HttpError> = {
  source_not_found: notFound('Diese Quelle gibt es hier nicht.'),
  letter_not_found: notFound('Diesen Brief gibt es hier nicht.'),
}

export const NO_SOURCE = 'no such source in the caller’s namespace'

/** The id of a source as callers write it; another text names none. */
export const looseId = (text: string): DocumentId => {
  if (!isUuid(text)) throw FAILURES.source_not_found
  return text.toLowerCase() as DocumentId
}
