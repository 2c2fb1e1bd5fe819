import type { DeadLetter, DeadLetters } from '../shared/ports/dead-letters.ts'

/** The jobs that failed at every try, the latest first. */
export type ListDeadLetters = () => Promise<DeadLetter[]>

export const makeListDeadLetters =
  ({ deadLetters }: { deadLetters: DeadLetters }): ListDeadLetters =>
  () =>
    deadLetters.list()

/** Puts all of them back into their queues, with all their tries; returns how many. */
export type RetryDeadLetters = () => Promise<number>

export const makeRetryDeadLetters =
  ({ deadLetters }: { deadLetters: DeadLetters }): RetryDeadLetters =>
  () =>
    deadLetters.retry()
