import { Parser } from 'htmlparser2'
import type { ReadDocument, ReadPage } from '../../../core/extraction/index.ts'
import { decodeText, encodingWarnings } from '../decode-text.ts'
import { corrupt } from '../read-failed.ts'
import type { ReadLimits } from '../limits.ts'
import { FlowingText } from './flowing-text.ts'
import { linesOfText, printedTables } from './printed-tables.ts'
import type { ReadContext } from './read-context.ts'

const unseen = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'head',
  'svg',
  'math',
  'iframe',
  'object',
  'audio',
  'video',
  'canvas',
  'select',
  'datalist',
])
const paragraphs = new Set([
  'p',
  'ul',
  'ol',
  'dl',
  'blockquote',
  'pre',
  'section',
  'article',
  'header',
  'footer',
  'main',
  'aside',
  'nav',
  'figure',
  'form',
  'fieldset',
  'hr',
])
const lines = new Set([
  'div',
  'li',
  'dt',
  'dd',
  'address',
  'figcaption',
  'caption',
  'legend',
  'details',
  'summary',
  'option',
])
const HIDING_STYLE =
  /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(?![.\d]*[1-9])|opacity\s*:\s*0(?![.\d]*[1-9])/i
const DEEPEST = 5_000
const MANY_NESTED = 'HTML nests too deep'

/** The words a person sees: no scripts, no comments, nothing that is hidden in the markup itself. */
export function readHtml(bytes: Uint8Array, { limits }: ReadContext): ReadDocument {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 2_048))
  const decoded = decodeText(bytes, /charset\s*=\s*["']?([\w-]{1,40})/i.exec(start)?.[1])
  const { text, headings, title } = htmlToText(decoded.text, limits)
  const first = headings[0]
  return {
    format: 'html',
    contentType: 'text/html',
    title: title || (first ? text.slice(first.start, first.end) : null),
    pages: [{ number: 1, text, headings }],
    ocr: false,
    structures: printedTables(linesOfText(text)),
    warnings: encodingWarnings(decoded),
  }
}

/** Text and headings of markup, and what its `title` element says. */
export function htmlToText(
  html: string,
  limits: ReadLimits,
): { text: string; headings: ReadPage['headings']; title: string } {
  const flow = new FlowingText(limits)
  const lists: { ordered: boolean; count: number }[] = []
  let depth = 0
  let hiddenAt = 0
  let literal = 0
  let inTitle = false
  let title = ''
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1
        if (depth > DEEPEST) throw corrupt(MANY_NESTED)
        if (name === 'title' && title === '') inTitle = true
        if (
          !hiddenAt &&
          (unseen.has(name) || 'hidden' in attributes || HIDING_STYLE.test(attributes['style']?.slice(0, 2_000) ?? ''))
        )
          hiddenAt = depth
        if (hiddenAt) return
        if (name === 'pre') literal += 1
        if (name === 'ul' || name === 'ol')
          lists.push({ ordered: name === 'ol', count: Number.parseInt(attributes['start'] ?? '1', 10) - 1 || 0 })
        openElement(flow, name, lists)
      },
      onclosetag(name) {
        if (name === 'title') inTitle = false
        if (hiddenAt === depth) hiddenAt = 0
        else if (!hiddenAt) {
          if (name === 'pre') literal -= 1
          if (name === 'ul' || name === 'ol') lists.pop()
          closeElement(flow, name)
        }
        depth -= 1
      },
      ontext(text) {
        if (inTitle && title.length < 1_000) title += text
        if (!hiddenAt) flow.write(text, literal > 0)
      },
    },
    { decodeEntities: true },
  )
  parser.write(html)
  parser.end()
  return { ...flow.finish(), title: title.replaceAll(/\s+/g, ' ').trim() }
}

function openElement(flow: FlowingText, name: string, lists: { ordered: boolean; count: number }[]): void {
  if (/^h[1-6]$/.test(name)) return flow.beginHeading(Number(name[1]))
  if (name === 'br') return flow.breakLine()
  if (name === 'table') return flow.beginTable()
  if (name === 'tr') return flow.beginRow()
  if (name === 'td' || name === 'th') return flow.beginCell()
  if (paragraphs.has(name)) return flow.breakParagraph()
  if (!lines.has(name)) return
  flow.breakLine()
  const list = lists.at(-1)
  if (name !== 'li' || !list) return
  list.count += 1
  flow.write(list.ordered ? `${list.count}. ` : '- ')
}

function closeElement(flow: FlowingText, name: string): void {
  if (/^h[1-6]$/.test(name)) flow.endHeading()
  else if (name === 'table') flow.endTable()
  else if (name === 'tr') flow.endRow()
  else if (name === 'td' || name === 'th') flow.endCell()
  else if (paragraphs.has(name)) flow.breakParagraph()
  else if (lines.has(name)) flow.breakLine()
}
