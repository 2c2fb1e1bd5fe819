import { createHash } from 'node:crypto'
import Koa, { type Context, type Middleware } from 'koa'
import type { Logger } from 'pino'
import type { Access } from '../../core/access/index.ts'
import type { Farm, WriteSpreadsheet } from '../../core/farm/index.ts'
import type { Knowledge } from '../../core/knowledge/index.ts'
import type { Onboarding } from '../../core/onboarding/index.ts'
import type { Clock } from '../../core/shared/ports/clock.ts'
import type { Sources } from '../../core/sources/index.ts'
import type { Tool } from '../tools/tool.ts'
import { accessTokenRoutes } from './access-tokens/routes.ts'
import { chatRoutes } from './chat/routes.ts'
import { serveMcp } from './mcp/serve-mcp.ts'
import { discoveryRoutes } from './oauth/discovery.ts'
import type { AuthorizationServer } from './oauth/authorization-server.ts'
import { oauthRoutes } from './oauth/routes.ts'
import { authorizeByForm, makeServeProvider, PROVIDER_PATHS, refuseBlocked } from './oauth/serve-provider.ts'
import { onboardingRoutes } from './onboarding/routes.ts'
import { docsPage } from './pages/docs-page.ts'
import { errorPage, PAGE_ERRORS } from './pages/error-page.ts'
import { FormGuard } from './pages/form.ts'
import { KnownBrowsers } from './pages/known-browsers.ts'
import { answerPageFaults } from './pages/page-faults.ts'
import { homePage, mcpPage } from './pages/home-page.ts'
import { sendPage } from './pages/send-page.ts'
import { accountPages } from './pages/serve-account.ts'
import { consentPages } from './pages/serve-consent.ts'
import { signInLinkPages } from './pages/serve-sign-in-link.ts'
import { farmPages } from './pages/serve-farm.ts'
import { signInPages } from './pages/serve-sign-in.ts'
import { answerErrors, type ErrorSettings } from './pipeline/answer-errors.ts'
import { AreaRouters } from './pipeline/area-routers.ts'
import { asTyped, crossOrigin } from './pipeline/cross-origin.ts'
import { HttpError, notFound } from './pipeline/http-error.ts'
import { observeRequests, type HttpMetrics, type WithinRequest } from './pipeline/observe.ts'
import { describeRoutes } from './pipeline/openapi.ts'
import { route, type Route } from './pipeline/route.ts'
import { serveRoute, type RequestPipeline } from './pipeline/serve-route.ts'
import { profileRoutes } from './profile/routes.ts'
import { serveObject, type SignedObjects } from './objects/serve-object.ts'
import type { RealtimeStreams } from './realtime/realtime.ts'
import type { Operations } from '../../core/operations/index.ts'
import { healthRoutes } from './system/routes.ts'
import { trainingRoutes } from './training/routes.ts'
import { proposalRoutes } from './workspace/proposal-routes.ts'
import { tableRoutes } from './workspace/table-routes.ts'
import { workspaceRoutes } from './workspace/routes.ts'

/** What the HTTP service is made of: the areas whose use cases it offers, and what only it needs. */
export interface HttpAppParts {
  access: Access
  farm: Farm
  knowledge: Knowledge
  sources: Sources
  onboarding: Onboarding
  clock: Clock
  writeSpreadsheet: WriteSpreadsheet
  pipeline: RequestPipeline
  server: AuthorizationServer
  /** For the forms of our pages; the first makes tokens, all of them are accepted. */
  formSecrets: () => Promise<readonly string[]>
  readReadiness: Operations['readReadiness']
  /** Brings the figures of the installation up to date in `metrics`. */
  readFigures: () => Promise<void>
  tools: readonly Tool[]
  realtime: RealtimeStreams
  /** Present where the embedded store answers its own signed addresses. */
  diskObjects: SignedObjects | undefined
  errors: ErrorSettings
  metrics: HttpMetrics
  log: Logger
  withinRequest: WithinRequest
  baseUrl: string
  /** Proxies in front whose X-Forwarded-For is believed. */
  proxies: number
}

