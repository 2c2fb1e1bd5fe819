import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbeddedServer } from '../../adapters/postgres/embedded-server.ts'
import { openApplication, type Application } from '../../apps/composition/application.ts'
import { makeLog } from '../../apps/composition/log.ts'
import { readSettings } from '../../apps/composition/settings.ts'
import type { NamespaceId } from '../../core/shared/ids.ts'

/** A farm of the running service, called over HTTP as its farmer. */
export interface BenchFarm {
  namespaceId: NamespaceId
  /** Throws where the service does not answer 2xx. */
  call<T>(method: string, path: string, body?: unknown): Promise<T>
  /** Uploads a text as a file and returns its document id; the reading goes on. */
  upload(filename: string, text: string): Promise<string>
  /** Waits until a run has ended; throws where it failed. */
  ended(documentId: string): Promise<void>
}

/** The service with its worker in a process of its own, over an embedded database in a temporary folder. */
export interface RunningHofkern {
  /** The same database from this process, for what is too much for uploads. */
  application: Application
  farm(): Promise<BenchFarm>
  /** The process that serves. */
  pid: number
  stop(): Promise<void>
}

export async function startHofkern(): Promise<RunningHofkern> {
  const folder = mkdtempSync(join(tmpdir(), 'hofkern-bench-'))
  const server = await startEmbeddedServer(folder)
  const port = String(await freePort())
  const environment = {
    DATABASE_URL: server.url('postgres'),
    HOFKERN_DATA_DIR: join(folder, 'data'),
    HOFKERN_RATE_LIMITS: 'off',
    HOFKERN_SEED_DEMO: 'off',
    LOG_LEVEL: 'error',
    PORT: port,
  }
  const child = spawn(process.execPath, [...process.execArgv, 'apps/start.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, ...environment },
    stdio: 'inherit',
  })
  const application = await openApplication(readSettings(environment), makeLog('error'))
  const { baseUrl } = application.settings
  while (
    !(await fetch(`${baseUrl}/ready`).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await sleep(20)
  let farms = 0
  return {
    application,
    pid: child.pid!,
    farm: () => makeFarm(application, (farms += 1)),
    async stop() {
      const gone = new Promise((done) => child.once('exit', done))
      child.kill('SIGTERM')
      await gone
      await application.close()
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function makeFarm({ access, settings }: Application, number: number): Promise<BenchFarm> {
  const account = (
    await access.createAccount({ email: `bench-${number}@hof.example`, username: `bench-${number}` })
  ).unwrap()
  const { token } = (await access.issueSession({ email: account.email, lifetimeSeconds: 7200 })).unwrap()
  const send = async <T>(
    method: string,
    path: string,
    body: RequestInit['body'] | undefined,
    type: Record<string, string>,
  ): Promise<T> => {
    const answer = await fetch(settings.baseUrl + path, {
      method,
      headers: { Authorization: `Bearer ${token}`, ...type },
      ...(body === undefined ? {} : { body }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
    return (text === '' ? undefined : JSON.parse(text)) as T
  }
  const call: BenchFarm['call'] = (method, path, body) =>
    send(
      method,
      path,
      body === undefined ? undefined : JSON.stringify(body),
      body === undefined ? {} : { 'Content-Type': 'application/json' },
    )
  return {
    namespaceId: account.namespaceId,
    call,
    async upload(filename, text) {
      const form = new FormData()
      form.set('file', new Blob([text]), filename)
      return (await send<{ document_id: string }>('POST', '/training', form, {})).document_id
    },
    async ended(documentId) {
      for (;;) {
        const { status } = await call<{ status: string }>('GET', `/training/${documentId}`)
        if (status === 'completed') return
        if (status === 'failed') throw new Error(`${documentId} failed`)
        await sleep(20)
      }
    },
  }
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => done(port))
    })
  })
}
