import { createMcpHandler } from '@modelcontextprotocol/server'
import type { Context, Middleware } from 'koa'
import type { Logger } from 'pino'
import { DEFAULT_SCOPES, SCOPES, type Actor, type Scope } from '../../../core/access/index.ts'
import { mayUse, type Tool } from '../../tools/tool.ts'
import {
  authenticateBearer,
  callerOf,
  insufficientScope,
  invalidToken,
  type BearerCheck,
} from '../pipeline/authenticate.ts'
import { HttpError, ValidationError } from '../pipeline/http-error.ts'
import { consumeRateLimit } from '../pipeline/rate-limits.ts'
import { readJson } from '../pipeline/request-body.ts'
import { whenLeft } from '../pipeline/when-left.ts'
import { makeMcpServer, type McpCaller } from './mcp-server.ts'
import { refuseStrangers } from './refuse-strangers.ts'

export interface McpParts {
  pipeline: BearerCheck
  tools: readonly Tool[]
  log: Logger
}

/** A JSON-RPC message as far as the check has to know it. */
interface Message {
  id?: unknown
  method?: unknown
  params?: { name?: unknown }
}

/**
 * The Model Context Protocol over streamable HTTP, stateless, in its revisions up to 2025-11-25 and 2026-07-28. The way
 * of a request: do you come from a page that may, who are you, how often, what do you call, may you; the protocol
 * itself is the SDK's.
 */
export const serveMcp = ({ pipeline, tools, log }: McpParts): Middleware => {
  // What writes is asked for when it is called: a person lets in sooner what only reads.
  const scopes = DEFAULT_SCOPES.filter((scope) => tools.some((tool) => tool.scope === scope))
  const handler = createMcpHandler(({ authInfo }) => makeMcpServer(tools, authInfo!.extra as unknown as McpCaller), {
    onerror: (error) => log.debug({ err: error }, 'mcp request refused'),
  })

  return async (ctx) => {
    ctx.state['route'] = '/mcp'
    refuseStrangers(ctx, pipeline.baseUrl)
    const actor = await authenticateAgent(pipeline, ctx, scopes)
    ctx.set(await consumeRateLimit(pipeline.rateLimiter, 'general', callerOf(actor, ctx)))
    if (ctx.method !== 'POST') throw new HttpError(405, 'method_not_allowed', 'Hier geht nur POST.', { Allow: 'POST' })

    const wanted = wantedForm(ctx)
    const message = await readMessage(ctx)
    if (message === undefined) return answerError(ctx, 400, null, -32700, 'Parse error: the body is not valid JSON')
    if (Array.isArray(message)) return answerError(ctx, 400, null, -32600, 'Invalid Request: one message a request')
    // The service announces no changes, so there is nothing that a stream could ever bring.
    if (message?.method === 'subscriptions/listen') return answerError(ctx, 404, message.id, -32601, 'Method not found')
    await admitCall(
      tools.find(({ name }) => message?.method === 'tools/call' && name === message.params?.name),
      actor,
      pipeline,
      ctx,
    )

    const { credential } = actor
    const caller: McpCaller = {
      actor,
      requestId: ctx.state['requestId'] as string,
      log: ctx.state['log'] as Logger,
      whenLeft: whenLeft(ctx),
    }
    const answer = await handler.fetch(requestOf(ctx), {
      parsedBody: message,
      authInfo: { token: '', clientId: credential.clientId, scopes: [...credential.scopes], extra: { ...caller } },
    })
    send(ctx, await inForm(answer, wanted))
  }
}

type Agent = Actor & { credential: { kind: 'agent' } }

/** A person's session is no token for this resource. */
async function authenticateAgent(pipeline: BearerCheck, ctx: Context, scopes: readonly Scope[]): Promise<Agent> {
  const actor = await authenticateBearer(pipeline, ctx, scopes)
  if (actor.credential.kind === 'agent') return actor as Agent
  await consumeRateLimit(pipeline.rateLimiter, 'general', callerOf(actor, ctx))
  throw invalidToken(pipeline, scopes)
}

async function readMessage(ctx: Context): Promise<Message | null | Message[] | undefined> {
  try {
    return (await readJson(ctx)) as Message
  } catch (error) {
    if (error instanceof ValidationError) return undefined
    throw error
  }
}

/**
 * Ends a call whose scope is missing or whose own budget is used up, before the protocol sees it: only so does the
 * client get the status it acts on.
 */
async function admitCall(tool: Tool | undefined, actor: Agent, pipeline: BearerCheck, ctx: Context): Promise<void> {
  if (!tool) return
  if (!mayUse(actor, tool))
    throw insufficientScope(
      pipeline,
      tool.scope,
      SCOPES.filter((scope) => scope === tool.scope || actor.credential.scopes.includes(scope)),
    )
  if (tool.budget) ctx.set(await consumeRateLimit(pipeline.rateLimiter, tool.budget, callerOf(actor, ctx)))
}

/** The request for the SDK, its body read already; a client that leaves ends the work. */
function requestOf(ctx: Context): Request {
  const gone = new AbortController()
  ctx.res.once('close', () => gone.abort())
  return new Request('http://hofkern/mcp', {
    method: 'POST',
    headers: new Headers({ ...(ctx.headers as Record<string, string>), accept: `${JSON_TYPE}, ${STREAM_TYPE}` }),
    signal: gone.signal,
  })
}

const JSON_TYPE = 'application/json'
const STREAM_TYPE = 'text/event-stream'

/**
 * The protocol asks clients to take both forms, and some name one, or any. `both` leaves the choice to the SDK; where
 * neither will do, the request ends here.
 */
function wantedForm(ctx: Context): 'both' | typeof JSON_TYPE | typeof STREAM_TYPE {
  const named = ctx.get('Accept')
  if (named.includes(JSON_TYPE) && named.includes(STREAM_TYPE)) return 'both'
  const form = ctx.accepts(JSON_TYPE, STREAM_TYPE)
  if (form === JSON_TYPE || form === STREAM_TYPE) return form
  throw new HttpError(406, 'not_acceptable', `Hier gibt es ${JSON_TYPE} oder ${STREAM_TYPE} (Accept).`)
}

/** An answer in the form that the client takes; one request has one message as its answer. */
async function inForm(answer: Response, wanted: ReturnType<typeof wantedForm>): Promise<Response> {
  const made = answer.headers.get('Content-Type') ?? ''
  if (answer.body === null || wanted === 'both' || made.startsWith(wanted)) return answer
  const text = await answer.text()
  const headers = new Headers(answer.headers)
  headers.set('Content-Type', wanted)
  headers.delete('Content-Length')
  const message = made.startsWith(STREAM_TYPE) ? lastMessage(text) : `event: message\ndata: ${text}\n\n`
  return new Response(message, { status: answer.status, headers })
}

const lastMessage = (stream: string): string =>
  stream
    .split('\n')
    .filter((line) => line.startsWith('data: '))
    .at(-1)
    ?.slice('data: '.length) ?? ''

function send(ctx: Context, response: Response): void {
  ctx.body = response.body === null ? null : response
  ctx.status = response.status
}

function answerError(ctx: Context, status: number, id: unknown, code: number, message: string): void {
  ctx.status = status
  ctx.body = {
    jsonrpc: '2.0',
    id: typeof id === 'string' || typeof id === 'number' ? id : null,
    error: { code, message },
  }
}
