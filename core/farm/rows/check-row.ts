import type { NamespaceId } from '../../shared/ids.ts'
import type { Clock } from '../../shared/ports/clock.ts'
import { Err, Ok, type Result } from '../../shared/result.ts'
import { dayOf } from '../../shared/time/day-in-germany.ts'
import { kindOf, type KindSlug } from '../kinds/kinds.ts'
import type { RowStore } from '../ports/row-store.ts'
import { checkValues, type Fault } from '../schema/check-values.ts'
import type { Fields } from '../schema/fields.ts'

/**
 * Values by every rule of their kind; what is `changed` of them has to refer to rows that are there, while others may
 * have gone since.
 */
export async function checkRow(
  { rows, clock }: { rows: RowStore; clock: Clock },
  namespaceId: NamespaceId,
  slug: KindSlug,
  given: Readonly<Record<string, unknown>>,
  changed: readonly string[] = Object.keys(given),
): Promise<Result<Record<string, unknown>, { kind: 'invalid_values'; faults: Fault[] }>> {
  const kind = kindOf(slug)
  const checked = checkValues(kind.fields, given)
  if (!checked.ok) return Err({ kind: 'invalid_values', faults: checked.faults })
  const values = checked.values as Record<string, unknown>
  const faults = [
    ...kind.rules(values as never, dayOf(clock.now())),
    ...(await brokenReferences(
      rows,
      namespaceId,
      kind.fields,
      Object.fromEntries(changed.map((name) => [name, values[name] ?? null])),
    )),
  ]
  return faults.length > 0 ? Err({ kind: 'invalid_values', faults }) : Ok(values)
}

async function brokenReferences(
  rows: RowStore,
  namespace: NamespaceId,
  fields: Fields,
  values: Record<string, unknown>,
): Promise<Fault[]> {
  const references = Object.entries(fields).flatMap(([name, { shape }]) =>
    shape.type === 'reference' && typeof values[name] === 'string'
      ? [{ name, kind: shape.kind, id: values[name] as string }]
      : [],
  )
  const faults = await Promise.all(
    references.map(async ({ name, kind, id }): Promise<Fault[]> =>
      (await rows.existing(namespace, kind, [id])).has(id) ? [] : [{ path: [name], fault: { code: 'no_reference' } }],
    ),
  )
  return faults.flat()
}
