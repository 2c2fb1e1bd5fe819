import type {
  Mailbox,
  MailboxAccess,
  MailboxId,
  MailboxStore,
  Position,
  Reading,
} from '../../../core/mailboxes/index.ts'
import type { NamespaceId } from '../../../core/shared/ids.ts'
import type { MemoryDatabase } from '../memory-database.ts'

type Row = Mailbox & { password: string }
const TABLE = 'mailboxes'
const TURNS = 'mailbox_turns'

interface Turn {
  id: NamespaceId
  dueAt: number
}

export class MemoryMailboxStore implements MailboxStore {
  readonly #database: MemoryDatabase

  constructor(database: MemoryDatabase) {
    this.#database = database
  }

  async put(mailbox: Row): Promise<void> {
    const { namespaceId, setAt } = mailbox
    await this.#database.write<Row, void>(namespaceId, TABLE, (rows) => void rows.set(namespaceId, mailbox))
    await this.#setTurn(namespaceId, setAt)
  }

  async of(namespace: NamespaceId): Promise<Mailbox | undefined> {
    const row = await this.#database.read<Row, Row | undefined>(namespace, TABLE, (rows) => rows.get(namespace))
    if (!row) return undefined
    const { password: _, ...mailbox } = row
    return mailbox
  }

  async accessOf(namespace: NamespaceId, id: MailboxId): Promise<MailboxAccess | undefined> {
    const row = await this.#database.read<Row, Row | undefined>(namespace, TABLE, (rows) => rows.get(namespace))
    if (row?.id !== id) return undefined
    const { host, port, encryption, user, password, folder } = row
    return { host, port, encryption, user, password, folder }
  }

  advance(namespace: NamespaceId, id: MailboxId, position: Position): Promise<boolean> {
    return this.#change(namespace, id, (row) => ({ ...row, position }))
  }

  async note(namespace: NamespaceId, id: MailboxId, { at, ...reading }: Reading, dueAt: number): Promise<void> {
    const noted = await this.#change(namespace, id, (row) => ({
      ...row,
      ...reading,
      readAt: reading.failure === null ? at : row.readAt,
    }))
    if (noted) await this.#setTurn(namespace, dueAt)
  }

  async keepPassword(namespace: NamespaceId, id: MailboxId, password: string): Promise<void> {
    await this.#change(namespace, id, (row) => ({ ...row, password }))
  }

  async remove(namespace: NamespaceId): Promise<boolean> {
    const removed = await this.#database.write<Row, boolean>(namespace, TABLE, (rows) => rows.delete(namespace))
    await this.endTurns(namespace)
    return removed
  }

  async endTurns(namespace: NamespaceId): Promise<void> {
    if (await this.of(namespace)) return
    await this.#database.write<Turn, void>(null, TURNS, (rows) => void rows.delete(namespace))
  }

  takeTurns(now: number, nextAt: number, limit: number): Promise<NamespaceId[]> {
    return this.#database.write<Turn, NamespaceId[]>(null, TURNS, (rows) => {
      const due = [...rows.values()]
        .filter(({ dueAt }) => dueAt <= now)
        .toSorted((one, other) => one.dueAt - other.dueAt || (one.id < other.id ? -1 : 1))
        .slice(0, limit)
      for (const { id } of due) rows.set(id, { id, dueAt: nextAt })
      return due.map(({ id }) => id)
    })
  }

  namespaces(): Promise<NamespaceId[]> {
    return this.#database.read<Turn, NamespaceId[]>(null, TURNS, (rows) =>
      [...rows.values()].map(({ id }) => id).toSorted(),
    )
  }

  #change(namespace: NamespaceId, id: MailboxId, change: (row: Row) => Row): Promise<boolean> {
    return this.#database.write<Row, boolean>(namespace, TABLE, (rows) => {
      const row = rows.get(namespace)
      if (row?.id !== id) return false
      rows.set(namespace, change(row))
      return true
    })
  }

  #setTurn(id: NamespaceId, dueAt: number): Promise<void> {
    return this.#database.write<Turn, void>(null, TURNS, (rows) => void rows.set(id, { id, dueAt }))
  }
}
