import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import type { Application } from '../composition/application.ts'
import { openAuthorizationServer, type AuthorizationServerOptions } from '../composition/authorization-server.ts'
import { withinRequest } from '../composition/log.ts'
import { makeHttpApp } from './app.ts'
import { providerErrorPage } from './oauth/provider-error-page.ts'
import { ExpectedActors } from './pipeline/expected-actors.ts'
import { makeMetrics } from './pipeline/observe.ts'
import { finishUnreadBody, watchSlowBodies } from './pipeline/unread-body.ts'
import { observeInstallation } from './system/observe-installation.ts'
import { RealtimeStreams } from './realtime/realtime.ts'
import { ForeseenError } from '../../core/shared/foreseen-error.ts'

/** A running HTTP service. */
export interface Service {
  port: number
  /** Takes no new request, lets the running ones finish, at most until `timeoutMs`. */
  stop(timeoutMs: number): Promise<void>
}

/** The address is taken or may not be used; `message` is one line for the operator. */
export class ListenError extends ForeseenError {}

export interface ServeOptions extends Pick<AuthorizationServerOptions, 'reach'> {
  /** Reads the longest stop of the process that works beside this one, in seconds. */
  workerStop?: () => number
  /** How often an open stream is looked after; for tests. */
  heartbeatMs?: number
}

/** @param options `reach`: how clients that are known by the address of a document are fetched; for tests */
export async function serveHttp(
  application: Application,
  { reach, workerStop, heartbeatMs }: ServeOptions = {},
): Promise<Service> {
  const { platform, settings, log } = application
  // A service that cannot read its signing keys says so now and not at the first sign-in.
  await platform.signingKeyRing.current()
  const { liveFeed } = platform
  liveFeed.start()
  const metrics = makeMetrics(workerStop)
  const realtime = new RealtimeStreams(
    liveFeed,
    { authenticate: application.access.authenticate, reachTeam: application.namespaces.reachTeam },
    undefined,
    heartbeatMs,
  )
  const app = makeHttpApp({
    access: application.access,
    farm: application.farm,
    controlFolder: application.controlFolder,
    knowledge: application.knowledge,
    media: application.media,
    sources: application.sources,
    onboarding: application.onboarding,
    library: application.library,
    notifications: application.notifications,
    namespaces: application.namespaces,
    tools: application.tools,
    clock: platform.clock,
    writeSpreadsheet: platform.writeSpreadsheet,
    diskObjects: platform.diskObjects,
    baseUrl: settings.baseUrl,
    pipeline: {
      baseUrl: settings.baseUrl,
      authenticate: application.access.authenticate,
      serviceKeys: settings.serviceKeys,
      reachTeam: application.namespaces.reachTeam,
      expectedActors: new ExpectedActors(),
      rateLimiter: platform.rateLimiter,
      idempotency: platform.idempotency,
      readingAhead: platform.readingAhead,
      uploads: {
        folder: join(settings.dataDir, 'uploads'),
        maxBytes: settings.maxUploadBytes,
        keepStream: platform.keepStream,
      },
    },
    server: openAuthorizationServer(application, { errorPage: providerErrorPage, reach }),
    formSecrets: async () => (await platform.signingKeyRing.current()).cookieSecrets,
    readReadiness: application.operations.readReadiness,
    realtime,
    errors: { log, isOutage: platform.isOutage, isNamespaceRemoved: platform.isNamespaceRemoved },
    metrics,
    readFigures: observeInstallation(metrics.registry, application.operations.readFigures, platform.connections),
    log,
    withinRequest,
    proxies: settings.proxies,
  })
  const answer = app.callback()
  const slowBodies = watchSlowBodies()
  const server = createServer(
    { requestTimeout: 600_000, headersTimeout: 20_000, keepAliveTimeout: 65_000 },
    (request, response) => {
      finishUnreadBody(request, response)
      slowBodies.watch(request)
      void answer(request, response)
    },
  )
  await application.knowledge.warmUp()
  await listen(server, settings.host, settings.port).catch(async (error: unknown) => {
    slowBodies.stop()
    await liveFeed.close()
    throw error
  })
  return {
    port: (server.address() as { port: number }).port,
    async stop(timeoutMs) {
      realtime.close()
      slowBodies.stop()
      await closeServer(server, timeoutMs)
      await liveFeed.close()
    },
  }
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      fail(
        new ListenError(
          error.code === 'EADDRINUSE'
            ? `Port ${port} auf ${host} ist schon belegt. Setz PORT auf einen freien.`
            : `Unter ${host}:${port} lässt sich nicht lauschen: ${error.message}`,
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
