import type { RowOutcome } from '../../core/farm/index.ts'
import type { Source, SourceError, SourceImpact, SourceStatus } from '../../core/sources/index.ts'
import { time } from './time.ts'
import { germanNumber } from '../../core/shared/german/write-german.ts'

const STAGES: Record<SourceStatus, string> = {
  queued: 'Wartet auf das Einlesen',
  extracting: 'Wird gelesen',
  indexing: 'Wird durchsuchbar gemacht',
  deriving: 'Angaben werden übernommen',
  completed: 'Fertig',
  failed: 'Konnte nicht gelesen werden',
}

const LIMITS: Record<Extract<SourceError, { kind: 'too_large' }>['what'], string> = {
  file_bytes: 'Byte',
  pages: 'Seiten',
  unpacked_bytes: 'Byte im ausgepackten Zustand',
  cells: 'Zellen',
  points: 'Punkte der Grenzen',
  pixels: 'Bildpunkte',
  text: 'Zeichen Text',
  memory: 'Megabyte Arbeitsspeicher beim Lesen',
}

/** A failed source as its person reads it, with what to do next. */
const DETAILS: { [K in SourceError['kind']]: (error: Extract<SourceError, { kind: K }>) => string } = {
  empty_file: () => 'Die Datei ist leer.',
  unsupported_format: ({ detected }) =>
    `Dieses Format kann Hofkern nicht lesen (${detected}). Lade die Datei als PDF, Bild, Office-Dokument oder Text hoch.`,
  encrypted: () =>
    'Die Datei ist mit einem Kennwort geschützt. Speichere sie ohne Kennwort und lade sie noch einmal hoch.',
  corrupt: () =>
    'Die Datei ist beschädigt oder unvollständig. Öffne sie einmal auf deinem Rechner und speichere sie neu.',
  too_large: ({ what, limit }) =>
    `Der Inhalt ist zu groß: mehr als ${germanNumber(limit)} ${LIMITS[what]}. Teile die Datei auf.`,
  no_text: () => 'In der Datei steht kein lesbarer Text.',
  timed_out: ({ seconds }) =>
    `Das Lesen hat länger als ${seconds} Sekunden gedauert. Teile die Datei auf und versuch es noch einmal.`,
  reader_crashed: () =>
    'Beim Lesen der Datei ist ein Fehler aufgetreten. Speichere sie in einem anderen Format und versuch es noch einmal.',
  internal: () =>
    'Beim Verarbeiten ist bei uns etwas schiefgegangen. Lies die Quelle neu ein oder lade sie noch einmal hoch.',
}

/** Why a file could not be read, and what to do next. */
export const readFailureText = (error: SourceError): string =>
  (DETAILS[error.kind] as (error: SourceError) => string)(error)

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

export const presentImpact = ({ documentId, removes, keeps, losesReference, knowledge }: SourceImpact) => ({
  document_id: documentId,
  removes: {
    original: true,
    passages: knowledge.passages,
    graph_nodes: knowledge.graphNodes,
    rows: removes.map(presentOutcome),
  },
  keeps: keeps.map(presentOutcome),
  loses_reference: losesReference.map(({ kind, id, label, field }) => ({ kind, id, label, field })),
  totals: { removed: removes.length, kept: keeps.length },
})

const presentOutcome = ({ kind, id, label, outcome, sources }: RowOutcome) => ({
  kind,
  id,
  label,
  fate: outcome,
  sources,
})
