import type { AccountStore, Session, SessionStore } from '../../../core/access/index.ts'
import type { MemoryDatabase } from '../memory-database.ts'

type Row = Session & { revoked: boolean }
const TABLE = 'sessions'

export class MemorySessionStore implements SessionStore {
  readonly #database: MemoryDatabase
  readonly #accounts: AccountStore

  constructor(database: MemoryDatabase, accounts: AccountStore) {
    this.#database = database
    this.#accounts = accounts
  }

  async add(session: Session): Promise<void> {
    await this.#database.write<Row, void>(TABLE, (rows) => void rows.set(session.id, { ...session, revoked: false }))
  }

  async live(id: string, now: number) {
    const session = await this.#database.read<Row, Row | undefined>(TABLE, (rows) => rows.get(id))
    if (!session || session.revoked || session.expiresAt <= now) return undefined
    const account = await this.#accounts.byId(session.userId)
    return account && { userId: account.userId, namespaceId: account.namespaceId }
  }

  async revoke(id: string): Promise<void> {
    await this.#database.write<Row, void>(TABLE, (rows) => {
      const session = rows.get(id)
      if (session) rows.set(id, { ...session, revoked: true })
    })
  }
}
