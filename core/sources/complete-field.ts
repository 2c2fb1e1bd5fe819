import type { Assertion } from '../extraction/index.ts'

type Values = Readonly<Record<string, unknown>>
type Line = Readonly<Record<string, unknown>>

/** A boundary alone is not measured better than an application counts. */
const SAME_AREA = 0.01

/**
 * What a document says of a field that is there, with what it leaves open in lines of the same year: an application
 * that names block and number does not take the code of use away that another named, nor a list of crops the variety.
 */
export function completeField(row: Assertion, there: Values): Assertion {
  const { values } = row
  return {
    ...row,
    values: {
      ...values,
      ...(keepsArea(values, there) && { area_ha: there['area_ha'] }),
      ...completedLines(
        'years',
        values,
        there,
        (line, known) => agree(line, known, 'flik') && agree(line, known, 'number'),
      ),
      ...completedLines(
        'crops',
        values,
        there,
        (line, known) =>
          (line['role'] ?? 'main') === (known['role'] ?? 'main') && isSameText(line['crop'], known['crop']),
      ),
    },
  }
}

function keepsArea(values: Values, there: Values): boolean {
  const [found, known] = [values['area_ha'], there['area_ha']]
  const isStated = linesOf(values, 'years').some(({ area_ha }) => area_ha != null)
  return (
    values['geometry'] != null &&
    !isStated &&
    typeof found === 'number' &&
    typeof known === 'number' &&
    Math.abs(found / known - 1) <= SAME_AREA
  )
}

function completedLines(
  field: string,
  values: Values,
  there: Values,
  isSame: (line: Line, known: Line) => boolean,
): Record<string, Line[]> {
  const lines = linesOf(values, field)
  if (lines.length === 0) return {}
  const known = linesOf(there, field)
  return {
    [field]: lines.map((line) => {
      const same = known.find((one) => one['year'] === line['year'] && isSame(line, one))
      return same ? { ...same, ...withoutNulls(line) } : line
    }),
  }
}

const linesOf = (values: Values, field: string): Line[] =>
  Array.isArray(values[field]) ? (values[field] as Line[]) : []

const withoutNulls = (line: Line): Line => Object.fromEntries(Object.entries(line).filter(([, value]) => value != null))

const agree = (line: Line, known: Line, field: string): boolean =>
  line[field] == null || known[field] == null || isSameText(line[field], known[field])

const isSameText = (a: unknown, b: unknown): boolean =>
  typeof a === 'string' && typeof b === 'string' && a.trim().toLowerCase() === b.trim().toLowerCase()
