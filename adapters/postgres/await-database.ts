import { setTimeout as sleep } from 'node:timers/promises'
import { germanNumber } from '../../core/shared/german/write-german.ts'
import { isOutage } from './outage.ts'
import { ForeseenError } from '../../core/shared/foreseen-error.ts'

/** The database did not answer in time; `message` is one line that says which one and why. */
export class DatabaseAwayError extends ForeseenError {
  override name = 'DatabaseAwayError'
}

export interface Patience {
  /** Which database, as the operator knows it. */
  what: string
  seconds: number
  /** Called once, when it turns out that there is something to wait for. */
  onWait?: (reason: string) => void
}

/**
 * Does `work`, and does it again while the database starts, stops or is not there yet: processes that start together
 * with their database wait for it.
 */
export async function awaitDatabase<T>(work: () => Promise<T>, { what, seconds, onWait }: Patience): Promise<T> {
  const deadline = Date.now() + seconds * 1000
  for (let wait = 100, waited = false; ; wait = Math.min(wait * 2, 2000)) {
    try {
      return await work()
    } catch (error) {
      if (!isOutage(error)) throw error
      const reason = reasonOf(error as Error)
      if (Date.now() + wait > deadline)
        throw new DatabaseAwayError(`${what} hat ${germanNumber(seconds)} s lang nicht geantwortet: ${reason}`, {
          cause: error,
        })
      if (!waited) onWait?.(reason)
      waited = true
      await sleep(wait)
    }
  }
}

const reasonOf = (error: Error): string =>
  error.message || (error instanceof AggregateError ? (error.errors as Error[])[0]?.message : undefined) || error.name
