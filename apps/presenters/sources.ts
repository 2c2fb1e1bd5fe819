import type { RowOutcome } from '../../core/farm/index.ts'
import {
  readFailureText,
  type Source,
  type SourceError,
  type SourceImpact,
  type SourceStatus,
} from '../../core/sources/index.ts'
import type { LivingDocument } from '../../core/library/index.ts'
import { time } from './time.ts'

const STAGES: Record<SourceStatus, string> = {
  queued: 'Wartet auf das Einlesen',
  extracting: 'Wird gelesen',
  indexing: 'Wird durchsuchbar gemacht',
  deriving: 'Angaben werden übernommen',
  completed: 'Fertig',
  failed: 'Konnte nicht gelesen werden',
}

const errorOf = (error: SourceError) => ({ code: error.kind, detail: readFailureText(error) })

export const presentStatus = (source: Source) => ({
  document_id: source.id,
  job_id: source.jobId,
  status: source.status,
  progress: Math.round(source.progress * 1000) / 1000,
  stage_detail: STAGES[source.status],
  error: source.error && errorOf(source.error),
  title: source.title,
  filename: source.filename,
  category: source.category,
  sender: source.sender,
  dated: source.dated,
  pages: source.pages,
  passages: source.passages,
  derived: source.derived,
  warnings: source.warnings,
  created_at: time(source.createdAt),
  updated_at: time(source.updatedAt),
  completed_at: source.completedAt === null ? null : time(source.completedAt),
})

export const presentRegistered = (source: Source, outcome: 'accepted' | 'duplicate') => ({
  document_id: source.id,
  job_id: source.jobId,
  status: outcome,
  category: source.category,
  status_url: `/training/${source.id}`,
})

export const presentImpact = (
  { documentId, removes, keeps, losesReference, knowledge }: SourceImpact,
  living: readonly LivingDocument[],
) => ({
  document_id: documentId,
  removes: {
    original: true,
    passages: knowledge.passages,
    graph_nodes: knowledge.graphNodes,
    rows: removes.map(presentOutcome),
  },
  keeps: keeps.map(presentOutcome),
  loses_reference: losesReference.map(({ kind, id, label, field }) => ({ kind, id, label, field })),
  living_documents: living.map(({ entryId, period, title }) => ({ entry_id: entryId, period, title })),
  totals: { removed: removes.length, kept: keeps.length },
})

const presentOutcome = ({ kind, id, label, outcome, sources }: RowOutcome) => ({
  kind,
  id,
  label,
  fate: outcome,
  sources,
})
