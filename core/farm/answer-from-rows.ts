import { makeAnswerFromEntries, type FactSource } from '../answers/index.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { Pause } from '../shared/ports/pause.ts'
import type { RowStore } from './ports/row-store.ts'
import { FARM_VIEWS } from './views/farm-views.ts'
import { makeLoadEntries } from './views/load-entries.ts'

interface Dependencies {
  rows: Pick<RowStore, 'list' | 'counts' | 'pick'>
  clock: Clock
  pause: Pause
}

/** Answers questions about the rows of a farm; ADR 9 says which. */
export const makeAnswerFromRows = ({ rows, clock, pause }: Dependencies): FactSource =>
  makeAnswerFromEntries({ views: FARM_VIEWS, loadEntries: makeLoadEntries({ rows, pause }), clock, pause })
