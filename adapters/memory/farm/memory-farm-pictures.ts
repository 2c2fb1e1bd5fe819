import {
  makePicture,
  type FarmPictures,
  type KindSlug,
  type Picture,
  type SourcedRow,
} from '../../../core/farm/index.ts'
import type { NamespaceId } from '../../../core/shared/ids.ts'
import type { MemoryDatabase } from '../memory-database.ts'
import { ROWS } from './memory-row-store.ts'

export class MemoryFarmPictures implements FarmPictures {
  readonly #database: MemoryDatabase

  constructor(database: MemoryDatabase) {
    this.#database = database
  }

  async of(namespace: NamespaceId, kinds: readonly KindSlug[]): Promise<Picture> {
    const rows = await this.#database.read<SourcedRow, SourcedRow[]>(namespace, ROWS, (all) =>
      [...all.values()].filter((row) => row.namespaceId === namespace && kinds.includes(row.kind)),
    )
    return makePicture(
      kinds,
      rows.map(({ kind, id, label, values }) => ({ kind, id, label, values })),
    )
  }
}
