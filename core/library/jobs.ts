import type { NamespaceId } from '../shared/ids.ts'
import { declareJob, isText, isId, type Check } from '../shared/job.ts'
import { findEntry } from './catalog/entries.ts'
import type { EntryId } from './catalog/entry-ids.ts'

const isEntryId: Check<EntryId> = (value): value is EntryId => isText(value) && findEntry(value) !== undefined

const OF_DOCUMENT = { namespaceId: isId<NamespaceId>, entryId: isEntryId, period: isText }
const RETRY = { limit: 6, delaySeconds: 2, longestDelaySeconds: 300, timeoutSeconds: 120 }

/** Draws a document that has just come onto the shelf: somebody waits for it. */
export const DRAW_KEPT_DOCUMENT = declareJob({
  name: 'draw_kept_document',
  payload: OF_DOCUMENT,
  retry: RETRY,
  fair: true,
})

/** Draws one again whose rows have changed; what changes within these seconds is drawn together. */
export const REDRAW_KEPT_DOCUMENT = declareJob({
  name: 'redraw_kept_document',
  payload: OF_DOCUMENT,
  retry: RETRY,
  fair: true,
  afterSeconds: 5,
})

/** Goes on with what is on where a period has ended, once on a day. */
export const BEGIN_PERIODS = declareJob({
  name: 'begin_periods',
  payload: { day: isText },
  retry: { limit: 10, delaySeconds: 30, longestDelaySeconds: 600, timeoutSeconds: 1800 },
})

export const LIBRARY_JOBS = [DRAW_KEPT_DOCUMENT, REDRAW_KEPT_DOCUMENT, BEGIN_PERIODS] as const
