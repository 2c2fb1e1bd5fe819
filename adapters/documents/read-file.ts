import { readFile, stat } from 'node:fs/promises'
import type { Canvas } from '@napi-rs/canvas'
import type { DocumentToRead } from '../../core/sources/index.ts'
import type { ReadDocument } from '../../core/extraction/index.ts'
import { detectFormat, type DetectedFormat } from './detect-format.ts'
import { openArchive } from './archive.ts'
import { readDocx } from './formats/docx.ts'
import { readEml } from './formats/eml.ts'
import { readHtml } from './formats/html.ts'
import { readImage } from './formats/image.ts'
import { readInvoice } from './formats/invoice.ts'
import { readGeoJson } from './formats/land/geojson.ts'
import { readGml } from './formats/land/gml.ts'
import { readInvekosXml } from './formats/land/invekos-xml.ts'
import { readTaskData, readZippedTaskData } from './formats/land/isoxml.ts'
import { openKmz, readKml } from './formats/land/kml.ts'
import { readShapefile } from './formats/land/shapefile.ts'
import { readOdt } from './formats/odt.ts'
import { readXlsx } from './formats/xlsx.ts'
import { readPdf } from './formats/pdf.ts'
import { readPlainText } from './formats/plain-text.ts'
import type { ReadContext } from './formats/read-context.ts'
import type { ReadLimits } from './limits.ts'
import { drawPdfPreview, drawPicturePreview } from './preview/draw-preview.ts'
import { drawTextPage } from './preview/draw-text-page.ts'
import { ReadFailed, refuseAbove } from './read-failed.ts'

/**
 * Reads a local file in this process; throws `ReadFailed`. Only the reader process calls it, where a fault can do no
 * harm.
 */
export async function readFileAsDocument(
  { path, filename }: DocumentToRead,
  limits: ReadLimits,
  progress: (done: number, total: number) => void,
): Promise<ReadDocument> {
  const bytes = await readBytes(path, limits)
  const detected = await detectFormat(bytes, filename, limits)
  let reported = 0
  const document = await readByFormat(bytes, detected, {
    limits,
    filename,
    progress: (done, total) => {
      reported = done
      progress(done, total)
    },
  })
  if (reported < document.pages.length) progress(document.pages.length, document.pages.length)
  return withStorableText(document, limits)
}

/**
 * PNG of the first page, `PREVIEW_WIDTH` wide: PDF and pictures as they look, everything else as a plain page of its
 * text.
 */
export async function previewFile({ path, filename }: DocumentToRead, limits: ReadLimits): Promise<Uint8Array> {
  const bytes = await readBytes(path, limits)
  const detected = await detectFormat(bytes, filename, limits)
  const canvas = await drawByFormat(bytes, detected, { limits, filename, progress: () => {} })
  return canvas.encode('png')
}

async function drawByFormat(bytes: Uint8Array, detected: DetectedFormat, context: ReadContext): Promise<Canvas> {
  if (detected.format === 'pdf') return drawPdfPreview(bytes, context.limits)
  if (detected.format === 'image') return drawPicturePreview(bytes, detected.contentType, context.limits)
  return drawTextPage(withStorableText(await readByFormat(bytes, detected, context), context.limits))
}

export async function readBytes(path: string, limits: ReadLimits): Promise<Uint8Array> {
  const { size } = await stat(path)
  if (size === 0) throw new ReadFailed({ kind: 'empty_file' })
  refuseAbove(limits, 'file_bytes', size)
  return new Uint8Array(await readFile(path))
}

async function readByFormat(bytes: Uint8Array, detected: DetectedFormat, context: ReadContext): Promise<ReadDocument> {
  switch (detected.format) {
    case 'pdf':
      return readPdf(bytes, context)
    case 'docx':
      return readDocx(await openArchive(bytes, context.limits), context)
    case 'odt':
      return readOdt(await openArchive(bytes, context.limits), context)
    case 'xlsx':
      return readXlsx(await openArchive(bytes, context.limits), context)
    case 'html':
      return readHtml(bytes, context)
    case 'eml':
      return readEml(bytes, context)
    case 'txt':
    case 'markdown':
    case 'csv':
      return readPlainText(bytes, detected.format, context.limits)
    case 'invoice_cii':
    case 'invoice_ubl':
      return readInvoice(bytes, detected.format, context.limits)
    case 'geojson':
      return readGeoJson(bytes, context)
    case 'gml':
      return readGml(bytes, context)
    case 'invekos_xml':
      return readInvekosXml(bytes, context.limits)
    case 'kml':
      return readKml(
        isZip(bytes) ? await openKmz(await openArchive(bytes, context.limits)) : bytes,
        detected.contentType,
        context,
      )
    case 'shapefile':
      return readShapefile(await openArchive(bytes, context.limits), context)
    case 'isoxml':
      return isZip(bytes)
        ? readZippedTaskData(await openArchive(bytes, context.limits), context)
        : readTaskData(bytes, context)
    case 'image':
      return readImage(bytes, detected.contentType, context)
    case 'invoice_zugferd':
      throw new Error('recognized only inside a PDF')
  }
}

const isZip = ([first, second]: Uint8Array): boolean => first === 0x50 && second === 0x4b

/** Refuses documents without a letter or digit, and replaces, place by place, what PostgreSQL and UTF-8 cannot keep. */
export function withStorableText(document: ReadDocument, limits: ReadLimits): ReadDocument {
  if (!document.pages.some((page) => /[\p{L}\p{N}]/u.test(page.text))) throw new ReadFailed({ kind: 'no_text' })
  refuseAbove(
    limits,
    'text',
    document.pages.reduce((sum, page) => sum + page.text.length, 0),
  )
  return {
    ...document,
    title: document.title === null ? null : storable(document.title).trim().slice(0, 500) || null,
    pages: document.pages.map((page) => ({ ...page, text: storable(page.text) })),
    ...(document.structures && { structures: storableIn(document.structures) }),
  }
}

/** The same with every text in it, at any depth, made storable. */
function storableIn<T>(value: T): T {
  if (typeof value === 'string') return storable(value) as T
  if (Array.isArray(value)) return value.map(storableIn) as T
  return value !== null && typeof value === 'object'
    ? (Object.fromEntries(Object.entries(value).map(([name, part]) => [name, storableIn(part)])) as T)
    : value
}

const storable = (text: string) => text.replaceAll('\u0000', '\uFFFD').toWellFormed()
