import type { NamespaceId } from '../../shared/ids.ts'
import { currentPlan, type CalculationDependencies } from '../adoption/current-calculation.ts'
import type { EntryId } from '../catalog/entry-ids.ts'
import type { PeriodKey } from '../catalog/periods.ts'
import type { PrintedPlan } from './plan-book.ts'

/** A plan as it follows from the rows now, with what is adopted of it; undefined of what is no plan of that period. */
export type ReadPlanToPrint = (plan: {
  namespaceId: NamespaceId
  entryId: EntryId
  period: PeriodKey
}) => Promise<PrintedPlan | undefined>

export const makeReadPlanToPrint =
  (deps: CalculationDependencies): ReadPlanToPrint =>
  async (plan) => {
    const current = await currentPlan(deps, plan, plan)
    if (current.err) return undefined
    const { key, calculation } = current.val
    return { entryId: plan.entryId, calculation: calculation.result, adoption: await deps.planStore.adoption(key) }
  }
