import { zipSync } from 'fflate'
import type { ReadDocument } from '../../../core/extraction/index.ts'
import type { Archive } from '../archive.ts'
import { corrupt, refuseAbove } from '../read-failed.ts'
import { parseXml, walkXml } from '../xml.ts'
import { readWordStyles, withoutHiddenWords } from './docx-hidden.ts'
import { htmlToText } from './html.ts'
import { hiddenText } from './page-warnings.ts'
import { linesOfText, printedTables } from './printed-tables.ts'
import type { ReadContext } from './read-context.ts'

const PART_BYTES = 60_000_000
const MOST_PARTS = 1_000
const styleMap = [
  "p[style-name='Titel'] => h1:fresh",
  "p[style-name='Title'] => h1:fresh",
  "p[style-name='Untertitel'] => h2:fresh",
  "p[style-name='Subtitle'] => h2:fresh",
]

/** Reads paragraphs, headings, lists, tables and notes of a Word file; not its comments, deleted and hidden words. */
export async function readDocx(archive: Archive, { limits }: ReadContext): Promise<ReadDocument> {
  const parts: Record<string, [Uint8Array, { level: 0 }]> = {}
  const names = archive.names.filter(isTextPart)
  const styles = readWordStyles(await archive.read('word/styles.xml'))
  let hidden = false
  if (names.length > MOST_PARTS) throw corrupt('a Word file with too many parts')
  for (const name of names) {
    const part = (await archive.read(name)) as Uint8Array
    refuseAbove({ ...limits, unpackedBytes: Math.min(limits.unpackedBytes, PART_BYTES) }, 'unpacked_bytes', part.length)
    walkXml(part, {})
    const shown = /^word\/(?:document|footnotes|endnotes)\d*\.xml$/.test(name)
      ? withoutHiddenWords(part, styles)
      : { part, hidden: false }
    hidden ||= shown.hidden
    parts[name] = [shown.part, { level: 0 }]
  }
  // Packed anew from parts that are checked, so that the library never unpacks what is hostile.
  const { default: mammoth } = await import('mammoth')
  const { value: html } = await mammoth
    .convertToHtml(
      { buffer: Buffer.from(zipSync(parts)) },
      { styleMap, externalFileAccess: false, convertImage: mammoth.images.imgElement(async () => ({ src: '' })) },
    )
    .catch((error: Error) => {
      throw corrupt(error.message)
    })
  const { text, headings, hidden: tags } = htmlToText(html, limits)
  const first = headings[0]
  return {
    format: 'docx',
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    title: (await readTitle(archive)) || (first ? text.slice(first.start, first.end) : null),
    pages: [{ number: 1, text, headings }],
    ocr: false,
    structures: printedTables(linesOfText(text)),
    warnings: hiddenText(hidden || tags),
  }
}

const isTextPart = (name: string) => /\.(xml|rels)$/.test(name) && !/^(customXml|docProps)\/|\/theme\//.test(name)

async function readTitle(archive: Archive): Promise<string | undefined> {
  const properties = await archive.read('docProps/core.xml')
  if (!properties) return undefined
  return parseXml(properties).children.find(({ name }) => name === 'title')?.text
}
