import type { NamespaceId } from '../shared/ids.ts'
import { declareJob, isId, isText } from '../shared/job.ts'

/** Draws the book whose description lies in the object store; somebody waits for it. */
export const DRAW_BOOK = declareJob({
  name: 'draw_book',
  payload: { namespaceId: isId<NamespaceId>, contentHash: isText },
  retry: { limit: 3, delaySeconds: 1, longestDelaySeconds: 30, timeoutSeconds: 120 },
  fair: true,
})

export const CONTROL_FOLDER_JOBS = [DRAW_BOOK] as const
