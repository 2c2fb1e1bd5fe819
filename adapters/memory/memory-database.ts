import type { NamespaceId, UserId } from '../../core/shared/ids.ts'
import type { Transaction } from '../../core/shared/ports/transaction.ts'
import { Ok, type Result } from '../../core/shared/result.ts'
import { AsyncScope } from './async-scope.ts'

/** Namespaces that were left: nothing is written in them any more. */
export const REMOVED_NAMESPACES = 'removed_namespaces'

export interface RemovedNamespace {
  userId: UserId
  removedAt: number
  emptiedAt: number | null
}

/** As PostgreSQL answers to a statement that would write in a namespace that was removed. */
export class NamespaceRemoved extends Error {
  readonly code = 'HF001'
}

type Tables = Map<string, Map<string, unknown>>

/**
 * Tables in memory with the promises of a database: transactions run one after the other on a copy that takes the place
 * of the original at the commit, rows are copied on their way in and out, so that no caller holds a piece of the
 * store, and a transaction serves one namespace.
 */
export class MemoryDatabase implements Transaction {
  #committed: Tables = new Map()
  #last: Promise<unknown> = Promise.resolve()
  readonly #scope = new AsyncScope<{ namespace: NamespaceId | null; tables: Tables; afterCommit: (() => void)[] }>()

  within<T, E>(namespace: NamespaceId, work: () => Promise<Result<T, E>>): Promise<Result<T, E>> {
    const outer = this.#scope.getStore()
    if (outer && outer.namespace !== namespace) throw new Error('One transaction serves one namespace')
    return outer ? work() : this.#exclusive(namespace, work)
  }

  /**
   * Reads a table as the running transaction sees it; what comes back is a copy. `namespace` is the one whose rows are
   * read, null where the table belongs to none.
   */
  async read<Row, T>(
    namespace: NamespaceId | null,
    table: string,
    look: (rows: ReadonlyMap<string, Row>) => T,
  ): Promise<T> {
    const tables = this.#scopeFor(namespace)?.tables ?? this.#committed
    return structuredClone(look((tables.get(table) ?? new Map()) as Map<string, Row>))
  }

  /**
   * Changes a table inside the running transaction, or in one of its own; what goes in and what comes back are copies.
   */
  async write<Row, T>(namespace: NamespaceId | null, table: string, change: (rows: Map<string, Row>) => T): Promise<T> {
    const scope = this.#scopeFor(namespace)
    if (!scope) {
      const done = await this.#exclusive(namespace, async () => Ok(await this.write(namespace, table, change)))
      return done.unwrap()
    }
    let rows = scope.tables.get(table)
    if (!rows) scope.tables.set(table, (rows = new Map()))
    const before = new Map(rows)
    const made = structuredClone(change(rows as Map<string, Row>))
    const written = [...rows].filter(([key, row]) => before.get(key) !== row)
    if (written.length > 0 && namespace !== null && scope.tables.get(REMOVED_NAMESPACES)?.has(namespace))
      throw new NamespaceRemoved('this namespace was removed')
    for (const [key, row] of written) rows.set(key, structuredClone(row))
    return made
  }

  /** Calls `work` once the running transaction is committed, and never if it is not. */
  afterCommit(work: () => void): void {
    const scope = this.#scope.getStore()
    if (!scope) throw new Error('No transaction is running')
    scope.afterCommit.push(work)
  }

  #scopeFor(namespace: NamespaceId | null) {
    const scope = this.#scope.getStore()
    if (scope && namespace !== null && scope.namespace !== namespace)
      throw new Error('One transaction serves one namespace')
    return scope
  }

  #exclusive<T, E>(namespace: NamespaceId | null, work: () => Promise<Result<T, E>>): Promise<Result<T, E>> {
    const run = this.#last.then(async () => {
      const tables: Tables = new Map([...this.#committed].map(([name, rows]) => [name, new Map(rows)]))
      const afterCommit: (() => void)[] = []
      const result = await this.#scope.run({ namespace, tables, afterCommit }, work)
      if (result.ok) {
        this.#committed = tables
        for (const one of afterCommit) one()
      }
      return result
    })
    this.#last = run.catch(() => {})
    return run
  }
}
