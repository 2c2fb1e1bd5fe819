import type { JobId, NamespaceId } from '../../../core/shared/ids.ts'
import type { EventsRead } from '../../../core/shared/ports/events-read.ts'
import type { MemoryDatabase } from '../memory-database.ts'

const TABLE = 'events_read'

export class MemoryEventsRead implements EventsRead {
  readonly #database: MemoryDatabase

  constructor(database: MemoryDatabase) {
    this.#database = database
  }

  mark(namespaceId: NamespaceId, reader: string, event: JobId): Promise<boolean> {
    return this.#database.write<object, boolean>(namespaceId, TABLE, (rows) => {
      const key = `${namespaceId} ${reader} ${event}`
      if (rows.has(key)) return false
      rows.set(key, { namespaceId, reader, event })
      return true
    })
  }
}
