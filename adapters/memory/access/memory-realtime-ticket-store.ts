import type { RealtimeTicket, RealtimeTicketStore } from '../../../core/access/index.ts'
import type { MemoryDatabase } from '../memory-database.ts'

type Row = Parameters<RealtimeTicketStore['add']>[0]
const TABLE = 'realtime_tickets'

export class MemoryRealtimeTicketStore implements RealtimeTicketStore {
  readonly #database: MemoryDatabase

  constructor(database: MemoryDatabase) {
    this.#database = database
  }

  add(ticket: Row): Promise<void> {
    return this.#database.write<Row, void>(null, TABLE, (rows) => void rows.set(ticket.digest, ticket))
  }

  take(digest: string, now: number): Promise<RealtimeTicket | undefined> {
    return this.#database.write<Row, RealtimeTicket | undefined>(null, TABLE, (rows) => {
      const found = rows.get(digest)
      rows.delete(digest)
      return found && found.expiresAt > now ? { namespaceId: found.namespaceId, token: found.token } : undefined
    })
  }
}
