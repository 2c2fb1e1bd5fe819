import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Canvas } from '@napi-rs/canvas'
import type { Line as FoundLine, Worker } from 'tesseract.js'
import type { Line } from './formats/pdf-layout.ts'
import { boxAround, type PageSize } from './page-area.ts'
import { ReadFailed } from './read-failed.ts'
import { straightenSheet, type Sheet } from './straighten-sheet.ts'

/** The lines of a picture; none where nothing in it is surely writing. */
export interface RecognizedText {
  lines: Line[]
  /** Mean certainty of what was kept, 0 to 100. */
  confidence: number
}

/** Longer side to which a page is drawn for recognition: A4 at 250 dots per inch. */
export const RECOGNITION_PIXELS = 2_924

const LEAST_LINE_CONFIDENCE = 40
const LEAST_CONFIDENCE = 55
const LSTM_ONLY = 1

let worker: Promise<Worker> | undefined

/** Recognizes German print; the language data come from the installed package, nothing is downloaded or written. */
export async function recognizeText(canvas: Canvas): Promise<RecognizedText> {
  const sheet = await straightenSheet(canvas)
  const grey = toPortableGreymap(sheet?.canvas ?? canvas)
  if (!grey) return { lines: [], confidence: 0 }
  const { data } = await recognize(grey)
  const paragraphs = (data.blocks ?? []).flatMap((block) => block.paragraphs)
  const kept = paragraphs
    .map(({ lines }) => lines.filter((line) => line.confidence >= LEAST_LINE_CONFIDENCE))
    .filter((lines) => lines.length > 0)
  const confidence = meanConfidence(kept.flat())
  if (confidence < LEAST_CONFIDENCE) return { lines: [], confidence }
  return { lines: kept.flatMap((paragraph) => toLines(paragraph, canvas, sheet?.toPicture)), confidence }
}

/** Recognized lines have no size, so none of them counts as a heading. */
function toLines(paragraph: FoundLine[], picture: PageSize, toPicture: Sheet['toPicture'] = (x, y) => [x, y]): Line[] {
  const written = paragraph.filter(({ text }) => text.trim() !== '')
  return written.map(({ text, bbox: { x0, y0, x1, y1 } }, index) => ({
    text: text.trim(),
    size: 0,
    startsParagraph: index === 0,
    box: boxAround([toPicture(x0, y0), toPicture(x1, y0), toPicture(x1, y1), toPicture(x0, y1)], picture),
  }))
}

/** A worker that failed once is not asked again: its memory may be broken. */
async function recognize(grey: Buffer) {
  worker ??= startWorker()
  const current = worker
  try {
    return await (await current).recognize(grey, {}, { text: false, blocks: true })
  } catch (error) {
    worker = undefined
    void current.then((broken) => broken.terminate()).catch(() => {})
    throw new ReadFailed({
      kind: 'reader_crashed',
      reason: `recognition: ${error instanceof Error ? error.message : String(error)}`.slice(0, 300),
    })
  }
}

async function startWorker(): Promise<Worker> {
  const { createWorker } = await import('tesseract.js')
  const data = dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/deu/package.json'))
  return createWorker('deu', LSTM_ONLY, { langPath: join(data, '4.0.0_best_int'), cacheMethod: 'none', gzip: true })
}

/** The picture as a binary PGM, undefined where it is of one tone only. */
function toPortableGreymap(canvas: Canvas): Buffer | undefined {
  const { width, height } = canvas
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height)
  const head = Buffer.from(`P5\n${width} ${height}\n255\n`)
  const grey = Buffer.alloc(head.length + width * height)
  head.copy(grey)
  let darkest = 255
  let lightest = 0
  for (let from = 0, to = head.length; from < data.length; from += 4, to += 1) {
    const tone = ((data[from] as number) * 77 + (data[from + 1] as number) * 150 + (data[from + 2] as number) * 29) >> 8
    grey[to] = tone
    if (tone < darkest) darkest = tone
    if (tone > lightest) lightest = tone
  }
  return lightest - darkest < 32 ? undefined : grey
}

function meanConfidence(lines: { text: string; confidence: number }[]): number {
  const letters = lines.reduce((sum, line) => sum + line.text.length, 0)
  return letters === 0 ? 0 : lines.reduce((sum, line) => sum + line.confidence * line.text.length, 0) / letters
}
