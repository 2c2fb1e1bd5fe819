import type { NamespaceId } from '../../../core/shared/ids.ts'
import type { InboundLetter, InboundLetters } from '../../../core/sources/index.ts'
import type { MemoryDatabase } from '../memory-database.ts'

type Row = InboundLetter & { namespaceId: NamespaceId; id: string }
const TABLE = 'inbound_letters'

export class MemoryInboundLetters implements InboundLetters {
  readonly #database: MemoryDatabase

  constructor(database: MemoryDatabase) {
    this.#database = database
  }

  add(namespaceId: NamespaceId, id: string, letter: InboundLetter): Promise<'added' | 'known'> {
    return this.#database.write<Row, 'added' | 'known'>(namespaceId, TABLE, (rows) => {
      if (
        [...rows.values()].some(
          (row) => row.namespaceId === namespaceId && (row.id === id || row.sha256 === letter.sha256),
        )
      )
        return 'known'
      rows.set(`${namespaceId} ${id}`, { ...letter, namespaceId, id })
      return 'added'
    })
  }

  idOf(namespace: NamespaceId, sha256: string): Promise<string | undefined> {
    return this.#database.read<Row, string | undefined>(
      namespace,
      TABLE,
      (rows) => [...rows.values()].find((row) => row.namespaceId === namespace && row.sha256 === sha256)?.id,
    )
  }

  byId(namespace: NamespaceId, id: string): Promise<InboundLetter | undefined> {
    return this.#database.read<Row, InboundLetter | undefined>(namespace, TABLE, (rows) => {
      const { namespaceId: _, id: __, ...letter } = rows.get(`${namespace} ${id}`) ?? {}
      return 'sha256' in letter ? (letter as InboundLetter) : undefined
    })
  }
}
