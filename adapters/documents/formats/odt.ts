import type { ReadDocument } from '../../../core/extraction/index.ts'
import type { Archive } from '../archive.ts'
import { ReadFailed, corrupt } from '../read-failed.ts'
import { parseXml, walkXml } from '../xml.ts'
import { FlowingText } from './flowing-text.ts'
import { linesOfText, printedTables } from './printed-tables.ts'
import type { ReadContext } from './read-context.ts'

const unseen = new Set([
  'tracked-changes',
  'annotation',
  'automatic-styles',
  'forms',
  'scripts',
  'font-face-decls',
  'sequence-decls',
  'variable-decls',
])
const MOST_BLANKS = 1_000

/**
 * Reads the text of an OpenDocument text: paragraphs, headings, lists, tables, notes; not its comments and deleted
 * words.
 */
export async function readOdt(archive: Archive, { limits }: ReadContext): Promise<ReadDocument> {
  const manifest = await archive.read('META-INF/manifest.xml')
  if (manifest && new TextDecoder().decode(manifest).includes('encryption-data'))
    throw new ReadFailed({ kind: 'encrypted' })
  const content = await archive.read('content.xml')
  if (!content) throw corrupt('an OpenDocument without content.xml')
  const flow = new FlowingText(limits)
  let depth = 0
  let hiddenAt = 0
  walkXml(content, {
    open(name, attributes) {
      depth += 1
      if (!hiddenAt && (unseen.has(name) || attributes['text:display'] === 'none')) hiddenAt = depth
      if (!hiddenAt) openElement(flow, name, attributes)
    },
    close(name) {
      if (hiddenAt === depth) hiddenAt = 0
      else if (!hiddenAt) closeElement(flow, name)
      depth -= 1
    },
    text(text) {
      if (!hiddenAt) flow.write(text)
    },
  })
  const { text, headings } = flow.finish()
  const first = headings[0]
  return {
    format: 'odt',
    contentType: 'application/vnd.oasis.opendocument.text',
    title: (await readTitle(archive)) || (first ? text.slice(first.start, first.end) : null),
    pages: [{ number: 1, text, headings }],
    ocr: false,
    structures: printedTables(linesOfText(text)),
    warnings: [],
  }
}

function openElement(flow: FlowingText, name: string, attributes: Record<string, string>): void {
  if (name === 'h') flow.beginHeading(Number(attributes['text:outline-level'] ?? 1) || 1)
  else if (name === 'p') flow.breakParagraph()
  else if (name === 'list-item') flow.breakLine()
  else if (name === 'line-break') flow.breakLine()
  else if (name === 'tab') flow.write('\t', true)
  else if (name === 's') flow.write(' '.repeat(Math.min(MOST_BLANKS, Number(attributes['text:c'] ?? 1) || 1)), true)
  else if (name === 'table') flow.beginTable()
  else if (name === 'table-row') flow.beginRow()
  else if (name === 'table-cell') flow.beginCell()
}

function closeElement(flow: FlowingText, name: string): void {
  if (name === 'h') flow.endHeading()
  else if (name === 'p') flow.breakParagraph()
  else if (name === 'table') flow.endTable()
  else if (name === 'table-row') flow.endRow()
  else if (name === 'table-cell') flow.endCell()
}

async function readTitle(archive: Archive): Promise<string | undefined> {
  const meta = await archive.read('meta.xml')
  if (!meta) return undefined
  return parseXml(meta)
    .children.find(({ name }) => name === 'meta')
    ?.children.find(({ name }) => name === 'title')?.text
}
