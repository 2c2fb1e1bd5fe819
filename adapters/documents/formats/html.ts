import { Parser } from 'htmlparser2'
import type { ReadDocument, ReadPage } from '../../../core/extraction/index.ts'
import { holdsTags } from '../unseen-signs.ts'
import { decodeText, encodingWarnings } from '../decode-text.ts'
import { corrupt } from '../read-failed.ts'
import type { ReadLimits } from '../limits.ts'
import { FlowingText } from './flowing-text.ts'
import { linesOfText, printedTables } from './printed-tables.ts'
import { hiddenText } from './page-warnings.ts'
import type { ReadContext } from './read-context.ts'
import { isSeen, lookOf, PLAIN_LOOK, type Look } from './seen-style.ts'
import { readStyleSheet, styleOf, type StyledElement, type StyleSheet } from './style-sheet.ts'

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
const DEEPEST = 5_000
const MANY_NESTED = 'HTML nests too deep'

/** The words a person sees: no scripts, no comments, nothing that its styles hide. */
export function readHtml(bytes: Uint8Array, { limits }: ReadContext): ReadDocument {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 2_048))
  const decoded = decodeText(bytes, /charset\s*=\s*["']?([\w-]{1,40})/i.exec(start)?.[1])
  const { text, headings, title, hidden } = htmlToText(decoded.text, limits)
  const first = headings[0]
  return {
    format: 'html',
    contentType: 'text/html',
    title: title || (first ? text.slice(first.start, first.end) : null),
    pages: [{ number: 1, text, headings }],
    ocr: false,
    structures: printedTables(linesOfText(text)),
    warnings: [...encodingWarnings(decoded), ...hiddenText(hidden)],
  }
}

/** An element that is not yet closed. */
interface Open {
  element: StyledElement
  look: Look
}

/**
 * Text and headings of markup, and what its `title` element says; `hidden` where there was text that its styles keep
 * from the reader.
 */
export function htmlToText(
  html: string,
  limits: ReadLimits,
): { text: string; headings: ReadPage['headings']; title: string; hidden: boolean } {
  const flow = new FlowingText(limits)
  const sheet = sheetOf(html)
  const lists: { ordered: boolean; count: number }[] = []
  const open: Open[] = []
  let unseenAt = 0
  let goneAt = 0
  let literal = 0
  let inTitle = false
  let title = ''
  let hidden = holdsTags(html)
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (open.length >= DEEPEST) throw corrupt(MANY_NESTED)
        const outer = open.at(-1)?.look ?? PLAIN_LOOK
        const entry: Open = { element: { name, attributes }, look: outer }
        open.push(entry)
        if (name === 'title' && title === '') inTitle = true
        if (!unseenAt && unseen.has(name)) unseenAt = open.length
        if (unseenAt || goneAt) return
        entry.look = lookOf(styleOf(elementsOf(open, sheet), sheet), attributes, outer)
        const isClosed = name === 'dialog' && !('open' in attributes)
        if (entry.look.gone || 'hidden' in attributes || isClosed) goneAt = open.length
        if (goneAt) return
        if (name === 'pre') literal += 1
        if (name === 'ul' || name === 'ol')
          lists.push({ ordered: name === 'ol', count: Number.parseInt(attributes['start'] ?? '1', 10) - 1 || 0 })
        openElement(flow, name, lists)
      },
      onclosetag(name) {
        if (name === 'title') inTitle = false
        if (unseenAt === open.length) unseenAt = 0
        else if (goneAt === open.length) goneAt = 0
        else if (!unseenAt && !goneAt) {
          if (name === 'pre') literal -= 1
          if (name === 'ul' || name === 'ol') lists.pop()
          closeElement(flow, name)
        }
        open.pop()
      },
      ontext(text) {
        if (inTitle && title.length < 1_000) title += text
        if (unseenAt) return
        if (!goneAt && isSeen(open.at(-1)?.look ?? PLAIN_LOOK)) flow.write(text, literal > 0)
        else hidden ||= /[\p{L}\p{N}]/u.test(text)
      },
    },
    { decodeEntities: true },
  )
  parser.write(html)
  parser.end()
  return { ...flow.finish(), title: title.replaceAll(/\s+/g, ' ').trim(), hidden }
}

/** Ancestors matter only to the rules of a sheet. */
const elementsOf = (open: readonly Open[], sheet: StyleSheet): StyledElement[] =>
  (sheet.length === 0 ? open.slice(-1) : open).map(({ element }) => element)

/** The rules of all `style` elements, wherever they stand. */
function sheetOf(html: string): StyleSheet {
  if (!/<style/i.test(html)) return []
  let css = ''
  let inStyle = false
  const parser = new Parser({
    onopentag(name, { media = '' }) {
      inStyle = name === 'style' && !/print|speech/i.test(media)
    },
    onclosetag: () => (inStyle = false),
    ontext: (text) => (css += inStyle ? text : ''),
  })
  parser.write(html)
  parser.end()
  return readStyleSheet(css)
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
