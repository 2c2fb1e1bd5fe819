import type { NamespaceId } from '../shared/ids.ts'
import { declareJob, isId } from '../shared/job.ts'

/** Reads what is new in the mailbox of a farm; one at a time for each, so that nothing is fetched twice at once. */
export const READ_MAILBOX = declareJob({
  name: 'read_mailbox',
  payload: { namespaceId: isId<NamespaceId> },
  retry: { limit: 3, delaySeconds: 30, longestDelaySeconds: 300, timeoutSeconds: 900 },
  ordered: true,
})

export const MAILBOX_JOBS = [READ_MAILBOX] as const
