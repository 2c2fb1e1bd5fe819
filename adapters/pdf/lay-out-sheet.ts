import type { Content, CustomTableLayout, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import type { Block, Fact, Sheet } from '../../core/onboarding/index.ts'

/** Points of a millimetre. */
const MM = 72 / 25.4
const MARGIN = 25 * MM
const WIDTH = 210 * MM - MARGIN - 20 * MM

/**
 * An A4 sheet as a business letter: head, window with the address, signs at the right, heading, text; the foot numbers
 * the pages (after DIN 5008).
 */
export function layOutSheet(
  title: string,
  { day, letterhead: [name, ...below], addressee, reference, heading, blocks }: Sheet,
): TDocumentDefinitions {
  const date = new Date(`${day}T08:00:00Z`)
  return {
    pageSize: 'A4',
    pageMargins: [MARGIN, 20 * MM, 20 * MM, 22 * MM],
    language: 'de',
    // The file bears the day of the document, so that the same document is the same file.
    info: { title, author: name, creationDate: date, modDate: date, producer: 'Hofkern', creator: 'Hofkern' },
    defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.2 },
    content: [
      { text: name, fontSize: 14, bold: true },
      ...below.map((line): Content => ({ text: line, fontSize: 8.5, color: '#444444' })),
      {
        canvas: [{ type: 'line', x1: 0, y1: 4, x2: WIDTH, y2: 4, lineWidth: 0.7, lineColor: '#444444' }],
        margin: [0, 0, 0, 6 * MM],
      },
      ...head([name, ...below.slice(0, 1)].join(' · '), addressee, reference),
      { text: heading, fontSize: 12, bold: true, margin: [0, 6 * MM, 0, 3 * MM] },
      ...blocks.map(layOut),
    ],
    footer: (page, pages) => ({
      columns: [{ text: name }, { text: `Seite ${page} von ${pages}`, alignment: 'right' }],
      fontSize: 8,
      color: '#444444',
      margin: [MARGIN, 6 * MM, 20 * MM, 0],
    }),
  }
}

function head(sender: string, addressee: readonly string[] | undefined, reference: readonly Fact[] = []): Content[] {
  if (!addressee && reference.length === 0) return []
  const window: Content = addressee
    ? [
        { text: sender, fontSize: 6.5, decoration: 'underline', margin: [0, 0, 0, 2 * MM] },
        ...addressee.map((line): Content => ({ text: line })),
      ]
    : []
  return [
    {
      columns: [
        { width: '*', stack: [window] },
        { width: 68 * MM, stack: [facts(reference)] },
      ],
    },
  ]
}

const facts = (pairs: readonly Fact[]): Content =>
  pairs.length === 0
    ? []
    : {
        table: {
          widths: ['auto', '*'],
          body: pairs.map(([label, value]) => [{ text: `${label}:`, color: '#444444' }, { text: value }]),
        },
        layout: PLAIN,
        margin: [0, 0, 0, 2 * MM],
      }

function layOut(block: Block): Content {
  switch (block.type) {
    case 'text':
      return { text: block.text, margin: [0, 0, 0, 3 * MM] }
    case 'heading':
      return { text: block.text, bold: true, margin: [0, 3 * MM, 0, 2 * MM] }
    case 'facts':
      return facts(block.facts)
    case 'signatures':
      return {
        columns: block.people.map(([name, below]): Content => ({
          stack: [{ text: name, italics: true, fontSize: 12 }, ...(below === undefined ? [] : [{ text: below }])],
        })),
        margin: [0, 8 * MM, 0, 0],
        unbreakable: true,
      }
    case 'table': {
      const cell = (
        text: string,
        column: number,
        bold: boolean,
      ): { text: string; bold: boolean; fontSize: number; alignment: 'left' | 'right' } => ({
        text,
        bold,
        fontSize: 9,
        alignment: block.numbers.includes(column) ? 'right' : 'left',
      })
      return {
        table: {
          headerRows: 1,
          dontBreakRows: true,
          widths: block.head.map((_, column) => (block.numbers.includes(column) ? 'auto' : '*')),
          body: [
            block.head.map((text, column) => cell(text, column, true)),
            ...block.rows.map((row) => row.map((text, column) => cell(text, column, false))),
          ],
        },
        layout: RULED,
        margin: [0, 0, 0, 4 * MM],
      }
    }
  }
}

const PLAIN: CustomTableLayout = {
  hLineWidth: () => 0,
  vLineWidth: () => 0,
  paddingLeft: () => 0,
  paddingRight: () => 8,
  paddingTop: () => 0.5,
  paddingBottom: () => 0.5,
}

const RULED: CustomTableLayout = {
  hLineWidth: (line, { table }) => (line === 0 || line === 1 || line === table.body.length ? 0.8 : 0.3),
  vLineWidth: () => 0,
  hLineColor: () => '#888888',
  paddingLeft: (column) => (column === 0 ? 0 : 10),
  paddingRight: () => 4,
  paddingTop: () => 3,
  paddingBottom: () => 3,
}
