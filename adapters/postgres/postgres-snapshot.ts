import type { NamespaceId } from '../../core/shared/ids.ts'
import type { Snapshot } from '../../core/namespaces/index.ts'
import { Ok } from '../../core/shared/result.ts'
import type { Database } from './database.ts'

export class PostgresSnapshot implements Snapshot {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async of(namespace: NamespaceId, work: () => Promise<void>): Promise<void> {
    await this.#database.within<undefined, never>(namespace, async () => {
      await this.#database.query(namespace, 'set transaction isolation level repeatable read, read only')
      await work()
      return Ok(undefined)
    })
  }
}
