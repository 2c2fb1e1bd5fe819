import { handleJob, type JobHandler } from '../../../core/shared/job.ts'
import { UPDATE_STATUTES, type Statutes } from '../../../core/statutes/index.ts'

export const statuteJobs = ({ updateStatutes }: Pick<Statutes, 'updateStatutes'>): JobHandler[] => [
  handleJob(UPDATE_STATUTES, {
    work: async () => {
      const updated = await updateStatutes()
      if (updated.err) throw new Error(`The texts of the law could not be fetched: ${updated.val.kind}`)
    },
  }),
]
