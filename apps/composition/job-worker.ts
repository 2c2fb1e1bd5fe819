import { PgBossWorker } from '../../adapters/jobs/pg-boss-worker.ts'
import type { JobHandler } from '../../core/shared/job.ts'
import type { Application } from './application.ts'

/** A worker that runs; `stop` waits for its jobs at most `timeoutMs` and hands back the rest. */
export interface JobWorker {
  stop(timeoutMs: number): Promise<void>
}

export async function startJobWorker({ url, settings, log }: Application, handlers: JobHandler[]): Promise<JobWorker> {
  const worker = new PgBossWorker({
    url,
    role: settings.databaseRole,
    handlers,
    onError: (error, job) => log.warn({ err: error, job }, job ? 'job failed' : 'queue trouble'),
  })
  await worker.start()
  return worker
}
