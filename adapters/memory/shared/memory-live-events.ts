import type { NamespaceId } from '../../../core/shared/ids.ts'
import {
  RESET,
  type LiveEvent,
  type LiveEvents,
  type LiveFeed,
  type LiveListener,
} from '../../../core/shared/ports/live-events.ts'
import { Ok } from '../../../core/shared/result.ts'
import type { MemoryDatabase } from '../memory-database.ts'

type Row = LiveEvent & { namespace: NamespaceId }
interface Subscription {
  namespace: NamespaceId
  /** The id of the last event that was handed on, or passed over. */
  last: number
  listener: LiveListener
}
const TABLE = 'live_events'

export class MemoryLiveEvents implements LiveEvents, LiveFeed {
  readonly #database: MemoryDatabase
  readonly #subscriptions = new Set<Subscription>()
  #lastId = 0
  #lastCommitted = 0
  #listening = false

  constructor(database: MemoryDatabase) {
    this.#database = database
  }

  async publish(namespace: NamespaceId, event: LiveEvent): Promise<void> {
    await this.#database.within(namespace, async () => {
      const id = ++this.#lastId
      await this.#database.write<Row, void>(
        namespace,
        TABLE,
        (rows) => void rows.set(String(id), { ...event, namespace }),
      )
      this.#database.afterCommit(() => {
        this.#lastCommitted = id
        void this.#tell(namespace)
      })
      return Ok(undefined)
    })
  }

  start(): void {
    this.#listening = true
  }

  async subscribe(namespace: NamespaceId, after: string | undefined, listener: LiveListener): Promise<() => void> {
    const known = (await this.#after(namespace, 0)).map(([id]) => id)
    const resumes = after !== undefined && known.includes(Number(after))
    const last = resumes ? Number(after) : after === undefined ? this.#lastCommitted : (known.at(-1) ?? 0)
    const subscription = { namespace, last, listener }
    this.#subscriptions.add(subscription)
    const unsubscribe = () => void this.#subscriptions.delete(subscription)
    try {
      if (after !== undefined && !resumes) await listener({ id: String(known.at(-1) ?? ''), event: RESET, data: {} })
      await this.#handOn(subscription, listener)
      return unsubscribe
    } catch (error) {
      unsubscribe()
      throw error
    }
  }

  async close(): Promise<void> {
    this.#listening = false
  }

  /** Everything published in a namespace, in order. */
  async published(namespace: NamespaceId): Promise<LiveEvent[]> {
    return (await this.#after(namespace, 0)).map(([, { namespace: _, ...event }]) => event)
  }

  async #tell(namespace: NamespaceId): Promise<void> {
    const listening = this.#listening
    for (const one of this.#subscriptions)
      if (one.namespace === namespace) await this.#handOn(one, listening ? one.listener : () => {})
  }

  async #handOn(subscription: Subscription, listener: Subscription['listener']): Promise<void> {
    for (const [id, { event, data }] of await this.#after(subscription.namespace, subscription.last)) {
      // While the events were read, another call may have handed this one on, or the listener have left.
      if (id <= subscription.last || !this.#subscriptions.has(subscription)) continue
      subscription.last = id
      await listener({ id: String(id), event, data })
    }
  }

  #after(namespace: NamespaceId, last: number): Promise<[id: number, row: Row][]> {
    return this.#database.read<Row, [number, Row][]>(namespace, TABLE, (rows) =>
      [...rows]
        .map(([id, row]): [number, Row] => [Number(id), row])
        .filter(([id, row]) => id > last && row.namespace === namespace),
    )
  }
}
