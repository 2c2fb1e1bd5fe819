import { createCanvas, GlobalFonts } from '@napi-rs/canvas'
import { strToU8, zipSync } from 'fflate'

/** Files as people upload them, made by code: small, whole and of known content. */

const XML = '<?xml version="1.0" encoding="UTF-8"?>'

export const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

export const zip = (entries: Record<string, string | Uint8Array>): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(entries).map(([name, content]) => [
        name,
        typeof content === 'string' ? strToU8(content) : content,
      ]),
    ),
  )

/** A Word file with the given `w:body` content. */
export const makeDocx = (body: string): Uint8Array =>
  zip({
    '[Content_Types].xml': `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.styles+xml"/></Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>`,
    'word/styles.xml': `${XML}<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:style w:type="paragraph" w:styleId="berschrift1"><w:name w:val="heading 1"/></w:style><w:style w:type="paragraph" w:styleId="berschrift2"><w:name w:val="heading 2"/></w:style></w:styles>`,
    'word/document.xml': `${XML}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
  })

export const wordParagraph = (text: string, style = ''): string =>
  `<w:p>${style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}<w:r><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r></w:p>`

export const wordTable = (rows: string[][]): string =>
  `<w:tbl>${rows.map((row) => `<w:tr>${row.map((cell) => `<w:tc>${wordParagraph(cell)}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`

/** An OpenDocument text with the given `office:text` content. */
export const makeOdt = (body: string): Uint8Array =>
  zip({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'META-INF/manifest.xml': `${XML}<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"><manifest:file-entry manifest:full-path="/" manifest:media-type="application/vnd.oasis.opendocument.text"/></manifest:manifest>`,
    'content.xml': `${XML}<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0"><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
  })

/**
 * A workbook; `sheets` are name and the inside of `sheetData`. Cell styles: 1 is a date, 2 is a number with two places.
 */
export function makeXlsx(
  sheets: [name: string, data: string | Uint8Array][],
  sharedStrings: string[] = [],
): Uint8Array {
  const sheetXml = (data: string | Uint8Array) =>
    typeof data === 'string'
      ? `${XML}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${data}</sheetData></worksheet>`
      : data
  return zip({
    '[Content_Types].xml': `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
    'xl/workbook.xml': `${XML}<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets>${sheets.map(([name], index) => `<sheet name="${escapeXml(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${sheets.map((_, index) => `<Relationship Id="rId${index + 1}" Type="x" Target="worksheets/sheet${index + 1}.xml"/>`).join('')}</Relationships>`,
    'xl/styles.xml': `${XML}<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts><numFmt numFmtId="164" formatCode="DD.MM."/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="4"/><xf numFmtId="164"/></cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `${XML}<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${sharedStrings.map((text) => `<si><t>${escapeXml(text)}</t></si>`).join('')}</sst>`,
    ...Object.fromEntries(sheets.map(([, data], index) => [`xl/worksheets/sheet${index + 1}.xml`, sheetXml(data)])),
  })
}

/** A PDF out of its numbered objects (the first is the catalog), with a right cross-reference table. */
export function makePdf(objects: (string | Uint8Array)[], trailer = ''): Uint8Array {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')]
  const offsets: number[] = []
  let length = parts[0]!.length
  const push = (part: Buffer) => {
    parts.push(part)
    length += part.length
  }
  objects.forEach((object, index) => {
    offsets.push(length)
    push(
      Buffer.concat([
        Buffer.from(`${index + 1} 0 obj\n`),
        typeof object === 'string' ? Buffer.from(object, 'latin1') : object,
        Buffer.from('\nendobj\n'),
      ]),
    )
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  )
  return new Uint8Array(Buffer.concat(parts))
}

export const pdfStream = (content: Uint8Array | string, dictionary = ''): Uint8Array => {
  const bytes = typeof content === 'string' ? Buffer.from(content, 'latin1') : content
  return Buffer.concat([
    Buffer.from(`<< /Length ${bytes.length} ${dictionary} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ])
}

const CELL_WIDTH = 130

/**
 * A page for each list of lines, set in Helvetica, cells after a tab in columns; the first line of a page is larger.
 */
export const makeTextPdf = (pages: string[][]): Uint8Array => makePdf(textPdfObjects(pages))

/** The objects of such a PDF, the catalog first. */
export function textPdfObjects(pages: string[][]): (string | Uint8Array)[] {
  const first = 4
  const objects: (string | Uint8Array)[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${first + index * 2} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  pages.forEach((lines, index) => {
    const text = lines
      .map((line, row) => {
        const cells = line.split('\t').map((cell) => `(${cell.replaceAll(/[\\()]/g, '\\$&')}) Tj`)
        return `/F1 ${row === 0 ? 18 : 11} Tf ${cells.join(` ${CELL_WIDTH} 0 Td `)} ${-CELL_WIDTH * (cells.length - 1)} -24 Td`
      })
      .join('\n')
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${first + index * 2 + 1} 0 R >>`,
      pdfStream(`BT 60 780 Td\n${text}\nET`),
    )
  })
  return objects
}

/** Letters that look the same whatever fonts the machine has. */
export function printFont(pixels: number): string {
  const family = 'Liberation Sans'
  if (!GlobalFonts.has(family))
    GlobalFonts.registerFromPath('node_modules/pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf', family)
  return `${pixels}px "${family}"`
}

/** Lines of print as a scanner or a camera sees them. */
export function drawPrint(lines: string[], width = 1654, height = 1170) {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.fillStyle = '#111'
  context.font = printFont(44)
  lines.forEach((line, index) => context.fillText(line, 100, 140 + index * 90))
  return canvas
}

/** A scan: one JPEG on a page without a text layer. */
export function makeScannedPdf(lines: string[]): Uint8Array {
  const canvas = drawPrint(lines)
  return makePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 421] /Resources << /XObject << /I 4 0 R >> >> /Contents 5 0 R >>',
    pdfStream(
      canvas.toBuffer('image/jpeg', 90),
      `/Type /XObject /Subtype /Image /Width ${canvas.width} /Height ${canvas.height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`,
    ),
    pdfStream('q 595 0 0 421 0 0 cm /I Do Q'),
  ])
}

/** An uncompressed grey TIFF of the same print. */
export function makeTiff(lines: string[]): Uint8Array {
  const canvas = drawPrint(lines)
  const { width, height } = canvas
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height)
  const grey = Buffer.alloc(width * height)
  for (let i = 0; i < grey.length; i += 1) grey[i] = data[i * 4]!
  const fields: [tag: number, value: number][] = [
    [256, width],
    [257, height],
    [258, 8],
    [259, 1],
    [262, 1],
    [273, 8],
    [277, 1],
    [278, height],
    [279, grey.length],
  ]
  const directory = Buffer.alloc(2 + fields.length * 12 + 4)
  directory.writeUInt16LE(fields.length, 0)
  fields.forEach(([tag, value], index) => {
    directory.writeUInt16LE(tag, 2 + index * 12)
    directory.writeUInt16LE(4, 4 + index * 12)
    directory.writeUInt32LE(1, 6 + index * 12)
    directory.writeUInt32LE(value, 10 + index * 12)
  })
  const head = Buffer.from('II*\0\0\0\0\0', 'latin1')
  head.writeUInt32LE(8 + grey.length, 4)
  return new Uint8Array(Buffer.concat([head, grey, directory]))
}

export const makeEml = (subject: string, body: string, more = ''): string =>
  [
    'From: =?UTF-8?Q?J=C3=BCrgen_M=C3=BCller?= <mueller@molkerei.example>',
    'To: hof@hof.example',
    `Subject: ${subject}`,
    'Date: Wed, 20 May 2026 06:30:00 +0000',
    'MIME-Version: 1.0',
    more || 'Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit',
    '',
    body,
  ].join('\r\n')
