import type { Adoption, PlanKey, PlanStore, StoredCalculation, WrittenEffect } from '../../../core/library/index.ts'
import type { NamespaceId } from '../../../core/shared/ids.ts'
import type { MemoryDatabase } from '../memory-database.ts'

const CALCULATIONS = 'plan_calculations'
const ADOPTIONS = 'plan_adoptions'
const LEFT_EFFECTS = 'plan_left_effects'

type KeptCalculation = PlanKey & { calculation: StoredCalculation }
type KeptAdoption = PlanKey & { adoption: Adoption }
type LeftEffects = PlanKey & { effects: readonly WrittenEffect[] }

const nameOf = ({ namespaceId, entryId, period }: PlanKey): string => `${namespaceId} ${entryId} ${period}`

export class MemoryPlanStore implements PlanStore {
  readonly #database: MemoryDatabase

  constructor(database: MemoryDatabase) {
    this.#database = database
  }

  calculation(plan: PlanKey): Promise<StoredCalculation | undefined> {
    return this.#database.read<KeptCalculation, StoredCalculation | undefined>(
      plan.namespaceId,
      CALCULATIONS,
      (rows) => rows.get(nameOf(plan))?.calculation,
    )
  }

  async putCalculation(plan: PlanKey, calculation: StoredCalculation): Promise<void> {
    await this.#database.write<KeptCalculation, void>(
      plan.namespaceId,
      CALCULATIONS,
      (rows) => void rows.set(nameOf(plan), { ...plan, calculation }),
    )
  }

  adoption(plan: PlanKey): Promise<Adoption | undefined> {
    return this.#database.read<KeptAdoption, Adoption | undefined>(
      plan.namespaceId,
      ADOPTIONS,
      (rows) => rows.get(nameOf(plan))?.adoption,
    )
  }

  adoptions(namespace: NamespaceId): Promise<KeptAdoption[]> {
    return this.#database.read<KeptAdoption, KeptAdoption[]>(namespace, ADOPTIONS, (rows) =>
      [...rows.values()]
        .filter(({ namespaceId }) => namespaceId === namespace)
        .toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1)),
    )
  }

  /** Transactions run one after the other here. */
  lockAdoption(plan: PlanKey): Promise<Adoption | undefined> {
    return this.adoption(plan)
  }

  async putAdoption(plan: PlanKey, adoption: Adoption): Promise<void> {
    await this.#database.write<KeptAdoption, void>(
      plan.namespaceId,
      ADOPTIONS,
      (rows) => void rows.set(nameOf(plan), { ...plan, adoption }),
    )
  }

  async removeAdoption(plan: PlanKey): Promise<void> {
    await this.#database.write<KeptAdoption, void>(
      plan.namespaceId,
      ADOPTIONS,
      (rows) => void rows.delete(nameOf(plan)),
    )
  }

  leftEffects(plan: PlanKey): Promise<readonly WrittenEffect[]> {
    return this.#database.read<LeftEffects, readonly WrittenEffect[]>(
      plan.namespaceId,
      LEFT_EFFECTS,
      (rows) => rows.get(nameOf(plan))?.effects ?? [],
    )
  }

  async putLeftEffects(plan: PlanKey, effects: readonly WrittenEffect[]): Promise<void> {
    await this.#database.write<LeftEffects, void>(
      plan.namespaceId,
      LEFT_EFFECTS,
      (rows) => void rows.set(nameOf(plan), { ...plan, effects }),
    )
  }
}
