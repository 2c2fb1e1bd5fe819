import type { Context, Middleware } from 'koa'
import type { Actor, Authenticate } from '../../../core/access/index.ts'
import type { IdempotencyStore, SentAnswer } from '../../../core/shared/ports/idempotency-store.ts'
import { agentChallenge } from './challenge.ts'
import { HttpError, ValidationError, type ValidationFault } from './http-error.ts'
import { asSent, once, requestHash } from './idempotency.ts'
import { takeFrom, type RateLimits } from './rate-limits.ts'
import { readJson } from './request-body.ts'
import type { Call, Route } from './route.ts'
import { receiveUpload, type Upload, type UploadSettings } from './upload.ts'
import { check } from './validation.ts'

export interface Plane {
  baseUrl: string
  authenticate: Authenticate
  limits: RateLimits | undefined
  idempotency: IdempotencyStore
  uploads: UploadSettings
}

/** The way of a request through a route: who are you, may you, how often, is it well formed, was it answered before, do it. */
export const serveRoute = (route: Route, plane: Plane): Middleware => async (ctx) => {
  const actor = await authenticate(route, plane, ctx)
  for (const caller of payersOf(route, actor, ctx)) ctx.set(await takeFrom(plane.limits, route.budget, caller))
  const read = await readCall(route, plane, ctx, actor).catch((error) => error instanceof ValidationError && route.refuse ? { refused: route.refuse(error.faults, ctx.state['requestId'] as string) } : Promise.reject(error))
  if ('refused' in read) return send(ctx, asSent(read.refused))
  const { call, hashed, discard } = read
  try {
    const handle = async (): Promise<SentAnswer> => asSent(await route.handle(call))
    const key = route.idempotent ? ctx.get('Idempotency-Key') : ''
    const request = { caller: callerOf(actor, ctx), route: `${route.method} ${route.path}`, key }
    send(ctx, key ? await once(plane.idempotency, request, requestHash(hashed), handle) : await handle())
  } finally {
    await discard()
  }
}

const callerOf = (actor: Actor | undefined, ctx: Context): string =>
  actor === undefined ? `address:${ctx.ip}` : actor.credential.kind === 'agent' ? `agent:${actor.credential.clientId}:${actor.userId}` : `user:${actor.userId}`

/** Who pays for a call. New credentials count for the account and for its address, so that neither many accounts nor many addresses make a flood. */
const payersOf = (route: Route, actor: Actor | undefined, ctx: Context): string[] =>
  [...new Set([callerOf(actor, ctx), ...(route.budget === 'credentials' ? [callerOf(undefined, ctx)] : [])])]

async function authenticate(route: Route, plane: Plane, ctx: Context): Promise<Actor | undefined> {
  if (route.access === 'none') return undefined
  const [scheme, token, ...rest] = ctx.get('Authorization').split(' ')
  if (!token || scheme?.toLowerCase() !== 'bearer' || rest.length > 0) {
    await takeFrom(plane.limits, 'general', callerOf(undefined, ctx))
    throw new HttpError(401, 'not_authenticated', 'Bitte melde dich an.', { 'WWW-Authenticate': challengeOf(route, plane) })
  }
  const found = await plane.authenticate(token)
  if (found.err) {
    await takeFrom(plane.limits, 'general', callerOf(undefined, ctx))
    throw new HttpError(401, 'invalid_token', 'Deine Anmeldung gilt nicht mehr. Bitte melde dich neu an.', { 'WWW-Authenticate': challengeOf(route, plane, 'invalid_token') })
  }
  return permitted(route, plane, found.val)
}

const challengeOf = ({ access }: Route, { baseUrl }: Plane, error?: 'invalid_token' | 'insufficient_scope'): string =>
  typeof access === 'object' ? agentChallenge(baseUrl, [access.agent], error) : `Bearer${error ? ` error="${error}"` : ''}`

function permitted(route: Route, plane: Plane, actor: Actor): Actor {
  if (actor.credential.kind === 'session') return actor
  if (typeof route.access !== 'object') throw new HttpError(403, 'agent_not_allowed', 'Das kann nur der Mensch selbst, kein Agent.')
  if (actor.credential.scopes.includes(route.access.agent)) return actor
  throw new HttpError(403, 'insufficient_scope', `Dafür fehlt dem Agenten die Berechtigung „${route.access.agent}“.`,
    { 'WWW-Authenticate': challengeOf(route, plane, 'insufficient_scope') })
}

/** Reads and checks all parts of the request and reports the faults of all of them at once. */
async function readCall(route: Route, plane: Plane, ctx: Context, actor: Actor | undefined) {
  const faults: ValidationFault[] = []
  const take = (schema: Route['params'] | Route['body'], value: unknown, place: Parameters<typeof check>[2]): unknown => {
    if (!schema) return undefined
    const checked = check(schema, value, place)
    faults.push(...checked.faults)
    return checked.value
  }
  const params = take(route.params, ctx['params'], 'path')
  const query = take(route.query, ctx.query, 'query')
  const headers = take(route.headers, route.headers && headersOf(route.headers, ctx), 'header')
  const key = ctx.get('Idempotency-Key')
  if (route.idempotent && key.length > 255) faults.push({ loc: ['header', 'Idempotency-Key'], msg: 'Höchstens 255 Zeichen.', type: 'too_big' })

  const upload: Upload | undefined = route.upload && (await receiveUpload(ctx, plane.uploads))
  faults.push(...(upload?.faults ?? []))
  const body = upload ? take(route.upload, upload.fields, 'body') : take(route.body, route.body && (await readJson(ctx)), 'body')
  const discard = async () => upload?.discard()
  if (faults.length > 0) {
    await discard()
    throw new ValidationError(faults)
  }
  const call = { actor, params, query, headers, body, file: upload?.file, requestId: ctx.state['requestId'] as string } as unknown as Call<never, never, never, never, never>
  return { call, discard, hashed: [params, query, body, upload?.file && [upload.file.sha256, upload.file.filename]] }
}

const headersOf = (schema: NonNullable<Route['headers']>, ctx: Context): Record<string, string> =>
  Object.fromEntries(Object.keys(schema.shape).flatMap((name) => (ctx.get(name) ? [[name, ctx.get(name)]] : [])))

function send(ctx: Context, { status, headers, body }: SentAnswer): void {
  ctx.status = status
  ctx.set(headers)
  ctx.body = body
  if (body === null) ctx.status = status
}
