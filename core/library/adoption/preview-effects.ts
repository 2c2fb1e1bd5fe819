import type { Actor } from '../../access/index.ts'
import type { ProvenanceStore, RowId, RowName } from '../../farm/index.ts'
import { Err, Ok, type Result } from '../../shared/result.ts'
import { dayOf } from '../../shared/time/day-in-germany.ts'
import type { PlanEffect } from '../plans/plan.ts'
import type { Adoption, CalculationId, WrittenEffect } from './adoption.ts'
import { currentPlan, type CalculationDependencies, type PlanInput, type PlanNotFound } from './current-calculation.ts'
import { decideEffects, type EffectDecision } from './decide-effects.ts'
import { leftOutTexts } from './effects-from.ts'

/** What adopting a variant would write, beside what an earlier adoption wrote. */
export interface EffectsPreview {
  key: string
  calculationId: CalculationId
  effects: EffectDecision[]
  /** German: what of the variant is not written any more, and why. */
  leftOut: string[]
  comparedWith: Pick<Adoption, 'key' | 'at'> | null
}

export type PreviewEffects = (
  actor: Actor,
  input: PlanInput & { key: string },
) => Promise<Result<EffectsPreview, PlanNotFound | { kind: 'unknown_variant' }>>

export const makePreviewEffects =
  (deps: CalculationDependencies & { provenance: ProvenanceStore }): PreviewEffects =>
  async (actor, input) => {
    const found = await currentPlan(deps, actor, input)
    if (found.err) return found
    const { key, calculation } = found.val
    const variant = calculation.result.variants.find((one) => one.key === input.key)
    if (!variant) return Err({ kind: 'unknown_variant' })
    const { effects } = variant
    const [adoption, left] = await Promise.all([deps.planStore.adoption(key), deps.planStore.leftEffects(key)])
    const adopted = adoption?.effects ?? []
    return Ok({
      key: variant.key,
      calculationId: calculation.id,
      effects: await decided(deps, actor, effects, { adopted, left }),
      // What was written in its time stays.
      leftOut: leftOutTexts(
        effects.filter(({ id }) => ![...adopted, ...left].some((one) => one.id === id)),
        dayOf(deps.clock.now()),
      ),
      comparedWith: adoption ? { key: adoption.key, at: adoption.at } : null,
    })
  }

/** What earlier adoptions wrote: the one that stands, and those before it that left something with the farm. */
export interface WrittenBefore {
  adopted: readonly WrittenEffect[]
  left: readonly WrittenEffect[]
}

/**
 * The decision over the rows as they are now; inside a transaction they are locked until it ends. What an earlier
 * adoption left is taken up again where it is still there and wanted, so that nothing is written twice.
 */
export async function decided(
  { provenance, ids, clock }: Pick<CalculationDependencies, 'ids' | 'clock'> & { provenance: ProvenanceStore },
  { namespaceId }: Pick<Actor, 'namespaceId'>,
  effects: readonly PlanEffect[],
  { adopted, left }: WrittenBefore,
): Promise<EffectDecision[]> {
  const written = rowsOf([...adopted, ...left])
  const histories = written.length > 0 ? await provenance.load(namespaceId, { rows: written }) : []
  const rows = new Map(histories.map((history) => [history.row.id, history]))
  const now = clock.now()
  const wanted = new Set(effects.map(({ id }) => id))
  const takenUp = left.filter(({ id, row }) => wanted.has(id) && row !== null && rows.has(row.id))
  return decideEffects(effects, [...takenUp, ...adopted], rows, {
    nextId: () => ids.next<RowId>(),
    now,
    today: dayOf(now),
  })
}

export const rowsOf = (effects: readonly WrittenEffect[]): RowName[] => effects.flatMap(({ row }) => (row ? [row] : []))
