import type { NamespaceId } from '../../shared/ids.ts'
import type { KindSlug } from '../kinds/kinds.ts'
import type { RowId } from '../rows/row.ts'

/** What a field can refer to: a row of a kind, or a document of the farm. */
export interface Referred {
  kind: KindSlug | 'sources'
  id: string
}

/** A row that refers to something, and by which of its fields. */
export interface Referrer {
  kind: KindSlug
  id: RowId
  /** German, as the person knows the row. */
  label: string
  field: string
  to: Referred
}

/** Knows what the values of rows lead to, in one namespace; joins the running transaction. */
export interface References {
  /**
   * Those that lead nowhere, each once. Inside a transaction the others stay until its end: whoever would remove one
   * waits.
   */
  missing(namespace: NamespaceId, wanted: readonly Referred[]): Promise<Referred[]>
  /** Rows whose values refer to one of these, ordered by kind, label, id and field. */
  referrers(namespace: NamespaceId, to: readonly Referred[]): Promise<Referrer[]>
  /** All that lead nowhere, in the same order. */
  dangling(namespace: NamespaceId): Promise<Referrer[]>
}
