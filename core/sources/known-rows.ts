import { isKindSlug, kindOf, type KindSlug, type RowId, type RowNames } from '../farm/index.ts'
import type { NamespaceId } from '../shared/ids.ts'
import type { Annotation, Assertion } from '../extraction/index.ts'

/**
 * The one row of the farm that a document calls so. Of several names those count that any row has, and a row has to
 * have all of them; undefined where none or several do.
 */
export type KnownRows = (kind: KindSlug, names: readonly string[]) => RowId | undefined

/** Looks up everything that the rows and annotations of a document name. */
export async function findKnownRows(
  rowNames: Pick<RowNames, 'called'>,
  namespace: NamespaceId,
  derived: readonly Assertion[],
  annotations: readonly Annotation[],
): Promise<KnownRows> {
  const wanted = new Map<KindSlug, Set<string>>()
  const want = (kind: KindSlug, names: readonly string[]) =>
    wanted.set(kind, new Set([...(wanted.get(kind) ?? []), ...names]))
  for (const { kind, called } of annotations) want(kind, called)
  for (const { kind, refers = {}, unlessCalled } of derived) {
    if (unlessCalled) want(kind, unlessCalled)
    for (const [field, names] of Object.entries(refers)) want(referredKind(kind, field), names)
  }
  const bearers = new Map<string, Set<RowId>>()
  for (const [kind, names] of wanted) {
    for (const { name, id } of await rowNames.called(namespace, kind, [...names]))
      bearers.set(`${kind} ${name}`, (bearers.get(`${kind} ${name}`) ?? new Set()).add(id))
  }
  return (kind, names) => {
    const sets = names.flatMap((name) => bearers.get(`${kind} ${name}`) ?? [])
    const all = [...(sets[0] ?? [])].filter((id) => sets.every((set) => set.has(id)))
    return all.length === 1 ? all[0] : undefined
  }
}

/** The kind of the row that a field refers to. */
export function referredKind(kind: KindSlug, field: string): KindSlug {
  const shape = kindOf(kind).fields[field]?.shape
  if (shape?.type !== 'reference' || !isKindSlug(shape.kind)) throw new Error(`${kind}.${field} refers to no row`)
  return shape.kind
}
