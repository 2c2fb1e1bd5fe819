import { AsyncLocalStorage } from 'node:async_hooks'
import { MikroORM, type EntityManager, type EntitySchema } from '@mikro-orm/postgresql'
import { CompiledQuery, Kysely, PostgresDialect, type ControlledTransaction, type PostgresPool } from 'kysely'
import pg from 'pg'
import type { NamespaceId } from '../../core/shared/ids.ts'
import type { Transaction } from '../../core/shared/ports/transaction.ts'
import { Ok, type Result } from '../../core/shared/result.ts'
import { APPLICATION_ROLE } from './application-role.ts'
import { CoalescingSocket } from './coalescing-socket.ts'
import { lend, type Loan } from './loan.ts'
import { prepared } from './prepared-statement.ts'
import { demandGood, TenantConnections, type ReadingAhead } from './tenant-connections.ts'

interface Scope {
  /** Empty: no namespace, so row-level security shows no tenant's row. */
  namespace: string
  /** The connection that the transaction borrowed. */
  client?: Loan
  transaction?: ControlledTransaction<unknown>
  ahead?: ReadingAhead
}

export interface DatabaseOptions {
  url: string
  entities: EntitySchema[]
  /** Whose rights its statements run with; the default is that of `APPLICATION_ROLE`. */
  role?: string
  /** Connections at most to tenants' rows, and half as many to what belongs to no namespace; the default is 10. */
  connections?: number
  onError?: (error: Error) => void
}

/**
 * The application's one way to PostgreSQL. It knows the namespace and the transaction of the running work, binds each
 * connection to that namespace before a statement runs, and prepares statements by their text, so that a forgotten
 * filter finds nothing and a repeated statement is planned once.
 */
export class Database implements Transaction {
  readonly #tenantPool: pg.Pool
  readonly #tenants: TenantConnections
  /**
   * Connections that never get a namespace: keeping them apart saves binding anew at each turn from accounts to rows
   * and back.
   */
  readonly #unbound: pg.Pool
  readonly #kysely: Kysely<unknown>
  readonly #orm: MikroORM
  readonly #scope = new AsyncLocalStorage<Scope>()

