import type { NamespaceId, UserId } from '../shared/ids.ts'
import { declareJob, isId } from '../shared/job.ts'

/** Sets the library of an example farm up, then prints its documents and files them; without it the rows are there. */
export const FILE_EXAMPLE_PAPERS = declareJob({
  name: 'file_example_papers',
  payload: { namespaceId: isId<NamespaceId>, userId: isId<UserId> },
  retry: { limit: 4, delaySeconds: 2, longestDelaySeconds: 60, timeoutSeconds: 300 },
})

export const ONBOARDING_JOBS = [FILE_EXAMPLE_PAPERS] as const
