import type { ReadFailure } from '../../core/sources/index.ts'
import type { ReadLimits } from './limits.ts'

/**
 * Carries a failure of the port up through the parsers; the boundary of the reader process turns it back into a value.
 */
export class ReadFailed extends Error {
  readonly failure: ReadFailure

  constructor(failure: ReadFailure) {
    super(failure.kind)
    this.failure = failure
  }
}

// Memory is watched from outside, by the process that started this one.
type TooLarge = Exclude<Extract<ReadFailure, { kind: 'too_large' }>['what'], 'memory'>

const limitOf: Record<TooLarge, keyof ReadLimits> = {
  file_bytes: 'fileBytes',
  pages: 'pages',
  unpacked_bytes: 'unpackedBytes',
  cells: 'cells',
  points: 'points',
  pixels: 'pixels',
  text: 'text',
}

/** Throws `too_large` where `amount` is above the limit for `what`. */
export function refuseAbove(limits: ReadLimits, what: TooLarge, amount: number): void {
  const limit = limits[limitOf[what]]
  if (!(amount <= limit)) throw new ReadFailed({ kind: 'too_large', what, limit })
}

export function corrupt(reason: string): ReadFailed {
  return new ReadFailed({ kind: 'corrupt', reason })
}

/** What a reader answers for an error; what a parser throws by itself comes from a file that it did not expect. */
export function failureOf(error: unknown): ReadFailure {
  if (error instanceof ReadFailed) return error.failure
  const reason = error instanceof Error ? error.message : String(error)
  return { kind: 'corrupt', reason: reason.slice(0, 300) }
}
