import { makeAnswerFromEntries, type FactSource, type LoadEntries, type View } from '../../answers/index.ts'
import type { ParsedQuestion, Synonyms, ViewEntries } from '../../answers/index.ts'
import type { NamespaceId } from '../../shared/ids.ts'
import type { Pause } from '../../shared/ports/pause.ts'
import { currentPlan, type CalculationDependencies } from '../adoption/current-calculation.ts'
import { variantsOf } from '../adoption/read-variants.ts'
import { entryOf } from '../catalog/entries.ts'
import { isPeriodOf } from '../catalog/periods.ts'
import { entriesView, libraryEntries } from './entries-view.ts'
import type { AskedPlan } from './asked-plan.ts'
import { FIGURES_VIEWS, figureEntries } from './figures-view.ts'
import type { PlanEntryId } from './plan-entry-ids.ts'
import { PLAN_VIEWS, planEntries } from './plan-views.ts'
import { PLAN_PHRASES } from './plan-phrases.ts'
import { namesVariant } from './variant-words.ts'

/** Answers questions about plans, of the year that the question names or the one that runs, and about the catalog. */
export const makeAnswerFromLibrary = (
  deps: CalculationDependencies & { pause: Pause; synonyms: Synonyms },
): FactSource => {
  const loadEntries: LoadEntries<View> = async (namespaceId, views, question, today) => {
    const loaded = new Map<View, ViewEntries>()
    const plans = new Map<PlanEntryId, Promise<AskedPlan | undefined>>()
    const planOf = (entryId: PlanEntryId): Promise<AskedPlan | undefined> => {
      const known = plans.get(entryId) ?? readPlan(deps, namespaceId, entryId, question, today)
      plans.set(entryId, known)
      return known
    }
    for (const view of PLAN_VIEWS.filter((one) => views.includes(one))) {
      const plan = await planOf(view.entryId)
      if (plan) loaded.set(view, { entries: planEntries(plan), relatedNames: [] })
    }
    for (const view of FIGURES_VIEWS.filter((one) => views.includes(one))) {
      const plan = await planOf(view.entryId)
      if (plan) loaded.set(view, { entries: figureEntries(view.entryId, plan), relatedNames: [] })
    }
    if (views.includes(entriesView)) {
      const picture = await deps.farmPictures.of(namespaceId, ['holdings'])
      const land = picture.rows('holdings')[0]?.values.state ?? undefined
      loaded.set(entriesView, { entries: libraryEntries(today, land), relatedNames: [] })
    }
    return loaded
  }
  const views = [...PLAN_VIEWS, ...FIGURES_VIEWS, entriesView]
  return makeAnswerFromEntries<View>({
    views,
    loadEntries,
    synonyms: deps.synonyms,
    phrases: PLAN_PHRASES,
    clock: deps.clock,
    pause: deps.pause,
  })
}

/** The same, where a question names a variant of a plan and tells of nothing that has been. */
export const makeAnswerFromVariants = ({ answer }: FactSource): FactSource => ({
  answer: async (request) => (namesVariant(request.question) ? answer(request) : undefined),
})

async function readPlan(
  deps: CalculationDependencies,
  namespaceId: NamespaceId,
  entryId: PlanEntryId,
  question: ParsedQuestion,
  today: string,
): Promise<AskedPlan | undefined> {
  const year = yearAsked(question)
  const isNear = year === undefined || Math.abs(year - Number(today.slice(0, 'YYYY'.length))) <= 1
  const period = year !== undefined && isNear && isPeriodOf(entryOf(entryId), String(year)) ? String(year) : undefined
  const asked = { entryId, period }
  const current = await currentPlan(deps, { namespaceId }, asked)
  if (current.err) return undefined
  const { key, calculation } = current.val
  const plan = { ...variantsOf(key, calculation, await deps.planStore.adoption(key)), today }
  return isNear ? plan : { ...plan, askedYear: year }
}

function yearAsked({ period }: ParsedQuestion): number | undefined {
  const year = (period?.ahead.to ?? period?.ahead.from)?.slice(0, 'YYYY'.length)
  return year === undefined ? undefined : Number(year)
}
