import type { DocumentId } from '../../shared/ids.ts'
import type { StampedRow } from '../ports/provenance-store.ts'

export type DeletionOutcome = 'removed' | 'kept_edited' | 'kept_other_source'

export interface RowOutcome extends Pick<StampedRow, 'kind' | 'id' | 'label' | 'sources'> {
  outcome: DeletionOutcome
}

/** What deleting a source does to the rows that bear its stamp; impact shows it and deletion carries it out. */
export interface DeletionPlan {
  removes: RowOutcome[]
  keeps: RowOutcome[]
}

/**
 * A row dies with the last source that yields it, unless a person has changed it or a plan or the example farm has made
 * it.
 */
export function planDeletion(document: DocumentId, rows: readonly StampedRow[]): DeletionPlan {
  const outcomes = rows.map((row): RowOutcome => ({
    kind: row.kind,
    id: row.id,
    label: row.label,
    sources: row.sources,
    outcome: outcomeFor(document, row),
  }))
  return {
    removes: outcomes.filter(({ outcome }) => outcome === 'removed'),
    keeps: outcomes.filter(({ outcome }) => outcome !== 'removed'),
  }
}

function outcomeFor(document: DocumentId, { edited, origin, makers }: StampedRow): DeletionOutcome {
  if (edited) return 'kept_edited'
  return origin !== 'source' || makers.some((source) => source !== document) ? 'kept_other_source' : 'removed'
}
