import type { Acknowledgement, Acknowledgements } from '../../../core/control-folder/index.ts'
import type { NamespaceId } from '../../../core/shared/ids.ts'
import type { MemoryDatabase } from '../memory-database.ts'

const TABLE = 'acknowledged_findings'

type Stored = Acknowledgement & { namespaceId: NamespaceId }

export class MemoryAcknowledgements implements Acknowledgements {
  readonly #database: MemoryDatabase

  constructor(database: MemoryDatabase) {
    this.#database = database
  }

  async put(namespaceId: NamespaceId, acknowledgement: Acknowledgement): Promise<void> {
    await this.#database.write<Stored, void>(
      namespaceId,
      TABLE,
      (rows) => void rows.set(`${namespaceId} ${acknowledgement.findingId}`, { ...acknowledgement, namespaceId }),
    )
  }

  all(namespace: NamespaceId): Promise<Acknowledgement[]> {
    return this.#database.read<Stored, Acknowledgement[]>(namespace, TABLE, (rows) =>
      [...rows.values()]
        .filter(({ namespaceId }) => namespaceId === namespace)
        .map(({ namespaceId: _, ...one }) => one)
        .toSorted((one, other) => (one.findingId < other.findingId ? -1 : 1)),
    )
  }
}
