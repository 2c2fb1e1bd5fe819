import Koa, { type Context, type Middleware } from 'koa'
import type { Logger } from 'pino'
import type { Tool } from '../tools/tool.ts'
import { makeDescription } from './description/make-description.ts'
import { serveMcp } from './mcp/serve-mcp.ts'
import { discoveryRoutes } from './oauth/discovery.ts'
import type { AuthorizationServer } from './oauth/authorization-server.ts'
import { authorizeByForm, makeServeProvider, PROVIDER_PATHS, refuseBlocked } from './oauth/serve-provider.ts'
import { errorPage, PAGE_ERRORS } from './pages/error-page.ts'
import { FormGuard } from './pages/form.ts'
import { KnownBrowsers } from './pages/known-browsers.ts'
import { answerPageFaults } from './pages/page-faults.ts'
import { homePage, mcpPage } from './pages/home-page.ts'
import { sendPage } from './pages/send-page.ts'
import { accountPages } from './pages/serve-account.ts'
import { consentPages } from './pages/serve-consent.ts'
import { accessNoticePages } from './pages/serve-access-notice.ts'
import { changePasswordPages, resetPasswordPages } from './pages/serve-password.ts'
import { signInLinkPages } from './pages/serve-sign-in-link.ts'
import { farmPages } from './pages/serve-farm.ts'
import { invitationPages } from './pages/serve-invitation.ts'
import { signInPages } from './pages/serve-sign-in.ts'
import { answerErrors, type ErrorSettings } from './pipeline/answer-errors.ts'
import { AreaRouters } from './pipeline/area-routers.ts'
import { asTyped, crossOrigin } from './pipeline/cross-origin.ts'
import { HttpError, notFound } from './pipeline/http-error.ts'
import { observeRequests, type WithinRequest } from './pipeline/observe.ts'
import { serveRoute, type RequestPipeline } from './pipeline/serve-route.ts'
import { receiveObject, type UploadedObjects } from './objects/receive-object.ts'
import { serveObject, type SignedObjects } from './objects/serve-object.ts'
import type { RealtimeStreams } from './realtime/realtime.ts'
import { realtimeDescription } from './realtime/realtime-route.ts'
import { redeemTicket } from './realtime/redeem-ticket.ts'
import { routesOf, type RouteParts } from './routes.ts'

/** What the HTTP service is made of: what its routes call, and what only it needs. */
export interface HttpAppParts extends RouteParts {
  pipeline: RequestPipeline
  server: AuthorizationServer
  /** For the forms of our pages; the first makes tokens, all of them are accepted. */
  formSecrets: () => Promise<readonly string[]>
  tools: readonly Tool[]
  realtime: RealtimeStreams
  /** Present where the embedded store answers its own signed addresses. */
  diskObjects: (SignedObjects & UploadedObjects) | undefined
  errors: ErrorSettings
  log: Logger
  withinRequest: WithinRequest
  /** Proxies in front whose X-Forwarded-For is believed. */
  proxies: number
}

/** The HTTP service: every capability it offers stands in `routes`. */
export function makeHttpApp(parts: HttpAppParts): Koa {
  const app = new Koa({ proxy: parts.proxies > 0, maxIpsCount: parts.proxies })
  app.on('error', (error) => parts.log.debug({ err: error }, 'connection ended early'))
  app.use(observeRequests(parts.log, parts.metrics, parts.withinRequest))
  app.use(answerErrors(parts.errors))
  app.use(asTyped)
  app.use(crossOrigin())
  const mcp = serveMcp(parts)
  app.use((ctx, next) => {
    if (ctx.path !== '/mcp' && ctx.path !== '/mcp/') return next()
    if (isReader(ctx)) return sendPage(ctx, mcpPage(parts.baseUrl))
    ctx.set('Cache-Control', 'no-store')
    return mcp(ctx, next)
  })
  const routers = makeRouters(parts)
  app.use(routers.serve)
  app.use(refuseUnknown(routers))
  return app
}

/** A person with a browser, who did not mean to call anything. */
const isReader = (ctx: Context): boolean =>
  ctx.method === 'GET' && ctx.get('Authorization') === '' && ctx.accepts('json', 'text/event-stream', 'html') === 'html'

