import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type * as Library from 'pdfmake'
import type { Paper, PaperPrinter, Sheet } from '../../core/onboarding/index.ts'
import type { HeldFile } from '../../core/sources/index.ts'
import { layOutSheet } from './lay-out-sheet.ts'

type Pdfmake = typeof Library

/**
 * Prints papers as PDF; files of programs it only packs. The library is loaded with the first paper, since few
 * processes print.
 */
export class PdfmakePrinter implements PaperPrinter {
  #pdfmake: Promise<Pdfmake> | undefined

  async print(paper: Paper): Promise<HeldFile> {
    return 'sheet' in paper
      ? packed(paper.filename, 'application/pdf', await this.#printSheet(paper.title, paper.sheet))
      : packed(paper.filename, paper.contentType, new TextEncoder().encode(paper.text))
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
