import { quoteLines, type Line, type DocumentLayout } from './read-layout.ts'

/** Labels of a sort of paper by name, each the source of an expression over the label's words. */
export type Labels<N extends string> = Readonly<Record<N, string>>

/** Words as the source of an expression, with any blanks between them. */
export const asLabel = (words: string): string =>
  words
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(' ', String.raw`\s?`)
    .replaceAll('-', String.raw`\s?[-–]\s?`)

/** A value and the label it stands beside or below. */
export interface Labelled<N extends string> {
  name: N
  text: string
  /** The unit in the label („Fett (%)“), or empty. */
  unit: string
  /** Cells of the line behind the value. */
  more: string[]
  page: number
  quote: string
  /** Index of the value's line. */
  line: number
  /** Of a table's line; the same for all values in it. */
  row?: number
}

export interface LabelledValues<N extends string> {
  values: Labelled<N>[]
  /** German: lines of tables of which it is not clear what stands where. */
  warnings: string[]
}

interface Hit<N extends string> {
  name: N
  unit: string
  /** What stands behind the label in its cell; empty where it is the label alone. */
  value: string
}

const MOST_WARNINGS = 10

/**
 * Reads „label: value“, „label value“, a label with its value on the next line, and columns of values below a line of
 * labels. Without a colon or a gap between, only what begins with a number is a value, so that sentences are none.
 */
export function readLabels<N extends string>(layout: DocumentLayout, labels: Labels<N>): LabelledValues<N> {
  const find = labelFinder(labels)
  const split = labelSplitter(labels)
  const lines = layout.lines.map((line) => ({ ...line, cells: line.cells.flatMap(split) }))
  const values: Labelled<N>[] = []
  const warnings: string[] = []
  for (let index = 0; index < lines.length; index += 1) {
    const header = headerOf(lines[index]!, find)
    if (!header) values.push(...readLine({ ...layout, lines }, index, find))
    else {
      const table = readColumns({ ...layout, lines }, index, header, find)
      values.push(...table.values)
      warnings.push(...table.warnings)
      index = table.last
    }
  }
  return { values, warnings: warnings.slice(0, MOST_WARNINGS) }
}

type Find<N extends string> = (cell: string) => Hit<N> | undefined

const UNIT = String.raw`(?:\(([^()]{0,40})\)|\[([^\][]{0,40})\]|in (?=[^\s:]{1,20}(?:\s*:|$))([^\s:]{1,20})|(%|kg)(?![\p{L}\d]))?`

function labelFinder<N extends string>(labels: Labels<N>): Find<N> {
  const expressions = Object.entries<string>(labels).map(([name, source]) => ({
    name: name as N,
    expression: new RegExp(
      String.raw`^(?:\d{1,2}[.)]\s+|[-•*–]\s+)?(${source})(?![\p{L}\d])\s*${UNIT}\s*(:?)\s*(.*)$`,
      'iu',
    ),
  }))
  return (cell) => {
    let best: { length: number; hit: Hit<N> } | undefined
    for (const { name, expression } of expressions) {
      const match = expression.exec(cell)
      if (!match) continue
      const [colon, value] = [match[6]!, match[7]!.trim()]
      // A sentence that begins with the word is no value of it.
      if (value !== '' && colon === '' && !/^[<>≤±+-]?\s?\d/.test(value)) continue
      if (best === undefined || match[1]!.length > best.length)
        best = {
          length: match[1]!.length,
          hit: { name, unit: (match[2] ?? match[3] ?? match[4] ?? match[5] ?? '').trim(), value },
        }
    }
    return best?.hit
  }
}

/** Parts a cell before each „label:“ in it: columns one blank apart, as character recognition leaves them. */
function labelSplitter(labels: Labels<string>): (cell: string) => string[] {
  const before = new RegExp(
    String.raw`(?<=[\p{L}\d.)]\s)(?=(?:${Object.values(labels).join('|')})\s*(?:\([^()]{0,40}\)\s*)?:)`,
    'iu',
  )
  return (cell) => (cell.includes(':') ? cell.split(before).map((part) => part.trim()) : [cell])
}

function readLine<N extends string>(layout: DocumentLayout, index: number, find: Find<N>): Labelled<N>[] {
  const line = layout.lines[index]!
  const hits = line.cells.map(find)
  return hits.flatMap((hit, at): Labelled<N>[] => {
    if (!hit) return []
    const to = hits.findIndex((other, behind) => behind > at && other !== undefined)
    const behind = line.cells.slice(at + 1, to < 0 ? undefined : to)
    const below = layout.lines[index + 1]
    const value = hit.value || behind[0] || ''
    if (value !== '')
      return [
        {
          name: hit.name,
          unit: hit.unit,
          text: value,
          more: hit.value ? behind : behind.slice(1),
          page: line.page,
          quote: quoteLines(layout, line),
          line: index,
        },
      ]
    if (
      line.cells.length > 1 ||
      below?.page !== line.page ||
      below.gap ||
      below.cells.length !== 1 ||
      below.cells.some((cell) => find(cell) || cell.endsWith(':'))
    )
      return []
    return [
      {
        name: hit.name,
        unit: hit.unit,
        text: below.text,
        more: [],
        page: line.page,
        quote: quoteLines(layout, line, below),
        line: index + 1,
      },
    ]
  })
}

