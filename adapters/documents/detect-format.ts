import { extname } from 'node:path'
import type { SourceFormat } from '../../core/extraction/index.ts'
import { openArchive } from './archive.ts'
import { decodeText, looksBinary } from './decode-text.ts'
import { findCsvDelimiter, splitCsv } from './formats/csv-delimiter.ts'
import { CII_DELIVERY_NOTES } from './formats/invoice-cii.ts'
import { taskDataPath } from './formats/land/isoxml.ts'
import { shapefileLayers } from './formats/land/shapefile.ts'
import type { ReadLimits } from './limits.ts'
import { ReadFailed } from './read-failed.ts'
import { findXmlRoot } from './xml.ts'

/** What a file was recognized as; `invoice_zugferd` shows only once a PDF is opened. */
export type DetectedFormat = { format: SourceFormat; contentType: string }

const SAMPLE_BYTES = 65_536
const pictures = new Set(['image/png', 'image/apng', 'image/jpeg', 'image/webp', 'image/tiff'])
// Text by its bytes, but not in a language that is read here.
const markup = new Set(['application/rtf', 'application/postscript', 'application/eps'])

/**
 * Recognizes a file by its content; the name only parts text, Markdown and CSV. Throws `unsupported_format`, or
 * `encrypted` for Office files with a password.
 */
export async function detectFormat(bytes: Uint8Array, filename: string, limits: ReadLimits): Promise<DetectedFormat> {
  const { fileTypeFromBuffer } = await import('file-type')
  const known = (await fileTypeFromBuffer(bytes.subarray(0, SAMPLE_BYTES)).catch(() => undefined))?.mime
  const isPicture = known !== undefined && pictures.has(known)
  if (isPicture) return { format: 'image', contentType: known === 'image/apng' ? 'image/png' : known }
  // Its directory often stands at the end of the file, outside the sample.
  if (startsWith(bytes, [0x49, 0x49, 0x2a, 0]) || startsWith(bytes, [0x4d, 0x4d, 0, 0x2a]))
    return { format: 'image', contentType: 'image/tiff' }
  // Before PDF: one that lies in an archive as it is has its mark near the beginning, too.
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) || startsWith(bytes, [0x50, 0x4b, 0x05, 0x06]))
    return detectInArchive(bytes, limits)
  if (hasPdfMark(bytes)) return { format: 'pdf', contentType: 'application/pdf' }
  if (known === 'application/x-cfb' && holdsEncryptedOfficeFile(bytes)) throw new ReadFailed({ kind: 'encrypted' })
  if (known && markup.has(known)) throw unsupported(known)
  if (looksBinary(bytes)) throw unsupported(known ?? 'application/octet-stream')
  return detectText(decodeText(bytes.subarray(0, SAMPLE_BYTES)).text, filename)
}

