import type { NamespaceId } from '../shared/ids.ts'
import { declareJob, isId } from '../shared/job.ts'

/** Removes everything of a namespace that was left; it comes again until it is done. */
export const EMPTY_NAMESPACE = declareJob({
  name: 'empty_namespace',
  payload: { namespaceId: isId<NamespaceId> },
  retry: { limit: 200, delaySeconds: 2, longestDelaySeconds: 600, timeoutSeconds: 3600 },
})

export const NAMESPACE_JOBS = [EMPTY_NAMESPACE] as const
