import type { Context, Middleware } from 'koa'
import type { Actor } from '../../../core/access/index.ts'
import type { ReachTeam } from '../../../core/namespaces/index.ts'
import { isUuid, type NamespaceId } from '../../../core/shared/ids.ts'
import type { IdempotencyStore, SentAnswer } from '../../../core/shared/ports/idempotency-store.ts'
import { authenticateBearer, callerOf, insufficientScope, type BearerCheck } from './authenticate.ts'
import { isSameActor } from './expected-actors.ts'
import { HttpError, notFound, ValidationError, type ValidationFault } from './http-error.ts'
import { asSent, once, requestHash } from './idempotency.ts'
import { consumeRateLimit } from './rate-limits.ts'
import { readJson } from './request-body.ts'
import { asksWho, type Call, type Route } from './route.ts'
import { demandServiceKey } from './demand-key.ts'
import { receiveUpload, type Upload, type UploadSettings } from './upload.ts'
import { check } from './validation.ts'
import { whenLeft } from './when-left.ts'

export interface RequestPipeline extends BearerCheck {
  reachTeam: ReachTeam
  serviceKeys: readonly string[]
  idempotency: IdempotencyStore
  uploads: UploadSettings
  readingAhead: ReadingAhead
}

/** Runs what reads while its credential is looked up, so that the store can send both at once. */
export type ReadingAhead = <T>(work: () => Promise<T>) => Promise<T>

/**
 * The way of a request through a route: who are you, may you, how often, is it well formed, was it answered before, do
 * it. What only reads does not wait for the first: it is read for whom the credential spoke before, and leaves once the
 * credential is found to be good and to say the same.
 */
export const serveRoute =
  (route: Route, pipeline: RequestPipeline): Middleware =>
  async (ctx) => {
    // What is said of a farm stays in no cache between it and the person.
    if (route.access !== 'none') ctx.set('Cache-Control', 'no-store')
    const expected = expectedActor(route, pipeline, ctx)
    const outcome = await (expected
      ? pipeline.readingAhead(() => readAhead(expected, route, pipeline, ctx))
      : authenticate(route, pipeline, ctx).then((actor) => outcomeFor(actor, route, pipeline, ctx)))
    ctx.set(outcome.headers)
    if ('error' in outcome) throw outcome.error
    send(ctx, outcome.answer)
  }

/** How a request ends; `headers` say what is left of its budget either way. */
type Outcome = { headers: Record<string, string> } & ({ answer: ReturnType<typeof asSent> } | { error: unknown })

/** For whom to read ahead; undefined where the credential is to be checked first. */
function expectedActor(route: Route, pipeline: RequestPipeline, ctx: Context): Actor | undefined {
  if (route.method !== 'get' || route.writes || !asksWho(route.access) || teamOf(route, ctx) !== undefined)
    return undefined
  const actor = pipeline.expectedActors.get(ctx)
  return actor && !refusal(route, pipeline, actor) ? actor : undefined
}

async function readAhead(expected: Actor, route: Route, pipeline: RequestPipeline, ctx: Context): Promise<Outcome> {
  const authenticating = authenticate(route, pipeline, ctx)
  const ahead = outcomeFor(expected, route, pipeline, ctx)
  const actor = await authenticating
  return isSameActor(expected, actor) ? ahead : outcomeFor(actor, route, pipeline, ctx)
}

async function outcomeFor(
  actor: Actor | undefined,
  route: Route,
  pipeline: RequestPipeline,
  ctx: Context,
): Promise<Outcome> {
  const headers: Record<string, string> = {}
  const payers = payersOf(route, actor, ctx)
  try {
    for (const caller of payers)
      Object.assign(headers, await consumeRateLimit(pipeline.rateLimiter, route.budget, caller))
    return { headers, answer: await answerOnce(actor, payers, route, pipeline, ctx) }
  } catch (error) {
    // Nothing was removed: it is no less to be had the next time.
    if (route.budget === 'removals' && error instanceof HttpError && error.status === 409)
      for (const caller of payers) await pipeline.rateLimiter?.giveBack(route.budget, caller)
    return { headers, error }
  }
}

async function answerOnce(
  actor: Actor | undefined,
  payers: string[],
  route: Route,
  pipeline: RequestPipeline,
  ctx: Context,
): Promise<ReturnType<typeof asSent>> {
  const read = await readCall(route, pipeline, ctx, actor).catch((error) =>
    error instanceof ValidationError && route.refuse
      ? { refused: route.refuse(error.faults, ctx.state['requestId'] as string) }
      : Promise.reject(error),
  )
  if ('refused' in read) return asSent(read.refused)
  const { call, hashed, discard } = read
  try {
    if (!route.idempotent) {
      const answer = await route.handle(call)
      if (answer.free) for (const caller of payers) await pipeline.rateLimiter?.giveBack(route.budget, caller)
      return asSent(answer)
    }
    const handle = async (repeatKey?: string): Promise<SentAnswer> =>
      asSent(await route.handle(repeatKey === undefined ? call : { ...call, repeatKey })) as SentAnswer
    const key = ctx.get('Idempotency-Key')
    if (!key) return await handle()
    const request = {
      caller: callerOf(actor, ctx),
      route: `${route.method} ${route.path}`,
      key,
      namespaceId: actor?.namespaceId,
    }
    return await once(pipeline.idempotency, request, requestHash(hashed), (since) => handle(`${since} ${key}`))
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
  if (route.access === 'service') await demandServiceKey(pipeline, ctx)
  if (!asksWho(route.access)) return undefined
  const actor = await authenticateBearer(pipeline, ctx, route.access === 'bearer' ? [] : [route.access.agent])
  const refused = refusal(route, pipeline, actor)
  if (refused) throw refused
  const team = teamOf(route, ctx)
  // What is no id at all is refused with whatever else is wrong.
  if (team === undefined || !isUuid(team)) return actor
  const reached = await pipeline.reachTeam(actor, team as NamespaceId)
  if (reached.err) throw notFound('Dieses Team gibt es nicht, oder du gehörst nicht dazu.')
  return reached.val
}

/** In the one spelling that ids are kept in: files lie under it. */
const teamOf = ({ ofTeams }: Route, ctx: Context): string | undefined =>
  ofTeams && ctx.query['team_id'] !== undefined ? String(ctx.query['team_id']).toLowerCase() : undefined

/** Why an agent may not use a route; undefined for whoever may. */
function refusal({ access }: Route, pipeline: RequestPipeline, { credential }: Actor): HttpError | undefined {
  if (!asksWho(access) || credential.kind === 'session') return undefined
  if (access === 'bearer') return new HttpError(403, 'agent_not_allowed', 'Das kann nur der Mensch selbst, kein Agent.')
  return credential.scopes.includes(access.agent)
    ? undefined
    : insufficientScope(pipeline, access.agent, [access.agent])
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

  const upload: Upload | undefined = route.upload && (await receiveUpload(ctx, pipeline.uploads, route.mostFiles))
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
    file: upload?.files[0],
    files: upload?.files,
    token: ctx.get('Authorization').split(' ')[1] ?? '',
    address: ctx.ip,
    requestId: ctx.state['requestId'] as string,
    whenLeft: whenLeft(ctx),
  } as unknown as Call<never, never, never, never, never>
  return {
    call,
    discard,
    hashed: [
      params,
      query,
      body,
      upload?.files.flatMap(({ sha256, filename }) => [sha256, filename]),
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
