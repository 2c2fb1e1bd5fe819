import { makeAnswerFromEntries, type FactSource } from '../answers/index.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { RowStore } from './ports/row-store.ts'
import { FARM_VIEWS } from './views/farm-views.ts'
import { makeLoadEntries } from './views/load-entries.ts'

/** Answers questions about the rows of a farm; ADR 9 says which. */
export const makeAnswerFromRows = ({
  rows,
  clock,
}: {
  rows: Pick<RowStore, 'list' | 'counts'>
  clock: Clock
}): FactSource => makeAnswerFromEntries({ views: FARM_VIEWS, loadEntries: makeLoadEntries(rows), clock })
