import { makeAnswerFromEntries, type FactSource, type LoadEntries, type View } from '../../answers/index.ts'
import type { ParsedQuestion, Synonyms, ViewEntries } from '../../answers/index.ts'
import type { NamespaceId } from '../../shared/ids.ts'
import type { Pause } from '../../shared/ports/pause.ts'
import { currentPlan, type CalculationDependencies } from '../adoption/current-calculation.ts'
import { variantsOf } from '../adoption/read-variants.ts'
import { entryOf } from '../catalog/entries.ts'
import { isPeriodOf } from '../catalog/periods.ts'
import { entriesView, libraryEntries } from './entries-view.ts'
import { PLAN_VIEWS, planEntries, type PlanView } from './plan-views.ts'

/** Answers questions about plans, of the year that the question names or the one that runs, and about the catalog. */
export const makeAnswerFromLibrary = (
  deps: CalculationDependencies & { pause: Pause; synonyms: Synonyms },
): FactSource => {
  const loadEntries: LoadEntries<View> = async (namespaceId, views, question, today) => {
    const loaded = new Map<View, ViewEntries>()
    for (const view of PLAN_VIEWS.filter((one) => views.includes(one))) {
      const entries = await entriesOfPlan(deps, namespaceId, view, question)
      if (entries) loaded.set(view, { entries, relatedNames: [] })
    }
    if (views.includes(entriesView)) {
      const picture = await deps.farmPictures.of(namespaceId, ['holdings'])
      const land = picture.rows('holdings')[0]?.values.state ?? undefined
      loaded.set(entriesView, { entries: libraryEntries(today, land), relatedNames: [] })
    }
    return loaded
  }
  const views = [...PLAN_VIEWS, entriesView]
  return makeAnswerFromEntries<View>({
    views,
    loadEntries,
    synonyms: deps.synonyms,
    clock: deps.clock,
    pause: deps.pause,
  })
}

async function entriesOfPlan(
  deps: CalculationDependencies,
  namespaceId: NamespaceId,
  view: PlanView,
  question: ParsedQuestion,
) {
  const asked = { entryId: view.entryId, period: periodAsked(view, question) }
  const current = await currentPlan(deps, { namespaceId }, asked)
  if (current.err) return undefined
  const { key, calculation } = current.val
  return planEntries(variantsOf(key, calculation, await deps.planStore.adoption(key)))
}

function periodAsked({ entryId }: PlanView, { period }: ParsedQuestion): string | undefined {
  const year = period?.span.from?.slice(0, 'YYYY'.length)
  return year !== undefined && isPeriodOf(entryOf(entryId), year) ? year : undefined
}
