import {
  isCalled,
  kindOf,
  type KindSlug,
  type NamedRow,
  type RowId,
  type RowNames,
  type SourcedRow,
} from '../../../core/farm/index.ts'
import type { NamespaceId } from '../../../core/shared/ids.ts'
import type { MemoryDatabase } from '../memory-database.ts'
import { HISTORIES, type KeptHistory } from './memory-provenance-store.ts'
import { rowKey, ROWS } from './memory-row-store.ts'

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

  all(namespace: NamespaceId, kind: KindSlug, fields: readonly string[]): Promise<NamedRow[]> {
    return this.#database.read<SourcedRow, NamedRow[]>(namespace, ROWS, (rows) =>
      [...rows.values()]
        .filter((row) => row.namespaceId === namespace && row.kind === kind)
        .map(({ id, key, values }) => ({
          id,
          key,
          values: Object.fromEntries(fields.map((field) => [field, values[field] ?? null])),
        }))
        .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    )
  }

  async statedAs(namespace: NamespaceId, kind: KindSlug): Promise<{ id: RowId; key: string }[]> {
    const rows = await this.#database.read<SourcedRow, SourcedRow[]>(namespace, ROWS, (all) =>
      [...all.values()].filter((row) => row.namespaceId === namespace && row.kind === kind),
    )
    return this.#database.read<KeptHistory, { id: RowId; key: string }[]>(namespace, HISTORIES, (histories) =>
      rows.flatMap((row) => {
        const made = (histories.get(rowKey(row))?.statements ?? []).filter(({ makes }) => makes)
        return [...new Set(made.flatMap(({ key }) => key ?? []))].map((key) => ({ id: row.id, key }))
      }),
    )
  }
}
