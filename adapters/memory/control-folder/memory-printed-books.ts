import type { PrintedBookRecord, PrintedBooks } from '../../../core/control-folder/index.ts'
import type { NamespaceId } from '../../../core/shared/ids.ts'
import type { MemoryDatabase } from '../memory-database.ts'

const TABLE = 'printed_books'

interface Stored {
  namespaceId: NamespaceId
  description: string | null
  record: PrintedBookRecord | null
}

export class MemoryPrintedBooks implements PrintedBooks {
  readonly #database: MemoryDatabase

  constructor(database: MemoryDatabase) {
    this.#database = database
  }

  async printed(namespace: NamespaceId, contentHash: string): Promise<PrintedBookRecord | undefined> {
    return (await this.#find(namespace, contentHash))?.record ?? undefined
  }

  async want(namespaceId: NamespaceId, contentHash: string, description: string): Promise<void> {
    await this.#database.write<Stored, void>(namespaceId, TABLE, (rows) => {
      const name = `${namespaceId} ${contentHash}`
      if (!rows.has(name)) rows.set(name, { namespaceId, description, record: null })
    })
  }

  async wanted(namespace: NamespaceId, contentHash: string): Promise<string | undefined> {
    return (await this.#find(namespace, contentHash))?.description ?? undefined
  }

  async keep(namespaceId: NamespaceId, contentHash: string, record: PrintedBookRecord): Promise<void> {
    await this.#database.write<Stored, void>(namespaceId, TABLE, (rows) => {
      const name = `${namespaceId} ${contentHash}`
      if (rows.get(name)?.description != null) rows.set(name, { namespaceId, description: null, record })
    })
  }

  #find(namespace: NamespaceId, contentHash: string): Promise<Stored | undefined> {
    return this.#database.read<Stored, Stored | undefined>(namespace, TABLE, (rows) =>
      rows.get(`${namespace} ${contentHash}`),
    )
  }
}
