import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type * as Library from 'pdfmake'
import type { ExampleDocument, DocumentPrinter, Sheet } from '../../core/onboarding/index.ts'
import type { HeldFile } from '../../core/sources/index.ts'
import { layOutSheet } from './lay-out-sheet.ts'

type Pdfmake = typeof Library

/**
 * Prints documents as PDF; files of programs it only packs. The library is loaded with the first document, since few
 * processes print.
 */
export class PdfmakePrinter implements DocumentPrinter {
  #pdfmake: Promise<Pdfmake> | undefined

  async print(document: ExampleDocument): Promise<HeldFile> {
    return 'sheet' in document
      ? packed(document.filename, 'application/pdf', await this.#printSheet(document.title, document.sheet))
      : packed(document.filename, document.contentType, new TextEncoder().encode(document.text))
  }

  async #printSheet(title: string, sheet: Sheet): Promise<Uint8Array> {
    const pdfmake = await (this.#pdfmake ??= loadPdfmake())
    return pdfmake.createPdf(layOutSheet(title, sheet)).getBuffer()
  }
}

const packed = (filename: string, contentType: string, content: Uint8Array): HeldFile => ({
  filename,
  contentType,
  sizeBytes: content.byteLength,
  sha256: createHash('sha256').update(content).digest('hex'),
  content,
})

async function loadPdfmake(): Promise<Pdfmake> {
  const pdfmake = ((await import('pdfmake')) as unknown as { default: Pdfmake }).default
  const font = (weight: string): string =>
    fileURLToPath(import.meta.resolve(`pdfmake/fonts/Roboto/Roboto-${weight}.ttf`))
  const fonts = {
    normal: font('Regular'),
    bold: font('Medium'),
    italics: font('Italic'),
    bolditalics: font('MediumItalic'),
  }
  pdfmake.setFonts({ Roboto: fonts })
  // What is printed names nothing on the web and no file beside the letters.
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.setLocalAccessPolicy((path) => Object.values(fonts).includes(path))
  return pdfmake
}