async function detectInArchive(bytes: Uint8Array, limits: ReadLimits): Promise<DetectedFormat> {
  const archive = await openArchive(bytes, limits)
  const textOf = async (name: string) => new TextDecoder().decode((await archive.read(name))?.subarray(0, SAMPLE_BYTES))
  const types = await textOf('[Content_Types].xml')
  if (/wordprocessingml\.(document|template)\.main|word\.(document|template)\.macroEnabled/.test(types)) {
    return { format: 'docx', contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' }
  }
  if (/spreadsheetml\.(sheet|template)\.main|excel\.(sheet|template)\.macroEnabled/.test(types)) {
    return { format: 'xlsx', contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' }
  }
  const type = (await textOf('mimetype')).trim()
  if (type.startsWith('application/vnd.oasis.opendocument.text'))
    return { format: 'odt', contentType: 'application/vnd.oasis.opendocument.text' }
  if (taskDataPath(archive.names) !== undefined) return { format: 'isoxml', contentType: 'application/zip' }
  if (shapefileLayers(archive.names).length > 0) return { format: 'shapefile', contentType: 'application/zip' }
  if (archive.names.some((name) => /\.kml$/i.test(name)))
    return { format: 'kml', contentType: 'application/vnd.google-earth.kmz' }
  throw unsupported(/^[\w.+-]{1,50}\/[\w.+-]{1,100}$/.test(type) ? type : 'application/zip')
}

function detectText(text: string, filename: string): DetectedFormat {
  const start = text.trimStart()
  if (/^(<!doctype\s+html|<html[\s>]|<head[\s>]|<body[\s>])/i.test(start))
    return { format: 'html', contentType: 'text/html' }
  const ending = extname(filename).toLowerCase()
  if (start.startsWith('<')) {
    const markedUp = detectMarkup(start, ending)
    if (markedUp) return markedUp
  }
  if (looksLikeGeoJson(start)) return { format: 'geojson', contentType: 'application/geo+json' }
  if (looksLikeMail(start)) return { format: 'eml', contentType: 'message/rfc822' }
  if (ending === '.md' || ending === '.markdown') return { format: 'markdown', contentType: 'text/markdown' }
  if (ending === '.csv' || ending === '.tsv') return { format: 'csv', contentType: 'text/csv' }
  if (ending !== '.txt' && looksLikeTable(start)) return { format: 'csv', contentType: 'text/csv' }
  if (ending !== '.txt' && (start.match(/^#{1,6} \S/gm)?.length ?? 0) >= 2)
    return { format: 'markdown', contentType: 'text/markdown' }
  return { format: 'txt', contentType: 'text/plain' }
}

/** Applications for area payments, some with their boundaries as GML in them. */
const INVEKOS_ROOTS = /^(?:hauptantrag|sammelantrag|aenderungsantrag|FSV)$/i
/** What GML gathers features in; an application has elements of its own around its boundaries. */
const FEATURES = /<(?:[\w-]+:)?(?:FeatureCollection|featureMembers?|members?|featureCollection)\b/
const FLIK = /\bDE[A-Z]{2}LI\d{10}\b/
const INVEKOS: DetectedFormat = { format: 'invekos_xml', contentType: 'application/xml' }

function detectMarkup(text: string, ending: string): DetectedFormat | undefined {
  const root = findXmlRoot(text)
  const spaces = Object.entries(root?.attributes ?? {})
    .filter(([name]) => name.startsWith('xmlns'))
    .map(([, value]) => value)
  if (
    root?.name === 'CrossIndustryInvoice' ||
    root?.name === 'CrossIndustryDocument' ||
    CII_DELIVERY_NOTES.has(root?.name ?? '')
  )
    return { format: 'invoice_cii', contentType: 'application/xml' }
  if (
    (root?.name === 'Invoice' || root?.name === 'CreditNote' || root?.name === 'DespatchAdvice') &&
    spaces.some((space) => space.startsWith('urn:oasis:names:specification:ubl:'))
  ) {
    return { format: 'invoice_ubl', contentType: 'application/xml' }
  }
  if (root?.name === 'ISO11783_TaskData') return { format: 'isoxml', contentType: 'application/xml' }
  if (root?.name === 'kml') return { format: 'kml', contentType: 'application/vnd.google-earth.kml+xml' }
  if (root && INVEKOS_ROOTS.test(root.name)) return INVEKOS
  const hasBoundaries = spaces.some((space) => /^https?:\/\/www\.opengis\.net\/gml\b/.test(space))
  if (hasBoundaries && FLIK.test(text) && !FEATURES.test(text)) return INVEKOS
  if (hasBoundaries) return { format: 'gml', contentType: 'application/gml+xml' }
  if (root?.name === 'html' || ending === '.html' || ending === '.htm' || ending === '.xhtml')
    return { format: 'html', contentType: 'text/html' }
  if (root?.name === 'svg') throw unsupported('image/svg+xml')
  if (FLIK.test(text)) return INVEKOS
  if (text.startsWith('<?xml') || spaces.length > 0) throw unsupported('application/xml')
  return undefined
}

/** JSON in which something is a feature or an area (RFC 7946, section 7). */
const looksLikeGeoJson = (text: string): boolean =>
  /^[[{]/.test(text) && /"type"\s*:\s*"(?:Feature|FeatureCollection|Polygon|MultiPolygon)"/.test(text)

/** At least two of the usual header fields before the first empty line, and nothing but fields. */
function looksLikeMail(text: string): boolean {
  const head = text.split(/\r?\n\r?\n/, 1)[0] ?? ''
  const lines = head.split(/\r?\n/)
  if (!lines.every((line, index) => /^[\w-]{1,100}:/.test(line) || (index > 0 && /^[ \t]/.test(line)))) return false
  const usual = new Set(
    lines.map((line) =>
      /^(from|to|subject|date|message-id|mime-version|received|return-path|delivered-to):/i
        .exec(line)?.[1]
        ?.toLowerCase(),
    ),
  )
  usual.delete(undefined)
  return usual.size >= 2
}

function looksLikeTable(text: string): boolean {
  const delimiter = findCsvDelimiter(text)
  return delimiter !== undefined && delimiter !== ',' && delimiter !== '|' && splitCsv(text, delimiter, 4).length >= 3
}

/** A PDF may begin with other bytes, but its mark stands within the first 1,024 (ISO 32000-1, annex H). */
function hasPdfMark(bytes: Uint8Array): boolean {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 1_024))
  return (
    start.startsWith('%PDF-') || /^[^\x20-\x7e]*%PDF-\d/.test(start) || (start.includes('%PDF-') && looksBinary(bytes))
  )
}

/** The name of the stream that holds an encrypted OOXML file, in UTF-16 as the compound file lists it. */
function holdsEncryptedOfficeFile(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(
    Buffer.from('EncryptedPackage', 'utf16le'),
  )
}

const startsWith = (bytes: Uint8Array, mark: number[]) => mark.every((byte, index) => bytes[index] === byte)

function unsupported(detected: string): ReadFailed {
  return new ReadFailed({ kind: 'unsupported_format', detected })
}
