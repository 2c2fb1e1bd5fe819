import { described, isSameContact, kindOf, type RowNames, type StampedRow } from '../farm/index.ts'
import type { DocumentId, NamespaceId } from '../shared/ids.ts'
import type { RecognizedRow } from './recognize-fields.ts'
import { nameIn } from './rows-of-document.ts'

const SIGNS = ['name', 'vat_id', 'street', 'postcode', 'city', 'email', 'phone', 'customer_number']

/**
 * Which contacts of the farm those of a document are though it gives them no key, or another one. Where several may be
 * meant, none is; one that the document stated before stays the one it is.
 */
export async function recognizeContacts(
  rowNames: Pick<RowNames, 'all'>,
  { namespaceId, documentId }: { namespaceId: NamespaceId; documentId: DocumentId },
  derived: readonly RecognizedRow[],
  before: readonly Pick<StampedRow, 'kind' | 'statedAs'>[],
): Promise<RecognizedRow[]> {
  if (!derived.some(({ kind }) => kind === 'contacts')) return [...derived]
  const known = await rowNames.all(namespaceId, 'contacts', SIGNS)
  const stated = new Set(before.flatMap(({ kind, statedAs }) => (kind === 'contacts' ? [statedAs] : [])))
  const kind = kindOf('contacts')
  const whole = (values: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.keys(kind.fields).map((field) => [field, values[field] ?? null]))
  return derived.map((row) => {
    if (row.kind !== 'contacts' || typeof row.values['name'] !== 'string') return row
    const { key } = described(kind, whole(row.values))
    if (stated.has(key ?? nameIn(documentId, row)) || (key !== null && known.some((one) => one.key === key))) return row
    const [same, ...others] = known.filter(({ values }) => isSameContact(values, row.values))
    return same && others.length === 0 ? { ...row, meant: same.id } : row
  })
}
