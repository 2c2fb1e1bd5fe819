import {
  isCalled,
  kindOf,
  type KindSlug,
  type KnownContact,
  type RowId,
  type RowNames,
  type SourcedRow,
} from '../../../core/farm/index.ts'
import type { NamespaceId } from '../../../core/shared/ids.ts'
import type { MemoryDatabase } from '../memory-database.ts'
import { ROWS } from './memory-row-store.ts'

export class MemoryRowNames implements RowNames {
  readonly #database: MemoryDatabase

  constructor(database: MemoryDatabase) {
    this.#database = database
  }

  called(namespace: NamespaceId, kind: KindSlug, names: readonly string[]): Promise<{ name: string; id: RowId }[]> {
    return this.#database.read<SourcedRow, { name: string; id: RowId }[]>(namespace, ROWS, (rows) =>
      [...rows.values()]
        .filter((row) => row.namespaceId === namespace && row.kind === kind)
        .flatMap((row) =>
          names.filter((name) => isCalled(kindOf(kind), row, name)).map((name) => ({ name, id: row.id })),
        ),
    )
  }

  ownNames(namespace: NamespaceId): Promise<string[]> {
    return this.#database.read<SourcedRow, string[]>(namespace, ROWS, (rows) =>
      [...rows.values()]
        .filter(
          ({ namespaceId, kind, values: { roles } }) =>
            namespaceId === namespace && kind === 'contacts' && Array.isArray(roles) && roles.includes('own_farm'),
        )
        .flatMap(({ values: { name, vat_id: vatId } }) => [name, vatId].filter((one) => typeof one === 'string')),
    )
  }

  contacts(namespace: NamespaceId): Promise<KnownContact[]> {
    return this.#database.read<SourcedRow, KnownContact[]>(namespace, ROWS, (rows) =>
      [...rows.values()]
        .filter((row) => row.namespaceId === namespace && row.kind === 'contacts')
        .map(({ id, key, values }) => ({ id, key, values })),
    )
  }
}
