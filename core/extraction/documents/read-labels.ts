import { labelFinder, labelSplitter, type Find, type Labels } from './label-finder.ts'
import type { Labelled, LabelledValues } from './labelled-value.ts'
import { headerOf, readColumns } from './read-label-columns.ts'
import { quoteLines, type DocumentLayout } from './read-layout.ts'

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

/** Lines that all stand apart: an empty line between two of them parts nothing. */
const isAiry = ({ lines }: DocumentLayout): boolean =>
  lines.filter(({ gap }) => gap).length > lines.length * MOSTLY && lines.every(({ cells }) => cells.length <= 2)
const MOSTLY = 0.8

function readLine<N extends string>(layout: DocumentLayout, index: number, find: Find<N>): Labelled<N>[] {
  const line = layout.lines[index]!
  const hits = line.cells.map(find)
  return hits.flatMap((hit, at): Labelled<N>[] => {
    if (!hit) return []
    const to = hits.findIndex((other, behind) => behind > at && other !== undefined)
    const behind = line.cells.slice(at + 1, to < 0 ? undefined : to)
    const below = layout.lines[index + 1]
    // „Entnahme am   : 09.04.2026“
    const value = hit.value || behind[0]?.replace(/^:\s*/, '') || ''
    if (value !== '')
      return [
        {
          name: hit.name,
          label: hit.label,
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
      (below.gap && !isAiry(layout)) ||
      below.cells.length !== 1 ||
      below.cells.some((cell) => find(cell) || cell.endsWith(':'))
    )
      return []
    return [
      {
        name: hit.name,
        label: hit.label,
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
