import type { Geometry } from '../../farm/index.ts'
import { mayBeThousands, readDay, readNumber } from '../../shared/german/read-german.ts'
import { germanNumber } from '../../shared/german/write-german.ts'
import { isDay } from '../../shared/time/days.ts'
import { MOST_ROWS, type Assertion } from '../extractor.ts'
import { splitUnit, type FoundColumns, type SplitUnit } from './find-columns.ts'
import type { SkippedLines } from './skipped-lines.ts'
import { noteUnreadColumns } from './unread-columns.ts'
import { quotedValue } from '../quoted-value.ts'
import { assertionFaults } from '../assertion-faults.ts'
import type { ReadDocument } from '../read-document.ts'
import { quoteOf } from './quote-of-row.ts'
import type { Table, TableRow } from '../structure.ts'

/** What a cell stands for, or why it stands for nothing; undefined where it is empty. */
export type Cell<T> = { value: T } | { fault: string } | undefined

/** A line of a table by the names of its columns. */
export interface TableRecord<N extends string> {
  line: number
  /** Of an element with a boundary. */
  geometry: Geometry | undefined
  page: number
  /** Empty where there is no such column or nothing in it. */
  text(name: N): string
  number(name: N): Cell<{ amount: number; unit: string }>
  day(name: N): Cell<string>
  /** As the header has it; empty where there is no such column. */
  head(name: N): string
  /** Where it stands: the whole line, or what is around the named cell in a line that is longer than a quote. */
  quote(name?: N): string | null
  /** What is filled of the line below heads that are not known. */
  others(): { head: string; text: string }[]
}

/** Whether a table has more lines, or results in its lines, than are read; then a warning says so. */
export function hasTooMany(table: Table, header: number, resultsInLine: number, skipped: SkippedLines): boolean {
  if ((table.rows.length - header - 1) * resultsInLine <= MOST_ROWS) return false
  skipped.add(
    table,
    table.rows[header]!.line,
    `Unter dieser Kopfzeile steht mehr, als in ${germanNumber(MOST_ROWS)} Zeilen des Hofes passt; nichts davon ist gelesen. Teile die Tabelle in mehrere Dateien.`,
  )
  return true
}

/**
 * The lines below the header, none where they are too many; sums, repeated headers and lines that cannot be divided
 * into columns are not among them.
 */
