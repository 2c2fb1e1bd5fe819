import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { NamespaceId } from '../../../core/shared/ids.ts'
import type { HeardEvent, LiveFeed } from '../../../core/shared/ports/live-events.ts'
import { APPLICATION_ROLE, type Database } from '../database.ts'

type Listener = (event: HeardEvent) => void

/** How far back a listener may resume. */
const REPLAY_LIMIT = 1000

/** Hears the live events of all namespaces over one connection and hands each to the listeners of its own. */
export class LiveEventListener implements LiveFeed {
  readonly #url: string
  readonly #database: Database
  readonly #listeners = new Map<string, Set<Listener>>()
  #client: pg.Client | undefined
  #closed = false
  #running: Promise<void> | undefined

  constructor(url: string, database: Database) {
    this.#url = url
    this.#database = database
  }

  start(): void {
    this.#running ??= this.#listen()
  }

  /**
   * Hands on every later event of the namespace; with `after`, first those that came after that one. Returns how to
   * stop.
   */
  async subscribe(namespace: NamespaceId, after: string | undefined, listener: Listener): Promise<() => void> {
    const missed: HeardEvent[] = []
    let replayed: Set<string> | undefined
    const receive: Listener = (event) => {
      if (!replayed) missed.push(event)
      else if (!replayed.has(event.id)) listener(event)
    }
    const unsubscribe = this.#add(namespace, receive)
    try {
      const past = after === undefined ? [] : await this.#after(namespace, after)
      replayed = new Set(past.map(({ id }) => id))
      for (const event of [...past, ...missed.filter(({ id }) => !replayed!.has(id))]) listener(event)
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

  #after(namespace: NamespaceId, id: string): Promise<HeardEvent[]> {
    return this.#database.query<HeardEvent>(
      namespace,
      // By the number: a bare "id" would mean the text that is selected, in whose order 10 comes before 9.
      `select id::text, event, data from live_events where namespace_id = $1 and id > $2
       order by live_events.id limit ${REPLAY_LIMIT}`,
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
        options: `-c role=${APPLICATION_ROLE}`,
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
