import { makeAnswerFromEntries, type FactSource, type Synonyms } from '../answers/index.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { Pause } from '../shared/ports/pause.ts'
import type { ReadFurtherDeadlines } from './further-deadlines.ts'
import type { RowStore } from './ports/row-store.ts'
import { FARM_VIEWS } from './views/farm-views.ts'
import { makeLoadEntries } from './views/load-entries.ts'

interface Dependencies {
  rows: Pick<RowStore, 'list' | 'counts' | 'pick'>
  readFurtherDeadlines?: ReadFurtherDeadlines | undefined
  synonyms: Synonyms
  clock: Clock
  pause: Pause
}

/** Answers questions about the rows of a farm; ADR 9 says which. */
export const makeAnswerFromRows = (deps: Dependencies): FactSource =>
  makeAnswerFromEntries({ ...deps, views: FARM_VIEWS, loadEntries: makeLoadEntries(deps) })
