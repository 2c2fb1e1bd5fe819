import type { NamespaceId, UserId } from '../shared/ids.ts'
import { declareJob, isId } from '../shared/job.ts'

/** Prints the documents of an example farm and files them; without them the rows of the farm are there. */
export const FILE_EXAMPLE_PAPERS = declareJob({
  name: 'file_example_papers',
  payload: { namespaceId: isId<NamespaceId>, userId: isId<UserId> },
  retry: { limit: 4, delaySeconds: 2, longestDelaySeconds: 60, timeoutSeconds: 300 },
})

export const ONBOARDING_JOBS = [FILE_EXAMPLE_PAPERS] as const
