import {
  makeAnswerFromEntries,
  makeFindNearest,
  type FactRequest,
  type FactSource,
  type Synonyms,
} from '../answers/index.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { Pause } from '../shared/ports/pause.ts'
import type { ReadFurtherDeadlines } from './further-deadlines.ts'
import type { RowStore } from './ports/row-store.ts'
import type { FarmView } from './views/farm-view.ts'
import { FARM_VIEWS, VIEWS_FOR_PEOPLE } from './views/farm-views.ts'
import { makeLoadEntries } from './views/load-entries.ts'
import { FARM_PHRASES } from './views/phrases/farm-phrases.ts'

interface Dependencies {
  rows: Pick<RowStore, 'list' | 'counts' | 'pick'>
  readFurtherDeadlines?: ReadFurtherDeadlines | undefined
  synonyms: Synonyms
  clock: Clock
  pause: Pause
}

/** Of so many rows of a kind each is held against a question that nothing answers. */
const MOST_COMPARED = 1000

/** Answers questions about the rows of a farm; ADR 9 says which. */
export const makeAnswerFromRows = (deps: Dependencies): FactSource => {
  const loadEntries = makeLoadEntries(deps)
  // To judge the whole farm for what an inspection asks for by a day is too much beside.
  const loadSome = makeLoadEntries({ ...deps, readFurtherDeadlines: undefined }, MOST_COMPARED)
  const sourceOf = (views: readonly FarmView[]): Required<FactSource> => {
    const area = { ...deps, phrases: FARM_PHRASES, views, loadEntries }
    return { ...makeAnswerFromEntries(area), ...makeFindNearest({ ...area, loadEntries: loadSome }) }
  }
  const [forPeople, forPrograms] = [sourceOf(VIEWS_FOR_PEOPLE), sourceOf(FARM_VIEWS)]
  const of = ({ inPerson }: Pick<FactRequest, 'inPerson'>): Required<FactSource> => (inPerson ? forPeople : forPrograms)
  return {
    answer: (request) => of(request).answer(request),
    suggest: (request) => of(request).suggest(request),
    nearest: (request, rankTexts) => of(request).nearest(request, rankTexts),
    rowsNear: (request, rankTexts) => of(request).rowsNear(request, rankTexts),
    subjects: (inPerson) => of({ inPerson }).subjects(inPerson),
  }
}
