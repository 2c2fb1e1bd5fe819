import { corrupt, refuseAbove } from '../read-failed.ts'
import { withoutUnseenSigns } from '../unseen-signs.ts'
import { walkXml } from '../xml.ts'
import type { ReadContext } from './read-context.ts'
import type { HiddenStyles } from './xlsx-hidden.ts'
import type { CellFormatter } from './xlsx-formats.ts'

/** A row of a sheet: texts of its cells by the index of their column, from 0. */
export interface Row {
  /** As Excel counts it, from 1. */
  line: number
  /** With the line breaks that a cell has inside. */
  cells: Map<number, string>
  /** Formulas without a result, by their column: no text, but not empty either. */
  formulas: Map<number, string>
}

// As many as a sheet has in Excel and Calc.
const MOST_COLUMNS = 16_384
const MOST_FORMULA = 200

/** What the cells show is counted as it comes up: a workbook may have one long string in all its cells. */
export function readRows(
  bytes: Uint8Array,
  strings: string[],
  format: CellFormatter,
  { limits }: ReadContext,
  budget: { cells: number; shown: number; hidden: boolean },
  isHidden: HiddenStyles,
): Row[] {
  const rows: Row[] = []
  const hiddenColumns: [from: number, to: number][] = []
  let hiddenRow = false

  let row: Row = { line: 0, cells: new Map(), formulas: new Map() }
  let column = -1
  let cell: { type: string; style: number } = { type: 'n', style: 0 }
  let value = ''
  let formula: string | undefined
  let taking: 'value' | 'formula' | undefined
  walkXml(bytes, {
    open(name, attributes) {
      if (name === 'row') {
        row = { line: lineOf(attributes['r']) ?? row.line + 1, cells: new Map(), formulas: new Map() }
        column = -1
        hiddenRow = isOff(attributes, 'ht')
      } else if (name === 'col' && isOff(attributes, 'width')) {
        hiddenColumns.push([Number(attributes['min']) - 1, Number(attributes['max']) - 1])
      } else if (name === 'c') {
        column = columnOf(attributes['r']) ?? column + 1
        if (column >= MOST_COLUMNS) throw corrupt('a row with more columns than a sheet has')
        cell = { type: attributes['t'] ?? 'n', style: Number(attributes['s'] ?? 0) }
        value = ''
        formula = undefined
      } else if (name === 'f') formula = ''
      taking = name === 'v' || name === 't' ? 'value' : name === 'f' ? 'formula' : undefined
    },
    text(text) {
      if (taking === 'value') value += text
      else if (taking === 'formula') formula = (formula + text).slice(0, MOST_FORMULA)
    },
    close(name) {
      taking = undefined
      if (name === 'c' && value === '' && formula !== undefined) {
        budget.cells += 1
        refuseAbove(limits, 'cells', budget.cells)
        row.formulas.set(column, `=${formula}`)
      } else if (name === 'c' && value !== '') {
        budget.cells += 1
        refuseAbove(limits, 'cells', budget.cells)
        const shown = cell.type === 's' ? (strings[Number(value)] ?? '') : format(value, cell.type, cell.style)
        budget.shown += shown.length
        refuseAbove(limits, 'text', budget.shown)
        const text = withoutUnseenSigns(shown).trim()
        const unseen =
          hiddenRow || isHidden(cell.style) || hiddenColumns.some(([from, to]) => column >= from && column <= to)
        budget.hidden ||= text !== '' && unseen
        if (text !== '' && !unseen) row.cells.set(column, text)
      } else if (name === 'row' && row.cells.size > 0) rows.push(row)
    },
  })
  return rows
}

/** Hidden, or of no height or width. */
const isOff = (attributes: Record<string, string>, side: 'ht' | 'width'): boolean =>
  /^(?:1|true)$/.test(attributes['hidden'] ?? '') || (attributes[side] !== undefined && Number(attributes[side]) === 0)

const lineOf = (reference: string | undefined): number | undefined =>
  /^\d{1,7}$/.test(reference ?? '') ? Number(reference) : undefined

/** Index of the column of a reference such as `AB12`, undefined where there is none. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0]
  return letters ? [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1 : undefined
}
