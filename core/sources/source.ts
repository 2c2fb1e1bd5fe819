import type { DocumentId, JobId, NamespaceId, UserId } from '../shared/ids.ts'
import type { Fach, SourceFormat } from '../extraction/index.ts'
import type { DocumentHead } from './head-of-document.ts'
import type { ReadFailure } from './ports/document-reader.ts'

/**
 * The way of a source through ingestion; `completed` and `failed` end a run, a reprocess starts the next one at
 * `queued`.
 */
export type SourceStatus = 'queued' | 'extracting' | 'indexing' | 'deriving' | 'completed' | 'failed'

/** An uploaded file and what is known of it. */
export interface Source extends DocumentHead {
  namespaceId: NamespaceId
  id: DocumentId
  /** The run that may change this source; what an earlier run still reports is ignored. */
  jobId: JobId
  /** SHA-256 of the original, hex; unique in the namespace. */
  sha256: string
  sizeBytes: number
  filename: string
  title: string
  contentType: string
  format: SourceFormat | null
  category: Fach
  /** A person's filing is final: no run changes it. */
  filedBy: 'person' | 'service'
  status: SourceStatus
  /** 0 to 1, only growing within a run. */
  progress: number
  error: SourceError | null
  pages: number | null
  passages: number | null
  /** Rows that bear its stamp, by kind. As it is kept: those at the end of its latest run. */
  derived: Record<string, number>
  /** German, for the person. */
  warnings: string[]
  hasPreview: boolean
  createdBy: UserId
  createdAt: number
  updatedAt: number
  completedAt: number | null
}

export type SourceError = ReadFailure | { kind: 'internal' }

/** Where the original of a source lies in the object store. */
export const originalKey = (source: Pick<Source, 'namespaceId' | 'id'>): string =>
  `${source.namespaceId}/originals/${source.id}`

/** Where the picture of its first page lies. */
export const previewKey = (source: Pick<Source, 'namespaceId' | 'id'>): string =>
  `${source.namespaceId}/previews/${source.id}.png`

/** Share of the whole run that each status begins at. */
const BEGINS_AT: Record<Exclude<SourceStatus, 'failed'>, number> = {
  queued: 0,
  extracting: 0.05,
  indexing: 0.7,
  deriving: 0.9,
  completed: 1,
}

/** Progress of a run that is `share` (0..1) through one status; a failed run keeps what it had. */
export function progressAt(status: Exclude<SourceStatus, 'failed'>, share = 0): number {
  const order = Object.values(BEGINS_AT)
  const begin = BEGINS_AT[status]
  const end = order[order.indexOf(begin) + 1] ?? 1
  return begin + (end - begin) * Math.min(1, Math.max(0, share))
}
