import type { PlanVariant } from '../plans/plan.ts'
import type { Adoption } from './adoption.ts'

/** The variant that is adopted; while none is, the first that may be. */
export const shownVariant = (
  variants: readonly PlanVariant[],
  adoption: Pick<Adoption, 'key'> | null | undefined,
): PlanVariant | undefined =>
  variants.find(({ key }) => key === adoption?.key) ?? variants.find(({ reasons }) => reasons.length === 0)
