import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Reach } from '../../adapters/web/request.ts'
import { openApplication, type Application } from '../../apps/composition/application.ts'
import { makeLog } from '../../apps/composition/log.ts'
import type { Platform } from '../../apps/composition/platform.ts'
import { readSettings } from '../../apps/composition/settings.ts'
import { serveHttp } from '../../apps/http/serve.ts'
import { startWorker } from '../../apps/worker/work.ts'
import { usernameFaults, type Scope } from '../../core/access/index.ts'
import { newId } from '../builders/ids.ts'
import { openTestDatabase, type TestDatabase } from '../test-database.ts'
import { patience } from '../patience.ts'

export interface TestService {
  url: string
  application: Application
  database: TestDatabase
  /**
   * Makes a farm with its own namespace and returns how to call the service as its farmer, who signs in on the pages
   * with the password, if there is one.
   */
  farm(options?: { password?: string }): Promise<Farm>
  stop(): Promise<void>
}

export interface Farm {
  email: string
  token: string
  namespaceId: string
  /** A request with the farmer's bearer; `json` is sent as the body. */
  call(
    method: string,
    path: string,
    options?: { json?: unknown; body?: BodyInit; headers?: Record<string, string> },
  ): Promise<Response>
  /** An access token of the farmer, with which a program reaches what an agent with these scopes reaches. */
  agent(scopes: readonly Scope[]): Promise<string>
  /** Uploads a text as a file. */
  upload(text: string | Uint8Array, filename: string, fields?: Record<string, string>): Promise<Response>
  /** Uploads and waits until the run has ended; returns the status document. */
  ingest(
    text: string | Uint8Array,
    filename: string,
  ): Promise<
    Record<string, never> & {
      document_id: string
      status: string
      error: { code: string; detail: string } | null
      passages: number | null
    }
  >
  /** Waits until the run of a source has ended. */
  ended(documentId: string, ms?: number): ReturnType<Farm['ingest']>
}

type BodyInit = NonNullable<RequestInit['body']>

export interface ServiceOptions {
  worker?: boolean
  /** What of the web it can fetch clients' documents from. */
  reach?: Reach
  /** How often open streams are looked after. */
  heartbeatMs?: number
  log?: Logger
  /** Puts something else in the place of ports that requests use themselves. */
  standIn?: (platform: Platform) => Platform
}

/** The whole service, HTTP and worker in this process, over a database of its own. */
export async function startService(
  environment: Record<string, string> = {},
  { worker = true, reach, heartbeatMs, log, standIn = (platform) => platform }: ServiceOptions = {},
): Promise<TestService> {
  const database = await openTestDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'hofkern-e2e-'))
  const port = await freePort()
  const settings = readSettings({
    DATABASE_URL: database.url,
    HOFKERN_DATA_DIR: dataDir,
    PORT: String(port),
    HOFKERN_RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    ...environment,
  })
  const application = await openApplication(settings, log ?? makeLog(settings.logLevel))
  const served = { ...application, platform: standIn(application.platform) }
  const service = await serveHttp(served, { ...(reach && { reach }), ...(heartbeatMs && { heartbeatMs }) })
  const working = worker ? await startWorker(application) : undefined
  return {
    url: settings.baseUrl,
    application,
    database,
    farm: (options) => makeFarm(application, options),
    async stop() {
      await Promise.all([service.stop(1000), working?.stop(5000)])
      await application.close()
      await database.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Letters and digits by chance may spell a word that no name may have. */
function aName(): string {
  const name = newId<string>().slice(-12)
  return usernameFaults(`hof-${name}`).length === 0 ? name : aName()
}

/** As `TestService.farm`, for a service that runs elsewhere over the same database. */
export async function makeFarm(
  { access, settings }: Pick<Application, 'access' | 'settings'>,
  options: { password?: string } = {},
): Promise<Farm> {
  const name = aName()
  const account = (
    await access.createAccount({ email: `${name}@hof.example`, username: `hof-${name}`, ...options })
  ).unwrap()
  const { token } = (await access.issueSession({ email: account.email, lifetimeSeconds: 3600 })).unwrap()
  const call: Farm['call'] = (method, path, { json, body, headers } = {}) =>
    fetch(settings.baseUrl + path, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      ...(body === undefined ? {} : { body }),
    })
  const upload: Farm['upload'] = (text, filename, fields = {}) => {
    const form = new FormData()
    for (const [field, value] of Object.entries(fields)) form.set(field, value)
    form.set('file', new Blob([text as Uint8Array<ArrayBuffer>]), filename)
    return call('POST', '/training', { body: form })
  }
  const agent: Farm['agent'] = async (scopes) => {
    const made = await call('POST', '/access-tokens', { json: { name: 'Ein Agent', scopes } })
    return ((await made.json()) as { secret: string }).secret
  }
  const ended: Farm['ended'] = async (documentId, ms = 60_000) => {
    for (const deadline = Date.now() + patience(ms); Date.now() < deadline;) {
      const status = (await (await call('GET', `/training/${documentId}`)).json()) as Awaited<
        ReturnType<Farm['ingest']>
      >
      if (status.status === 'completed' || status.status === 'failed') return status
      await new Promise((done) => setTimeout(done, 40))
    }
    throw new Error(`${documentId} did not end`)
  }
  return {
    email: account.email,
    token,
    namespaceId: account.namespaceId,
    call,
    agent,
    upload,
    ended,
    ingest: async (text, filename) =>
      ended(((await (await upload(text, filename)).json()) as { document_id: string }).document_id),
  }
}

export function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => done(port))
    })
  })
}
