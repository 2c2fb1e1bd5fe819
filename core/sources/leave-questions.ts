import { questionsFor, type QuestionWriter } from '../knowledge/index.ts'
import { SHARED_NAMESPACE } from '../shared/ids.ts'
import type { JobQueue } from '../shared/ports/job-queue.ts'
import type { Source } from './source.ts'

export interface QuestionDependencies {
  jobs: JobQueue
  /** Where there is one, questions are written once a source is completed. */
  questionWriter?: QuestionWriter | undefined
}

/**
 * Leaves the writing of questions for later, in the transaction that completes the source. The shared knowledge is
 * nobody's papers, and large: it gets none.
 */
export async function leaveQuestions(
  { questionWriter, jobs }: QuestionDependencies,
  { jobId, namespaceId, id }: Source,
): Promise<void> {
  if (questionWriter && namespaceId !== SHARED_NAMESPACE) await jobs.enqueue(questionsFor(jobId, namespaceId, id))
}
