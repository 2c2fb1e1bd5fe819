import { EMPTY_NAMESPACE, MAIL_INVITATION, type Namespaces } from '../../../core/namespaces/index.ts'
import { handleJob, type JobHandler } from '../../../core/shared/job.ts'

export const namespaceJobs = ({
  emptyNamespace,
  mailInvitation,
}: Pick<Namespaces, 'emptyNamespace' | 'mailInvitation'>): JobHandler[] => [
  handleJob(EMPTY_NAMESPACE, { work: ({ namespaceId }) => emptyNamespace(namespaceId) }),
  handleJob(MAIL_INVITATION, { work: (invitation) => mailInvitation(invitation) }),
]
