import type { IncomingMessage, ServerResponse } from 'node:http'

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

const DISK_FULL = new Set(['ENOSPC', 'EDQUOT'])
/** Read only, without rights, broken, taken away, or with more files open than the system allows. */
const DISK_UNUSABLE = new Set(['EROFS', 'EACCES', 'EPERM', 'EIO', 'ENOTDIR', 'ESTALE', 'EMFILE', 'ENFILE'])

/** The answer where the disk takes nothing any more; undefined for any other error. */
export function storageFault(code: string | undefined): HttpError | undefined {
  if (code === undefined) return undefined
  if (DISK_FULL.has(code))
    return new HttpError(
      503,
      'storage_full',
      'Der Speicher des Servers ist voll. Bitte sag dem Betreiber Bescheid und versuch es später noch einmal.',
    )
  if (DISK_UNUSABLE.has(code))
    return new HttpError(
      503,
      'storage_read_only',
      'Der Server kann gerade nichts speichern. Bitte sag dem Betreiber Bescheid und versuch es später noch einmal.',
    )
  return undefined
}

/** Whether the caller has gone, so that nobody hears an answer. */
export const hasLeft = ({ req, res }: { req: IncomingMessage; res: ServerResponse }): boolean =>
  !res.writableEnded && (req.socket?.destroyed ?? res.socket?.destroyed ?? true)
