import type { NamespaceId } from '../../shared/ids.ts'
import type { Clock } from '../../shared/ports/clock.ts'
import { Err, Ok, type Result } from '../../shared/result.ts'
import { dayOf } from '../../shared/time/day-in-germany.ts'
import { kindOf, type KindSlug } from '../kinds/kinds.ts'
import type { References } from '../ports/references.ts'
import type { RowStore } from '../ports/row-store.ts'
import { brokenReferences } from '../references/keep-references.ts'
import { checkValues, type Fault } from '../schema/check-values.ts'
import { motherFaults } from './mother-faults.ts'

/**
 * Values by every rule of their kind; what is `changed` of them has to refer to rows that are there, while others may
 * have gone since.
 */
export async function checkRow(
  { references, rows, clock }: { references: References; rows: Pick<RowStore, 'byKeys' | 'list'>; clock: Clock },
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
      references,
      namespaceId,
      slug,
      Object.fromEntries(changed.map((name) => [name, values[name] ?? null])),
    )),
    ...(await motherFaults(rows, namespaceId, slug, values, changed)),
  ]
  return faults.length > 0 ? Err({ kind: 'invalid_values', faults }) : Ok(values)
}
