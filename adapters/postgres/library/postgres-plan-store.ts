import type {
  Adoption,
  CalculationId,
  PlanKey,
  PlanStore,
  StoredCalculation,
  WrittenEffect,
} from '../../../core/library/index.ts'
import type { NamespaceId, UserId } from '../../../core/shared/ids.ts'
import type { Database } from '../database.ts'

interface StoredAdoption {
  entry_id: PlanKey['entryId']
  period: string
  variant: string
  calculation_id: CalculationId
  adopted_at: Date
  adopted_by: UserId
  effects: Adoption['effects']
}

const OF_PLAN = 'namespace_id = $1 and entry_id = $2 and period = $3'

const COLUMNS = 'entry_id, period, variant, calculation_id, adopted_at, adopted_by, effects'

export class PostgresPlanStore implements PlanStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async calculation({ namespaceId, entryId, period }: PlanKey): Promise<StoredCalculation | undefined> {
    const [found] = await this.#database.query<{
      id: CalculationId
      calculated_at: Date
      inputs_hash: string
      result: StoredCalculation['result']
    }>(namespaceId, `select id, calculated_at, inputs_hash, result from plan_calculations where ${OF_PLAN}`, [
      namespaceId,
      entryId,
      period,
    ])
    return (
      found && {
        id: found.id,
        calculatedAt: found.calculated_at.getTime(),
        inputsHash: found.inputs_hash,
        result: found.result,
      }
    )
  }

  async putCalculation(plan: PlanKey, { id, calculatedAt, inputsHash, result }: StoredCalculation): Promise<void> {
    const { namespaceId, entryId, period } = plan
    await this.#database.query(
      namespaceId,
      `insert into plan_calculations (namespace_id, entry_id, period, id, calculated_at, inputs_hash, result)
       values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (namespace_id, entry_id, period) do update set id = excluded.id,
         calculated_at = excluded.calculated_at, inputs_hash = excluded.inputs_hash, result = excluded.result`,
      [namespaceId, entryId, period, id, new Date(calculatedAt), inputsHash, JSON.stringify(result)],
    )
  }

  async adoption({ namespaceId, entryId, period }: PlanKey): Promise<Adoption | undefined> {
    const [found] = await this.#database.query<StoredAdoption>(
      namespaceId,
      `select ${COLUMNS} from plan_adoptions where ${OF_PLAN}`,
      [namespaceId, entryId, period],
    )
    return found && adoptionOf(found)
  }

  async adoptions(namespaceId: NamespaceId): Promise<(PlanKey & { adoption: Adoption })[]> {
    const found = await this.#database.query<StoredAdoption>(
      namespaceId,
      `select ${COLUMNS} from plan_adoptions where namespace_id = $1 order by entry_id, period`,
      [namespaceId],
    )
    return found.map((one) => ({
      namespaceId,
      entryId: one.entry_id,
      period: one.period,
      adoption: adoptionOf(one),
    }))
  }

  /** There may be no row yet, so the plan's name is what is locked. */
  async lockAdoption(plan: PlanKey): Promise<Adoption | undefined> {
    const { namespaceId, entryId, period } = plan
    await this.#database.query(namespaceId, 'select pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `plan ${namespaceId} ${entryId} ${period}`,
    ])
    return this.adoption(plan)
  }

  async putAdoption(plan: PlanKey, { key, calculationId, at, by, effects }: Adoption): Promise<void> {
    const { namespaceId, entryId, period } = plan
    await this.#database.query(
      namespaceId,
      `insert into plan_adoptions (namespace_id, ${COLUMNS}) values ($1, $2, $3, $4, $5, $6, $7, $8)
       on conflict (namespace_id, entry_id, period) do update set variant = excluded.variant,
         calculation_id = excluded.calculation_id, adopted_at = excluded.adopted_at,
         adopted_by = excluded.adopted_by, effects = excluded.effects`,
      [namespaceId, entryId, period, key, calculationId, new Date(at), by, JSON.stringify(effects)],
    )
  }

  async removeAdoption({ namespaceId, entryId, period }: PlanKey): Promise<void> {
    await this.#database.query(namespaceId, `delete from plan_adoptions where ${OF_PLAN}`, [
      namespaceId,
      entryId,
      period,
    ])
  }

  async leftEffects({ namespaceId, entryId, period }: PlanKey): Promise<readonly WrittenEffect[]> {
    const [found] = await this.#database.query<{ effects: WrittenEffect[] }>(
      namespaceId,
      `select effects from plan_left_effects where ${OF_PLAN}`,
      [namespaceId, entryId, period],
    )
    return found?.effects ?? []
  }

  async putLeftEffects({ namespaceId, entryId, period }: PlanKey, effects: readonly WrittenEffect[]): Promise<void> {
    await this.#database.query(
      namespaceId,
      `insert into plan_left_effects (namespace_id, entry_id, period, effects) values ($1, $2, $3, $4)
       on conflict (namespace_id, entry_id, period) do update set effects = excluded.effects`,
      [namespaceId, entryId, period, JSON.stringify(effects)],
    )
  }
}

const adoptionOf = ({ variant, calculation_id, adopted_at, adopted_by, effects }: StoredAdoption): Adoption => ({
  key: variant,
  calculationId: calculation_id,
  at: adopted_at.getTime(),
  by: adopted_by,
  effects,
})
