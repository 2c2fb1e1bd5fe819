import type { Actor } from '../../access/index.ts'
import { announceRows, applyPlan, type ProvenanceDependencies } from '../../farm/index.ts'
import type { Events } from '../../shared/events.ts'
import type { Transaction } from '../../shared/ports/transaction.ts'
import { Err, Ok, type Result } from '../../shared/result.ts'
import { PLAN_ADOPTED } from '../events.ts'
import type { PlanVariant } from '../plans/plan.ts'
import { EFFECT_KINDS, type Adoption, type WrittenEffect } from './adoption.ts'
import { currentPlan, type CalculationDependencies, type PlanInput, type PlanNotFound } from './current-calculation.ts'
import { decided } from './preview-effects.ts'
import { variantsOf, type PlanVariants } from './read-variants.ts'

export interface AdoptInput extends PlanInput {
  key: string
  /** The calculation that the person has seen, where they want to be sure. */
  calculationId?: string | undefined
  /** Effects that are left out, by their id or all of a kind. */
  skip: readonly string[]
}

/**
 * `not_in_calculation`: the latest calculation has no such row; `not_adoptable`: what stands against it;
 * `recalculated`: another calculation is current; `unknown_effect`: these of `skip` are neither effects of the variant
 * nor kinds of them.
 */
export type AdoptFailure =
  | PlanNotFound
  | { kind: 'not_in_calculation' }
  | { kind: 'not_adoptable'; reasons: readonly string[] }
  | { kind: 'recalculated' }
  | { kind: 'unknown_effect'; names: readonly string[] }

/**
 * Adopts a variant: writes what it plans into the farm in one transaction, in the place of what was adopted before. Of
 * two people at the same moment the second takes the place of the first. Adopting the same again changes nothing.
 */
export type AdoptVariant = (actor: Actor, input: AdoptInput) => Promise<Result<PlanVariants, AdoptFailure>>

export interface AdoptionDependencies extends CalculationDependencies, ProvenanceDependencies {
  events: Events
  transaction: Transaction
}

export const makeAdoptVariant =
  (deps: AdoptionDependencies): AdoptVariant =>
  async (actor, input) => {
    const current = await currentPlan(deps, actor, input)
    if (current.err) return current
    const { key, calculation } = current.val
    const wanted = wantedOf(calculation.result.variants, input)
    if (wanted.err) return wanted
    return deps.transaction.within<PlanVariants, AdoptFailure>(actor.namespaceId, async () => {
      const before = await deps.planStore.lockAdoption(key)
      const left = await deps.planStore.leftEffects(key)
      // Rows may have changed since; then another calculation may have taken the place of the one that was looked at.
      const latest = await deps.planStore.calculation(key)
      if (latest?.id !== calculation.id || (input.calculationId ?? latest.id) !== latest.id)
        return Err({ kind: 'recalculated' })
      const effects = wanted.val.effects.filter(
        ({ id, kind }) => !input.skip.includes(id) && !input.skip.includes(kind),
      )
      const decisions = await decided(deps, actor, effects, { adopted: before?.effects ?? [], left })
      const now = deps.clock.now()
      const adoption: Adoption = {
        key: input.key,
        calculationId: calculation.id,
        at: before?.key === input.key && before.calculationId === calculation.id ? before.at : now,
        by: actor.userId,
        effects: decisions.flatMap(({ written }) => (written ? [written] : [])),
      }
      const rows = await applyPlan(deps, actor.namespaceId, changesOf(decisions, before), now)
      await deps.planStore.putAdoption(key, adoption)
      await deps.planStore.putLeftEffects(key, leftBeside(decisions, [...left, ...(before?.effects ?? [])]))
      await announceRows(deps.events, actor.namespaceId, rows)
      await deps.events.announce(PLAN_ADOPTED, actor.namespaceId, { entryId: key.entryId, period: key.period })
      return Ok(variantsOf(key, calculation, adoption))
    })
  }

function wantedOf(variants: readonly PlanVariant[], { key, skip }: AdoptInput): Result<PlanVariant, AdoptFailure> {
  const variant = variants.find((one) => one.key === key)
  if (!variant) return Err({ kind: 'not_in_calculation' })
  if (variant.reasons.length > 0) return Err({ kind: 'not_adoptable', reasons: variant.reasons })
  const names = skip.filter(
    (name) => !(EFFECT_KINDS as readonly string[]).includes(name) && !variant.effects.some(({ id }) => id === name),
  )
  return names.length > 0 ? Err({ kind: 'unknown_effect', names }) : Ok(variant)
}

const changesOf = (
  decisions: Awaited<ReturnType<typeof decided>>,
  before: Adoption | undefined,
): Parameters<typeof applyPlan>[2] => ({
  adds: decisions.flatMap(({ change, wanted }) => (change === 'create' && wanted ? [wanted] : [])),
  says: decisions.flatMap(({ change, wanted }) => (change !== 'create' && wanted ? [wanted] : [])),
  removes: decisions.flatMap(({ change, id }) =>
    change === 'remove' ? (before?.effects.find((one) => one.id === id)?.row ?? []) : [],
  ),
})

/** What is written and neither part of the adoption now nor taken away. */
function leftBeside(decisions: Awaited<ReturnType<typeof decided>>, before: readonly WrittenEffect[]): WrittenEffect[] {
  const decided = new Set(decisions.map(({ id }) => id))
  return before.filter(({ id, row }) => row !== null && !decided.has(id))
}
