import type { NotificationsPlatform } from '../notifications/index.ts'
import type { Sources } from '../sources/index.ts'
import { makeGiveUpReading } from './give-up-reading.ts'
import { makeListMailboxes, makeRemoveMailbox, makeTryMailbox } from './keep-mailboxes.ts'
import type { MailServers } from './ports/mail-servers.ts'
import type { MailboxStore } from './ports/mailbox-store.ts'
import { makeReadMailbox } from './read-mailbox.ts'
import { makeSetMailbox } from './set-mailbox.ts'
import { makeTakeTurns } from './take-turns.ts'

/** What the area stands on. */
export interface MailboxesPlatform extends NotificationsPlatform {
  mailboxes: MailboxStore
  mailServers: MailServers
  maxUploadBytes: number
  /** Between two readings of a mailbox. */
  mailboxMinutes: number
}

/** Everything the area can do: the operator sets up mailboxes, and what comes there becomes documents. */
export function makeMailboxes(
  platform: MailboxesPlatform,
  { registerSource, takeInLetter }: Pick<Sources, 'registerSource' | 'takeInLetter'>,
) {
  const deps = { ...platform, devices: platform.pushDevices, registerSource, takeInLetter }
  return {
    setMailbox: makeSetMailbox(platform),
    listMailboxes: makeListMailboxes(platform),
    removeMailbox: makeRemoveMailbox(platform),
    tryMailbox: makeTryMailbox(platform),
    takeTurns: makeTakeTurns(platform),
    readMailbox: makeReadMailbox(deps),
    giveUpReading: makeGiveUpReading(deps),
  }
}

export type Mailboxes = ReturnType<typeof makeMailboxes>
