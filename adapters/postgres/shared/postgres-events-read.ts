import type { JobId, NamespaceId } from '../../../core/shared/ids.ts'
import type { EventsRead } from '../../../core/shared/ports/events-read.ts'
import type { Database } from '../database.ts'

export class PostgresEventsRead implements EventsRead {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async mark(namespace: NamespaceId, reader: string, event: JobId): Promise<boolean> {
    const marked = await this.#database.query(
      namespace,
      `insert into events_read (namespace_id, reader, event_id) values ($1, $2, $3) on conflict do nothing
       returning true`,
      [namespace, reader, event],
    )
    return marked.length > 0
  }
}
