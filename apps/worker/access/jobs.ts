import { SEND_SIGN_IN_LINK, type Access } from '../../../core/access/index.ts'
import { handleJob, type JobHandler } from '../../../core/shared/job.ts'

export const accessJobs = ({ sendSignInLink }: Pick<Access, 'sendSignInLink'>): JobHandler[] => [
  handleJob(SEND_SIGN_IN_LINK, { work: (link) => sendSignInLink(link) }),
]
