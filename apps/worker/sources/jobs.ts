import { handleJob, type JobHandler } from '../../../core/shared/job.ts'
import { DELETE_OBJECTS, INGEST_SOURCE, type Sources } from '../../../core/sources/index.ts'

type UseCases = Pick<Sources, 'ingestSource' | 'failDeadIngestion' | 'deleteObjects'>

export const sourceJobs = ({ ingestSource, failDeadIngestion, deleteObjects }: UseCases): JobHandler[] => [
  handleJob(INGEST_SOURCE, {
    concurrency: 2,
    async work(source, { id, lastAttempt }) {
      const outcome = await ingestSource({ ...source, jobId: id, lastAttempt })
      if (outcome.err) throw new Error(`the source could not be read yet: ${outcome.val.error.kind}`)
    },
    onDeadLetter: (source, id) => failDeadIngestion({ ...source, jobId: id }),
  }),
  handleJob(DELETE_OBJECTS, { work: ({ keys }) => deleteObjects(keys) }),
]
