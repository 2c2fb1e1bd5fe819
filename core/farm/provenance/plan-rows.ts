import type { NamespaceId } from '../../shared/ids.ts'
import { kindOf, type KindSlug } from '../kinds/kinds.ts'
import type { RowName } from '../ports/provenance-store.ts'
import { removeRows } from '../references/keep-references.ts'
import { described, type Row, type RowId } from '../rows/row.ts'
import { checkValues } from '../schema/check-values.ts'
import { madeByPlan, replanned } from './events.ts'
import type { RowHistory } from './history.ts'
import { addHistories, inBatches, saveHistories, type ProvenanceDependencies } from './keep-histories.ts'

/** A row as a plan wants it. */
export interface RowOfPlan {
  kind: KindSlug
  id: RowId
  values: Readonly<Record<string, unknown>>
}

/** What a plan does to the rows of a farm. */
export interface PlanChanges {
  adds: readonly RowOfPlan[]
  /** Rows that it made before and says anew; one that is gone stays away. */
  says: readonly RowOfPlan[]
  /** Rows that it made before and wants no more. */
  removes: readonly RowName[]
}

/** A row of a plan may go with it: no person has changed it and no document speaks of it. */
export const goesWithPlan = ({ row, statements }: RowHistory): boolean =>
  row.origin === 'plan' && !row.edited && statements.length === 0

/** The history of a row after its plan says it anew; the same object where nothing changes by that. */
export const afterReplanning = (history: RowHistory, { kind, values }: RowOfPlan, now: number): RowHistory =>
  replanned(history, checked(kind, values), now)

/**
 * Carries out what a plan does, inside the running transaction. References to what is gone are left empty. Returns the
 * rows that are others now, those included that referred to a removed one.
 */
export async function applyPlan(
  deps: ProvenanceDependencies,
  namespaceId: NamespaceId,
  { adds, says, removes }: PlanChanges,
  now: number,
): Promise<RowName[]> {
  const made = adds.map((planned) => madeByPlan(plannedRow(namespaceId, planned, now)))
  await inBatches(made, async (batch) => void (await addHistories(deps, namespaceId, batch, now)))
  const wanted = new Map(says.map((one) => [one.id, one]))
  const changed: RowName[] = []
  await inBatches(says, async (batch) => {
    const loaded = await deps.provenance.load(namespaceId, { rows: batch })
    const changes = loaded.map((before) => ({
      before,
      after: afterReplanning(before, wanted.get(before.row.id)!, now),
    }))
    changed.push(...changes.filter(({ before, after }) => before.row !== after.row).map(({ after }) => after.row))
    await saveHistories(deps, namespaceId, changes, now)
  })
  const emptied = removes.length > 0 ? await removeRows(deps, namespaceId, removes, now) : []
  return [...adds, ...changed, ...removes, ...emptied].map(({ kind, id }) => ({ kind, id }))
}

const plannedRow = (namespaceId: NamespaceId, { kind, id, values }: RowOfPlan, now: number): Row => ({
  namespaceId,
  kind,
  id,
  ...described(kindOf(kind), checked(kind, values)),
  origin: 'plan',
  edited: false,
  version: 1,
  createdAt: now,
  updatedAt: now,
})

/** A plan that wants what no row can hold is a defect. */
function checked(kind: KindSlug, values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const found = checkValues(kindOf(kind).fields, values)
  if (!found.ok) throw new Error(`a plan wants an impossible row of ${kind}: ${JSON.stringify(found.faults)}`)
  return found.values as Record<string, unknown>
}
