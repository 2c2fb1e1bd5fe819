import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PgBossDeadLetters } from '../../../adapters/jobs/pg-boss-dead-letters.ts'
import { installJobQueue, PgBossQueue } from '../../../adapters/jobs/pg-boss-queue.ts'
import { PgBossWorker } from '../../../adapters/jobs/pg-boss-worker.ts'
import { PostgresEventsRead } from '../../../adapters/postgres/shared/postgres-events-read.ts'
import { PostgresLiveEvents } from '../../../adapters/postgres/shared/postgres-live-events.ts'
import type { DocumentId, JobId, NamespaceId } from '../../../core/shared/ids.ts'
import { handleJob, type Attempt, type JobHandler } from '../../../core/shared/job.ts'
import type { LiveEvent } from '../../../core/shared/ports/live-events.ts'
import { LIVE_CHANNEL } from '../../../core/notifications/index.ts'
import { Ok } from '../../../core/shared/result.ts'
import { INGEST_SOURCE } from '../../../core/sources/index.ts'
import { newId } from '../../builders/ids.ts'
import { runContract } from '../../contracts/run-contract.ts'
import { eventsContract, type OpenedEvents } from '../../contracts/shared/events-contract.ts'
import { jobQueueContract, type OpenQueue } from '../../contracts/shared/job-queue-contract.ts'
import { patience, until } from '../../patience.ts'
import { openTestDatabase, type TestDatabase } from '../../test-database.ts'

const openQueue: OpenQueue<OpenedEvents> = async (kinds) => {
  const { url, database, drop } = await openTestDatabase()
  await installJobQueue(url, kinds)
  const queue = new PgBossQueue(database)
  await queue.start()
  return {
    queue,
    deadLetters: new PgBossDeadLetters(database, kinds),
    transaction: database,
    eventsRead: new PostgresEventsRead(database),
    live: new PostgresLiveEvents(database),
    published: (namespace) =>
      database.query<LiveEvent>(namespace, 'select event, data from live_events where namespace_id = $1 order by id', [
        namespace,
      ]),
    async work(handlers, done) {
      const worker = new PgBossWorker({ url, handlers, onError: () => {} })
      await worker.start()
      await until(done)
      await worker.stop(500)
    },
    async close() {
      await queue.stop()
      await drop()
    },
  }
}
runContract('JobQueue: pg-boss', jobQueueContract(openQueue))
runContract('Events: pg-boss and PostgreSQL', eventsContract(openQueue))

const aJob = () => ({
  id: newId<JobId>(),
  namespaceId: newId<NamespaceId>(),
  documentId: newId<DocumentId>(),
})

describe('the job queue of an installation', () => {
  let test: TestDatabase
  let queue: PgBossQueue
  beforeAll(async () => {
    test = await openTestDatabase()
    queue = new PgBossQueue(test.database)
    await queue.start()
  })
  afterAll(async () => {
    await queue.stop()
    await test.drop()
  })

  /** A worker whose ingestion is `work`; the dead letters it was given are kept. */
  async function worker(work: (job: { documentId: DocumentId }, attempt: Attempt) => Promise<void>) {
    const dead: string[] = []
    const handlers: JobHandler[] = [
      handleJob(INGEST_SOURCE, { concurrency: 2, work, onDeadLetter: async (_job, id) => void dead.push(id) }),
    ]
    const running = new PgBossWorker({ url: test.url, handlers, onError: () => {} })
    await running.start()
    return { dead, stop: () => running.stop(500) }
  }
  const enqueue = ({ id, namespaceId, documentId }: ReturnType<typeof aJob>) =>
    test.database.within(namespaceId, async () =>
      Ok(await queue.enqueue(INGEST_SOURCE.of(id, { namespaceId, documentId }))),
    )

  it('hands each committed job to one of several workers, soon', async () => {
    const seen: string[] = []
    const workers = await Promise.all([1, 2].map(() => worker(async (_job, { id }) => void seen.push(id))))
    const jobs = Array.from({ length: 60 }, aJob)
    for (const job of jobs) await enqueue(job)
    await until(() => seen.length >= 60)
    expect(seen.toSorted()).toEqual(jobs.map(({ id }) => id).toSorted())
    await Promise.all(workers.map((one) => one.stop()))
  })

  it('does the jobs of one key one after the other, and waits for no poll between them', async () => {
    const seen: string[] = []
    const work = async (_event: object, { id }: Attempt) => void seen.push(id)
    const one = new PgBossWorker({
      url: test.url,
      handlers: [handleJob(LIVE_CHANNEL.job, { concurrency: 2, work })],
      onError: () => {},
      pollingSeconds: 600,
    })
    await one.start()
    const namespaceId = newId<NamespaceId>()
    const announce = () =>
      test.database.within(namespaceId, async () =>
        Ok(
          await queue.enqueue(
            LIVE_CHANNEL.job.of(newId<JobId>(), { namespaceId, event: 'rows_changed', data: {} }, namespaceId),
          ),
        ),
      )
    for (let burst = 1; burst <= 40; burst++) {
      await Promise.all([1, 2, 3, 4].map(announce))
      if (burst % 5 === 0) await until(() => seen.length === burst * 4)
    }
    await one.stop(500)
  })

  it('is tried again after a throw, while others go on', async () => {
    const [poison, healthy] = [aJob(), aJob()]
    const seen: string[] = []
    const one = await worker(async (_job, { id }) => {
      seen.push(id)
      if (id === poison.id && seen.filter((other) => other === id).length === 1) throw new Error('poison')
    })
    await enqueue(poison)
    await enqueue(healthy)
    await until(() => seen.includes(healthy.id) && seen.filter((id) => id === poison.id).length === 2)
    await one.stop()
  })

  it('does a job that the first versions have stored', async () => {
    const job = { kind: 'ingest_source', ...aJob() }
    await test.asOwner(
      `insert into pgboss.job (id, name, data, retry_limit, dead_letter)
       values ($1, 'ingest_source', $2, 4, 'ingest_source_abandoned')`,
      [job.id, job],
    )
    const seen: object[] = []
    const one = await worker(async (source, { id }) => void seen.push({ ...source, id }))
    await until(() => seen.length > 0)
    expect(seen).toEqual([{ id: job.id, namespaceId: job.namespaceId, documentId: job.documentId }])
    await one.stop()
  })

  it(
    'tells the one who waits when a job is given up',
    async () => {
      const job = aJob()
      const attempts: boolean[] = []
      const one = await worker(async (_job, { lastAttempt }) => {
        attempts.push(lastAttempt)
        throw new Error('never works')
      })
      await enqueue(job)
      // Three of its tries have failed before.
      for (let waiting: unknown[] = []; waiting.length === 0;)
        waiting = await test.asOwner(
          "update pgboss.job set retry_count = 3, start_after = now() where id = $1 and state = 'retry' returning id",
          [job.id],
        )
      await until(() => one.dead.includes(job.id))
      expect(attempts).toEqual([false, true])
      await one.stop()
    },
    patience(60_000),
  )
})
