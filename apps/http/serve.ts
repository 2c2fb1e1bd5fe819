import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { RateLimiterPostgres } from 'rate-limiter-flexible'
import { AuthorizationServer } from '../../adapters/oidc/authorization-server.ts'
import { makePublicFetch } from '../../adapters/web/public-fetch.ts'
import type { Reach } from '../../adapters/web/request.ts'
import { isOutage } from '../../adapters/postgres/outage.ts'
import { LiveEventListener } from '../../adapters/postgres/shared/live-event-listener.ts'
import type { Application } from '../composition/application.ts'
import type { Settings } from '../composition/settings.ts'
import { PARTS as P } from '../composition/tokens.ts'
import { makeHttpApp } from './app.ts'
import { providerErrorPage } from './oauth/provider-error-page.ts'
import { makeMetrics } from './plane/observe.ts'
import type { RateLimits } from './plane/rate-limits.ts'
import { RealtimeStreams } from './realtime/realtime.ts'

/** A running HTTP service. */
export interface Service {
  port: number
  /** Takes no new request, lets the running ones finish, at most until `timeoutMs`. */
  stop(timeoutMs: number): Promise<void>
}

/** The address is taken or may not be used; `message` is one line for the operator. */
export class ListenError extends Error {}

/** @param reach how clients that are known by the address of a document are fetched; for tests */
export async function serveHttp(application: Application, { reach }: { reach?: Reach } = {}): Promise<Service> {
  const { parts, settings, log, database, url } = application
  const listener = new LiveEventListener(url, database)
  listener.start()
  const realtime = new RealtimeStreams(listener, parts.get(P.authenticate))
  const app = makeHttpApp({
    plane: {
      baseUrl: settings.baseUrl,
      authenticate: parts.get(P.authenticate),
      limits: settings.rateLimits && makeLimits(application, settings.rateLimits),
      idempotency: parts.get(P.idempotency),
      uploads: { folder: join(settings.dataDir, 'uploads'), maxBytes: settings.maxUploadBytes },
    },
    training: {
      registerSource: parts.get(P.registerSource),
      registerFromLetter: parts.get(P.registerFromLetter),
      readMemoryStats: parts.get(P.readMemoryStats),
      readPreviewUrls: parts.get(P.readPreviewUrls),
      readOriginalUrl: parts.get(P.readOriginalUrl),
      fileSource: parts.get(P.fileSource),
      deleteSource: parts.get(P.deleteSource),
      readSource: parts.get(P.readSource),
      reprocessSource: parts.get(P.reprocessSource),
      readImpact: parts.get(P.readImpact),
    },
    chat: { answerQuestion: parts.get(P.answerQuestion) },
    workspace: {
      showRows: parts.get(P.showRows),
      listRows: parts.get(P.listRows),
      readRow: parts.get(P.readRow),
      createRow: parts.get(P.createRow),
      changeRow: parts.get(P.changeRow),
      deleteRow: parts.get(P.deleteRow),
      importTable: parts.get(P.importTable),
      listProposals: parts.get(P.listProposals),
      decideProposals: parts.get(P.decideProposals),
    },
    onboarding: { seedExampleFarm: parts.get(P.seedExampleFarm), removeExampleFarm: parts.get(P.removeExampleFarm) },
    oauth: {
      registerClient: parts.get(P.registerClient),
      listAgents: parts.get(P.listAgents),
      revokeAgent: parts.get(P.revokeAgent),
    },
    accessTokens: {
      createAccessToken: parts.get(P.createAccessToken),
      listAccessTokens: parts.get(P.listAccessTokens),
      revokeAccessToken: parts.get(P.revokeAccessToken),
      now: parts.get(P.clock).now,
    },
    server: openAuthorizationServer(application, reach),
    people: {
      accounts: parts.get(P.accounts),
      signInWithPassword: parts.get(P.signInWithPassword),
      requestSignInLink: parts.get(P.requestSignInLink),
      signInWithLink: parts.get(P.signInWithLink),
      listAgents: parts.get(P.listAgents),
      revokeAgent: parts.get(P.revokeAgent),
      createAccessToken: parts.get(P.createAccessToken),
      listAccessTokens: parts.get(P.listAccessTokens),
      revokeAccessToken: parts.get(P.revokeAccessToken),
      now: parts.get(P.clock).now,
    },
    formSecrets: async () => (await parts.get(P.signingKeyRing).current()).cookieSecrets,
    health: {
      parts: {
        database: async () => void (await database.query(null, 'select 1')),
        queue: async () => void (await database.query(null, 'select 1 from pgboss.version')),
        store: () => parts.get(P.objects).check(),
      },
    },
    tools: parts.get(P.tools),
    realtime,
    diskObjects: parts.get(P.diskObjects),
    errors: { log, isOutage },
    metrics: makeMetrics(),
    log,
    baseUrl: settings.baseUrl,
    proxies: settings.proxies,
  })
  const server = createServer(
    { requestTimeout: 600_000, headersTimeout: 20_000, keepAliveTimeout: 65_000 },
    app.callback(),
  )
  await listen(server, settings.host, settings.port)
  return {
    port: (server.address() as { port: number }).port,
    async stop(timeoutMs) {
      realtime.close()
      await closeServer(server, timeoutMs)
      await listener.close()
    },
  }
}

function openAuthorizationServer({ parts, settings, log }: Application, reach?: Reach): AuthorizationServer {
  return new AuthorizationServer({
    baseUrl: settings.baseUrl,
    ring: parts.get(P.signingKeyRing),
    artefacts: parts.get(P.artefacts),
    accounts: parts.get(P.accounts),
    clients: parts.get(P.clients),
    letIn: parts.get(P.letIn),
    webRedirectUris: settings.webRedirectUris,
    fetchPublic: makePublicFetch(reach),
    now: parts.get(P.clock).now,
    isOutage,
    onError: (error) => log.error({ err: error }, 'the authorization server failed'),
    errorPage: providerErrorPage,
  })
}

function makeLimits({ database }: Application, points: NonNullable<Settings['rateLimits']>): RateLimits {
  const storeClient = {
    query: async ({ text, values }: { text: string; values: unknown[] }) => ({
      rows: await database.query(null, text, values),
    }),
  }
  const limit = (budget: keyof RateLimits, duration: number) =>
    new RateLimiterPostgres({
      storeClient,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: budget,
      points: points[budget],
      duration,
      inMemoryBlockOnConsumed: points[budget] + 1,
    })
  return {
    general: limit('general', 60),
    read: limit('read', 60),
    uploads: limit('uploads', 60),
    credentials: limit('credentials', 3600),
    signIn: limit('signIn', 900),
    exampleData: limit('exampleData', 3600),
  }
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      fail(
        new ListenError(
          error.code === 'EADDRINUSE'
            ? `Port ${port} on ${host} is taken by another program. Set PORT to a free one.`
            : `Cannot listen on ${host}:${port}: ${error.message}`,
        ),
      ),
    )
    server.listen(port, host, () => done())
  })
}

function closeServer(server: Server, timeoutMs: number): Promise<void> {
  return new Promise((done) => {
    const forced = setTimeout(() => server.closeAllConnections(), timeoutMs)
    server.close(() => {
      clearTimeout(forced)
      done()
    })
    server.closeIdleConnections()
  })
}
