import type { ReadPage } from '../../../core/extraction/index.ts'

/**
 * Headings (`# …` and underlined ones, not in code) of a Markdown text, whose offsets cut out the words of the heading
 * without its marks.
 */
export function findMarkdownHeadings(text: string): ReadPage['headings'] {
  const headings: ReadPage['headings'] = []
  let fence: string | undefined
  let before: { start: number; end: number } | undefined
  for (let start = 0; start < text.length;) {
    const newline = text.indexOf('\n', start)
    const next = newline < 0 ? text.length : newline + 1
    const line = text.slice(start, next).trimEnd()
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1]
    if (mark && (!fence || mark.startsWith(fence))) fence = fence ? undefined : mark
    else if (!fence) {
      const heading = numberSignHeading(line, start) ?? underlinedHeading(line, before)
      if (heading) headings.push(heading)
      before = /^ {0,3}[^\s#>|`~=*+-]/.test(line)
        ? { start: start + line.length - line.trimStart().length, end: start + line.length }
        : undefined
    }
    start = next
  }
  return headings
}

function numberSignHeading(line: string, offset: number): ReadPage['headings'][number] | undefined {
  const opening = /^ {0,3}(#{1,6})[ \t]+/.exec(line)
  if (!opening) return undefined
  const closed = line.endsWith('#') ? line.slice(0, lengthWithout(line, '#')).trimEnd() : line
  const words = closed.length > opening[0].length ? closed : line
  if (words.length <= opening[0].length) return undefined
  return { start: offset + opening[0].length, end: offset + words.length, level: (opening[1] as string).length }
}

/** Closing number signs count only after a space. */
function lengthWithout(line: string, sign: string): number {
  let end = line.length
  while (end > 0 && line[end - 1] === sign) end -= 1
  return /\s/.test(line[end - 1] ?? '') ? end : line.length
}

function underlinedHeading(
  line: string,
  before: { start: number; end: number } | undefined,
): ReadPage['headings'][number] | undefined {
  if (!before || !/^ {0,3}(={2,}|-{2,})$/.test(line)) return undefined
  return { ...before, level: line.trimStart().startsWith('=') ? 1 : 2 }
}

/** The title of a Pandoc title block (`% …` in the first line), else the first heading. */
export function findMarkdownTitle(text: string, headings: ReadPage['headings']): string | null {
  const pandoc = /^% ?([^\r\n]{1,500})/.exec(text)?.[1]?.trim()
  const first = headings[0]
  return pandoc || (first ? text.slice(first.start, first.end) : null)
}

const HIDDEN_ELEMENT =
  /<([a-z][a-z0-9]*)\b[^>]*(?:\shidden(?=[\s>=/])|style\s*=\s*["'][^"'>]*(?:display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0|opacity\s*:\s*0))[^>]*>[^]*?(?:<\/\1\s*>|$)/gi
const COMMENT = /<!--[^]*?(?:-->|$)/g
const LINK_DEFINITION = /^ {0,3}\[(?!\^)[^\]\n]{1,999}\]:[ \t]*\S[^\n]*$/gm

/** The text without what is shown to nobody once it is set: comments, definitions of links, hidden markup. */
export function shownMarkdown(text: string): { text: string; hidden: boolean } {
  let hidden = false
  const leave = (gone: string): string => {
    // A link is no words; what stands behind its address for the mouse is.
    hidden ||= !/^ {0,3}\[[^\]\n]*\]:[ \t]*\S+[ \t]*$/.test(gone) && /[\p{L}\p{N}]/u.test(gone)
    return ''
  }
  const pieces = text.split(/(^ {0,3}(?:`{3,}|~{3,})[^]*?(?:^ {0,3}(?:`{3,}|~{3,})[ \t]*\r?$|(?![^])))/gm)
  const shown = pieces.map((piece, index) =>
    index % 2 === 1
      ? piece
      : piece.replaceAll(COMMENT, leave).replaceAll(HIDDEN_ELEMENT, leave).replaceAll(LINK_DEFINITION, leave),
  )
  return { text: shown.join(''), hidden }
}
