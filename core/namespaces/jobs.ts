import type { NamespaceId, UserId } from '../shared/ids.ts'
import { declareJob, isId, isText } from '../shared/job.ts'

/** Removes everything of a namespace that was left; it comes again until it is done. */
export const EMPTY_NAMESPACE = declareJob({
  name: 'empty_namespace',
  payload: { namespaceId: isId<NamespaceId> },
  retry: { limit: 200, delaySeconds: 2, longestDelaySeconds: 600, timeoutSeconds: 3600 },
})

/** Mails the link of an invitation; at its dead letter the owner invites anew. */
export const MAIL_INVITATION = declareJob({
  name: 'mail_invitation',
  payload: { namespaceId: isId<NamespaceId>, userId: isId<UserId>, email: isText },
  retry: { limit: 6, delaySeconds: 5, longestDelaySeconds: 600, timeoutSeconds: 60 },
})

export const NAMESPACE_JOBS = [EMPTY_NAMESPACE, MAIL_INVITATION] as const
