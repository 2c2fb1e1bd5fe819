import type { CaseRows } from '../../core/control-folder/index.ts'
import {
  checkValues,
  kindOf,
  KIND_SLUGS,
  makePicture,
  type KindSlug,
  type Picture,
  type PictureRow,
  type RowId,
} from '../../core/farm/index.ts'

/** A row by what it is called in a case: stable, and in the form of an id. */
const idOf = (kind: KindSlug, place: number): RowId =>
  `01943c6e-${String(KIND_SLUGS.indexOf(kind)).padStart(4, '0')}-7d10-9b21-${String(place).padStart(12, '0')}` as RowId

/**
 * The rows of a case as a picture of every kind, references by name put in; values that no farm could hold are refused,
 * so that no case is about rows that cannot be.
 */
export function pictureOf(given: CaseRows): Picture {
  const named = new Map<string, RowId>()
  const kinds = (Object.keys(given) as KindSlug[]).map((kind) => [kind, given[kind] ?? []] as const)
  for (const [kind, rows] of kinds)
    rows.forEach((row, place) => {
      const name = row.ref ?? (row as { name?: string | null }).name
      if (name != null) named.set(`${kind} ${name}`, idOf(kind, place))
    })
  const rows = kinds.flatMap(([kind, all]) => all.map((row, place) => rowOf(kind, place, row, named)))
  return makePicture(KIND_SLUGS, rows)
}

function rowOf(
  kind: KindSlug,
  place: number,
  { ref: _, ...given }: { ref?: string },
  named: ReadonlyMap<string, RowId>,
): PictureRow {
  const { fields, labelOf } = kindOf(kind)
  const values = Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const shape = fields[name]?.shape
      return [name, shape?.type === 'reference' ? (named.get(`${shape.kind} ${value}`) ?? value) : value]
    }),
  )
  const checked = checkValues(fields, { ...unnamed(kind), ...values })
  if (!checked.ok) throw new Error(`${kind}: ${JSON.stringify(checked.faults)}`)
  return { kind, id: idOf(kind, place), label: labelOf(checked.values as never), values: checked.values as never }
}

/** A case need not name what does not matter to it. */
const unnamed = (kind: KindSlug): Record<string, string> =>
  Object.fromEntries(
    Object.entries(kindOf(kind).fields).flatMap(([name, { required, shape, label }]) =>
      required && shape.type === 'text' && !shape.format ? [[name, label]] : [],
    ),
  )
