/** An answer that is not the one asked for; thrown anywhere in a request, sent to the caller as it stands. */
export class HttpError extends Error {
  readonly status: number
  readonly code: string
  readonly headers: Record<string, string>

  /** `detail` is German where a person can meet it and says what to do next. */
  constructor(status: number, code: string, detail: string, headers: Record<string, string> = {}) {
    super(detail)
    this.status = status
    this.code = code
    this.headers = headers
  }
}

/** One fault of a request, in the form of the interface's HTTPValidationError. */
export interface ValidationFault {
  loc: (string | number)[]
  msg: string
  type: string
}

export class ValidationError extends Error {
  readonly faults: ValidationFault[]

  constructor(faults: ValidationFault[]) {
    super('The request fails validation')
    this.faults = faults
  }
}

export const notFound = (detail = 'Das gibt es hier nicht.'): HttpError => new HttpError(404, 'not_found', detail)
