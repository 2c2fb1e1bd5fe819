import type { Kind } from '../kinds/kind.ts'
import type { LineKey } from '../schema/fields.ts'

export type Values = Readonly<Record<string, unknown>>

type Parted = Pick<Kind, 'fields' | 'units'>
type Line = Readonly<Record<string, string | number | null | undefined>>

/**
 * What of a row is stated, changed and overlaid as one, by name; only what is not empty. A part is a field, a unit of
 * fields under the name of the unit, or the lines of a table that share what tells lines apart, such as `crops 2026`.
 */
export type Parts = ReadonlyMap<string, unknown>

export function partsOf(kind: Parted, values: Values): Map<string, unknown> {
  const parts = new Map<string, unknown>()
  const units = Object.entries(kind.units)
  for (const [field, value] of Object.entries(values)) {
    if (value === null || value === undefined) continue
    const by = tellsLinesApart(kind, field)
    const unit = units.find(([, fields]) => fields.includes(field))
    if (by !== undefined)
      for (const [key, lines] of Map.groupBy(value as Line[], keyOf(by))) parts.set(`${field} ${key}`, lines)
    else if (unit)
      parts.set(
        unit[0],
        Object.fromEntries(unit[1].flatMap((name) => (values[name] == null ? [] : [[name, values[name]]]))),
      )
    else parts.set(field, value)
  }
  return parts
}

/** The values that the parts are of, with null for those of `fields` of which there is none. */
export function valuesOf(kind: Parted, parts: Parts, fields: readonly string[]): Record<string, unknown> {
  const values: Record<string, unknown> = Object.fromEntries(fields.map((field) => [field, null]))
  for (const [name, value] of parts) {
    const [field] = fieldsOfPart(kind, name) as [string]
    if (Object.hasOwn(kind.units, name)) Object.assign(values, value)
    else if (field === name) values[name] = value
    else values[field] = [...((values[field] as Line[] | null) ?? []), ...(value as Line[])]
  }
  for (const [field, value] of Object.entries(values)) {
    const by = tellsLinesApart(kind, field)
    if (by !== undefined && value !== null) values[field] = (value as Line[]).toSorted(inOrderOf(by))
  }
  return values
}

/** The fields whose values a part is of. */
export const fieldsOfPart = ({ fields, units }: Parted, name: string): readonly string[] =>
  Object.hasOwn(units, name)
    ? units[name]!
    : [Object.hasOwn(fields, name) || !name.includes(' ') ? name : name.slice(0, name.indexOf(' '))]

/** Whether a value of a part says all that its unit is not complete without. */
export const isComplete = ({ completeBy }: Pick<Kind, 'completeBy'>, part: string, value: unknown): boolean =>
  !Object.hasOwn(completeBy, part) ||
  completeBy[part]!.every(
    (field) => (value as Values | null)?.[field] !== null && (value as Values | null)?.[field] !== undefined,
  )

/** Two values are the same whatever the order of their fields; a field that is null is as good as none. */
export const same = (a: unknown, b: unknown): boolean => a === b || canonical(a) === canonical(b)

export const sameParts = (a: Parts, b: Parts): boolean =>
  a.size === b.size && [...a].every(([name, value]) => b.has(name) && same(value, b.get(name)))

/** Such as `2026`, or `2026 catch`; what is usual is not said, so that lines of before keep their name. */
const keyOf =
  (by: readonly LineKey[]) =>
  (line: Line): string =>
    by.flatMap(({ field, usual }) => (line[field] == null || line[field] === usual ? [] : [line[field]])).join(' ')

const inOrderOf =
  (by: readonly LineKey[]) =>
  (a: Line, b: Line): number => {
    for (const { field, usual } of by) {
      const [one, other] = [a, b].map((line) => (line[field] == null || line[field] === usual ? '' : line[field]))
      if (one! < other!) return -1
      if (one! > other!) return 1
    }
    return 0
  }

function tellsLinesApart(kind: Parted, field: string): readonly LineKey[] | undefined {
  const shape = kind.fields[field]?.shape
  return shape?.type === 'table' ? shape.by : undefined
}

const canonical = (value: unknown): string =>
  JSON.stringify(value ?? null, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(
          Object.entries(part)
            .filter(([, inner]) => inner !== null && inner !== undefined)
            .toSorted(([a], [b]) => (a < b ? -1 : 1)),
        )
      : part,
  )
