import type { NamespaceId } from '../shared/ids.ts'
import { noteFailure, type ReadMailboxDependencies } from './read-mailbox.ts'

/** Notes that taking in a mail failed at every try, so that it is seen; the mail is tried again later. */
export type GiveUpReading = (namespace: NamespaceId) => Promise<void>

export const makeGiveUpReading =
  (deps: ReadMailboxDependencies): GiveUpReading =>
  async (namespace) => {
    const mailbox = await deps.mailboxes.of(namespace)
    if (mailbox) await noteFailure(deps, mailbox, 'internal')
  }
