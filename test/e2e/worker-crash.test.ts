import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startService, type Farm, type TestService } from './start-hofkern.ts'
import { patience } from '../patience.ts'

const text = readFileSync('examples/merkblaetter/tiere-im-stall.md', 'utf8')

describe('a worker killed at any step', () => {
  let service: TestService
  let farm: Farm
  beforeAll(async () => {
    service = await startService({}, { worker: false })
    farm = await service.farm()
  })
  afterAll(() => service.stop())

  it(
    'leaves a source that completes once, with no row twice',
    async () => {
      const { document_id, job_id } = (await (await farm.upload(text, 'statut.md')).json()) as {
        document_id: string
        job_id: string
      }
      let crashes = 0
      while ((await workUntilCrash(crashes + 1)) === 'crashed') {
        crashes++
        // What the queue does when the heartbeat of the dead worker has stayed away.
        await service.database.asOwner(
          "update pgboss.job set state = 'retry', start_after = now() where id = $1 and state = 'active'",
          [job_id],
        )
      }
      expect(crashes).toBeGreaterThan(8)

      const status = await farm.ended(document_id)
      expect(status).toMatchObject({ status: 'completed', error: null })
      const [counted] = await service.database.asOwner<{
        passages: number
        places: number
        lexemes: number
        documents: number
      }>(
        `select (select count(*)::int from passages where document_id = $1) as passages,
           (select count(distinct (page, start_offset))::int from passages where document_id = $1) as places,
           (select count(*)::int from passage_lexemes where document_id = $1) as lexemes,
           (select count(*)::int from knowledge_documents where id = $1) as documents`,
        [document_id],
      )
      expect(counted).toEqual({
        passages: status.passages,
        places: status.passages,
        lexemes: status.passages,
        documents: 1,
      })

      async function workUntilCrash(step: number): Promise<'crashed' | 'done'> {
        const { settings } = service.application
        const worker = spawn(process.execPath, ['test/e2e/crashing-worker.ts'], {
          env: {
            ...process.env,
            DATABASE_URL: service.database.url,
            HOFKERN_DATA_DIR: settings.dataDir,
            CRASH_AT: String(step),
          },
          stdio: 'ignore',
        })
        let dead = false
        const ended = new Promise<void>((done) => worker.once('exit', () => ((dead = true), done())))
        let completed = false
        while (!dead && !completed) {
          await Promise.race([ended, new Promise((done) => setTimeout(done, 50))])
          completed =
            ((await (await farm.call('GET', `/training/${document_id}`)).json()) as { status: string }).status ===
            'completed'
        }
        worker.kill('SIGKILL')
        await ended
        return completed ? 'done' : 'crashed'
      }
    },
    patience(300_000),
  )

  it(
    'loses its job to another worker once its heartbeat stays away',
    async () => {
      const { document_id } = (await (await farm.upload('Nur ein Satz über Klee.', 'klee.txt')).json()) as {
        document_id: string
      }
      const { settings } = service.application
      const start = (step: number) =>
        spawn(process.execPath, ['test/e2e/crashing-worker.ts'], {
          env: {
            ...process.env,
            DATABASE_URL: service.database.url,
            HOFKERN_DATA_DIR: settings.dataDir,
            CRASH_AT: String(step),
          },
          stdio: 'ignore',
        })
      await new Promise((done) => start(4).once('exit', done))
      const survivor = start(1e9)
      expect(await farm.ended(document_id)).toMatchObject({ status: 'completed' })
      survivor.kill('SIGKILL')
    },
    patience(120_000),
  )
})
