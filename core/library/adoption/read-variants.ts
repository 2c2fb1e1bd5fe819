import type { Actor } from '../../access/index.ts'
import { Ok, type Result } from '../../shared/result.ts'
import type { EntryId } from '../catalog/entry-ids.ts'
import type { PlanVariant } from '../plans/plan.ts'
import type { Adoption, StoredCalculation } from './adoption.ts'
import { currentPlan, type CalculationDependencies, type PlanInput, type PlanNotFound } from './current-calculation.ts'

/** A plan with its variants, and the one that is adopted. */
export interface PlanVariants {
  entryId: EntryId
  period: string
  calculation: Omit<StoredCalculation, 'result'> & { missing: readonly string[] }
  variants: readonly PlanVariant[]
  adopted: Adoption | null
}

export type ReadVariants = (actor: Actor, input: PlanInput) => Promise<Result<PlanVariants, PlanNotFound>>

export const makeReadVariants =
  (deps: CalculationDependencies): ReadVariants =>
  async (actor, input) => {
    const found = await currentPlan(deps, actor, input)
    if (found.err) return found
    const { key, calculation } = found.val
    return Ok(variantsOf(key, calculation, await deps.planStore.adoption(key)))
  }

export const variantsOf = (
  { entryId, period }: Pick<PlanVariants, 'entryId' | 'period'>,
  { result, ...calculation }: StoredCalculation,
  adopted: Adoption | undefined,
): PlanVariants => ({
  entryId,
  period,
  calculation: { ...calculation, missing: result.missing },
  variants: result.variants,
  adopted: adopted ?? null,
})
