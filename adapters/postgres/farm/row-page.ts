import { kindOf, type KindSlug, type RowFilter, type RowQuery } from '../../../core/farm/index.ts'
import type { NamespaceId } from '../../../core/shared/ids.ts'

export interface PageStatement {
  page: string
  /** What the page is ordered by, its day in one table of the statement and the row in another. */
  order: (day: string, row: string) => string
  values: unknown[]
}

/**
 * Which rows a page has, as a statement with its values; found in the index alone where no condition needs more, so
 * that only these rows are read.
 */
export function pageOf(
  namespace: NamespaceId,
  kind: KindSlug,
  { filters, text, days, order, offset }: RowQuery,
  limit: number,
): PageStatement {
  const values: unknown[] = [namespace, kind, limit, offset]
  const give = (value: unknown): string => `$${values.push(value)}`
  const conditions = filters.map((filter) => conditionOf(filter, give))
  const byKey = filters.find(({ field, is }) => is === 'equal' && field === kindOf(kind).keyField)
  // The other condition alone would read every row of the kind.
  if (byKey) conditions.push(`r.natural_key = ${give(byKey.value)}`)
  if (text !== undefined) conditions.push(`position(lower($${values.push(text)}) in lower(r.label)) > 0`)
  const { dayFields } = kindOf(kind)
  const day =
    dayFields.length > 0 ? `coalesce(${dayFields.map((name) => `r.values ->> '${name}'`).join(', ')})` : 'null'
  if (days?.from !== undefined) conditions.push(`${day} >= ${give(days.from)}`)
  if (days?.until !== undefined) conditions.push(`${day} <= ${give(days.until)}`)
  const byDay = order === 'day' && dayFields.length > 0
  const newest = (row: string): string => `${row}.created_at desc, ${row}.id desc`
  return {
    values,
    order: (table, row) => (byDay ? `${table}.day desc nulls last, ${newest(row)}` : newest(row)),
    page: `select r.id, r.created_at${byDay ? `, ${day} as day` : ''} from workspace_rows r
      where ${['r.namespace_id = $1', 'r.kind = $2', ...conditions].join(' and ')}
      order by ${byDay ? 'day desc nulls last, ' : ''}${newest('r')} limit $3::bigint offset $4`,
  }
}

/** A list's condition; field names come from the kinds alone. */
export function conditionOf({ field, is, value }: RowFilter, give: (value: unknown) => string): string {
  if (is === 'equal' || is === 'different')
    return `${is === 'different' ? 'not ' : ''}r.values @> ${give(JSON.stringify({ [field]: value }))}::jsonb`
  const [sign, column] = [is === 'at_least' ? '>=' : '<=', `r.values ->> ${give(field)}::text`]
  return typeof value === 'number'
    ? `(${column})::numeric ${sign} ${give(value)}::numeric`
    : `${column} ${sign} ${give(value)}`
}
