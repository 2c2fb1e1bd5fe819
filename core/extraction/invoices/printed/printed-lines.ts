import { DAY, readWrittenDay } from '../../documents/printed-values.ts'
import type { DocumentLayout, Line } from '../../documents/read-layout.ts'
import type { InvoiceLine } from '../invoice.ts'
import { noteOf } from './printed-head.ts'
import { MONEY } from './printed-numbers.ts'
import { columnsOf, unitOfQuantity, type Column } from './printed-columns.ts'
import { rowOf } from './printed-row.ts'
import { isCarried, isSumLine } from './printed-sums.ts'

export interface PrintedLines {
  lines: InvoiceLine[]
  /** Where each stands. */
  at: Line[]
  /** Of all lines: where the table begins, -1 where there is none; and where its sums do. */
  start: number
  end: number
  /** What is not clear, in German. */
  doubts: string[]
}

interface Open {
  line: InvoiceLine
  at: Line
  fits: boolean
}

const MOST_WRAPPED = 2
const LONGEST_WRAPPED = 60

/** The positions of a printed receipt, over all its pages. */
export function printedLines({ lines, commas }: DocumentLayout): PrintedLines {
  const start = lines.findIndex((line) => headerOf(line) !== undefined)
  if (start < 0) return rowsWithoutHead(lines, commas)
  const rows: Open[] = []
  const doubts: string[] = []
  let columns = headerOf(lines[start]!)!
  const unit = unitOfQuantity(lines[start]!.cells)
  let note: DeliveryNote & { isAhead: boolean } = { number: '', day: '', isAhead: false }
  let wrapped = 0
  const lastHeader = lines.findLastIndex((line) => headerOf(line) !== undefined)
  let end = lines.length
  for (let index = start + 1; index < lines.length; index += 1) {
    const line = lines[index]!
    // What is too long for a form has no cells.
    if (line.cells.length === 0) continue
    const header = headerOf(line)
    if (header) columns = header
    if (header || isCarried(line.text)) continue
    const named = noteIn(line)
    if (named.number !== '') {
      const isAhead = rows.length === 0 || note.isAhead
      if (isAhead) note = { ...named, isAhead }
      else rows.at(-1)!.line = withNote(rows.at(-1)!.line, named)
      continue
    }
    const cells = line.cells.length > 1 ? line.cells : tightCells(line.text, columns)
    const row = isSumLine(line.text) && !/^\d{1,3}\s/.test(line.text) ? undefined : rowOf(cells, columns, commas)
    if (row) {
      rows.push({
        at: line,
        fits: row.fits,
        line: withNote({ ...row.line, unit: row.line.unit || (row.isCounted ? '' : unit) }, note),
      })
      wrapped = 0
    } else if (isSumLine(line.text)) {
      if (index > lastHeader && !rowsFollow(lines, index, columns, commas)) {
        end = index
        break
      }
    } else if (rows.length > 0 && rows.at(-1)!.at.page === line.page && wrapped < MOST_WRAPPED) {
      wrapped += continueRow(rows.at(-1)!, line) ? 1 : 0
    }
  }
  for (const { line, fits, at } of rows)
    if (!fits)
      doubts.push(`Seite ${at.page}: Bei „${line.name.slice(0, 60)}“ passen Menge, Preis und Betrag nicht zusammen.`)
  return { lines: rows.map(({ line }) => line), at: rows.map(({ at }) => at), start, end, doubts }
}

