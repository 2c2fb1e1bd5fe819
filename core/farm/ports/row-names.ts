import type { NamespaceId } from '../../shared/ids.ts'
import type { KindSlug } from '../kinds/kinds.ts'
import type { RowId } from '../rows/row.ts'

/** Finds rows by what documents call them. */
export interface RowNames {
  /** What the farm itself is called: names and VAT ids of its contacts in the role `own_farm`. */
  ownNames(namespace: NamespaceId): Promise<string[]>
  /** Who bears one of the names, as `isCalled` tells it. */
  called(namespace: NamespaceId, kind: KindSlug, names: readonly string[]): Promise<{ name: string; id: RowId }[]>
  /** Every contact of the farm, with what tells who it is. */
  contacts(namespace: NamespaceId): Promise<KnownContact[]>
}

export interface KnownContact {
  id: RowId
  key: string | null
  values: Record<string, unknown>
}
