import type { NamespaceId } from '../../shared/ids.ts'
import type { Adoption, PlanKey, StoredCalculation, WrittenEffect } from '../adoption/adoption.ts'

/** The latest calculation of each plan, and what was adopted of it. Joins the running transaction. */
export interface PlanStore {
  calculation(plan: PlanKey): Promise<StoredCalculation | undefined>
  /** Takes the place of the one before. */
  putCalculation(plan: PlanKey, calculation: StoredCalculation): Promise<void>
  adoption(plan: PlanKey): Promise<Adoption | undefined>
  /** Every adoption of a farm, in the order of entries and periods. */
  adoptions(namespace: NamespaceId): Promise<(PlanKey & { adoption: Adoption })[]>
  /**
   * The adoption for someone who is about to change it, inside a transaction: a second one waits until that ends, and
   * sees what it left.
   */
  lockAdoption(plan: PlanKey): Promise<Adoption | undefined>
  putAdoption(plan: PlanKey, adoption: Adoption): Promise<void>
  removeAdoption(plan: PlanKey): Promise<void>
  /** What earlier adoptions wrote and left with the farm; it stays when an adoption is removed. */
  leftEffects(plan: PlanKey): Promise<readonly WrittenEffect[]>
  /** Takes the place of those before. */
  putLeftEffects(plan: PlanKey, effects: readonly WrittenEffect[]): Promise<void>
}
