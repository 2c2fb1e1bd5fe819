import type { MailboxFailure } from './mailbox.ts'

const MINUTE_MS = 60_000
const LONGEST_MS = 6 * 60 * MINUTE_MS

/** When a mailbox is due again: every so many minutes, ever more seldom while it cannot be read. */
export const dueAfter = ({ mailboxMinutes }: { mailboxMinutes: number }, at: number, failures: number): number => {
  const every = mailboxMinutes * MINUTE_MS
  return at + Math.max(every, Math.min(every * 2 ** Math.min(failures, 20), LONGEST_MS))
}

/** What passes by itself is worth no word before it has gone on for a while. */
const MAY_PASS: ReadonlySet<MailboxFailure> = new Set(['unreachable', 'timed_out', 'unintelligible', 'internal'])
const TOLD_AFTER = 3

export const isTold = (failure: MailboxFailure, failures: number): boolean =>
  !MAY_PASS.has(failure) || failures >= TOLD_AFTER
