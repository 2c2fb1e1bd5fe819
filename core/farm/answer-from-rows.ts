import { makeAnswerFromEntries, type FactRequest, type FactSource, type Synonyms } from '../answers/index.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { Pause } from '../shared/ports/pause.ts'
import type { ReadFurtherDeadlines } from './further-deadlines.ts'
import type { RowStore } from './ports/row-store.ts'
import { FIELD_PHRASES } from './views/field-phrases.ts'
import { FARM_VIEWS, VIEWS_FOR_PEOPLE } from './views/farm-views.ts'
import { makeLoadEntries } from './views/load-entries.ts'
import { TOTAL_PHRASES } from './views/total-phrases.ts'

interface Dependencies {
  rows: Pick<RowStore, 'list' | 'counts' | 'pick'>
  readFurtherDeadlines?: ReadFurtherDeadlines | undefined
  synonyms: Synonyms
  clock: Clock
  pause: Pause
}

/** Answers questions about the rows of a farm; ADR 9 says which. */
export const makeAnswerFromRows = (deps: Dependencies): FactSource => {
  const loadEntries = makeLoadEntries(deps)
  const phrases = [...TOTAL_PHRASES, ...FIELD_PHRASES]
  const forPrograms = makeAnswerFromEntries({ ...deps, phrases, views: FARM_VIEWS, loadEntries })
  const forPeople = makeAnswerFromEntries({
    ...deps,
    phrases,
    views: VIEWS_FOR_PEOPLE,
    loadEntries,
  })
  const of = ({ inPerson }: FactRequest): FactSource => (inPerson ? forPeople : forPrograms)
  return { answer: (request) => of(request).answer(request), suggest: (request) => of(request).suggest!(request) }
}