export function readRecords<N extends string>(
  document: ReadDocument,
  table: Table,
  found: FoundColumns<N>,
  skipped: SkippedLines,
): TableRecord<N>[] {
  const { header, columns, duplicated, cells: headCells = [], split = splitUnit } = found
  if (hasTooMany(table, header, 1, skipped)) return []
  const used = new Set<N>()
  noteUnreadColumns(table, found, used, skipped)
  const texts = new Map(document.pages.map(({ number, text }) => [number, text]))
  const heads = new Set(table.rows.slice(Math.max(0, header - 2), header + 1).map(({ cells }) => cells.join('|')))
  const headerRow = table.rows[header]!
  const width = Math.max(headerRow.cells.length, headCells.length)
  for (const label of duplicated)
    skipped.add(
      table,
      headerRow.line,
      `Die Spalte ${quotedValue(label)} kommt zweimal vor; welche gilt, ist unklar, also gilt keine.`,
    )
  const known = new Set(Object.values<{ index: number } | undefined>(columns).map((column) => column?.index))
  const grouping = dotsGroupThousands(document.format, table)
  return table.rows.slice(header + 1).flatMap((row) => {
    if (isSum(row) || isOfPage(row, table.printed === true ? Infinity : width) || heads.has(row.cells.join('|')))
      return []
    // On a page words side by side may stand below a table: names under signatures.
    if (table.printed && !row.cells.some((cell) => /\d/.test(cell))) return []
    // A text that is malformed at its commas has more cells than columns; cells of a sheet cannot slip.
    if (document.format === 'csv' && row.cells.length > width) {
      skipped.add(
        table,
        row.line,
        'Die Zeile hat mehr Spalten als die Kopfzeile, vielleicht durch ein Trennzeichen in einem Wert.',
      )
      return []
    }
    const formula = Object.values<{ index: number; label: string } | undefined>(columns).find(
      (column) => column && /^(?:=|#[A-ZÄÖÜ0-9/]+[!?]?$)/.test(cellAt(row, column.index)),
    )
    if (formula) {
      skipped.add(
        table,
        row.line,
        `In der Spalte ${quotedValue(formula.label)} steht eine Formel ohne Ergebnis. Speichere die Datei mit berechneten Werten.`,
      )
      return []
    }
    const text = (name: N): string => {
      used.add(name)
      return columns[name] ? cellAt(row, columns[name].index).replace(NOTHING, '') : ''
    }
    return [
      {
        line: row.line,
        geometry: row.geometry,
        page: row.page ?? table.page,
        text,
        head: (name: N) => headCells[columns[name]?.index ?? -1] ?? '',
        number: (name: N) =>
          readAmount(columns[name]?.label ?? '', text(name), columns[name]?.unit ?? '', grouping, split),
        day: (name: N) => readDate(columns[name]?.label ?? '', text(name)),
        quote: (name?: N) => {
          const index = name === undefined ? undefined : columns[name]?.index
          const source = (index === undefined ? undefined : row.sources?.[index]) ?? row
          return quoteOf(texts.get(source.page ?? table.page) ?? '', source, row.sources ? undefined : index)
        },
        others: () =>
          headCells.flatMap((head, index) => {
            const cell = known.has(index) ? '' : cellAt(row, index).replace(NOTHING, '')
            return head.trim() === '' || cell === '' ? [] : [{ head: head.trim(), text: cell }]
          }),
      },
    ]
  })
}

/** The text of a cell without what spreadsheets put around it to keep digits as text: `="276…"`, `'276…`. */
const cellAt = ({ cells }: TableRow, index: number): string =>
  (cells[index] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^="([^"]*)"$|^'(.*)$/, '$1$2')
    .trim()

/** A page number or a footer with one between the lines of a table. */
const isOfPage = ({ cells }: TableRow, width: number): boolean => {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '')
  return (
    (filled.length <= 2 && /^[-–] ?\d{1,4} ?[-–]$/.test(filled.join(' '))) ||
    // A field may be called „Blatt 1“; then most of its line is filled.
    (filled.length <= 3 &&
      filled.length * 2 <= width &&
      filled.some((cell) => /^(?:Seite|Blatt)\s*:?\s*\d/i.test(cell)))
  )
}

const isSum = ({ cells }: TableRow): boolean =>
  /^(?:[ØΣ∑]|(?:(?:zwischen|gesamt|teil|monats|jahres)?summen?|gesamt|insgesamt|total|sum|average|mean|übertrag|anzahl (?:tiere|kühe|schläge|sätze)|(?:herden|gruppen|monats|jahres|betriebs)?(?:mittel(?:wert)?|durchschnitt)|minimum|maximum|stand(?: vom)?:?|druckdatum:?|erstellt(?: am)?:?|gedruckt(?: am)?:?|ende der liste)(?![\p{L}-]))/iu.test(
    cells.find((cell) => cell.trim() !== '')?.trim() ?? '',
  )

/** What stands in a cell where there is nothing to say. */
const NOTHING = /^(?:[-–—/.]+|n\. ?[abdnr]\.?|n\/a|k\. ?A\.?|nicht bestimmt|entfällt)$/i

const COMMA_FOR_DECIMALS = /^[-−]?(?:\d{1,3}(?:\.\d{3})+|0|\d{4,}),\d+$|^[-−]?\d+,(?:\d{1,2}|\d{4,})$/
const DOT_FOR_DECIMALS = /^[-−]?(?:0|\d{4,})\.\d+$|^[-−]?\d+\.(?:\d{1,2}|\d{4,})$/
const UNCLEAR_COMMA = /^[-−]?[1-9]\d{0,2},\d{3}$/

