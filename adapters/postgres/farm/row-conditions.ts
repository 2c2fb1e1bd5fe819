import { kindOf, type KindSlug, type RowFilter, type RowQuery } from '../../../core/farm/index.ts'
import type { NamespaceId } from '../../../core/shared/ids.ts'

/**
 * Which rows a page has, as a statement with its values; found in the index alone where no condition needs more, so
 * that only these rows are read.
 */
export function pageOf(
  namespace: NamespaceId,
  kind: KindSlug,
  { filters, text, offset }: RowQuery,
  limit: number,
): { page: string; values: unknown[] } {
  const values: unknown[] = [namespace, kind, limit, offset]
  const give = (value: unknown): string => `$${values.push(value)}`
  const conditions = filters.map((filter) => conditionOf(filter, give))
  const byKey = filters.find(({ field, is }) => is === 'equal' && field === kindOf(kind).keyField)
  // The other condition alone would read every row of the kind.
  if (byKey) conditions.push(`r.natural_key = ${give(byKey.value)}`)
  if (text !== undefined) conditions.push(`position(lower($${values.push(text)}) in lower(r.label)) > 0`)
  return {
    values,
    page: `select r.id, r.created_at from workspace_rows r
      where ${['r.namespace_id = $1', 'r.kind = $2', ...conditions].join(' and ')}
      order by r.created_at desc, r.id desc limit $3::bigint offset $4`,
  }
}

/** A list's condition; field names come from the kinds alone and are given as values all the same. */
export function conditionOf({ field, is, value }: RowFilter, give: (value: unknown) => string): string {
  if (is === 'equal') return `r.values @> ${give(JSON.stringify({ [field]: value }))}::jsonb`
  const [sign, column] = [is === 'at_least' ? '>=' : '<=', `r.values ->> ${give(field)}::text`]
  return typeof value === 'number'
    ? `(${column})::numeric ${sign} ${give(value)}::numeric`
    : `${column} ${sign} ${give(value)}`
}
