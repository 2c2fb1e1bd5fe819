import type {
  Encryption,
  Mailbox,
  MailboxAccess,
  MailboxFailure,
  MailboxId,
  MailboxStore,
  Position,
  Reading,
} from '../../../core/mailboxes/index.ts'
import type { NamespaceId, UserId } from '../../../core/shared/ids.ts'
import type { SecretBox } from '../../crypto/secret-box.ts'
import type { Database } from '../database.ts'
import { msOf } from '../time.ts'

interface Row {
  id: MailboxId
  user_id: UserId
  host: string
  port: number
  encryption: Encryption
  username: string
  folder: string
  uid_validity: string
  last_uid: string
  since: string | null
  read_at: Date | null
  failure: MailboxFailure | null
  failures: number
  failed_since: Date | null
  set_at: Date
}

/** What a password is sealed for: it opens for no other farm. */
const purposeOf = (namespace: NamespaceId): string => `mailbox ${namespace}`

export class PostgresMailboxStore implements MailboxStore {
  readonly #database: Database
  readonly #box: Pick<SecretBox, 'seal' | 'open'>

  constructor(database: Database, box: Pick<SecretBox, 'seal' | 'open'>) {
    this.#database = database
    this.#box = box
  }

  async put(mailbox: Mailbox & { password: string }): Promise<void> {
    const { namespaceId, position } = mailbox
    await this.#database.query(
      namespaceId,
      `with turn as (insert into mailbox_turns (id, due_at) values ($1, $17)
           on conflict (id) do update set due_at = excluded.due_at)
       insert into mailboxes (namespace_id, id, user_id, host, port, encryption, username, sealed_password, folder,
         uid_validity, last_uid, since, read_at, failure, failures, failed_since, set_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)
       on conflict (namespace_id) do update set id = excluded.id, user_id = excluded.user_id, host = excluded.host,
         port = excluded.port, encryption = excluded.encryption, username = excluded.username,
         sealed_password = excluded.sealed_password, folder = excluded.folder, uid_validity = excluded.uid_validity,
         last_uid = excluded.last_uid, since = excluded.since, read_at = excluded.read_at, failure = excluded.failure,
         failures = excluded.failures, failed_since = excluded.failed_since, set_at = excluded.set_at`,
      [
        namespaceId,
        mailbox.id,
        mailbox.userId,
        mailbox.host,
        mailbox.port,
        mailbox.encryption,
        mailbox.user,
        this.#box.seal(mailbox.password, purposeOf(namespaceId)),
        mailbox.folder,
        position.uidValidity,
        position.lastUid,
        position.since,
        dateOf(mailbox.readAt),
        mailbox.failure,
        mailbox.failures,
        dateOf(mailbox.failedSince),
        new Date(mailbox.setAt),
      ],
    )
  }

  async of(namespaceId: NamespaceId): Promise<Mailbox | undefined> {
    const [row] = await this.#database.query<Row>(
      namespaceId,
      `select id, user_id, host, port, encryption, username, folder, uid_validity, last_uid, since::text, read_at,
         failure, failures, failed_since, set_at
       from mailboxes where namespace_id = $1`,
      [namespaceId],
    )
    return row && mailboxOf(namespaceId, row)
  }

  async accessOf(namespace: NamespaceId, id: MailboxId): Promise<MailboxAccess | undefined> {
    const [row] = await this.#database.query<
      Pick<Row, 'host' | 'port' | 'encryption' | 'username' | 'folder'> & Sealed
    >(
      namespace,
      `select host, port, encryption, username, sealed_password, folder from mailboxes
       where namespace_id = $1 and id = $2`,
      [namespace, id],
    )
    if (!row) return undefined
    const { username, sealed_password, ...access } = row
    return { ...access, user: username, password: this.#box.open(sealed_password, purposeOf(namespace)) }
  }

  async advance(namespace: NamespaceId, id: MailboxId, position: Position): Promise<boolean> {
    const noted = await this.#database.query(
      namespace,
      `update mailboxes set uid_validity = $3, last_uid = $4, since = $5 where namespace_id = $1 and id = $2
       returning true`,
      [namespace, id, position.uidValidity, position.lastUid, position.since],
    )
    return noted.length > 0
  }

  async note(namespace: NamespaceId, id: MailboxId, reading: Reading, dueAt: number): Promise<void> {
    await this.#database.query(
      namespace,
      `with noted as (
         update mailboxes set read_at = case when $4::text is null then $3 else read_at end, failure = $4,
           failures = $5, failed_since = $6
         where namespace_id = $1 and id = $2 returning namespace_id)
       update mailbox_turns set due_at = $7 from noted where mailbox_turns.id = noted.namespace_id`,
      [
        namespace,
        id,
        new Date(reading.at),
        reading.failure,
        reading.failures,
        dateOf(reading.failedSince),
        new Date(dueAt),
      ],
    )
  }

  async keepPassword(namespace: NamespaceId, id: MailboxId, password: string): Promise<void> {
    await this.#database.query(
      namespace,
      'update mailboxes set sealed_password = $3 where namespace_id = $1 and id = $2',
      [namespace, id, this.#box.seal(password, purposeOf(namespace))],
    )
  }

  async remove(namespace: NamespaceId): Promise<boolean> {
    const gone = await this.#database.query(
      namespace,
      `with turn as (delete from mailbox_turns where id = $1)
       delete from mailboxes where namespace_id = $1 returning true`,
      [namespace],
    )
    return gone.length > 0
  }

  async endTurns(namespace: NamespaceId): Promise<void> {
    await this.#database.query(
      namespace,
      `delete from mailbox_turns where id = $1 and not exists (select from mailboxes where namespace_id = $1)`,
      [namespace],
    )
  }

  async takeTurns(now: number, nextAt: number, limit: number): Promise<NamespaceId[]> {
    const taken = await this.#database.query<{ id: NamespaceId; due_at: Date }>(
      null,
      `with due as (select id, due_at from mailbox_turns where due_at <= $1 order by due_at, id limit $3
         for update skip locked)
       update mailbox_turns t set due_at = $2 from due where t.id = due.id returning t.id, due.due_at`,
      [new Date(now), new Date(nextAt), limit],
    )
    return taken
      .toSorted((one, other) => one.due_at.getTime() - other.due_at.getTime() || (one.id < other.id ? -1 : 1))
      .map(({ id }) => id)
  }

  async namespaces(): Promise<NamespaceId[]> {
    const rows = await this.#database.query<{ id: NamespaceId }>(null, 'select id from mailbox_turns order by id')
    return rows.map(({ id }) => id)
  }
}

interface Sealed {
  sealed_password: string
}

const dateOf = (time: number | null): Date | null => (time === null ? null : new Date(time))

const mailboxOf = (namespaceId: NamespaceId, row: Row): Mailbox => ({
  namespaceId,
  id: row.id,
  userId: row.user_id,
  host: row.host,
  port: row.port,
  encryption: row.encryption,
  user: row.username,
  folder: row.folder,
  position: { uidValidity: row.uid_validity, lastUid: Number(row.last_uid), since: row.since },
  readAt: msOf(row.read_at),
  failure: row.failure,
  failures: row.failures,
  failedSince: msOf(row.failed_since),
  setAt: row.set_at.getTime(),
})

/** Seals the passwords of all farms with the first key of `box`; returns how many. */
export async function resealMailboxes(database: Database, box: SecretBox): Promise<number> {
  const store = new PostgresMailboxStore(database, box)
  let count = 0
  for (const namespace of await store.namespaces()) {
    const mailbox = await store.of(namespace)
    const access = mailbox && (await store.accessOf(namespace, mailbox.id))
    if (!access) continue
    await store.keepPassword(namespace, mailbox.id, access.password)
    count += 1
  }
  return count
}
