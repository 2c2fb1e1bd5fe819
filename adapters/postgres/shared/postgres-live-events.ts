import type { NamespaceId } from '../../../core/shared/ids.ts'
import type { LiveEvent, LiveEvents } from '../../../core/shared/ports/live-events.ts'
import type { Database } from '../database.ts'

export class PostgresLiveEvents implements LiveEvents {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async publish(namespace: NamespaceId, { event, data }: LiveEvent): Promise<void> {
    await this.#database.query(namespace, 'select publish_live_event($1, $2, $3)', [
      namespace,
      event,
      JSON.stringify(data),
    ])
  }
}
