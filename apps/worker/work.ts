import { PgBossWorker, type JobHandlers } from '../../adapters/jobs/pg-boss-worker.ts'
import type { Application } from '../composition/application.ts'
import { cleanUp } from '../composition/clean-up.ts'

/** What the worker does with each kind of job. */
export const jobHandlers = ({ access, sources, onboarding, platform }: Application): JobHandlers => ({
  ingest_source: {
    concurrency: 2,
    async work({ namespaceId, documentId, id }, { lastAttempt }) {
      const outcome = await sources.ingestSource({ namespaceId, documentId, jobId: id, lastAttempt })
      if (outcome.err) throw new Error(`the source could not be read yet: ${outcome.val.error.kind}`)
    },
    abandon: ({ namespaceId, documentId, id }) => sources.failDeadIngestion({ namespaceId, documentId, jobId: id }),
  },
  delete_objects: {
    concurrency: 1,
    async work({ keys }) {
      for (const key of keys) await platform.objects.remove(key)
    },
    // What stays behind is found by `hofkern cleanup`.
    abandon: async () => {},
  },
  file_example_papers: {
    concurrency: 1,
    work: (job) => onboarding.fileExampleDocuments(job),
    // The rows of the example farm are there without them.
    abandon: async () => {},
  },
  send_sign_in_link: {
    concurrency: 1,
    work: (job) => access.sendSignInLink(job),
    // The person has long since asked for another.
    abandon: async () => {},
  },
})

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
      void cleanUp(application, { dryRun: false }).catch((error) =>
        log.warn({ err: error }, 'the clean-up did not finish'),
      ),
    SWEEP_MS,
  ).unref()
  return {
    async stop(timeoutMs) {
      clearInterval(sweep)
      await worker.stop(timeoutMs)
    },
  }
}
