import type { Mailbox, MailboxId } from '../../core/mailboxes/index.ts'
import type { NamespaceId, UserId } from '../../core/shared/ids.ts'
import { newId } from './ids.ts'

export const aMailbox = (namespaceId: NamespaceId, more: Partial<Mailbox> = {}): Mailbox => ({
  namespaceId,
  id: newId<MailboxId>(),
  userId: newId<UserId>(),
  host: 'imap.hof.test',
  port: 993,
  encryption: 'tls',
  user: 'anna',
  folder: 'INBOX',
  position: { uidValidity: '4294967295', lastUid: 4_294_967_294, since: null },
  readAt: null,
  failure: null,
  failures: 0,
  failedSince: null,
  setAt: 1000,
  ...more,
})
