import type { Actor } from '../../access/index.ts'
import type { FarmPictures } from '../../farm/index.ts'
import { canonicalJson } from '../../shared/canonical-json.ts'
import type { Clock } from '../../shared/ports/clock.ts'
import type { Digest } from '../../shared/ports/digest.ts'
import type { Ids } from '../../shared/ports/ids.ts'
import { Err, Ok, type Result } from '../../shared/result.ts'
import { dayOf } from '../../shared/time/day-in-germany.ts'
import { findEntry } from '../catalog/entries.ts'
import { defaultPeriod, isPeriodOf } from '../catalog/periods.ts'
import type { Plan } from '../plans/plan.ts'
import type { LinearOptimizer } from '../ports/linear-optimizer.ts'
import type { PlanStore } from '../ports/plan-store.ts'
import type { EntryNotFound, PeriodUnknown } from '../shelf/entry-state.ts'
import type { CalculationId, PlanKey, StoredCalculation } from './adoption.ts'

/** The plan of an entry for a period; left out, the period is the running one. */
export interface PlanInput {
  entryId: string
  period?: string | undefined
}

export type PlanNotFound = EntryNotFound | PeriodUnknown | { kind: 'not_a_plan' }

export interface CurrentPlan {
  plan: Plan
  key: PlanKey
  calculation: StoredCalculation
}

export interface CalculationDependencies {
  /** Those of the catalog. */
  plans: readonly Plan[]
  planStore: PlanStore
  farmPictures: FarmPictures
  optimizer: LinearOptimizer
  digest: Digest
  ids: Ids
  clock: Clock
}

/** Finds the plan that is meant. */
function planOf(
  plans: readonly Plan[],
  { namespaceId }: Pick<Actor, 'namespaceId'>,
  { entryId, period }: PlanInput,
  today: string,
): Result<{ plan: Plan; key: PlanKey }, PlanNotFound> {
  const entry = findEntry(entryId)
  if (!entry) return Err({ kind: 'entry_not_found' })
  const plan = plans.find(({ id }) => id === entry.id)
  if (!plan) return Err({ kind: 'not_a_plan' })
  const usual = defaultPeriod(entry, today)
  if (period !== undefined && !isPeriodOf(entry, period)) return Err({ kind: 'period_unknown', example: usual })
  return Ok({ plan, key: { namespaceId, entryId: entry.id, period: period ?? usual } })
}

/**
 * The plan as it follows from the rows now: the stored calculation where the same went into it, else a new one, which
 * is stored in its place.
 */
export async function currentPlan(
  deps: CalculationDependencies,
  actor: Pick<Actor, 'namespaceId'>,
  input: PlanInput,
): Promise<Result<CurrentPlan, PlanNotFound>> {
  const found = planOf(deps.plans, actor, input, dayOf(deps.clock.now()))
  if (found.err) return found
  const { plan, key } = found.val
  const [picture, stored] = await Promise.all([
    deps.farmPictures.of(key.namespaceId, [...new Set([...plan.reads, 'holdings' as const])]),
    deps.planStore.calculation(key),
  ])
  const holding = picture.rows('holdings')[0]?.values
  const inputs = plan.gather({
    picture,
    year: Number(key.period.slice(0, 4)),
    land: holding?.state ?? undefined,
    holding,
  })
  const inputsHash = deps.digest(canonicalJson({ edition: plan.edition, inputs }))
  if (stored?.inputsHash === inputsHash) return Ok({ plan, key, calculation: stored })
  const result = await plan.calculate(inputs, { optimizer: deps.optimizer })
  const calculation = { id: deps.ids.next<CalculationId>(), calculatedAt: deps.clock.now(), inputsHash, result }
  await deps.planStore.putCalculation(key, calculation)
  return Ok({ plan, key, calculation })
}