  constructor(options: DatabaseOptions) {
    const connections = options.connections ?? 10
    const lost = (error: Error) => options.onError?.(error)
    const { address, given } = withoutOptions(options.url)
    const open = (max: number): pg.Pool =>
      new pg.Pool({
        connectionString: address,
        // Times that are read as text are in UTC, whatever the server's own setting. What is given in the address comes
        // first: the role has the last word.
        options: `${given} -c timezone=UTC -c datestyle=ISO -c role=${options.role ?? APPLICATION_ROLE}`.trim(),
        max,
        connectionTimeoutMillis: 3000,
        // A statement need not wait for the answer to the one before.
        pipeline: true,
        stream: () => new CoalescingSocket(),
        application_name: 'hofkern',
        keepAlive: true,
      })
        .on('error', lost)
        // The pool does not listen to a connection that is lent out, and an error that no one hears ends the process.
        .on('connect', (client) => client.on('error', lost))
    this.#tenantPool = open(connections)
    this.#tenants = new TenantConnections(this.#tenantPool)
    this.#unbound = open(Math.ceil(connections / 2))
    this.#kysely = new Kysely({ dialect: new PostgresDialect({ pool: this.#boundPool() }) })
    this.#orm = new MikroORM({
      entities: options.entities,
      dbName: new URL(options.url).pathname.slice(1),
      driverOptions: this.#kysely,
    })
  }

  async within<T, E>(namespace: NamespaceId, work: () => Promise<Result<T, E>>): Promise<Result<T, E>> {
    return this.#transaction(namespace, work)
  }

  /** A transaction over what belongs to no namespace: accounts, sessions, keys. */
  async withoutNamespace<T, E>(work: () => Promise<Result<T, E>>): Promise<Result<T, E>> {
    return this.#transaction('', work)
  }

  /**
   * Runs one statement, bound to `namespace` (null: to none), inside the running transaction where there is one.
   * Outside of one it may be planned each time, for a statement whose best plan hangs on its values.
   */
  async query<Row>(
    namespace: NamespaceId | null,
    text: string,
    values: readonly unknown[] = [],
    { planned = 'once' }: { planned?: 'once' | 'each time' } = {},
  ): Promise<Row[]> {
    const scope = this.#scope.getStore()
    if (scope?.transaction) {
      if (namespace !== null) this.#demandSameNamespace(scope, namespace)
      const { rows } = await scope.transaction.executeQuery<Row>(CompiledQuery.raw(text, [...values]))
      return rows
    }
    const query = planned === 'once' ? prepared(text, values) : { text, values: [...values] }
    if (namespace !== null) return this.#tenants.query(namespace, query, scope?.ahead)
    const { rows } = await this.#unbound.query(query)
    return rows as Row[]
  }

  isInTransaction(): boolean {
    return this.#scope.getStore()?.transaction !== undefined
  }

  /** As `TenantConnections` does it; never inside a transaction. */
  async queryCredential<Row extends { namespace_id: NamespaceId }>(
    text: string,
    values: readonly unknown[],
  ): Promise<Row | undefined> {
    const scope = this.#scope.getStore()
    if (scope?.transaction) throw new Error('One transaction serves one namespace')
    return this.#tenants.queryCredential<Row>(prepared(text, values), scope?.ahead)
  }

  /** Runs the work of a request that reads while its credential is looked up; see `TenantConnections`. */
  readingAhead<T>(work: () => Promise<T>): Promise<T> {
    return this.#scope.run({ namespace: '', ahead: {} }, work)
  }

  /**
   * A unit of work over the entities: what `work` makes, changes and removes of them is written when it ends, in the
   * order that their relations ask for, inside the running transaction or one of its own. Null: bound to no namespace.
   */
  async withEntities<T>(namespace: NamespaceId | null, work: (entities: EntityManager) => Promise<T>): Promise<T> {
    const done = await this.#transaction<T, never>(namespace ?? '', async () => {
      const entities = this.#orm.em.fork()
      entities.setTransactionContext(this.#scope.getStore()!.transaction!)
      const made = await work(entities)
      await entities.flush()
      return Ok(made)
    })
    return done.unwrap()
  }

  /** Of each pool: connections that are open, of these idle, and how much work waits for one. */
  connections(): Record<'tenants' | 'unbound', { open: number; idle: number; waiting: number }> {
    const of = ({ totalCount, idleCount, waitingCount }: pg.Pool) => ({
      open: totalCount,
      idle: idleCount,
      waiting: waitingCount,
    })
    return { tenants: of(this.#tenantPool), unbound: of(this.#unbound) }
  }

  async close(): Promise<void> {
    await this.#kysely.destroy()
    await Promise.all([this.#tenantPool.end(), this.#unbound.end()])
  }

  async #transaction<T, E>(namespace: string, work: () => Promise<Result<T, E>>): Promise<Result<T, E>> {
    const outer = this.#scope.getStore()
    if (outer?.transaction) {
      this.#demandSameNamespace(outer, namespace)
      return work()
    }
    demandGood(outer?.ahead)
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#once(namespace, work)
      } catch (error) {
        if (!isDeadlock(error) || attempt === MOST_ATTEMPTS) throw error
      }
    }
  }

  #once<T, E>(namespace: string, work: () => Promise<Result<T, E>>): Promise<Result<T, E>> {
    return this.#scope.run({ namespace }, async () => {
      const scope = this.#scope.getStore()!
      const transaction = (scope.transaction = await this.#kysely.startTransaction().execute())
      try {
        const result = await work()
        if (result.ok) {
          await transaction.commit().execute()
        } else await transaction.rollback().execute()
        return result
      } catch (error) {
        if (!transaction.isCommitted && !transaction.isRolledBack)
          await transaction
            .rollback()
            .execute()
            .catch(() => {})
        throw error
      } finally {
        // A commit or rollback that fails has not given the connection back; what state it is in nobody knows.
        scope.client?.release(true)
        delete scope.transaction
      }
    })
  }

  #demandSameNamespace(scope: Scope, namespace: string): void {
    if (scope.namespace !== namespace) throw new Error('One transaction serves one namespace')
  }

  /**
   * The pool as Kysely and MikroORM see it: what they borrow is bound to the namespace of the running work and prepares
   * its statements.
   */
  #boundPool(): PostgresPool {
    return {
      connect: async () => {
        const scope = this.#scope.getStore()
        const namespace = scope?.namespace ?? ''
        const loan = lend(await (namespace === '' ? this.#unbound.connect() : this.#tenants.connect(namespace)))
        if (scope) scope.client = loan
        return loan
      },
      // Kysely calls this only if it ever used the pool itself, so `close` ends both.
      end: async () => {},
      options: {},
    }
  }
}

/** A connection string without its `options`, which would take the place of ours. */
function withoutOptions(url: string): { address: string; given: string } {
  const address = new URL(url)
  const given = address.searchParams.get('options') ?? ''
  address.searchParams.delete('options')
  return { address: address.href, given }
}

/** Of two transactions that wait for each other PostgreSQL ends one, which may then begin again. */
const MOST_ATTEMPTS = 4
const isDeadlock = (error: unknown): boolean =>
  (error as { code?: string } | undefined)?.code === '40P01' ||
  (error instanceof Error && error.cause !== undefined && isDeadlock(error.cause))

/** True for an error that says that a unique constraint does not allow it. */
export const isUniqueViolation = (error: unknown): boolean => (error as { code?: string } | undefined)?.code === '23505'
