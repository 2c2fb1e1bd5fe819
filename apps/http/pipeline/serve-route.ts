import type { Context, Middleware } from 'koa'
import type { Actor } from '../../../core/access/index.ts'
import type { IdempotencyStore, SentAnswer } from '../../../core/shared/ports/idempotency-store.ts'
import { authenticateBearer, callerOf, insufficientScope, type BearerCheck } from './authenticate.ts'
import { HttpError, ValidationError, type ValidationFault } from './http-error.ts'
import { asSent, once, requestHash } from './idempotency.ts'
import { consumeRateLimit } from './rate-limits.ts'
import { readJson } from './request-body.ts'
import type { Call, Route } from './route.ts'
import { receiveUpload, type Upload, type UploadSettings } from './upload.ts'
import { check } from './validation.ts'

export interface RequestPipeline extends BearerCheck {
  idempotency: IdempotencyStore
  uploads: UploadSettings
}

/**
 * The way of a request through a route: who are you, may you, how often, is it well formed, was it answered before, do
 * it.
 */
export const serveRoute =
  (route: Route, pipeline: RequestPipeline): Middleware =>
  async (ctx) => {
    // What is said of a farm stays in no cache between it and the person.
    if (route.access !== 'none') ctx.set('Cache-Control', 'no-store')
    const actor = await authenticate(route, pipeline, ctx)
    const payers = payersOf(route, actor, ctx)
    for (const caller of payers) ctx.set(await consumeRateLimit(pipeline.rateLimiter, route.budget, caller))
    const read = await readCall(route, pipeline, ctx, actor).catch((error) =>
      error instanceof ValidationError && route.refuse
        ? { refused: route.refuse(error.faults, ctx.state['requestId'] as string) }
        : Promise.reject(error),
    )
    if ('refused' in read) return send(ctx, asSent(read.refused))
    const { call, hashed, discard } = read
    try {
      if (!route.idempotent) {
        const answer = await route.handle(call)
        if (answer.free) for (const caller of payers) await pipeline.rateLimiter?.giveBack(route.budget, caller)
        return send(ctx, asSent(answer))
      }
      const handle = async (): Promise<SentAnswer> => asSent(await route.handle(call)) as SentAnswer
      const key = ctx.get('Idempotency-Key')
      const request = { caller: callerOf(actor, ctx), route: `${route.method} ${route.path}`, key }
      send(ctx, key ? await once(pipeline.idempotency, request, requestHash(hashed), handle) : await handle())
    } finally {
      await discard()
    }
  }

/**
 * Who pays for a call. New credentials count for the account and for its address, so that neither many accounts nor
 * many addresses make a flood.
 */
const payersOf = (route: Route, actor: Actor | undefined, ctx: Context): string[] => [
  ...new Set([callerOf(actor, ctx), ...(route.budget === 'credentials' ? [callerOf(undefined, ctx)] : [])]),
]

async function authenticate(route: Route, pipeline: RequestPipeline, ctx: Context): Promise<Actor | undefined> {
  if (route.access === 'none') return undefined
  const actor = await authenticateBearer(pipeline, ctx, route.access === 'bearer' ? [] : [route.access.agent])
  if (actor.credential.kind === 'session') return actor
  if (route.access === 'bearer')
    throw new HttpError(403, 'agent_not_allowed', 'Das kann nur der Mensch selbst, kein Agent.')
  if (!actor.credential.scopes.includes(route.access.agent))
    throw insufficientScope(pipeline, route.access.agent, [route.access.agent])
  return actor
}

/** Reads and checks all parts of the request and reports the faults of all of them at once. */
async function readCall(route: Route, pipeline: RequestPipeline, ctx: Context, actor: Actor | undefined) {
  const faults: ValidationFault[] = []
  const take = (
    schema: Route['params'] | Route['body'],
    value: unknown,
    place: Parameters<typeof check>[2],
  ): unknown => {
    if (!schema) return undefined
    const checked = check(schema, value, place)
    faults.push(...checked.faults)
    return checked.value
  }
  const params = take(route.params, ctx['params'], 'path')
  const query = take(route.query, composed(ctx.query), 'query')
  const headers = take(route.headers, route.headers && headersOf(route.headers, ctx), 'header')
  const key = ctx.get('Idempotency-Key')
  if (route.idempotent && key.length > 255)
    faults.push({ loc: ['header', 'Idempotency-Key'], msg: 'Höchstens 255 Zeichen.', type: 'too_big' })

  const upload: Upload | undefined = route.upload && (await receiveUpload(ctx, pipeline.uploads))
  faults.push(...(upload?.faults ?? []))
  const body = upload
    ? take(route.upload, upload.fields, 'body')
    : take(route.body, route.body && prepared(route, await readJson(ctx)), 'body')
  const discard = async () => upload?.discard()
  if (faults.length > 0) {
    await discard()
    throw new ValidationError(faults)
  }
  const call = {
    actor,
    params,
    query,
    headers,
    body,
    file: upload?.file,
    address: ctx.ip,
    requestId: ctx.state['requestId'] as string,
  } as unknown as Call<never, never, never, never, never>
  return {
    call,
    discard,
    hashed: [
      params,
      query,
      body,
      upload?.file && [upload.file.sha256, upload.file.filename],
      // What a route declares of headers changes its answer; a request without any hashes as it did before.
      ...(headers && Object.keys(headers).length > 0 ? [headers] : []),
    ],
  }
}

/** „ü“ may come as one sign or as two (Unicode NFC, NFD); what is stored and searched has one. */
const composed = (query: Context['query']): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, typeof value === 'string' ? value.normalize('NFC') : value]),
  )

const prepared = ({ prepare }: Route, body: unknown): unknown => (prepare ? prepare(body) : body)

const headersOf = (schema: NonNullable<Route['headers']>, ctx: Context): Record<string, string> =>
  Object.fromEntries(Object.keys(schema.shape).flatMap((name) => (ctx.get(name) ? [[name, ctx.get(name)]] : [])))

function send(
  ctx: Context,
  { status, headers, body }: Omit<SentAnswer, 'body'> & { body: string | Buffer | null },
): void {
  ctx.status = status
  ctx.set(headers)
  ctx.body = body
  if (body === null) ctx.status = status
}
