import { WRITE_QUESTIONS, type Knowledge } from '../../../core/knowledge/index.ts'
import { handleJob, type JobHandler } from '../../../core/shared/job.ts'

export const knowledgeJobs = ({ writeQuestions }: Pick<Knowledge, 'writeQuestions'>): JobHandler[] => [
  handleJob(WRITE_QUESTIONS, {
    async work({ namespaceId, documentId }) {
      const written = await writeQuestions(namespaceId, documentId)
      // A key or a request that is refused will be refused again.
      if (written.err && written.val.kind !== 'refused')
        throw new Error(`the questions could not be written yet: ${written.val.kind}`)
    },
  }),
]
