import type { DocumentId, JobId, NamespaceId, UserId } from '../shared/ids.ts'
import type { Fach, SourceFormat } from '../extraction/index.ts'
import type { ReadFailure } from './ports/document-reader.ts'

/**
 * The way of a source through ingestion; `completed` and `failed` end a run, a reprocess starts the next one at
 * `queued`.
 */
export type SourceStatus = 'queued' | 'extracting' | 'indexing' | 'deriving' | 'completed' | 'failed'

/** An uploaded file and what is known of it. */
export interface Source {
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

// oxlint-disable-next-line no-control-regex -- control and direction marks are exactly what has to go
const CONTROL_AND_DIRECTION_MARKS = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** A line of text without control characters and direction marks. */
export const visibleText = (text: string): string => text.toWellFormed().replace(CONTROL_AND_DIRECTION_MARKS, '').trim()

/** The name of an upload without folders and control characters, at most 200 characters, never empty. */
export function safeFilename(name: string): string {
  const visible = visibleText(name.normalize('NFC').split(/[/\\]/).at(-1) ?? '')
  const short = visible.length > 200 ? shorten(visible) : visible
  return short === '' || /^\.+$/.test(short) ? 'datei' : short
}

function shorten(name: string): string {
  const ending = /\.[^.]{1,10}$/.exec(name)?.[0] ?? ''
  return name.slice(0, 200 - ending.length) + ending
}

/** A title for people out of a file name: without its ending, underscores as spaces. */
export const titleFromFilename = (filename: string): string =>
  filename
    .replace(/\.[^.]{1,10}$/, '')
    .replaceAll('_', ' ')
    .trim() || filename
