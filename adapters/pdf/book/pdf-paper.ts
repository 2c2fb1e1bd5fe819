import { fileURLToPath } from 'node:url'
import PDFDocument from 'pdfkit'
import type { PrintedBook } from '../../../core/library/index.ts'
import { Letters, type OpenedFont } from './letters.ts'
import { makePen, type Pen } from './pen.ts'
import type { Area, Paper, Part, PartOptions, Tag } from './paper.ts'

type Element = PDFKit.PDFStructureElement & { dictionary: { data: Record<string, unknown> } }

interface PdfPart extends Part {
  element: Element
}

/**
 * Says that the file holds to PDF/UA-1. pdfkit's own `subset` also lists the letters of each font, and leaves out those
 * that „ü“ is made of: a list that is not whole is against the standard, none is not.
 */
const PDF_UA = `<rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about="">
  <pdfuaid:part>1</pdfuaid:part>
</rdf:Description>`

const CHUNK_BYTES = 65_536

class TaggedDocument extends PDFDocument {
  // pdfkit writes its first lines while it is constructed, before fields of this class are there.
  declare chunks: Buffer[] | undefined
  declare lines: Buffer[] | undefined
  declare bytesOfLines: number

  /** pdfkit writes line by line and would keep each of them until it is read. */
  override push(line: Buffer | null): boolean {
    const lines = (this.lines ??= [])
    if (line) lines.push(line)
    this.bytesOfLines = (this.bytesOfLines ?? 0) + (line?.length ?? 0)
    if (line && this.bytesOfLines < CHUNK_BYTES) return true
    const chunks = (this.chunks ??= [])
    chunks.push(Buffer.concat(lines))
    this.lines = []
    this.bytesOfLines = 0
    return true
  }

  /** pdfkit writes the properties into XML as they are, where „Müller & Sohn“ would break it. */
  override endMetadata(): void {
    const { Title = '', Author = '' } = this.info
    Object.assign(this.info, { Title: escapeXml(Title), Author: escapeXml(Author) })
    this.appendXML(PDF_UA)
    super.endMetadata()
  }
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** For properties and bookmarks, which hold any letter but no control characters. */
const property = (text: string): string => text.toWellFormed().replace(/[\p{Cc}\ufffe\uffff]+/gu, ' ')

const fontFile = (weight: string): string =>
  fileURLToPath(import.meta.resolve(`pdfmake/fonts/Roboto/Roboto-${weight}.ttf`))

/** Draws with pdfkit, in the structure that PDF/UA asks for. */
export class PdfPaper implements Paper {
  readonly #pdf: TaggedDocument
  readonly #pen: Pen
  readonly document: PdfPart
  readonly regular: Letters
  readonly bold: Letters

  constructor({ title, farm, madeOn }: Pick<PrintedBook, 'title' | 'farm' | 'madeOn'>) {
    const day = new Date(`${madeOn}T00:00:00Z`)
    const options: PDFKit.PDFDocumentOptions = {
      autoFirstPage: false,
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: 'de',
      font: fontFile('Regular'),
      info: {
        Title: property(title),
        Author: property(farm),
        Creator: 'Hofkern',
        Producer: 'Hofkern',
        CreationDate: day,
        ModDate: day,
      },
    }
    this.#pdf = new TaggedDocument(options)
    this.regular = this.#open('Regular')
    this.bold = this.#open('Medium')
    this.#pen = makePen(this.#pdf, this.regular, this.bold)
    this.document = { tag: 'Document', element: this.#pdf.struct('Document') as Element }
    this.#pdf.addStructure(this.document.element)
  }

  /** The whole file; nothing can be drawn any more. */
  end(): Uint8Array[] {
    this.#pdf.end()
    return this.#pdf.chunks ?? []
  }

  addPage(width: number, height: number): void {
    this.#pdf.addPage({ size: [width, height], margin: 0 })
  }

  part(tag: Tag, within: Part, { actual, summary }: PartOptions = {}): PdfPart {
    const element = this.#pdf.struct(tag, {
      ...(actual !== undefined && { actual }),
      ...(tag === 'TH' && { scope: 'Column' }),
    }) as Element
    if (summary !== undefined) element.dictionary.data['A'] = { O: 'Table', Summary: new String(property(summary)) }
    elementOf(within).add(element)
    return { tag, element } as PdfPart
  }

  endPart(part: Part): void {
    elementOf(part).end()
  }

  content(part: Part, draw: (pen: Pen) => void): void {
    elementOf(part).add(this.#pdf.markStructureContent(part.tag))
    draw(this.#pen)
    this.#pdf.endMarkedContent()
  }

  artifact(kind: 'Pagination' | 'Layout', draw: (pen: Pen) => void): void {
    this.#pdf.markContent('Artifact', { type: kind })
    draw(this.#pen)
    this.#pdf.endMarkedContent()
  }

  anchor(name: string, title: string, y: number): void {
    this.#pdf.addNamedDestination(name, 'XYZ', 0, y, null)
    this.#pdf.outline.addItem(property(title))
  }

  link(part: Part, { x, y, width, height }: Area, name: string, says: string): void {
    const options = { structParent: elementOf(part), Contents: new String(property(says)) }
    this.#pdf.goTo(x, y, width, height, name, options as object)
  }

  #open(weight: string): Letters {
    this.#pdf.font(fontFile(weight))
    return new Letters((this.#pdf as unknown as { ['_font']: OpenedFont })['_font'])
  }
}

/** A part is only ever given to the paper that made it. */
const elementOf = (part: Part): Element => (part as PdfPart).element
