import type { NamespaceId } from '../../../core/shared/ids.ts'
import type { LiveEvent, LiveEvents } from '../../../core/shared/ports/live-events.ts'
import type { MemoryDatabase } from '../memory-database.ts'

type Row = LiveEvent & { namespace: NamespaceId }
const TABLE = 'live_events'

export class MemoryLiveEvents implements LiveEvents {
  readonly #database: MemoryDatabase

  constructor(database: MemoryDatabase) {
    this.#database = database
  }

  async publish(namespace: NamespaceId, event: LiveEvent): Promise<void> {
    await this.#database.write<Row, void>(
      namespace,
      TABLE,
      (rows) => void rows.set(String(Number([...rows.keys()].at(-1) ?? -1) + 1), { ...event, namespace }),
    )
  }

  /** Everything published in a namespace, in order. */
  published(namespace: NamespaceId): Promise<LiveEvent[]> {
    return this.#database.read<Row, LiveEvent[]>(namespace, TABLE, (rows) =>
      [...rows.values()].filter((row) => row.namespace === namespace).map(({ namespace: _, ...event }) => event),
    )
  }
}
