import {
  SEND_ACCESS_NOTICE,
  SEND_PASSWORD_NOTICE,
  SEND_PASSWORD_RESET,
  SEND_SIGN_IN_LINK,
  type Access,
} from '../../../core/access/index.ts'
import { handleJob, type JobHandler } from '../../../core/shared/job.ts'

export const accessJobs = (
  access: Pick<Access, 'sendSignInLink' | 'sendPasswordReset' | 'sendPasswordNotice' | 'sendAccessNotice'>,
): JobHandler[] => [
  handleJob(SEND_SIGN_IN_LINK, { work: (link) => access.sendSignInLink(link) }),
  handleJob(SEND_PASSWORD_RESET, { work: (request) => access.sendPasswordReset(request) }),
  handleJob(SEND_PASSWORD_NOTICE, { work: (change) => access.sendPasswordNotice(change) }),
  handleJob(SEND_ACCESS_NOTICE, { work: (notice) => access.sendAccessNotice(notice) }),
]
