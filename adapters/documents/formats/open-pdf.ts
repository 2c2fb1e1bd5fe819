import { dirname, join } from 'node:path'
import { createRequire } from 'node:module'
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { ReadFailed, corrupt, refuseAbove } from '../read-failed.ts'
import type { ReadLimits } from '../limits.ts'

const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
const inFolder = (name: string) => `${join(folder, name)}/`

/**
 * Opens a PDF without running its scripts or forms; throws `encrypted`, `corrupt` or `too_large` (pages). Call
 * `destroy` on its loading task. Without its pictures it is read faster; the bytes stay as they are.
 */
export async function openPdf(
  bytes: Uint8Array,
  limits: ReadLimits,
  pictures: 'with pictures' | 'without pictures' = 'with pictures',
): Promise<PDFDocumentProxy> {
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const task = pdfjs.getDocument({
    // The library takes away what it is given.
    data: bytes.slice(),
    verbosity: 0,
    enableXfa: false,
    stopAtErrors: false,
    maxImageSize: pictures === 'with pictures' ? limits.pixels : 0,
    useSystemFonts: false,
    disableFontFace: true,
    cMapUrl: inFolder('cmaps'),
    standardFontDataUrl: inFolder('standard_fonts'),
    wasmUrl: inFolder('wasm'),
    iccUrl: inFolder('iccs'),
  })
  try {
    const pdf = await task.promise
    refuseAbove(limits, 'pages', pdf.numPages)
    return pdf
  } catch (error) {
    await task.destroy()
    if (error instanceof ReadFailed) throw error
    if (error instanceof Error && error.name === 'PasswordException') throw new ReadFailed({ kind: 'encrypted' })
    throw corrupt(error instanceof Error ? error.message : 'not a PDF')
  }
}
