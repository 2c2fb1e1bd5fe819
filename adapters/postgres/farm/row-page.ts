import { kindOf, type KindSlug, type RowFilter, type RowQuery, type RowsPassing } from '../../../core/farm/index.ts'
import type { NamespaceId } from '../../../core/shared/ids.ts'

export interface PageStatement {
  /** Its rows, whole. */
  page: string
  /** What it is ordered by, of the page as `r`. */
  order: string
  values: unknown[]
}

/** The rows of a page as a statement with its values, to be read from as a subquery: what it skips, nobody works on. */
export function pageOf(namespace: NamespaceId, kind: KindSlug, query: RowQuery, limit: number): PageStatement {
  const values: unknown[] = [namespace, kind, limit, query.offset]
  const condition = passingOf(kind, query, (value) => `$${values.push(value)}`)
  const byDay = query.order === 'day' && kindOf(kind).dayFields.length > 0
  const newest = 'r.created_at desc, r.id desc'
  return {
    values,
    order: byDay ? `r.day desc nulls last, ${newest}` : newest,
    page: `select r.*${byDay ? `, ${dayOf(kind)} as day` : ''} from workspace_rows r
      where ${condition}
      order by ${byDay ? 'day desc nulls last, ' : ''}${newest} limit $3::bigint offset $4`,
  }
}

/** Whether a row is one of a list; $1 is the namespace and $2 the kind. */
export function passingOf(
  kind: KindSlug,
  { filters, text, days }: RowsPassing,
  give: (value: unknown) => string,
): string {
  const conditions = filters.map((filter) => conditionOf(filter, give))
  const { keyField, isKey = () => true } = kindOf(kind)
  const byKey = filters.find(({ field, is, value }) => is === 'equal' && field === keyField && isKey(value))
  // The other condition alone would read every row of the kind.
  if (byKey) conditions.push(`r.natural_key = ${give(byKey.value)}`)
  if (text !== undefined) conditions.push(`position(lower(${give(text)}) in lower(r.label)) > 0`)
  if (days?.from !== undefined) conditions.push(`${dayOf(kind)} >= ${give(days.from)}`)
  if (days?.until !== undefined) conditions.push(`${dayOf(kind)} <= ${give(days.until)}`)
  return ['r.namespace_id = $1', 'r.kind = $2', ...conditions].join(' and ')
}

/** The day that a row is about. */
function dayOf(kind: KindSlug): string {
  const { dayFields } = kindOf(kind)
  return dayFields.length > 0 ? `coalesce(${dayFields.map((name) => `r.values ->> '${name}'`).join(', ')})` : 'null'
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
