import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import type { WriteSpreadsheet } from '../../core/farm/index.ts'

type Cell = string | number

/**
 * A workbook by ECMA-376 with no more than it needs. Texts stand in their cells and not in a table of all texts, so
 * that a line can be written and forgotten when it comes; the packing runs beside the event loop.
 */
export const writeXlsx: WriteSpreadsheet = async (title, lines) => {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  zip.on('error', (error: Error) => output.destroy(error))
  for (const [name, xml] of Object.entries(PARTS)) zip.addBuffer(Buffer.from(xml), name)
  zip.addBuffer(Buffer.from(workbookOf(title)), 'xl/workbook.xml')
  const sheet = Readable.from(sheetOf(lines), { objectMode: false })
  // The archive does not hear it where the lines fail to come.
  sheet.once('error', (error) => output.destroy(error))
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml')
  zip.end()
  return buffer(output)
}

async function* sheetOf(lines: AsyncIterable<readonly (readonly Cell[])[]>): AsyncGenerator<Buffer> {
  yield Buffer.from(`${HEAD}<worksheet xmlns="${SPREADSHEET}"><sheetData>`)
  let line = 0
  for await (const some of lines) yield Buffer.from(some.map((cells) => rowOf(cells, (line += 1))).join(''))
  yield Buffer.from('</sheetData></worksheet>')
}

const rowOf = (cells: readonly Cell[], line: number): string =>
  `<row r="${line}">${cells.map((cell, column) => cellOf(cell, `${lettersOf(column)}${line}`)).join('')}</row>`

function cellOf(cell: Cell, place: string): string {
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`
  if (cell === '') return ''
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
}

/** A, B, … Z, AA, … */
const lettersOf = (column: number): string =>
  (column < 26 ? '' : lettersOf(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26))

/** What XML cannot hold is replaced. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#13;')

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const OOXML = 'http://schemas.openxmlformats.org'
const SPREADSHEET = `${OOXML}/spreadsheetml/2006/main`
const RELATIONS = `${OOXML}/officeDocument/2006/relationships`
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const MOST_TITLE = 31

const workbookOf = (title: string): string =>
  `${HEAD}<workbook xmlns="${SPREADSHEET}" xmlns:r="${RELATIONS}"><sheets>` +
  `<sheet name="${escaped(title.slice(0, MOST_TITLE))}" sheetId="1" r:id="rId1"/></sheets></workbook>`

const relationTo = (part: string, type: string): string =>
  `${HEAD}<Relationships xmlns="${OOXML}/package/2006/relationships">` +
  `<Relationship Id="rId1" Type="${RELATIONS}/${type}" Target="${part}"/></Relationships>`

/** What is the same in each workbook. */
const PARTS: Readonly<Record<string, string>> = {
  '[Content_Types].xml':
    `${HEAD}<Types xmlns="${OOXML}/package/2006/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    `<Override PartName="/xl/workbook.xml" ContentType="${CONTENT}.sheet.main+xml"/>` +
    `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${CONTENT}.worksheet+xml"/></Types>`,
  '_rels/.rels': relationTo('xl/workbook.xml', 'officeDocument'),
  'xl/_rels/workbook.xml.rels': relationTo('worksheets/sheet1.xml', 'worksheet'),
}
