import type { Ids } from '../shared/ports/ids.ts'
import type { NamespaceId, UserId } from '../shared/ids.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { Transaction } from '../shared/ports/transaction.ts'
import { Err, Ok, type Result } from '../shared/result.ts'
import type { Mailbox, MailboxAccess, MailboxFailure, MailboxId } from './mailbox.ts'
import type { MailServers } from './ports/mail-servers.ts'
import type { MailboxStore } from './ports/mailbox-store.ts'

export interface SetMailboxInput extends MailboxAccess {
  namespaceId: NamespaceId
  userId: UserId
  /** A day from which on older mails are read, too; left out: only what comes from now on. */
  since?: string | undefined
}

/**
 * Opens a mailbox and, where that succeeds, keeps it as that of the farm. In plain, a connection leads to this machine
 * alone.
 */
export type SetMailbox = (input: SetMailboxInput) => Promise<Result<Mailbox, MailboxFailure>>

export const makeSetMailbox =
  (deps: {
    mailboxes: MailboxStore
    mailServers: MailServers
    transaction: Transaction
    clock: Clock
    ids: Ids
  }): SetMailbox =>
  async ({ since, namespaceId, userId, ...access }) => {
    if (access.encryption === 'none' && !isThisMachine(access.host)) return Err('not_encrypted')
    const visited = await deps.mailServers.visit(access, async ({ uidValidity, nextUid }) => ({ uidValidity, nextUid }))
    if (visited.err) return visited
    const { uidValidity, nextUid } = visited.val
    const before = await deps.mailboxes.of(namespaceId)
    const goesOn =
      since === undefined && before && isSame(before, access) && before.position.uidValidity === uidValidity
    const fresh = { uidValidity, lastUid: since === undefined ? nextUid - 1 : 0, since: since ?? null }
    const position = goesOn ? before.position : fresh
    const now = deps.clock.now()
    const mailbox: Mailbox & { password: string } = {
      ...access,
      namespaceId,
      userId,
      id: deps.ids.next<MailboxId>(),
      position,
      readAt: null,
      failure: null,
      failures: 0,
      failedSince: null,
      setAt: now,
    }
    return deps.transaction.within(namespaceId, async () => {
      await deps.mailboxes.put(mailbox)
      const { password: _, ...shown } = mailbox
      return Ok(shown)
    })
  }

/** With another password, say; what came meanwhile is not to be lost. */
const isSame = (one: Mailbox, other: MailboxAccess): boolean =>
  one.host === other.host && one.user === other.user && one.folder === other.folder

/** By its name or its loopback address (RFC 1122, 3.2.1.3; RFC 4291, 2.5.3). */
export const isThisMachine = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|::1)$/i.test(host)
