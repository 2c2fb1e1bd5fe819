import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { NamespaceId } from '../../../core/shared/ids.ts'
import { RESET, type HeardEvent, type LiveFeed, type LiveListener } from '../../../core/shared/ports/live-events.ts'
import { APPLICATION_ROLE } from '../application-role.ts'
import type { Database } from '../database.ts'

type Listener = (event: HeardEvent) => void

const PAGE = 500

/** Hears the live events of all namespaces over one connection and hands each to the listeners of its own. */
export class LiveEventListener implements LiveFeed {
  readonly #url: string
  readonly #role: string
  readonly #database: Database
  readonly #listeners = new Map<string, Set<Listener>>()
  #client: pg.Client | undefined
  #closed = false
  #running: Promise<void> | undefined

  constructor(url: string, database: Database, role = APPLICATION_ROLE) {
    this.#role = role
    this.#url = url
    this.#database = database
  }

  start(): void {
    this.#running ??= this.#listen()
  }

  /**
   * Hands on every later event of the namespace; with `after`, first those that came after that one, or a reset.
   * Returns how to stop.
   */
  async subscribe(namespace: NamespaceId, after: string | undefined, listener: LiveListener): Promise<() => void> {
    const meanwhile: HeardEvent[] = []
    let [caughtUp, delivered] = [false, 0n]
    // A notification may come after its event was read.
    const hear = (event: HeardEvent) => (BigInt(event.id) > delivered ? listener(event) : undefined)
    const unsubscribe = this.#add(namespace, (event) => void (caughtUp ? hear(event) : meanwhile.push(event)))
    try {
      if (after !== undefined) delivered = await this.#catchUp(namespace, after, listener)
      // It grows while it is handed on.
      for (const event of meanwhile) await hear(event)
      caughtUp = true
      return unsubscribe
    } catch (error) {
      unsubscribe()
      throw error
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    await this.#client?.end().catch(() => {})
    await this.#running
  }

  /** Tells what came after an event, page by page to the end; returns the id of the latest. */
  async #catchUp(namespace: NamespaceId, after: string, listener: LiveListener): Promise<bigint> {
    const [begin] = /^\d{1,18}$/.test(after) ? await this.#position(namespace, after) : []
    if (!begin) {
      const [latest] = await this.#latest(namespace)
      await listener({ id: latest?.id ?? '', event: RESET, data: {} })
      return BigInt(latest?.id ?? 0)
    }
    for (let last = begin.id; ;) {
      const page = await this.#after(namespace, last)
      for (const event of page) await listener(event)
      last = page.at(-1)?.id ?? last
      if (page.length < PAGE) return BigInt(last)
    }
  }

  #position(namespace: NamespaceId, id: string): Promise<{ id: string }[]> {
    return this.#database.query<{ id: string }>(
      namespace,
      'select id::text from live_events where namespace_id = $1 and id = $2',
      [namespace, id],
    )
  }

  #latest(namespace: NamespaceId): Promise<{ id: string }[]> {
    return this.#database.query<{ id: string }>(
      namespace,
      'select id::text from live_events where namespace_id = $1 order by live_events.id desc limit 1',
      [namespace],
    )
  }

  #after(namespace: NamespaceId, id: string): Promise<HeardEvent[]> {
    return this.#database.query<HeardEvent>(
      namespace,
      // By the number: a bare "id" would mean the text that is selected, in whose order 10 comes before 9.
      `select id::text, event, data from live_events where namespace_id = $1 and id > $2
       order by live_events.id limit ${PAGE}`,
      [namespace, id],
    )
  }

  #add(namespace: NamespaceId, listener: Listener): () => void {
    const listeners = this.#listeners.get(namespace) ?? new Set()
    this.#listeners.set(namespace, listeners.add(listener))
    return () => {
      if (listeners.delete(listener) && listeners.size === 0) this.#listeners.delete(namespace)
    }
  }

  /** Keeps one listening connection; after a break it tries again, and clients close the gap with Last-Event-ID. */
  async #listen(): Promise<void> {
    for (let wait = 100; !this.#closed; wait = Math.min(wait * 2, 5000)) {
      const client = new pg.Client({
        connectionString: this.#url,
        options: `-c role=${this.#role}`,
        application_name: 'hofkern-live',
        connectionTimeoutMillis: 3000,
        keepAlive: true,
      })
      const ended = new Promise<void>((done) => client.once('end', done))
      client.on('error', () => {})
      client.on('notification', ({ payload }) => this.#hear(payload))
      try {
        await client.connect()
        await client.query('listen hofkern_live')
        this.#client = client
        wait = 100
        if (this.#closed) await client.end()
        await ended
      } catch {
        await client.end().catch(() => {})
      }
      if (!this.#closed) await sleep(wait)
    }
  }

  #hear(payload: string | undefined): void {
    if (!payload) return
    const { namespace, ...event } = JSON.parse(payload) as HeardEvent & { namespace: string }
    for (const listener of this.#listeners.get(namespace) ?? []) listener(event)
  }
}
