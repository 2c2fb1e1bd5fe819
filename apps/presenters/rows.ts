import type { Actor } from '../../core/access/index.ts'
import {
  isKindSlug,
  kindOf,
  writeValue,
  type Farm,
  type Field,
  type Fields,
  type KindSlug,
  type RowId,
  type SourcedRow,
} from '../../core/farm/index.ts'
import { cutText } from './cut-text.ts'

export type Names = ReadonlyMap<RowId, string>
export type Known = Record<string, unknown>

/** True where an agent may read rows of the kind; a person's session may read all. */
export const mayRead = ({ credential }: Actor, kind: KindSlug): boolean => {
  const { scope } = kindOf(kind)
  return credential.kind === 'session' || (scope !== null && credential.scopes.includes(scope))
}

/** The names of the rows that these refer to, of kinds that the caller may read. */
export const namesOf = (farm: Pick<Farm, 'nameRows'>, actor: Actor, rows: readonly SourcedRow[]): Promise<Names> =>
  farm.nameRows(
    actor,
    rows.flatMap(({ kind, values }) =>
      Object.entries(kindOf(kind).fields).flatMap(([name, { shape }]) =>
        shape.type === 'reference' &&
        isKindSlug(shape.kind) &&
        typeof values[name] === 'string' &&
        mayRead(actor, shape.kind)
          ? [{ kind: shape.kind, id: values[name] as RowId }]
          : [],
      ),
    ),
  )

/**
 * What is known of a row: nothing empty at any depth, and no boundary, which is long and of no use to an agent. Texts
 * end after `longest` characters, tables after `lines`.
 */
export function knownValues(values: Known, { longest, lines }: { longest: number; lines: number }): Known {
  const known = (value: unknown): unknown => {
    if (typeof value === 'string') return cutText(value, longest)
    if (Array.isArray(value)) return value.map(known).filter(isKnown).slice(-lines)
    return typeof value === 'object' && value !== null ? knownValues(value as Known, { longest, lines }) : value
  }
  return Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => name !== 'geometry')
      .map(([name, value]) => [name, known(value)])
      .filter(([, value]) => isKnown(value)),
  )
}

const isKnown = (value: unknown): boolean =>
  value !== null &&
  value !== undefined &&
  value !== '' &&
  !(typeof value === 'object' && Object.keys(value as object).length === 0)

/** Known values with the names of their fields, in the words of people and in the order of the fields. */
export const germanFields = (fields: Fields, known: Known, names: Names): { label: string; text: string }[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const text = name in known ? germanValue(field, known[name], names) : undefined
    return text === undefined ? [] : [{ label: field.label, text }]
  })

/** The same as a text: „Menge: 30, Einheit: m³/ha, Feld: Langer Kamp“. */
export const inGerman = (fields: Fields, known: Known, names: Names, separator = ', '): string =>
  germanFields(fields, known, names)
    .map(({ label, text }) => `${label}: ${text}`)
    .join(separator)

/** Undefined for what says nothing to people, such as the id of a row without a name. */
function germanValue(field: Field, value: unknown, names: Names): string | undefined {
  const { shape, unit } = field
  if (shape.type === 'reference') return names.get(value as RowId)
  if (shape.type === 'table')
    return (value as Known[]).map((line) => `(${inGerman(shape.fields, line, names)})`).join(' ')
  return [writeValue(field, value), unit].filter(Boolean).join(' ') || undefined
}
