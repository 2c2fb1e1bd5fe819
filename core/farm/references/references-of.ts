import { KIND_SLUGS, kindOf, type KindSlug } from '../kinds/kinds.ts'
import type { Referred } from '../ports/references.ts'
import type { RowHistory } from '../provenance/history.ts'

/** A field of a kind that refers to something. */
export interface ReferenceField {
  kind: KindSlug
  field: string
  to: Referred['kind']
}

/** Every field that refers to something. */
export const REFERENCE_FIELDS: readonly ReferenceField[] = KIND_SLUGS.flatMap((kind) =>
  Object.entries(kindOf(kind).fields).flatMap(([field, { shape }]): ReferenceField[] =>
    shape.type === 'reference' ? [{ kind, field, to: shape.kind as Referred['kind'] }] : [],
  ),
)

const BY_KIND = Map.groupBy(REFERENCE_FIELDS, ({ kind }) => kind)

/** What the values of a row refer to, by field. */
export const referencesOf = (
  kind: KindSlug,
  values: Readonly<Record<string, unknown>>,
): { field: string; to: Referred }[] =>
  (BY_KIND.get(kind) ?? []).flatMap(({ field, to }) => {
    const id = values[field]
    return typeof id === 'string' ? [{ field, to: { kind: to, id } }] : []
  })

export const nameOfReferred = ({ kind, id }: Referred): string => `${kind} ${id}`

/** What the references of histories lead to, apart from what those of before led to already. */
export const newReferences = (before: RowHistory | null, after: RowHistory): Referred[] => {
  const known = new Set(
    before ? referencesOf(before.row.kind, before.row.values).map(({ to }) => nameOfReferred(to)) : [],
  )
  return referencesOf(after.row.kind, after.row.values).flatMap(({ to }) => (known.has(nameOfReferred(to)) ? [] : [to]))
}
