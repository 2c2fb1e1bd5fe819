import type { Actor } from '../access/index.ts'
import type { RegisterSource, TakeInLetter } from '../sources/index.ts'
import type { Mailbox } from './mailbox.ts'
import type { FetchedMail, MessageEntry, OpenMailbox } from './ports/mail-servers.ts'
import { tellOfSkipped, type TellDependencies } from './tell-of-mailbox.ts'

export interface TakeMessageDependencies extends TellDependencies {
  registerSource: RegisterSource
  takeInLetter: TakeInLetter
  /** Larger messages are left where they are. */
  maxUploadBytes: number
}

/** Takes one message in, and tells people where it is too large or has too much attached to it. */
export async function takeMessage(
  deps: TakeMessageDependencies,
  mailbox: Mailbox,
  open: OpenMailbox,
  entry: MessageEntry,
): Promise<void> {
  const taken =
    entry.sizeBytes > deps.maxUploadBytes
      ? 'too_large'
      : await open.withMail(entry.uid, (fetched) => takeIn(deps, mailbox, fetched))
  const reason = taken === 'too_large' ? taken : typeof taken === 'object' && taken.leftOut > 0 ? 'left_out' : undefined
  if (reason) await tellOfSkipped(deps, mailbox, entry, reason, deps.maxUploadBytes)
}

/** The mail becomes a letter of the farm and a document, and so does each of its attachments become a document. */
async function takeIn(
  { registerSource, takeInLetter }: TakeMessageDependencies,
  { namespaceId, userId }: Mailbox,
  { mail, attachments, leftOut }: FetchedMail,
): Promise<{ leftOut: number }> {
  const actor: Actor = { userId, namespaceId, credential: { kind: 'session' } }
  // One that cannot be read is a document that says so.
  await takeInLetter(namespaceId, mail)
  for (const file of [mail, ...attachments]) await registerSource(actor, { file })
  return { leftOut }
}