/** The HTTP service: every capability it offers stands in `routes`. */
export function makeHttpApp(parts: HttpAppParts): Koa {
  const routes = [
    ...chatRoutes(parts.knowledge),
    ...trainingRoutes(parts),
    ...oauthRoutes(parts.access),
    ...proposalRoutes(parts.farm),
    ...tableRoutes(parts),
    ...workspaceRoutes(parts.farm),
    ...onboardingRoutes(parts.onboarding),
    ...profileRoutes(parts.access),
    ...accessTokenRoutes(parts.access, parts.clock),
    realtimeDescription,
    ...healthRoutes(parts, parts.metrics, parts.readFigures),
  ]
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
  const routers = makeRouters(parts, routes)
  app.use(routers.serve)
  app.use(refuseUnknown(routers))
  return app
}

/** A person with a browser, who did not mean to call anything. */
const isReader = (ctx: Context): boolean =>
  ctx.method === 'GET' && ctx.get('Authorization') === '' && ctx.accepts('json', 'text/event-stream', 'html') === 'html'

function makeRouters(parts: HttpAppParts, routes: readonly Route[]): AreaRouters {
  const routers = new AreaRouters()
  // Made before anyone is served: made for the first who asks, it would hold up everyone else.
  const description = describeRoutes(routes, parts.baseUrl)
  const [json, page] = [fixedText(JSON.stringify(description)), docsPage(description)]
  routers.at('/openapi.json').get('/openapi.json', (ctx) => {
    ctx.type = 'json'
    ctx.etag = json.etag
    if (ctx.fresh) ctx.status = 304
    else ctx.body = json.bytes
  })
  routers.at('/docs').get('/docs', (ctx) => sendPage(ctx, page))
  addAuthorization(routers, parts)
  if (parts.diskObjects) routers.at('/objects').get(/^\/objects\/.+/, serveObject(parts.diskObjects))
  for (const declared of routes) {
    const middleware = declared === realtimeDescription ? serveRealtime(parts) : serveRoute(declared, parts.pipeline)
    const router = routers.at(declared.path)
    router[declared.method](declared.path.replaceAll(/\{(\w+)\}/g, ':$1'), nameRoute(declared.path), middleware)
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
    ...accountPages(pageParts),
    ...farmPages({ ...parts, rateLimiter }),
    'GET /': (ctx: Context) => sendPage(ctx, homePage(baseUrl)),
  }
  for (const [page, middleware] of Object.entries(pages)) {
    const [method, path] = page.split(' ') as ['GET' | 'POST', string]
    routers.at(path)[method === 'GET' ? 'get' : 'post'](path, nameRoute(path), answerPageFaults(errors), middleware)
  }
}

function fixedText(text: string): { bytes: Buffer; etag: string } {
  const bytes = Buffer.from(text)
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url')}"` }
}

const nameRoute =
  (path: string): Middleware =>
  (ctx, next) => {
    ctx.state['route'] = path
    return next()
  }

const realtimeDescription = route({
  method: 'get',
  path: '/realtime',
  operationId: 'realtime',
  tag: 'Realtime',
  access: 'bearer',
  budget: 'general',
  summary: 'Hear what happens in the namespace',
  description:
    'Server-sent events: `source.progress` with document_id, job_id, status and progress; `source.deleted` with document_id; `rows.changed` with kind and ids, where null stands for so many rows that the kind is best read anew. `Last-Event-ID` resumes after that event, however many have come since; where there is none by that id any more (they are kept for a day), `reset` says that everything is best read anew.',
  responses: {
    200: {
      description: 'The events, as they happen',
      texts: {
        'text/event-stream': `id: 42\nevent: source.progress\ndata: ${JSON.stringify({ document_id: '01943c6e-0a51-7b3e-9d1a-6f1f4b0c2d3e', job_id: '01943c6e-0a52-7c44-8a0b-1c2d3e4f5a6b', status: 'extracting', progress: 0.4 })}\n\n`,
      },
    },
  },
  failures: {
    429: { when: 'the budget is used up, or too many streams are open', codes: ['rate_limited', 'too_many_streams'] },
  },
  handle: () => Promise.reject(new Error('Realtime answers by itself')),
})

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
