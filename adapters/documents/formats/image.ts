import type { ReadDocument } from '../../../core/extraction/index.ts'
import { openPicture } from '../draw-picture.ts'
import { RECOGNITION_PIXELS, recognizeText } from '../recognize-text.ts'
import { pagesWithoutText, unsurePages } from './page-warnings.ts'
import { composePages } from './pdf-headings.ts'
import type { Line } from './pdf-layout.ts'
import type { ReadContext } from './read-context.ts'

const SMALLEST_ENLARGED = 1_000

/** Reads the writing in a picture; a picture without any is no text. */
export async function readImage(bytes: Uint8Array, contentType: string, context: ReadContext): Promise<ReadDocument> {
  const picture = await openPicture(bytes, contentType, context.limits)
  const lines: Line[][] = []
  const unsure: number[] = []
  const count = Math.min(picture.pages, context.limits.recognizedPages)
  for (let page = 0; page < count; page += 1) {
    const recognized = await recognizeText(await picture.draw(page, recognitionScale))
    lines.push(recognized.lines)
    if (recognized.lines.length > 0 && recognized.confidence < 75) unsure.push(page + 1)
    context.progress(page + 1, picture.pages)
  }
  for (let page = count; page < picture.pages; page += 1) lines.push([])
  const pages = composePages(lines)
  const empty = pages.filter(({ text }) => text === '').map(({ number }) => number)
  return {
    format: 'image',
    contentType,
    title: null,
    pages,
    ocr: true,
    warnings: [...pagesWithoutText(empty), ...unsurePages(unsure)],
  }
}

/** Photos are brought down, small pictures (a screenshot) up, to the size of letters that recognition knows best. */
export function recognitionScale(width: number, height: number): number {
  const long = Math.max(width, height)
  return long < SMALLEST_ENLARGED ? 2 : Math.min(1, RECOGNITION_PIXELS / long)
}
