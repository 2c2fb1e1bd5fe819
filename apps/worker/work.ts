import { PgBossWorker } from '../../adapters/jobs/pg-boss-worker.ts'
import type { JobHandler } from '../../core/shared/job.ts'
import type { Application } from '../composition/application.ts'
import type { Areas } from '../composition/areas.ts'
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

/** A running worker; `stop` waits for its jobs at most `timeoutMs` and hands back the rest. */
export async function startWorker(application: Application): Promise<{ stop(timeoutMs: number): Promise<void> }> {
  const { url, log } = application
  const worker = new PgBossWorker({
    url,
    handlers: jobHandlers(application),
    onError: (error, job) => log.warn({ err: error, job }, job ? 'job failed' : 'queue trouble'),
  })
  await worker.start()
  const sweep = setInterval(
    () =>
      void application.namespaces
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
