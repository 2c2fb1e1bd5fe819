import { extname } from 'node:path'
import type { SourceFormat } from '../../core/sources/read-document.ts'
import { looksBinary } from './decode-text.ts'
import { ReadFailed } from './read-failed.ts'

/** What a reader is chosen by: the format, or for a picture its content type. */
export interface DetectedFormat {
  format: SourceFormat
  contentType: string
}

/** Recognizes a file by its content; the name only parts text, Markdown and CSV. Throws `unsupported_format`. */
export async function detectFormat(bytes: Uint8Array, filename: string): Promise<DetectedFormat> {
  const { fileTypeFromBuffer } = await import('file-type')
  const known = await fileTypeFromBuffer(bytes).catch(() => undefined)
  if (known?.mime === 'application/pdf') return { format: 'pdf', contentType: known.mime }
  if (known) throw unsupported(known.mime)
  if (looksBinary(bytes)) throw unsupported('application/octet-stream')
  return detectText(filename)
}

function detectText(filename: string): DetectedFormat {
  const ending = extname(filename).toLowerCase()
  if (ending === '.md' || ending === '.markdown') return { format: 'markdown', contentType: 'text/markdown' }
  if (ending === '.csv' || ending === '.tsv') return { format: 'csv', contentType: 'text/csv' }
  return { format: 'txt', contentType: 'text/plain' }
}

function unsupported(detected: string): ReadFailed {
  return new ReadFailed({ kind: 'unsupported_format', detected })
}
