import type { Canvas } from '@napi-rs/canvas'
import { openPicture } from '../draw-picture.ts'
import { drawPdfPage } from '../formats/draw-pdf-page.ts'
import { openPdf } from '../formats/open-pdf.ts'
import type { ReadLimits } from '../limits.ts'
import { PREVIEW_MOST_HEIGHT, PREVIEW_WIDTH } from './preview-size.ts'

const toPreview = (width: number) => PREVIEW_WIDTH / width

/** The first page of a PDF as it is printed. */
export async function drawPdfPreview(bytes: Uint8Array, limits: ReadLimits): Promise<Canvas> {
  const pdf = await openPdf(bytes, limits)
  try {
    return await drawPdfPage(await pdf.getPage(1), toPreview, PREVIEW_MOST_HEIGHT)
  } finally {
    await pdf.loadingTask.destroy()
  }
}

export async function drawPicturePreview(bytes: Uint8Array, contentType: string, limits: ReadLimits): Promise<Canvas> {
  return (await openPicture(bytes, contentType, limits)).draw(0, toPreview, PREVIEW_MOST_HEIGHT)
}