const headerOf = ({ cells, text }: Line): Column[] | undefined => {
  if (text.length > 200) return undefined
  const byCells = cells.length > 1 ? columnsOf(cells) : undefined
  return byCells ?? (cells.length <= 2 ? columnsOf(text.replaceAll(/\s?([(/])\s?/g, '$1').split(/\s+/)) : undefined)
}

const USUAL: readonly Column[] = ['position', 'article', 'quantity', 'price', 'amount']
/** „Erntegarn, 12 Rollen x 28,40 EUR  340,80 EUR“, „Pfahl 1,40 m  50 x 2,19  109,50“. */
const IN_LINE = new RegExp(
  String.raw`^(\p{L}.*?)[,:]?\s+(\d{1,6}(?:,\d{1,3})?\s?[\p{L}³².]{0,10})\s*[x×*à]\s*(${MONEY})(?:\s?(?:€|EUR)(?:\s?/\s?\p{L}+)?)?\s*=?\s+(${MONEY})(?:\s?(?:€|EUR))?\s*[A-Z]?$`,
  'u',
)
/** „54 Kühe Klauenpflege  à 14,50 €  783,00 €“ */
const COUNT_FIRST = new RegExp(
  String.raw`^(\d{1,6}(?:,\d{1,3})?)\s+(\p{L}.*?)\s+(?:à|á|je|zu je)\s+(${MONEY})(?:\s?(?:€|EUR))?\s*=?\s+(${MONEY})(?:\s?(?:€|EUR))?$`,
  'u',
)
const AMOUNT_ALONE = new RegExp(String.raw`^(${MONEY})(?:\s?(?:€|EUR))?$`, 'u')
const TILL = new RegExp(String.raw`^(\d{1,5}(?:,\d{1,3})?)\s*x\s*(${MONEY})\s+(${MONEY})\s*[A-Z]?$`, 'u')

/** Of a receipt without a head over its columns those lines are positions whose amount and price come out. */
function rowsWithoutHead(lines: readonly Line[], commas: boolean): PrintedLines {
  let last = -2
  const open = lines.flatMap((line, index): Open[] => {
    if (line.cells.length === 0 || isSumLine(line.text) || isCarried(line.text)) return []
    const text = line.text.replaceAll(/\s+/g, ' ')
    const [, count, name, ...prices] = COUNT_FIRST.exec(text) ?? []
    const inLine = count === undefined ? IN_LINE.exec(text)?.slice(1) : [name!, count, ...prices]
    // Below such a line a name with an amount is a position as well: „Fracht  15,00“.
    const isNext = last === index - 1 && line.cells.length === 2 && AMOUNT_ALONE.test(line.cells[1]!)
    if (!inLine && !isNext) return []
    const row = inLine ? rowOf(inLine, USUAL.slice(1), commas) : rowOf(line.cells, ['article', 'amount'], commas)
    if (!row || (inLine && !row.fits)) return []
    last = index
    return [{ line: row.line, at: line, fits: true }]
  })
  const rows =
    open.length > 0
      ? open
      : lines.flatMap((line, index): Open[] => {
          if (line.cells.length === 0 || isSumLine(line.text) || isCarried(line.text)) return []
          const [, count, price, amount] = TILL.exec(line.text.replaceAll(/\s+/g, ' ')) ?? []
          const above = lines[index - 1]
          const cells = count === undefined ? line.cells.map((cell) => cell.replace(/^Pos\.? ?(?=\d)/i, '')) : []
          const row =
            count === undefined
              ? cells.length < 4 || !MONEY_END.test(line.text)
                ? undefined
                : rowOf(cells, cells.length === USUAL.length ? USUAL : USUAL.slice(1), commas)
              : above && rowOf([above.text, count, price!, amount!], USUAL.slice(1), commas)
          return row?.fits === true && row.line.price !== '' ? [{ line: row.line, at: line, fits: true }] : []
        })
  const at = rows.map((row) => row.at)
  const end = at.length === 0 ? 0 : lines.indexOf(at.at(-1)!) + 1
  return {
    lines: rows.map(({ line }) => line),
    at,
    start: at.length === 0 ? -1 : lines.indexOf(at[0]!),
    end,
    doubts: [],
  }
}

const MONEY_END = new RegExp(String.raw`${MONEY}\s*(?:€|EUR)?\s*[A-Z]?$`, 'u')

/** After what looks like a sum the table may go on behind it. */
function rowsFollow(lines: readonly Line[], from: number, columns: readonly Column[], commas: boolean): boolean {
  const last = lines[from]!
  return (
    /zwischensumme/i.test(last.text) &&
    lines
      .slice(from + 1, from + 4)
      .some(({ cells, text }) => !isSumLine(text) && columns.length > 3 && rowOf(cells, columns, commas)?.fits === true)
  )
}

const NOTE =
  /^(?:(?:zu|aus|gem(?:äß|\.)?)\s+)?(?:Lieferschein(?:e|en)?|LS|Liefersch\.)(?:\s?-?\s?(?:Nr\.?|Nummer))?\s*:?\s*(.{2,80})$/iu

interface DeliveryNote {
  /** Empty where none is named. */
  number: string
  /** Empty where its line says none, or several notes. */
  day: string
}

function noteIn({ cells, text }: Line): DeliveryNote {
  const named = cells.length <= 2 ? NOTE.exec(text)?.[1] : undefined
  if (named === undefined) return { number: '', day: '' }
  const number = noteOf({ text: named.replace(/[:,.]$/, '').replaceAll(/\s{2,}|\t/g, ' ') })
  const days = [...named.matchAll(new RegExp(DAY, 'gu'))].flatMap(([day]) => readWrittenDay(day) ?? [])
  const [day] = days
  return { number, day: days.length === 1 && day!.sure && !number.includes(',') ? day!.value : '' }
}

/** What a note brought came on its day, where the line says no other. */
const withNote = (line: InvoiceLine, { number, day }: DeliveryNote): InvoiceLine => ({
  ...line,
  ...(number !== '' && { deliveryNote: number }),
  ...(day !== '' && !line.deliveryDate && { deliveryDate: day }),
})

/** What stands below a position: the rest of its name, or a detail. */
function continueRow(row: Open, { cells, text, gap }: Line): boolean {
  if (cells.length !== 1 || text.length > LONGEST_WRAPPED || gap || !/[\p{L}\d]/u.test(text)) return false
  const batch = /^(?:Charge(?:n-?Nr\.?|nnummer)?|Partie(?:-?Nr\.?)?|Los-?Nr\.?|LOT)\s*:?\s*(\S.{1,40})$/iu.exec(
    text,
  )?.[1]
  if (batch !== undefined) row.line = { ...row.line, batch }
  else if (/^Art(?:ikel)?\.?\s?-?\s?(?:Nr\.?|Nummer)\s*:?\s*\S+$/iu.test(text))
    row.line = { ...row.line, details: [...row.line.details, `Artikelnummer: ${text.split(/[\s:]+/).at(-1)}`] }
  else if (/:|\.$|^Seite\s|\d{1,2}\.\d{1,2}\.\d{2,4}/.test(text))
    row.line = { ...row.line, details: [...row.line.details, text] }
  else
    row.line = {
      ...row.line,
      name:
        row.line.name.endsWith('-') && /^\p{Ll}/u.test(text)
          ? row.line.name.slice(0, -1) + text
          : `${row.line.name} ${text}`,
    }
  return true
}

/** Cells of a line whose columns are one blank apart, as character recognition leaves them. */
function tightCells(text: string, columns: readonly Column[]): string[] {
  const tail: string[] = []
  let rest = text
  const numbers = columns.filter((column) => ['price', 'amount', 'tax'].includes(column)).length
  while (tail.length < numbers) {
    const match = /^(.+?)\s+((?:-\s?)?[\d.,]+(?:\s?(?:€|EUR|%))?(?:\s?\/\s?\p{L}+)?)$/u.exec(rest)
    if (!match) break
    tail.unshift(match[2]!)
    rest = match[1]!
  }
  const quantity = /^(.+?)\s+([\d.,]+\s?[\p{L}³².]{0,10})$/u.exec(rest)
  const head = quantity ? [quantity[1]!, quantity[2]!] : [rest]
  const [, position, article] =
    (columns.includes('position') ? /^(\d{1,3}\.?)\s+(.+)$/ : /^(?!)()()/).exec(head[0]!) ?? []
  return [...(position ? [position, article!] : [head[0]!]), ...head.slice(1), ...tail]
}
