import type { PrintedBookRecord, PrintedBooks } from '../../../core/control-folder/index.ts'
import type { NamespaceId } from '../../../core/shared/ids.ts'
import type { Database } from '../database.ts'

export class PostgresPrintedBooks implements PrintedBooks {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async printed(namespace: NamespaceId, contentHash: string): Promise<PrintedBookRecord | undefined> {
    const [found] = await this.#database.query<{ object_key: string; pages: number; sha256: string; printed_at: Date }>(
      namespace,
      `select object_key, pages, sha256, printed_at from printed_books
       where namespace_id = $1 and content_hash = $2 and object_key is not null`,
      [namespace, contentHash],
    )
    return (
      found && {
        objectKey: found.object_key,
        pages: found.pages,
        sha256: found.sha256,
        printedAt: found.printed_at.getTime(),
      }
    )
  }

  async want(namespace: NamespaceId, contentHash: string, description: string, at: number): Promise<void> {
    await this.#database.query(
      namespace,
      `insert into printed_books (namespace_id, content_hash, description, wanted_at) values ($1, $2, $3, $4)
       on conflict do nothing`,
      [namespace, contentHash, description, new Date(at)],
    )
  }

  async wanted(namespace: NamespaceId, contentHash: string): Promise<string | undefined> {
    const [found] = await this.#database.query<{ description: string }>(
      namespace,
      `select description from printed_books
       where namespace_id = $1 and content_hash = $2 and description is not null`,
      [namespace, contentHash],
    )
    return found?.description
  }

  async keep(namespace: NamespaceId, contentHash: string, record: PrintedBookRecord): Promise<void> {
    const { objectKey, pages, sha256, printedAt } = record
    await this.#database.query(
      namespace,
      `update printed_books set description = null, object_key = $3, pages = $4, sha256 = $5, printed_at = $6
       where namespace_id = $1 and content_hash = $2 and description is not null`,
      [namespace, contentHash, objectKey, pages, sha256, new Date(printedAt)],
    )
  }
}