function makeRouters(parts: HttpAppParts): AreaRouters {
  const routers = new AreaRouters()
  const description = makeDescription(parts.baseUrl)
  routers.at('/openapi.json').get('/openapi.json', async (ctx) => {
    const { json, etag } = await description()
    ctx.type = 'json'
    ctx.etag = etag
    if (ctx.fresh) ctx.status = 304
    else ctx.body = json
  })
  routers.at('/docs').get('/docs', async (ctx) => sendPage(ctx, (await description()).page))
  addAuthorization(routers, parts)
  const { diskObjects } = parts
  if (diskObjects)
    routers
      .at('/objects')
      .get(/^\/objects\/.+/, serveObject(diskObjects))
      .put(/^\/objects\/.+/, receiveObject(diskObjects, parts.namespaces.isRemoved))
  for (const declared of routesOf(parts)) {
    const middlewares =
      declared === realtimeDescription
        ? [redeemTicket(parts.access, parts.pipeline), serveRealtime(parts)]
        : [serveRoute(declared, parts.pipeline)]
    const router = routers.at(declared.path)
    const path = declared.path.replaceAll(/\{(\w+)\}/g, ':$1')
    router[declared.method](path, nameRoute(declared.path), ...middlewares)
  }
  return routers
}

/** The authorization server, and the pages that people meet on the way through it. */
function addAuthorization(routers: AreaRouters, parts: HttpAppParts): void {
  const { server, access, clock, pipeline, errors, baseUrl, formSecrets } = parts
  const { rateLimiter } = pipeline
  const serveProvider = makeServeProvider(server, rateLimiter)
  for (const [path, middleware] of Object.entries(discoveryRoutes(baseUrl, serveProvider)))
    routers.at(path).get(path, nameRoute(path), middleware)
  for (const [method, path] of PROVIDER_PATHS) routers.at(path)[method](path, nameRoute(path), serveProvider())

  const pageParts = {
    access,
    clock,
    server,
    rateLimiter,
    forms: new FormGuard(baseUrl, formSecrets),
    known: new KnownBrowsers(baseUrl, formSecrets),
  }
  const pages: Record<string, Middleware> = {
    'GET /oauth/authorize': (ctx, next) => refuseBlocked(access)(ctx, () => serveProvider()(ctx, next)),
    'POST /oauth/authorize': authorizeByForm,
    ...signInPages(pageParts),
    ...signInLinkPages(pageParts),
    ...consentPages(pageParts),
    ...resetPasswordPages(pageParts),
    ...accessNoticePages(pageParts),
    ...accountPages(pageParts),
    ...changePasswordPages(pageParts),
    ...farmPages({ ...parts, rateLimiter }),
    ...invitationPages({ ...pageParts, namespaces: parts.namespaces }),
    'GET /': (ctx: Context) => sendPage(ctx, homePage(baseUrl)),
  }
  for (const [page, middleware] of Object.entries(pages)) {
    const [method, path] = page.split(' ') as ['GET' | 'POST', string]
    routers.at(path)[method === 'GET' ? 'get' : 'post'](path, nameRoute(path), answerPageFaults(errors), middleware)
  }
}

const nameRoute =
  (path: string): Middleware =>
  (ctx, next) => {
    ctx.state['route'] = path
    return next()
  }

/** The same check as every route, then a stream instead of an answer. */
const serveRealtime =
  ({ pipeline, realtime }: HttpAppParts): Middleware =>
  async (ctx, next) => {
    let stream: Middleware | undefined
    await serveRoute(
      { ...realtimeDescription, handle: async ({ actor }) => ((stream = realtime.handle(actor)), { status: 200 }) },
      pipeline,
    )(ctx, next)
    await stream!(ctx, next)
  }

const refuseUnknown =
  (routers: AreaRouters): Middleware =>
  (ctx) => {
    const allowed = routers.methodsOf(ctx.path, ctx.method)
    if (allowed.length === 0 && ctx.method === 'GET' && ctx.accepts('json', 'html') === 'html')
      return sendPage(ctx, errorPage({ ...PAGE_ERRORS.not_found, requestId: ctx.state['requestId'] as string }), 404)
    if (allowed.length === 0) throw notFound('Diese Adresse gibt es nicht. Alle Adressen stehen unter /docs.')
    throw new HttpError(405, 'method_not_allowed', `Hier geht nur ${allowed.join(', ')}.`, {
      Allow: allowed.join(', '),
    })
  }
