import type { Assertion } from '../extraction/index.ts'
import { described, isSameContact, kindOf, type RowId, type RowNames } from '../farm/index.ts'
import type { NamespaceId } from '../shared/ids.ts'

/**
 * Contacts of the farm that the document means though it gives them no key, or another one; by the name that the
 * document has for each. Where several may be meant, none is.
 */
export async function findKnownContacts(
  rowNames: Pick<RowNames, 'contacts'>,
  namespace: NamespaceId,
  derived: readonly Assertion[],
): Promise<Map<string, RowId>> {
  const told = derived.filter(({ kind }) => kind === 'contacts')
  if (told.length === 0) return new Map()
  const known = await rowNames.contacts(namespace)
  const kind = kindOf('contacts')
  const whole = (values: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.keys(kind.fields).map((field) => [field, values[field] ?? null]))
  return new Map(
    told.flatMap(({ name, values }): [string, RowId][] => {
      if (typeof values['name'] !== 'string') return []
      const { key } = described(kind, whole(values))
      if (key !== null && known.some((row) => row.key === key)) return []
      const same = known.filter((row) => isSameContact(row.values, values))
      return same.length === 1 ? [[name, same[0]!.id]] : []
    }),
  )
}
