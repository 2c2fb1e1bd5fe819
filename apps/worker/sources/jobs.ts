import { handleJob, type JobHandler } from '../../../core/shared/job.ts'
import {
  DELETE_OBJECTS,
  INGEST_LARGE_SOURCE,
  INGEST_SOURCE,
  type Lane,
  type Sources,
} from '../../../core/sources/index.ts'

type UseCases = Pick<Sources, 'ingestSource' | 'failDeadIngestion' | 'deleteObjects'>

export const sourceJobs = (sources: UseCases): JobHandler[] => [
  ingestion(INGEST_SOURCE, 'quick', sources),
  ingestion(INGEST_LARGE_SOURCE, 'slow', sources),
  handleJob(DELETE_OBJECTS, { work: ({ keys }) => sources.deleteObjects(keys) }),
]

const ingestion = (
  kind: typeof INGEST_SOURCE,
  lane: Lane,
  { ingestSource, failDeadIngestion }: Pick<UseCases, 'ingestSource' | 'failDeadIngestion'>,
): JobHandler =>
  handleJob(kind, {
    concurrency: 2,
    async work(source, { id, lastAttempt }) {
      const outcome = await ingestSource({ ...source, jobId: id, lastAttempt, lane })
      if (outcome.err) throw new Error(`the source could not be read yet: ${outcome.val.error.kind}`)
    },
    onDeadLetter: (source, id) => failDeadIngestion({ ...source, jobId: id }),
  })
