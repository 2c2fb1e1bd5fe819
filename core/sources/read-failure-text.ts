import { germanNumber } from '../shared/german/write-german.ts'
import type { SourceError } from './source.ts'

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

const HEIC =
  'Bilder im Format HEIC kann Hofkern nicht lesen. Stell die Kamera deines Handys auf „Maximale Kompatibilität“ oder schick das Bild als JPEG.'

const ARCHIVE = 'Die Datei ist ein Archiv mit mehreren Dateien. Pack es aus und lade die Dateien darin einzeln hoch.'

const unsupported = (detected: string): string =>
  `Dieses Format kann Hofkern nicht lesen (${detected}). Lade die Datei als PDF, Bild, Office-Dokument oder Text hoch.`

/** A failed source as its person reads it, with what to do next. */
const DETAILS: { [K in SourceError['kind']]: (error: Extract<SourceError, { kind: K }>) => string } = {
  empty_file: () => 'Die Datei ist leer.',
  unsupported_format: ({ detected }) =>
    /^image\/hei[cf]/.test(detected) ? HEIC : detected === 'application/zip' ? ARCHIVE : unsupported(detected),
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
