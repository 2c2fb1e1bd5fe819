import { FILE_EXAMPLE_PAPERS } from '../../core/onboarding/index.ts'
import { DRAW_KEPT_DOCUMENT, REDRAW_KEPT_DOCUMENT } from '../../core/library/index.ts'
import { DRAW_BOOK } from '../../core/control-folder/index.ts'
import { DIGEST_DEADLINES } from '../../core/notifications/index.ts'
import { READ_MAILBOX } from '../../core/mailboxes/index.ts'
import type { JobHandler } from '../../core/shared/job.ts'
import { INGEST_LARGE_SOURCE, INGEST_SOURCE } from '../../core/sources/index.ts'
import { UPDATE_STATUTES } from '../../core/statutes/index.ts'
import type { Application } from '../composition/application.ts'
import type { Areas } from '../composition/areas.ts'
import { startJobWorker, type JobWorker } from '../composition/job-worker.ts'
import { accessJobs } from './access/jobs.ts'
import { controlFolderJobs } from './control-folder/jobs.ts'
import { libraryJobs } from './library/jobs.ts'
import { mailboxJobs } from './mailboxes/jobs.ts'
import { notificationJobs } from './notifications/jobs.ts'
import type { Platform } from '../composition/platform.ts'
import { namespaceJobs } from './namespaces/jobs.ts'
import { onboardingJobs } from './onboarding/jobs.ts'
import { statuteJobs } from './statutes/jobs.ts'
import { knowledgeJobs } from './knowledge/jobs.ts'
import { sourceJobs } from './sources/jobs.ts'
import type { WorkerProcess } from './worker-process.ts'

/** What the worker does with each kind of job. */
export const jobHandlers = (
  {
    access,
    sources,
    knowledge,
    library,
    controlFolder,
    onboarding,
    notifications,
    mailboxes,
    statutes,
    namespaces,
  }: Areas,
  { isNamespaceRemoved }: Pick<Platform, 'isNamespaceRemoved'>,
): JobHandler[] =>
  [
    ...accessJobs(access),
    ...sourceJobs(sources),
    ...knowledgeJobs(knowledge),
    ...onboardingJobs(onboarding),
    ...namespaceJobs(namespaces),
    ...notificationJobs(notifications),
    ...mailboxJobs(mailboxes),
    ...statuteJobs(statutes),
    ...libraryJobs(library),
    ...controlFolderJobs(controlFolder),
  ].map((handler) => endingWithNamespace(handler, isNamespaceRemoved))

/** A job of a namespace that was left has nothing more to do. */
const endingWithNamespace = (handler: JobHandler, isNamespaceRemoved: (error: unknown) => boolean): JobHandler => {
  const quietly = (error: unknown) => {
    if (!isNamespaceRemoved(error)) throw error
  }
  return {
    ...handler,
    work: (stored, attempt) => handler.work(stored, attempt).catch(quietly),
    onDeadLetter: (stored, id) => handler.onDeadLetter(stored, id).catch(quietly),
  }
}

const SWEEP_MS = 6 * 3600 * 1000
const LOOK_AT_CLOCK_MS = 60_000

/** Kinds whose jobs compute, and would hold up whoever is served by the same process. */
const HEAVY: ReadonlySet<string> = new Set(
  [
    INGEST_SOURCE,
    INGEST_LARGE_SOURCE,
    FILE_EXAMPLE_PAPERS,
    READ_MAILBOX,
    DRAW_KEPT_DOCUMENT,
    REDRAW_KEPT_DOCUMENT,
    DRAW_BOOK,
    UPDATE_STATUTES,
    DIGEST_DEADLINES,
  ].map(({ name }) => name),
)

/** @param apart where heavy jobs are done; left out, in this process */
export async function startWorker(application: Application, apart?: WorkerProcess): Promise<JobWorker> {
  const { log, namespaces, notifications, mailboxes, statutes, library } = application
  const handlers = jobHandlers(application, application.platform)
  const worker = await startJobWorker(
    application,
    apart ? handlers.map((one) => (HEAVY.has(one.kind.name) ? apart.apart(one) : one)) : handlers,
  )
  const sweep = setInterval(
    () =>
      void namespaces
        .cleanUp({ dryRun: false })
        .catch((error: unknown) => log.warn({ err: error }, 'the clean-up did not finish')),
    SWEEP_MS,
  ).unref()
  const dayBreak = setInterval(
    () =>
      void notifications
        .lookAtClock()
        .catch((error: unknown) => log.warn({ err: error }, 'the day could not begin yet')),
    LOOK_AT_CLOCK_MS,
  ).unref()
  const turns = setInterval(
    () =>
      void mailboxes.takeTurns().catch((error: unknown) => log.warn({ err: error }, 'no mailbox could be read yet')),
    LOOK_AT_CLOCK_MS,
  ).unref()
  const periods = setInterval(
    () =>
      void library
        .lookAtPeriods()
        .catch((error: unknown) => log.warn({ err: error }, 'the periods of the day could not begin yet')),
    LOOK_AT_CLOCK_MS,
  ).unref()
  const weeks = application.platform.updatesStatutes
    ? setInterval(
        () =>
          void statutes
            .lookAtWeek()
            .catch((error: unknown) => log.warn({ err: error }, 'the law of the week could not be queued yet')),
        LOOK_AT_CLOCK_MS,
      ).unref()
    : undefined
  return {
    async stop(timeoutMs) {
      clearInterval(weeks)
      clearInterval(periods)
      clearInterval(turns)
      clearInterval(sweep)
      clearInterval(dayBreak)
      await worker.stop(timeoutMs)
      await apart?.stop()
    },
  }
}
