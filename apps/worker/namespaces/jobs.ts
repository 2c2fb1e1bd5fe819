import { EMPTY_NAMESPACE, type Namespaces } from '../../../core/namespaces/index.ts'
import { handleJob, type JobHandler } from '../../../core/shared/job.ts'

export const namespaceJobs = ({ emptyNamespace }: Pick<Namespaces, 'emptyNamespace'>): JobHandler[] => [
  handleJob(EMPTY_NAMESPACE, { work: ({ namespaceId }) => emptyNamespace(namespaceId) }),
]
