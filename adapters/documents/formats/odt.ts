import type { ReadDocument } from '../../../core/extraction/index.ts'
import type { Archive } from '../archive.ts'
import { ReadFailed, corrupt } from '../read-failed.ts'
import { parseXml, walkXml } from '../xml.ts'
import { FlowingText } from './flowing-text.ts'
import { isSeenInOdt, odtLook, readOdtStyles, type OdtLook } from './odt-styles.ts'
import { hiddenText } from './page-warnings.ts'
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
 * Reads the text of an OpenDocument text: paragraphs, headings, lists, tables, notes; not its comments, deleted and
 * hidden words.
 */
export async function readOdt(archive: Archive, { limits }: ReadContext): Promise<ReadDocument> {
  const manifest = await archive.read('META-INF/manifest.xml')
  if (manifest && new TextDecoder().decode(manifest).includes('encryption-data'))
    throw new ReadFailed({ kind: 'encrypted' })
  const content = await archive.read('content.xml')
  if (!content) throw corrupt('an OpenDocument without content.xml')
  const flow = new FlowingText(limits)
  const styles = readOdtStyles([await archive.read('styles.xml'), content])
  const looks: OdtLook[] = []
  let hiddenAt = 0
  let hidden = false
  walkXml(content, {
    open(name, attributes) {
      looks.push(odtLook(name, attributes, looks.at(-1) ?? {}, styles))
      if (!hiddenAt && unseen.has(name)) hiddenAt = looks.length
      if (!hiddenAt && !looks.at(-1)!.hidden) openElement(flow, name, attributes)
    },
    close(name) {
      if (hiddenAt === looks.length) hiddenAt = 0
      else if (!hiddenAt && !looks.at(-1)!.hidden) closeElement(flow, name)
      looks.pop()
    },
    text(text) {
      if (hiddenAt) return
      if (isSeenInOdt(looks.at(-1) ?? {})) flow.write(text)
      else hidden ||= /[\p{L}\p{N}]/u.test(text)
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
    warnings: hiddenText(hidden),
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
