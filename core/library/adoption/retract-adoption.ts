import type { Actor } from '../../access/index.ts'
import { announceRows, applyPlan, goesWithPlan, type RowHistory, type RowName } from '../../farm/index.ts'
import type { NamespaceId } from '../../shared/ids.ts'
import { Ok, type Result } from '../../shared/result.ts'
import { PLAN_ADOPTED } from '../events.ts'
import type { AdoptionDependencies } from './adopt-variant.ts'
import type { WrittenEffect } from './adoption.ts'
import { currentPlan, type PlanInput, type PlanNotFound } from './current-calculation.ts'
import { rowsOf } from './preview-effects.ts'
import { variantsOf, type PlanVariants } from './read-variants.ts'

/** A row that an adoption has written. */
export interface PlannedRow extends RowName {
  label: string
}

/** One that stays when the adoption is given up, and why. */
export interface KeptRow extends PlannedRow {
  /** A person has changed it, or a document speaks of it. */
  reason: 'edited' | 'other_source'
}

export interface Retraction {
  removed: PlannedRow[]
  kept: KeptRow[]
  state: PlanVariants
}

/** Gives up what was adopted; without an adoption nothing is removed, and what earlier ones left is told. */
export type RetractAdoption = (actor: Actor, input: PlanInput) => Promise<Result<Retraction, PlanNotFound>>

export const makeRetractAdoption =
  (deps: AdoptionDependencies): RetractAdoption =>
  async (actor, input) => {
    const current = await currentPlan(deps, actor, input)
    if (current.err) return current
    const { key, calculation } = current.val
    const { namespaceId } = actor
    return deps.transaction.within<Retraction, PlanNotFound>(namespaceId, async () => {
      const adoption = await deps.planStore.lockAdoption(key)
      const left = await deps.planStore.leftEffects(key)
      const state = variantsOf(key, calculation, undefined)
      const before = await histories(deps, namespaceId, left)
      if (!adoption) return Ok({ removed: [], kept: before.map(keptOf), state })
      const written = await histories(deps, namespaceId, adoption.effects)
      const { goes = [], stays = [] } = Object.groupBy(written, (one) => (goesWithPlan(one) ? 'goes' : 'stays'))
      const removed = goes.map(plannedRow)
      const changes = { adds: [], says: [], removes: removed }
      const rows = await applyPlan(deps, namespaceId, changes, deps.clock.now())
      await deps.planStore.removeAdoption(key)
      const staying = new Set(stays.map(({ row }) => row.id))
      const leftNow = adoption.effects.filter(({ row }) => row !== null && staying.has(row.id))
      await deps.planStore.putLeftEffects(key, [...left, ...leftNow])
      await announceRows(deps.events, namespaceId, rows)
      await deps.events.announce(PLAN_ADOPTED, namespaceId, { entryId: key.entryId, period: key.period })
      return Ok({ removed, kept: [...before, ...stays].map(keptOf), state })
    })
  }

/** Of the rows of effects those that are there. */
async function histories(
  { provenance }: AdoptionDependencies,
  namespaceId: NamespaceId,
  effects: readonly WrittenEffect[],
): Promise<RowHistory[]> {
  const rows = rowsOf(effects)
  return rows.length > 0 ? await provenance.load(namespaceId, { rows }) : []
}

const plannedRow = ({ row: { kind, id, label } }: RowHistory): PlannedRow => ({ kind, id, label })

const keptOf = (history: RowHistory): KeptRow => ({
  ...plannedRow(history),
  reason: history.row.edited ? 'edited' : 'other_source',
})
