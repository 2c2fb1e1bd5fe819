import { makeAnswerFromEntries, type FactSource, type Synonyms } from '../../answers/index.ts'
import type { Pause } from '../../shared/ports/pause.ts'
import { currentPlan, type CalculationDependencies } from '../adoption/current-calculation.ts'
import { variantsOf } from '../adoption/read-variants.ts'
import { entryOf } from '../catalog/entries.ts'
import { defaultPeriod } from '../catalog/periods.ts'
import { feedNeedEntries, feedNeedsView } from './feed-needs-view.ts'
import type { FiguresView } from './figures-view.ts'
import { PLAN_PHRASES } from './plan-phrases.ts'

const ENTRY = 'futterplan'

/**
 * Answers what the animals need of a feed while a ration is adopted; says nothing else, not even that it does not know,
 * so that it can stand before the rows. It answers of the plan that runs: „bis Mai“ is no other one.
 */
export const makeAnswerFeedNeeds = (
  deps: CalculationDependencies & { pause: Pause; synonyms: Synonyms },
): Pick<FactSource, 'answer'> => {
  const source = makeAnswerFromEntries<FiguresView>({
    views: [feedNeedsView],
    loadEntries: async (namespaceId, views, _question, today) => {
      const period = defaultPeriod(entryOf(ENTRY), today)
      // Before the plan: most who ask have adopted none.
      const adopted = await deps.planStore.adoption({ namespaceId, entryId: ENTRY, period })
      if (!adopted) return new Map()
      const found = await currentPlan(deps, { namespaceId }, { entryId: ENTRY, period })
      if (found.err) return new Map()
      const { key, calculation } = found.val
      const needs = (await deps.farmPictures.of(namespaceId, ['needs'])).rows('needs')
      const entries = feedNeedEntries({ ...variantsOf(key, calculation, adopted), today }, needs)
      return new Map(views.map((view) => [view, { entries, relatedNames: [] }]))
    },
    synonyms: deps.synonyms,
    phrases: PLAN_PHRASES,
    clock: deps.clock,
    pause: deps.pause,
  })
  return {
    async answer(request) {
      const fact = await source.answer(request)
      return fact?.answered === true ? fact : undefined
    },
  }
}
