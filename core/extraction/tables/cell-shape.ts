import { FORMATS } from '../../farm/index.ts'
import { sampleKindIn } from '../samples/sample-kind.ts'
import { readPeriodEnd } from '../documents/printed-values.ts'
import { readDay, readNumber } from '../../shared/german/read-german.ts'
import { readSex, readSpecies } from '../../terms/index.ts'
import type { Table } from '../structure.ts'
import { LONE_UNIT } from './split-unit.ts'

/** What the cells of a column look like. */
export type CellShape =
  | 'day'
  | 'day_of_year'
  | 'number'
  | 'ear_tag'
  | 'flik'
  | 'time'
  | 'eppo'
  | 'approval'
  | 'name'
  | 'unit'
  | 'year'
  | 'sex'
  | 'species'
  | 'place'
  | 'month'
  | 'material'

const SHAPES: Readonly<Record<CellShape, (cell: string) => boolean>> = {
  day: (cell) => readDay(cell.replace(/[ T]\d{1,2}:\d{2}.*$/, '')) !== undefined,
  // Diaries leave the year to their title.
  day_of_year: (cell) => SHAPES.day(cell) || /^\d{1,2}\.\s?\d{1,2}\.$/.test(cell),
  number: (cell) => readNumber(cell.replace(/^[<>≤≥~]?\s?/, '').replace(/\s?[\p{L}%³²/. ]{1,12}$/u, '')) !== undefined,
  ear_tag: (cell) => FORMATS.ear_tag.canonical(cell) !== undefined && /^(?:[A-Z]{2}|\d{12,15}$)/i.test(cell),
  flik: (cell) => FORMATS.flik.canonical(cell) !== undefined,
  time: (cell) => /^\d{1,2}[:.]\d{2}(?::\d{2})?(?: Uhr)?$/.test(cell),
  eppo: (cell) => /^[A-Z]{5}$|^\d[A-Z]{4}$/.test(cell),
  approval: (cell) => /^\d{6}-\d{2}$/.test(cell),
  sex: (cell) => readSex(cell) !== undefined || /^[12]$/.test(cell),
  month: (cell) => /^\d{4}-\d{2}$/.test(cell) || readPeriodEnd(cell) !== undefined,
  material: (cell) => sampleKindIn(cell) !== undefined,
  species: (cell) => readSpecies(cell) !== undefined,
  place: (cell) => readDay(cell) === undefined,
  year: (cell) => /^(?:19|20)\d{2}(?:\s?[/-]\s?(?:20)?\d{2})?$/.test(cell),
  unit: (cell) => /^[\p{L}%°][\p{L}\d³²%°./ ]{0,14}$/u.test(cell),
  name: (cell) => /\p{L}{2}/u.test(cell) && readDay(cell) === undefined && !LONE_UNIT.test(cell),
}

const MOST_CELLS = 30

/** Which share of the filled cells of a column has a shape; undefined where none is filled. */
export function shareOf({ rows }: Table, header: number, index: number, shape: CellShape): number | undefined {
  let filled = 0
  let fitting = 0
  for (const { cells } of rows.slice(header + 1, header + 1 + MOST_CELLS * 2)) {
    const cell = (cells[index] ?? '').trim().replace(/^="([^"]*)"$/, '$1')
    if (cell === '' || /^[-–—/]+$/.test(cell)) continue
    filled += 1
    if (SHAPES[shape](cell)) fitting += 1
    if (filled >= MOST_CELLS) break
  }
  return filled === 0 ? undefined : fitting / filled
}
