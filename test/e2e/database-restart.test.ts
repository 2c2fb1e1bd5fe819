import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawn } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { patience, until } from '../patience.ts'

/** The service as a newcomer starts it, in a process of its own with the embedded database. */
describe('a database that dies under load', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hofkern-restart-'))
  let url: string
  let service: ReturnType<typeof spawn>
  let token: string
  const environment = () => ({
    ...process.env,
    DATABASE_URL: '',
    HOFKERN_DATA_DIR: dataDir,
    HOFKERN_RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    PORT: new URL(url).port,
  })

  beforeAll(async () => {
    url = `http://127.0.0.1:${await freePort()}`
    service = spawn(process.execPath, ['apps/start.ts'], { env: environment(), stdio: 'ignore' })
    await until(async () => (await fetch(`${url}/ready`)).ok, 90_000)
    token = await output(['bin/hofkern.mjs', 'token', 'issue', '--email', 'demo@hofkern.example'])
  }, patience(120_000))
  afterAll(async () => {
    service.kill('SIGTERM')
    await new Promise((done) => service.once('exit', done))
    rmSync(dataDir, { recursive: true, force: true })
  })

  it(
    'loses no accepted upload, says 503 meanwhile, and recovers with the service running on',
    async () => {
      const accepted: string[] = []
      const statuses = new Set<number>()
      const codes = new Set<string>()
      let stop = false
      const load = Promise.all(
        [1, 2, 3].map(async (client) => {
          for (let n = 0; !stop; n++) {
            const form = new FormData()
            form.set('file', new Blob([`Lieferschein ${client}-${n}`]), `l-${client}-${n}.txt`)
            const answer = await fetch(`${url}/training`, {
              method: 'POST',
              body: form,
              headers: { Authorization: `Bearer ${token}` },
            })
            const body = (await answer.json()) as { document_id?: string; code?: string }
            statuses.add(answer.status)
            if (answer.status === 202) accepted.push(body.document_id!)
            else codes.add(String(body.code))
            await new Promise((done) => setTimeout(done, 20))
          }
        }),
      )
      for (let crash = 0; crash < 2; crash++) {
        await until(async () => accepted.length > 10 * (crash + 1))
        const before = accepted.length
        process.kill(Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]), 'SIGQUIT')
        await until(async () => statuses.has(503))
        await until(async () => accepted.length > before + 10)
      }
      stop = true
      await load
      expect([...statuses].sort()).toEqual([202, 503])
      expect([...codes]).toEqual(['database_unavailable'])
      await until(async () => {
        const states = await Promise.all(
          accepted.map(
            async (id) =>
              (
                (await (
                  await fetch(`${url}/training/${id}`, { headers: { Authorization: `Bearer ${token}` } })
                ).json()) as { status: string }
              ).status,
          ),
        )
        return states.every((status) => status === 'completed')
      }, 60_000)
    },
    patience(300_000),
  )

  function output(args: string[]): Promise<string> {
    return new Promise((done, fail) => {
      const child = spawn(process.execPath, args, { env: environment(), stdio: ['ignore', 'pipe', 'inherit'] })
      let text = ''
      child.stdout!.on('data', (chunk) => (text += chunk))
      child.once('exit', (code) => (code === 0 ? done(text.trim()) : fail(new Error(`exit ${code}`))))
    })
  }
})

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => done(port))
    })
  })
}
