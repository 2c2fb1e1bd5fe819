import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PgBossQueue } from '../../../adapters/jobs/pg-boss-queue.ts'
import { PgBossWorker, type JobHandlers } from '../../../adapters/jobs/pg-boss-worker.ts'
import type { DocumentId, JobId, NamespaceId } from '../../../core/shared/ids.ts'
import type { Job } from '../../../core/shared/ports/job-queue.ts'
import { Err, Ok } from '../../../core/shared/result.ts'
import { newId } from '../../builders/ids.ts'
import { openTestDatabase, type TestDatabase } from '../../test-database.ts'
import { patience, until } from '../../patience.ts'

const aJob = () => ({
  kind: 'ingest_source' as const,
  id: newId<JobId>(),
  namespaceId: newId<NamespaceId>(),
  documentId: newId<DocumentId>(),
})

describe('the job queue', () => {
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

  /** A worker whose ingestion is `work`; what it was given is kept. */
  async function worker(work: (job: Job, attempt: { lastAttempt: boolean }) => Promise<void>) {
    const abandoned: string[] = []
    const handlers: JobHandlers = {
      ingest_source: { work, abandon: async ({ id }) => void abandoned.push(id), concurrency: 2 },
      delete_objects: { work: async () => {}, abandon: async () => {}, concurrency: 1 },
      file_example_papers: { work: async () => {}, abandon: async () => {}, concurrency: 1 },
      send_sign_in_link: { work: async () => {}, abandon: async () => {}, concurrency: 1 },
    }
    const running = new PgBossWorker({ url: test.url, handlers, onError: () => {} })
    await running.start()
    return { abandoned, stop: () => running.stop(500) }
  }
  const enqueue = (job: ReturnType<typeof aJob>) =>
    test.database.within(job.namespaceId, async () => Ok(await queue.enqueue(job)))

  it('knows no job of a transaction that was rolled back', async () => {
    const job = aJob()
    await test.database.within(job.namespaceId, async () => Err(await queue.enqueue(job)))
    await expect(
      test.database.within(job.namespaceId, async () => {
        await queue.enqueue(job)
        throw new Error('crash')
      }),
    ).rejects.toThrow('crash')
    expect(await test.asOwner('select from pgboss.job where id = $1', [job.id])).toEqual([])
  })

  it('hands each committed job to one of several workers, soon', async () => {
    const seen: string[] = []
    const workers = await Promise.all([1, 2].map(() => worker(async ({ id }) => void seen.push(id))))
    const jobs = Array.from({ length: 60 }, aJob)
    for (const job of jobs) await enqueue(job)
    await until(() => seen.length >= 60)
    expect(seen.toSorted()).toEqual(jobs.map(({ id }) => id).toSorted())
    await Promise.all(workers.map((one) => one.stop()))
  })

  it('is tried again after a throw, while others go on', async () => {
    const [poison, healthy] = [aJob(), aJob()]
    const seen: string[] = []
    const one = await worker(async ({ id }) => {
      seen.push(id)
      if (id === poison.id && seen.filter((other) => other === id).length === 1) throw new Error('poison')
    })
    await enqueue(poison)
    await enqueue(healthy)
    await until(() => seen.includes(healthy.id) && seen.filter((id) => id === poison.id).length === 2)
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
      await until(() => one.abandoned.includes(job.id))
      expect(attempts).toEqual([false, true])
      await one.stop()
    },
    patience(60_000),
  )
})