interface Header<N extends string> {
  columns: (Hit<N> | undefined)[]
  /** The labels stand one blank apart, and so do the values. */
  tight: boolean
}

/** Two labels or more side by side without values are the head of columns. */
function headerOf<N extends string>({ cells, text }: Line, find: Find<N>): Header<N> | undefined {
  const columns = cells.map(find)
  const alone = (hit: Hit<N> | undefined): boolean => hit !== undefined && hit.value === ''
  if (
    columns.filter(alone).length >= 2 &&
    columns.every((hit) => hit === undefined || alone(hit)) &&
    !cells.some((cell, index) => (columns[index] ? cell.endsWith(':') : /\d/.test(cell)))
  )
    return { columns, tight: false }
  const run = cells.length === 1 ? labelRun(text, find) : []
  return run.length >= 2 ? { columns: run, tight: true } : undefined
}

const MOST_WORDS = 4

/** A line of labels one blank apart, each as many words as fit; none where anything else is between them. */
function labelRun<N extends string>(text: string, find: Find<N>): Hit<N>[] {
  const words = text.replaceAll(/\s+(?=[([])/g, '').split(/\s+/)
  const hits: Hit<N>[] = []
  for (let at = 0; at < words.length;) {
    const from = at
    const lengths = Array.from(
      { length: Math.min(MOST_WORDS, words.length - from) },
      (_, index) => index + 1,
    ).toReversed()
    const length = lengths.find((one) => find(words.slice(from, from + one).join(' '))?.value === '')
    if (length === undefined) return []
    hits.push(find(words.slice(from, from + length).join(' '))!)
    at += length
  }
  return hits
}

function readColumns<N extends string>(
  layout: DocumentLayout,
  header: number,
  { columns, tight }: Header<N>,
  find: Find<N>,
): LabelledValues<N> & { last: number } {
  const values: Labelled<N>[] = []
  const warnings: string[] = []
  let last = header
  for (let index = header + 1; index < layout.lines.length; index += 1) {
    const line = layout.lines[index]!
    const cells = tight ? line.text.split(/\s+/) : line.cells
    if (
      line.page !== layout.lines[header]!.page ||
      cells.length < 2 ||
      !/\d/.test(line.text) ||
      cells.some((cell) => cell.endsWith(':') || find(cell))
    )
      break
    last = index
    if (cells.length === columns.length) {
      values.push(
        ...cells.flatMap((text, at): Labelled<N>[] => {
          const hit = columns[at]
          return hit && text !== ''
            ? [
                {
                  name: hit.name,
                  unit: hit.unit,
                  text,
                  more: [],
                  page: line.page,
                  quote: quoteLines(layout, line),
                  line: index,
                  row: index,
                },
              ]
            : []
        }),
      )
    } else
      warnings.push(
        `Seite ${line.page}: In der Zeile „${line.text.slice(0, 80).toWellFormed()}“ stehen nicht so viele Werte wie darüber Spalten. Sie wurde ausgelassen.`,
      )
  }
  return { values, warnings, last }
}

/** Values by label, the first for each; `doubtful` are labels that bear different values. */
export function firstOf<N extends string>(
  values: readonly Labelled<N>[],
): { found: Partial<Record<N, Labelled<N>>>; doubtful: ReadonlySet<N> } {
  const found: Partial<Record<N, Labelled<N>>> = {}
  const doubtful = new Set<N>()
  for (const value of values) {
    const first = found[value.name]
    if (!first) found[value.name] = value
    else if (first.text !== value.text) doubtful.add(value.name)
  }
  return { found, doubtful }
}

/**
 * Values in parts that each begin with `starter`, or with the line of a table that holds it; first what stands before
 * all of them.
 */
export function partsOf<N extends string>(
  values: readonly Labelled<N>[],
  starter: N,
): { shared: Labelled<N>[]; parts: Labelled<N>[][] } {
  const starts = values.flatMap(({ name, row }, index) => {
    if (name !== starter) return []
    let start = index
    while (row !== undefined && values[start - 1]?.row === row) start -= 1
    return [start]
  })
  return {
    shared: values.slice(0, starts[0]),
    parts: starts.map((start, index) => values.slice(start, starts[index + 1])),
  }
}
