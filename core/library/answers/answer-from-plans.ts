import { makeAnswerFromEntries, type FactSource, type LoadEntries, type ParsedQuestion } from '../../answers/index.ts'
import type { Pause } from '../../shared/ports/pause.ts'
import { currentPlan, type CalculationDependencies } from '../adoption/current-calculation.ts'
import { variantsOf } from '../adoption/read-variants.ts'
import { entryOf } from '../catalog/entries.ts'
import { isPeriodOf } from '../catalog/periods.ts'
import { PLAN_VIEWS, planEntries, type PlanView } from './plan-views.ts'

/** Answers questions about plans, of the year that the question names or of the one that runs. */
export const makeAnswerFromPlans = (deps: CalculationDependencies & { pause: Pause }): FactSource => {
  const loadEntries: LoadEntries<PlanView> = async (namespaceId, views, question) => {
    const loaded = await Promise.all(
      views.map(async (view) => {
        const current = await currentPlan(
          deps,
          { namespaceId },
          { entryId: view.entryId, period: periodAsked(view, question) },
        )
        if (current.err) return []
        const { key, calculation } = current.val
        const plan = variantsOf(key, calculation, await deps.planStore.adoption(key))
        return [[view, { entries: planEntries(plan), relatedNames: [] }] as const]
      }),
    )
    return new Map(loaded.flat())
  }
  return makeAnswerFromEntries({ views: PLAN_VIEWS, loadEntries, clock: deps.clock, pause: deps.pause })
}

function periodAsked({ entryId }: PlanView, { period }: ParsedQuestion): string | undefined {
  const year = period?.span.from?.slice(0, 'YYYY'.length)
  return year !== undefined && isPeriodOf(entryOf(entryId), year) ? year : undefined
}
