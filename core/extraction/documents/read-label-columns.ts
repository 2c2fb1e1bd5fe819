import { quoteLines, type DocumentLayout, type Line } from './read-layout.ts'
import type { Find, Hit } from './label-finder.ts'
import type { Labelled, LabelledValues } from './labelled-value.ts'

/** A line of labels above columns of values. */
export interface Header<N extends string> {
  columns: (Hit<N> | undefined)[]
  /** The labels stand one blank apart, and so do the values. */
  tight: boolean
}

/** Two labels or more side by side without values are the head of columns. */
export function headerOf<N extends string>({ cells, text }: Line, find: Find<N>): Header<N> | undefined {
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

/** „2 ml  5  Gewebe: 6“ are values, of which one says what it is of; „Menge: 2 ml“ begins something else. */
function saysLabels<N extends string>(cells: readonly string[], width: number, find: Find<N>): boolean {
  const hits = cells.flatMap((cell, index) => (find(cell) ? [{ index, value: find(cell)!.value }] : []))
  const isOneOfMany = hits.length === 1 && hits[0]!.index > 0 && hits[0]!.value !== '' && cells.length === width
  return cells.some((cell) => cell.endsWith(':')) || (hits.length > 0 && !(isOneOfMany && width > LEAST_COLUMNS))
}
const LEAST_COLUMNS = 3

/** The values below a line of labels, and the index of the last line that has such. */
export function readColumns<N extends string>(
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
      saysLabels(cells, columns.length, find)
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
                  label: hit.label,
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
