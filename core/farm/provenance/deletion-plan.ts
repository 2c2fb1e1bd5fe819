import type { DocumentId } from '../../shared/ids.ts'
import type { StampedRow } from '../ports/derived-rows.ts'

export type Fate = 'removed' | 'kept_edited' | 'kept_other_source'

export interface RowFate extends Pick<StampedRow, 'kind' | 'id' | 'label' | 'sources'> {
  fate: Fate
}

/** What deleting a source does to the rows that bear its stamp; impact shows it and deletion carries it out. */
export interface DeletionPlan {
  removes: RowFate[]
  keeps: RowFate[]
}

/**
 * A row dies with the last source that yields it, unless a person has changed it or a plan or the example farm has made
 * it.
 */
export function planDeletion(document: DocumentId, rows: readonly StampedRow[]): DeletionPlan {
  const fates = rows.map((row): RowFate => ({
    kind: row.kind,
    id: row.id,
    label: row.label,
    sources: row.sources,
    fate: fateOf(document, row),
  }))
  return {
    removes: fates.filter(({ fate }) => fate === 'removed'),
    keeps: fates.filter(({ fate }) => fate !== 'removed'),
  }
}

function fateOf(document: DocumentId, { edited, origin, makers }: StampedRow): Fate {
  if (edited) return 'kept_edited'
  return origin !== 'source' || makers.some((source) => source !== document) ? 'kept_other_source' : 'removed'
}
