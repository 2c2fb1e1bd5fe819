import { FORMATS_OF_LETTERS, readLayout, type DocumentLayout, type Line } from '../../documents/read-layout.ts'
import { readSender, type Sender } from '../../documents/sender.ts'
import type { ReadDocument, SourceFormat } from '../../read-document.ts'
import { MONEY } from './printed-numbers.ts'

/** A name that only firms and those who serve farms bear. */
const FIRM =
  /(?<!\p{L})(?:GmbH|AG|KG|eG|e\.\s?G\.|OHG|GbR|UG|e\. ?K\.|e\. ?V\.|SE|Raiffeisen(?!-?str)\p{L}*(?<!straße|str)|Landhandel|Lohnunternehmen|Lohnbetrieb|\p{L}*(?:praxis|PRAXIS)|Hofladen-\p{L}+|Agro\p{L}*|Landtechnik|Energiehandel|Tierklinik|Molkerei|Genossenschaft|Stadtwerke|Maschinenring|Agrar\p{L}*|Werkstatt|Dr\. med\. vet\.)(?!\p{Ll})/u
const ANY = /^(?!\p{L}*rechnung|Gutschrift|Lieferschein|Lieferadresse|Datum)\p{Lu}[\p{L}.&+\- ]{2,80}$/iu

/** Whoever the letterhead names; never the farm itself where it is named first as the one that the paper went to. */
export function senderOf(layout: DocumentLayout, own: readonly string[], ofTill = false): Sender | undefined {
  const apart = { ...layout, lines: layout.lines.map(runOnApart) }
  const isOwn = ({ name }: Sender) => own.some((one) => one.trim().toLowerCase() === name.trim().toLowerCase())
  const firm = readSender(apart, FIRM) ?? senderInMail(apart)
  if (firm) return firm
  const any = readSender(apart, ANY)
  if (!any || isOwn(any)) return undefined
  // A till prints no address.
  if (ofTill) return any
  // Only by its own name, so that the address of whom the paper went to is not taken for its own.
  const named = readSender(apart, nameOnly(any.name))
  return named && named.postcode !== null ? named : undefined
}

const nameOnly = (name: string): RegExp =>
  new RegExp(`^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?!\\p{L})`, 'u')

/** Who sent a mail in whose words a letterhead of its name stands, with the address below that. */
function senderInMail(layout: DocumentLayout): Sender | undefined {
  const [, name = ''] = /^Von:\s*"?([^"<>@]{3,80}?)"?\s*</u.exec(layout.lines[0]?.text ?? '') ?? []
  const at = name === '' ? -1 : layout.lines.findIndex(({ text }) => text === name)
  const sender = at < 0 ? undefined : readSender({ ...layout, lines: layout.lines.slice(at) }, nameOnly(name))
  return sender?.postcode ? sender : undefined
}

const RUN_ON =
  /^(.{3,80}?(?:GmbH(?: & Co\. ?KG)?|eG|AG|KG|OHG|GbR|e\.K\.))\s+(\p{Lu}[\p{L}.\- ]{2,40}\s\d{1,4}\s?[a-z]?),?\s+(\d{5}\s\p{Lu}[\p{L}.\- ]{1,40})/u

/** A letterhead whose parts stand one blank apart, as character recognition leaves them. */
function runOnApart(given: Line, index: number): Line {
  const line =
    index < 6 ? { ...given, cells: given.cells.map((cell) => cell.replaceAll(/^[*=_\-\s]+|[*=_\-\s]+$/g, '')) } : given
  const [, name, street, place] = index < 6 && line.cells.length === 1 ? (RUN_ON.exec(line.text) ?? []) : []
  return name === undefined ? line : { ...line, cells: [name, street!, place!] }
}

/** Amounts of a sheet that end in no cents, as a paper has them. */
const inCents = (cell: string): string =>
  /^-?\d+$/.test(cell) ? `${cell},00` : /^-?\d+,\d$/.test(cell) ? `${cell}0` : cell

const FORMATS_OF_SHEETS: ReadonlySet<SourceFormat> = new Set(['xlsx', 'csv'])

/** Also of a text with separators, which only is a receipt where something else says so. */
export function layoutOfSheet(document: ReadDocument): DocumentLayout | undefined {
  const layout = readLayout(document, FORMATS_OF_SHEETS)
  return (
    layout && {
      ...layout,
      commas: true,
      lines: layout.lines.map((line) => {
        const filled = line.text
          .split(/\s*[|\t]\s*/)
          .map((cell) => cell.trim())
          .filter(Boolean)
        const cells = filled.map((cell, index) =>
          filled.length > 1 && index === filled.length - 1 ? inCents(cell) : cell,
        )
        return { ...line, text: cells.join('  '), cells }
      }),
    }
  )
}

/** What stands below no known head is one cell; a position shows by its number and its amount. */
const POSITION = new RegExp(String.raw`^\d{1,3}\.?\s{2,}\S.*\s{2,}${MONEY}(?:\s?(?:€|EUR))?$`, 'u')

const cellsOf = (cells: readonly string[]): string[] =>
  (cells.length === 1 && POSITION.test(cells[0]!) ? cells[0]!.split(/\s{2,}/) : cells).filter(Boolean)

/** A row of a table whose cells are broken into several lines, or stand nearer than cells do, as the line it means. */
function withWholeRows(layout: DocumentLayout, { structures = [], format }: ReadDocument): DocumentLayout {
  const rows = structures.flatMap((one) => (one.type === 'table' && one.table.printed ? one.table.rows : []))
  const taken = new Set<Line>()
  const lines = layout.lines.flatMap((line): Line[] => {
    if (taken.has(line)) return []
    const row = rows.find((one) => one.page === line.page && one.start <= line.start && line.end <= one.end)
    const cells = row ? cellsOf(row.cells) : []
    const isParted = format === 'txt' && cells.length > line.cells.length
    if (!row || cells.length < 3 || (row.end <= line.end && !isParted)) return [line]
    for (const below of layout.lines)
      if (below.page === line.page && below.start >= row.start && below.end <= row.end) taken.add(below)
    return [{ ...line, end: row.end, text: cells.join('  '), cells }]
  })
  return { ...layout, lines }
}

/** Markdown as the text it shows: its signs are no words, and its tables have cells. */
export function layoutOf(document: ReadDocument): DocumentLayout | undefined {
  const layout = layoutOfForm(document)
  return layout && withWholeRows(layout, document)
}

function layoutOfForm(document: ReadDocument): DocumentLayout | undefined {
  if (document.format === 'xlsx') return layoutOfSheet(document)
  if (document.format === 'html') return readLayout(document, FORMATS_OF_LETTERS)
  if (document.format !== 'markdown') return readLayout(document)
  const layout = readLayout({ ...document, format: 'txt' })
  return (
    layout && {
      ...layout,
      lines: layout.lines
        .filter(({ text }) => !/^[|:\-\s]+$/.test(text))
        .map((line) => {
          const text = line.text.replaceAll(/\*\*|^#+\s+|^[-*]\s+|^\|\s*|\s*\|$/g, '').trim()
          return { ...line, text, cells: text.length > 400 ? [] : text.split(/\s*\|\s*|\t|\s{2,}/) }
        }),
    }
  )
}