interface Grouping {
  dot: 'thousands' | 'decimals' | 'unclear'
  comma: 'decimals' | 'unclear'
}

/**
 * Whether „1.234“ is above a thousand shows in the other numbers of the table. A workbook shows its numbers in the
 * German way.
 */
function dotsGroupThousands(format: string, { rows }: Table): Grouping {
  if (format === 'invekos_xml') return { dot: 'decimals', comma: 'decimals' }
  let commas = false
  let dots = false
  for (const { cells } of rows) {
    for (const cell of cells) {
      commas ||= COMMA_FOR_DECIMALS.test(cell)
      dots ||= DOT_FOR_DECIMALS.test(cell)
    }
    if (commas && dots) break
  }
  const dot = dots ? (commas ? 'unclear' : 'decimals') : commas || format === 'xlsx' ? 'thousands' : 'unclear'
  return { dot, comma: dots ? 'unclear' : 'decimals' }
}

function readAmount(
  label: string,
  cell: string,
  columnUnit: string,
  { dot, comma }: Grouping,
  split: SplitUnit,
): Cell<{ amount: number; unit: string }> {
  if (cell === '') return undefined
  const fault = (why: string) => ({ fault: `${label}: ${quotedValue(cell)} ${why}` })
  // Behind a content may stand the class that it is in.
  const { label: digits, unit } = split(cell.replace(/\s?\([A-E]\)$/, ''))
  if (/^(?:\/|je |pro )/.test(columnUnit) && unit !== '' && !unit.includes('/'))
    return readAmount(label, `${digits} ${unit}${columnUnit}`, '', { dot, comma }, split)
  const own = unit !== '' && columnUnit !== '' && unit !== columnUnit ? perHectare(unit, label, columnUnit) : unit
  if (own === undefined) return fault(`hat eine andere Einheit als die Spalte (${columnUnit}).`)
  if (/^[<>≤≥]/.test(digits)) return fault('ist keine gemessene Zahl, sondern eine Grenze.')
  if ((mayBeThousands(digits) && dot === 'unclear') || (UNCLEAR_COMMA.test(digits) && comma === 'unclear'))
    return fault('lässt offen, ob Tausender oder Nachkommastellen gemeint sind.')
  const amount = readNumber(mayBeThousands(digits) && dot === 'thousands' ? digits.replace('.', '') : digits)
  return amount === undefined ? fault('ist keine Zahl.') : { value: { amount, unit: own || columnUnit } }
}

/** „0,4 l“ below „l bzw. kg je ha“ is for each hectare as well. */
function perHectare(unit: string, label: string, columnUnit: string): string | undefined {
  const per = /\s?(?:\/|je|pro) ?(?:ha|Hektar)$/i.exec(columnUnit)?.[0]
  const named = `${label} ${columnUnit}`.split(/[\s/()]+/)
  return per !== undefined && named.includes(unit) ? unit + per : undefined
}

function readDate(label: string, cell: string): Cell<string> {
  if (cell === '') return undefined
  const day = readDay(cell.replace(/[ T]\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d+)?(?: Uhr|Z)?$/, ''))
  return day !== undefined && isDay(day) && /^(?:\d{1,2}\.\d{1,2}\.\d{2,4}|\d{4}-\d{2}-\d{2})\b/.test(cell)
    ? { value: day }
    : { fault: `${label}: ${quotedValue(cell)} ist kein Tag, den es gibt.` }
}

/** The row; undefined, and its line noted as skipped, where its values break a rule of its kind. */
export function keepIfValid(
  row: Assertion,
  today: string,
  table: Table,
  line: number,
  skipped: SkippedLines,
): Assertion | undefined {
  const [fault] = assertionFaults(row.kind, row.values, today)
  if (fault === undefined) skipped.keep(table)
  return fault === undefined ? row : skipped.add(table, line, `${fault} Die Zeile ist ausgelassen.`)
}
