import type { NamespaceId } from '../shared/ids.ts'
import type { Transaction } from '../shared/ports/transaction.ts'
import { Err, Ok, type Result } from '../shared/result.ts'
import type { Mailbox, MailboxFailure } from './mailbox.ts'
import type { MailServers } from './ports/mail-servers.ts'
import type { MailboxStore } from './ports/mailbox-store.ts'

type Stored = { mailboxes: MailboxStore }

/** The mailboxes of all farms. */
export type ListMailboxes = () => Promise<Mailbox[]>

export const makeListMailboxes =
  ({ mailboxes }: Stored): ListMailboxes =>
  async () => {
    const found: Mailbox[] = []
    for (const namespace of await mailboxes.namespaces()) {
      const mailbox = await mailboxes.of(namespace)
      if (mailbox) found.push(mailbox)
    }
    return found
  }

/** Forgets the mailbox of a farm with its password; false where it has none. */
export type RemoveMailbox = (namespace: NamespaceId) => Promise<boolean>

export const makeRemoveMailbox =
  ({ mailboxes, transaction }: Stored & { transaction: Transaction }): RemoveMailbox =>
  async (namespace) => {
    const removed = await transaction.within<boolean, never>(namespace, async () =>
      Ok(await mailboxes.remove(namespace)),
    )
    return removed.unwrap()
  }

/** Opens the mailbox of a farm and says how many messages wait there; nothing is taken in. */
export type TryMailbox = (
  namespace: NamespaceId,
) => Promise<Result<{ mailbox: Mailbox; waiting: number }, MailboxFailure | 'no_mailbox'>>

export const makeTryMailbox =
  ({ mailboxes, mailServers }: Stored & { mailServers: MailServers }): TryMailbox =>
  async (namespace) => {
    const mailbox = await mailboxes.of(namespace)
    const access = mailbox && (await mailboxes.accessOf(namespace, mailbox.id))
    if (!mailbox || !access) return Err('no_mailbox')
    return mailServers.visit(access, async (open) => {
      const after = open.uidValidity === mailbox.position.uidValidity ? mailbox.position.lastUid : 0
      return { mailbox, waiting: (await open.uidsAfter(after, mailbox.position.since)).length }
    })
  }
