import { notify, type NotifyDependencies } from '../notifications/index.ts'
import { germanDay, germanNumber } from '../shared/german/write-german.ts'
import type { Transaction } from '../shared/ports/transaction.ts'
import { Ok } from '../shared/result.ts'
import { dayOf } from '../shared/time/day-in-germany.ts'
import { mailboxFailureText } from './mailbox-failure-text.ts'
import type { Mailbox } from './mailbox.ts'
import type { MessageEntry } from './ports/mail-servers.ts'
import type { Reading } from './ports/mailbox-store.ts'

export interface TellDependencies extends NotifyDependencies {
  transaction: Transaction
}

const MEGABYTE = 1024 * 1024

/** Tells the people of a farm that its mailbox cannot be read: once, until it could be read again. */
export const tellOfFailure = (
  deps: TellDependencies,
  { namespaceId, id, user }: Mailbox,
  { failure, failedSince }: Reading,
): Promise<void> =>
  tell(deps, namespaceId, {
    about: `${id} ${failedSince}`,
    title: `Das Postfach ${user} lässt sich nicht lesen.`,
    body: [
      failure ? mailboxFailureText(failure) : '',
      'Hofkern versucht es weiter, und nichts geht verloren: Die Mails bleiben im Postfach. Wer Hofkern für dich betreibt, kann das Postfach neu einrichten.',
    ].join('\n'),
  })

/** Tells them of a message that was not taken in, or not with all that was attached to it. */
export const tellOfSkipped = (
  deps: TellDependencies,
  { namespaceId, id, position }: Mailbox,
  { uid, receivedAt, sizeBytes }: MessageEntry,
  reason: keyof typeof SKIPPED,
  maxBytes: number,
): Promise<void> => {
  const from = receivedAt === null ? '' : ` vom ${germanDay(dayOf(receivedAt))}`
  const about = `${id} ${position.uidValidity} ${uid} ${reason}`
  return tell(deps, namespaceId, { about, ...SKIPPED[reason](from, inMegabytes(sizeBytes), inMegabytes(maxBytes)) })
}

/** What people are told of a mail, by why it was not taken in whole; `from` is its day, sizes are in megabytes. */
const SKIPPED = {
  too_large: (from: string, size: string, most: string) => ({
    title: `Eine Mail${from} ist zu groß.`,
    body: `Sie hat ${size} MB; hier gehen höchstens ${most} MB. Sie liegt weiter im Postfach. Lade hoch, was du daraus brauchst.`,
  }),
  left_out: (from: string) => ({
    title: `Eine Mail${from} hat zu viele Anhänge.`,
    body: 'Hofkern hat nicht alle aufgenommen. Die Mail liegt weiter im Postfach. Lade hoch, was fehlt.',
  }),
  not_stored: (from: string) => ({
    title: `Eine Mail${from} konnte Hofkern nicht aufnehmen.`,
    body: 'Beim Speichern ist immer wieder etwas schiefgegangen, darum geht es mit den Mails danach weiter. Sie liegt noch im Postfach. Lade hoch, was du daraus brauchst.',
  }),
} satisfies Record<string, (from: string, size: string, most: string) => { title: string; body: string }>

const inMegabytes = (bytes: number): string => germanNumber(Math.round((bytes / MEGABYTE) * 10) / 10)

async function tell(
  deps: TellDependencies,
  namespaceId: Mailbox['namespaceId'],
  message: { about: string; title: string; body: string },
): Promise<void> {
  await deps.transaction.within<undefined, never>(namespaceId, async () => {
    await notify(deps, namespaceId, [{ ...message, kind: 'source_failed', link: null }])
    return Ok(undefined)
  })
}
