import type { JobId } from '../ids.ts'

/** A job that failed at every try. */
export interface DeadLetter {
  id: JobId
  /** The name of its kind. */
  kind: string
  /** When it failed for the last time, in ms. */
  failedAt: number
}

export interface DeadLetters {
  /** The latest first. */
  list(): Promise<DeadLetter[]>
  /** Puts all of them back into their queues, with all their tries; returns how many. */
  retry(): Promise<number>
}
