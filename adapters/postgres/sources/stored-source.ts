import type { DocumentId, JobId, NamespaceId, UserId } from '../../../core/shared/ids.ts'
import type { Source } from '../../../core/sources/index.ts'

/** A row of `sources`. */
export interface StoredSource {
  namespace_id: NamespaceId
  id: DocumentId
  job_id: JobId
  sha256: string
  size_bytes: string
  filename: string
  title: string
  content_type: string
  format: Source['format']
  category: Source['category']
  filed_by: Source['filedBy']
  status: Source['status']
  progress: number
  error: Source['error']
  pages: number | null
  passages: number | null
  derived: Source['derived']
  warnings: string[]
  has_preview: boolean
  sender: string | null
  dated: string | null
  created_by: UserId
  created_at: Date
  updated_at: Date
  completed_at: Date | null
}

export const sourceOf = (row: StoredSource): Source => ({
  namespaceId: row.namespace_id,
  id: row.id,
  jobId: row.job_id,
  sha256: row.sha256,
  sizeBytes: Number(row.size_bytes),
  filename: row.filename,
  title: row.title,
  contentType: row.content_type,
  format: row.format,
  category: row.category,
  filedBy: row.filed_by,
  status: row.status,
  progress: row.progress,
  error: row.error,
  pages: row.pages,
  passages: row.passages,
  derived: row.derived,
  warnings: row.warnings,
  hasPreview: row.has_preview,
  sender: row.sender,
  dated: row.dated,
  createdBy: row.created_by,
  createdAt: row.created_at.getTime(),
  updatedAt: row.updated_at.getTime(),
  completedAt: row.completed_at?.getTime() ?? null,
})
