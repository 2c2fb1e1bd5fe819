import type pg from 'pg'
import type { NamespaceId } from '../../core/shared/ids.ts'
import { prepared } from './prepared-statement.ts'

/** A pooled connection to tenants' rows. */
export type TenantClient = pg.PoolClient & {
  /** What it is bound to; absent where nobody knows. */
  namespace?: string
  /** Was sent already and has to succeed for the next statement to count: a binding, the begin of a transaction. */
  ahead?: Promise<unknown>
}

/** Sends `query` without waiting for what goes ahead of it, and the next statement with it. */
export function sendAhead(client: TenantClient, query: pg.QueryConfig): void {
  const ahead = Promise.all([client.ahead, client.query(query)])
  ahead.catch(() => delete client.namespace)
  client.ahead = ahead
}

/** Sends a statement; it has failed where what went ahead of it has. */
export async function send(client: TenantClient, query: pg.QueryConfig): Promise<pg.QueryResult> {
  const { ahead } = client
  const sent = client.query(query)
  if (!ahead) return sent
  delete client.ahead
  const [went, result] = await Promise.allSettled([ahead, sent])
  if (went.status === 'rejected') throw went.reason
  if (result.status === 'rejected') throw result.reason
  return result.value
}

/** The column `namespace_id` of a statement, which binds the connection to the namespace that it names. */
export const bindingTo = (namespace: string): string =>
  `set_config('hofkern.namespace_id', ${namespace}::text, false) as namespace_id`

const READS = /^\s*(select|with)\b/i

/** A connection that a statement under way binds, and whether another has gone out behind it. */
interface Binding {
  client: Promise<TenantClient>
  done: Promise<unknown>
  followed: boolean
}

/** The work of a request that reads while its credential is looked up. */
export interface ReadingAhead {
  binding?: Binding
  /** The credential was found to be good. */
  isGood?: boolean
}

/** Throws where something would be written for a credential that is not known to be good. */
export function demandGood(ahead: ReadingAhead | undefined): void {
  if (ahead && !ahead.isGood) throw new Error('Nothing is written before the credential is known to be good')
}

/**
 * Connections that each serve one namespace at a time: the binding holds until the next borrower asks for another, and
 * row-level security shows the rows of that namespace alone.
 */
export class TenantConnections {
  readonly #pool: pg.Pool

  constructor(pool: pg.Pool) {
    this.#pool = pool
  }

  /** Borrows a connection that is bound to the namespace, for statements that go through `send`. */
  async connect(namespace: string): Promise<TenantClient> {
    const client: TenantClient = await this.#pool.connect()
    if (client.namespace === namespace) return client
    sendAhead(client, prepared(`select ${bindingTo('$1')}`, [namespace]))
    client.namespace = namespace
    return client
  }

  /** Runs one statement; while a credential is looked up, the first that reads goes out right behind it. */
  async query<Row>(namespace: string, query: pg.QueryConfig, ahead?: ReadingAhead): Promise<Row[]> {
    if (!READS.test(query.text)) demandGood(ahead)
    const followed = ahead?.binding && (await this.#follow<Row>(ahead, namespace, query))
    if (followed) return followed
    const client = await this.connect(namespace)
    try {
      return (await send(client, query)).rows as Row[]
    } finally {
      client.release()
    }
  }

  /**
   * Looks up a credential with one statement that binds its connection to the credential's namespace, by a column of
   * `bindingTo`. A statement that is asked for meanwhile goes out in the same write and counts only where it was for
   * that namespace.
   */
  async queryCredential<Row extends { namespace_id: NamespaceId }>(query: pg.QueryConfig, ahead: ReadingAhead = {}) {
    const { row, binding } = this.#bind<Row>(query)
    ahead.binding = binding
    try {
      const found = await row
      ahead.isGood = found !== undefined
      return found
    } finally {
      if (ahead.binding === binding) delete ahead.binding
      if (!binding.followed) (await binding.client).release()
    }
  }

  #bind<Row extends { namespace_id: NamespaceId }>(query: pg.QueryConfig) {
    const client: Promise<TenantClient> = this.#pool.connect()
    const row = client.then(async (connected) => {
      const before = connected.namespace
      delete connected.namespace
      const found = (await connected.query(query)).rows[0] as Row | undefined
      const namespace = found ? found.namespace_id : before
      if (namespace !== undefined) connected.namespace = namespace
      return found
    })
    return { row, binding: { client, done: row, followed: false } }
  }

  /** Runs a statement behind one that binds its connection; undefined where that led to another namespace. */
  async #follow<Row>(ahead: ReadingAhead, namespace: string, query: pg.QueryConfig): Promise<Row[] | undefined> {
    const binding = ahead.binding!
    delete ahead.binding
    binding.followed = true
    const client = await binding.client
    try {
      const [bound, result] = await Promise.allSettled([binding.done, client.query(query)])
      if (bound.status === 'rejected') throw bound.reason
      // Row-level security has kept it from the rows of whatever other namespace the connection is bound to.
      if (client.namespace !== namespace) return undefined
      if (result.status === 'rejected') throw result.reason
      return result.value.rows as Row[]
    } finally {
      client.release()
    }
  }
}
