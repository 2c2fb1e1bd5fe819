import type { DocumentId } from '../shared/ids.ts'
import type { StampedRow } from './ports/derived-rows.ts'

export type Fate = 'removed' | 'kept_edited' | 'kept_other_source'

export interface RowFate extends Pick<StampedRow, 'kind' | 'id' | 'label' | 'sources'> {
  fate: Fate
}

/** What deleting a source does to the rows that bear its stamp; impact shows it and deletion carries it out. */
export interface DeletionPlan {
  removes: RowFate[]
  keeps: RowFate[]
}

/** A row dies with its last stamp, unless a person has changed it. */
export function planDeletion(document: DocumentId, rows: readonly StampedRow[]): DeletionPlan {
  const fates = rows.map(({ edited, ...row }): RowFate => ({ ...row, fate: fateOf(document, row.sources, edited) }))
  return { removes: fates.filter(({ fate }) => fate === 'removed'), keeps: fates.filter(({ fate }) => fate !== 'removed') }
}

function fateOf(document: DocumentId, sources: readonly DocumentId[], edited: boolean): Fate {
  if (edited) return 'kept_edited'
  return sources.some((source) => source !== document) ? 'kept_other_source' : 'removed'
}
