import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas'
import type { ReadDocument, ReadPage } from '../../../core/extraction/index.ts'
import { findCsvDelimiter, splitCsv } from '../formats/csv-delimiter.ts'
import { PREVIEW_WIDTH } from './preview-size.ts'

const HEIGHT = Math.round(PREVIEW_WIDTH * Math.SQRT2)
const MARGIN = 44
const TEXT_SIZE = 15
const LINE_HEIGHT = 1.45
const SHOWN_LETTERS = 8_000
const LONGEST_LINE = 2_000
const MOST_COLUMNS = 6
const FAMILY = 'Liberation Sans'

/** Draws the beginning of a text as a plain page: headings bold, tables in columns. */
export async function drawTextPage(document: ReadDocument): Promise<Canvas> {
  const { createCanvas, GlobalFonts } = await import('@napi-rs/canvas')
  if (!GlobalFonts.has(FAMILY)) registerFonts((path) => GlobalFonts.registerFromPath(path, FAMILY))
  const canvas = createCanvas(PREVIEW_WIDTH, HEIGHT)
  const context = canvas.getContext('2d')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, PREVIEW_WIDTH, HEIGHT)
  context.fillStyle = '#1a1a1a'
  context.textBaseline = 'alphabetic'
  const page = document.pages[0] ?? { number: 1, text: '', headings: [] }
  const rows = tableRows(document, page)
  if (rows) drawTable(context, rows)
  else drawLines(context, page)
  return canvas
}

/** The fonts that pdf.js ships (SIL Open Font License), since the machine may have none. */
function registerFonts(register: (path: string) => unknown): void {
  const folder = join(dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')), 'standard_fonts')
  for (const style of ['Regular', 'Bold']) register(join(folder, `LiberationSans-${style}.ttf`))
}

function drawLines(context: SKRSContext2D, page: ReadPage): void {
  const shown = page.text.slice(0, SHOWN_LETTERS)
  let offset = 0
  let y = MARGIN
  for (const line of shown.split('\n')) {
    const start = offset
    offset += line.length + 1
    const heading = page.headings.find(({ start: from, end }) => from < offset && end > start)
    const words = heading
      ? page.text.slice(Math.max(start, heading.start), Math.min(start + line.length, heading.end))
      : line
    const size = heading ? TEXT_SIZE + Math.max(1, 7 - heading.level * 2) : TEXT_SIZE
    context.font = `${heading ? 'bold ' : ''}${size}px "${FAMILY}"`
    for (const wrapped of wrap(
      context,
      words.replaceAll(/[ \t\r]{3,}|[\t\r]/g, '  ').slice(0, LONGEST_LINE),
      PREVIEW_WIDTH - 2 * MARGIN,
    )) {
      y += size * LINE_HEIGHT
      if (y > HEIGHT - MARGIN / 2) return
      context.fillText(wrapped, MARGIN, y)
    }
    if (words.trim() === '') y += TEXT_SIZE * 0.6
  }
}

function drawTable(context: SKRSContext2D, rows: string[][]): void {
  const columns = Math.min(MOST_COLUMNS, Math.max(...rows.map((row) => row.length)))
  const width = (PREVIEW_WIDTH - 2 * MARGIN) / columns
  const height = TEXT_SIZE * 1.7
  rows.forEach((row, index) => {
    const top = MARGIN + index * height
    context.fillStyle = index === 0 ? '#e8e8e8' : '#fff'
    context.fillRect(MARGIN, top, width * columns, height)
    context.fillStyle = '#1a1a1a'
    context.font = `${index === 0 ? 'bold ' : ''}${TEXT_SIZE - 2}px "${FAMILY}"`
    for (let column = 0; column < columns; column += 1) {
      context.strokeStyle = '#c0c0c0'
      context.strokeRect(MARGIN + column * width, top, width, height)
      context.fillText(
        shorten(context, (row[column] ?? '').slice(0, 200), width - 10),
        MARGIN + column * width + 5,
        top + height * 0.68,
      )
    }
  })
}

function tableRows(document: ReadDocument, page: ReadPage): string[][] | undefined {
  const most = Math.floor((HEIGHT - 2 * MARGIN) / (TEXT_SIZE * 1.7))
  if (document.format === 'xlsx') {
    const body = page.text.slice(page.headings[0] ? page.headings[0].end + 2 : 0, SHOWN_LETTERS * 10)
    return body === ''
      ? undefined
      : body
          .split('\n')
          .slice(0, most)
          .map((line) => line.split(' | '))
  }
  const delimiter = document.format === 'csv' ? findCsvDelimiter(page.text) : undefined
  return delimiter === undefined ? undefined : splitCsv(page.text.slice(0, SHOWN_LETTERS * 10), delimiter, most)
}

function wrap(context: SKRSContext2D, text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && context.measureText(longer).width > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return line.trim() === '' ? lines : [...lines, line]
}

function shorten(context: SKRSContext2D, text: string, width: number): string {
  if (context.measureText(text).width <= width) return text
  let length = text.length
  while (length > 0 && context.measureText(`${text.slice(0, length)}…`).width > width) length -= 1
  return `${text.slice(0, length)}…`
}
