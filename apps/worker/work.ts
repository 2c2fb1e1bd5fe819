import type { JobHandler } from '../../core/shared/job.ts'
import type { Application } from '../composition/application.ts'
import type { Areas } from '../composition/areas.ts'
import { startJobWorker, type JobWorker } from '../composition/job-worker.ts'
import { accessJobs } from './access/jobs.ts'
import { onboardingJobs } from './onboarding/jobs.ts'
import { sourceJobs } from './sources/jobs.ts'

/** What the worker does with each kind of job. */
export const jobHandlers = ({ access, sources, onboarding, notifications }: Areas): JobHandler[] => [
  ...accessJobs(access),
  ...sourceJobs(sources),
  ...onboardingJobs(onboarding),
  ...notifications.readers,
]

const SWEEP_MS = 6 * 3600 * 1000

export async function startWorker(application: Application): Promise<JobWorker> {
  const { log, namespaces } = application
  const worker = await startJobWorker(application, jobHandlers(application))
  const sweep = setInterval(
    () =>
      void namespaces
        .cleanUp({ dryRun: false })
        .catch((error: unknown) => log.warn({ err: error }, 'the clean-up did not finish')),
    SWEEP_MS,
  ).unref()
  return {
    async stop(timeoutMs) {
      clearInterval(sweep)
      await worker.stop(timeoutMs)
    },
  }
}
