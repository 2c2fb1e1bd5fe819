import type { ExampleFarm, ExampleFarms } from '../../../core/onboarding/index.ts'
import type { NamespaceId, UserId } from '../../../core/shared/ids.ts'
import type { Database } from '../database.ts'

interface StoredFarm {
  made_on: string
  rows: ExampleFarm['rows']
  papers: ExampleFarm['documents']
  thread_id: ExampleFarm['threadId']
  library: ExampleFarm['library']
  removed_at: Date | null
}

export class PostgresExampleFarms implements ExampleFarms {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async add(farm: ExampleFarm): Promise<'added' | 'known'> {
    const { namespaceId, madeOn, rows, documents, threadId, library, removedAt } = farm
    const added = await this.#database.query(
      namespaceId,
      `insert into example_farms (namespace_id, made_on, rows, papers, thread_id, removed_at, library)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning namespace_id`,
      [
        namespaceId,
        madeOn,
        JSON.stringify(rows),
        JSON.stringify(documents),
        threadId,
        removedAt === null ? null : new Date(removedAt),
        library && JSON.stringify(library),
      ],
    )
    return added.length > 0 ? 'added' : 'known'
  }

  async isFirstOf(person: UserId, at: number): Promise<boolean> {
    const noted = await this.#database.query(
      null,
      'update users set example_farm_at = $2 where id = $1 and example_farm_at is null returning true',
      [person, new Date(at)],
    )
    return noted.length > 0
  }

  async of(namespaceId: NamespaceId): Promise<ExampleFarm | undefined> {
    const [farm] = await this.#database.query<StoredFarm>(
      namespaceId,
      `select made_on::text, rows, papers, thread_id, library, removed_at from example_farms
       where namespace_id = $1 for update`,
      [namespaceId],
    )
    return (
      farm && {
        namespaceId,
        madeOn: farm.made_on,
        rows: farm.rows,
        documents: farm.papers,
        threadId: farm.thread_id,
        library: farm.library,
        removedAt: farm.removed_at?.getTime() ?? null,
      }
    )
  }

  async noteLibrary(namespace: NamespaceId, library: ExampleFarm['library']): Promise<void> {
    await this.#database.query(namespace, 'update example_farms set library = $2 where namespace_id = $1', [
      namespace,
      JSON.stringify(library),
    ])
  }

  async markRemoved(namespace: NamespaceId, at: number): Promise<void> {
    await this.#database.query(namespace, 'update example_farms set removed_at = $2 where namespace_id = $1', [
      namespace,
      new Date(at),
    ])
  }
}
