import type { ServerResponse } from 'node:http'
import type { Middleware } from 'koa'
import type { Actor, Authenticate } from '../../../core/access/index.ts'
import type { ReachTeam } from '../../../core/namespaces/index.ts'
import { TEAM_LEFT, type HeardEvent, type LiveFeed } from '../../../core/shared/ports/live-events.ts'
import type { NamespaceId, UserId } from '../../../core/shared/ids.ts'
import { HttpError } from '../pipeline/http-error.ts'

const HEARTBEAT_MS = 15_000
const MOST_UNSENT_BYTES = 1024 * 1024
/** Open streams in one process: of one person more than all tabs and devices need, of all what it has memory for. */
const MOST_STREAMS = { ofPerson: 50, inProcess: 5000 }

const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Accel-Buffering': 'no',
  Connection: 'keep-alive',
}

interface StreamAccess {
  authenticate: Authenticate
  reachTeam: ReachTeam
}

/**
 * Keeps server-sent event streams open and ends them when the session dies, the person leaves the team, the reader is
 * too slow, or the service stops.
 */
export class RealtimeStreams {
  readonly #events: Pick<LiveFeed, 'subscribe'>
  readonly #access: StreamAccess
  readonly #most: typeof MOST_STREAMS
  readonly #heartbeatMs: number
  /** Whose each stream is, from when it is asked for. */
  readonly #streams = new Map<ServerResponse, UserId>()

  constructor(
    events: Pick<LiveFeed, 'subscribe'>,
    access: StreamAccess,
    most = MOST_STREAMS,
    heartbeatMs = HEARTBEAT_MS,
  ) {
    this.#events = events
    this.#access = access
    this.#most = most
    this.#heartbeatMs = heartbeatMs
  }

  /** Answers `GET /realtime` for an authenticated person. */
  handle(actor: Actor): Middleware {
    return async (ctx) => {
      const { res } = ctx
      this.#admit(res, actor.userId)
      let begun = false
      const begin = () => {
        begun = true
        ctx.respond = false
        res.writeHead(200, { ...HEADERS, 'X-Request-Id': ctx.state['requestId'] })
        res.write('retry: 2000\n\n')
      }
      let caughtUp = false
      const hear = async ({ id, event, data: told }: HeardEvent): Promise<void> => {
        const { user_id: person, ...data } = told as { user_id?: string }
        if ((person !== undefined && person !== actor.userId) || res.writableEnded) return
        // Only while what was missed is read does someone wait for this.
        if (res.destroyed && !caughtUp) throw new Error('the reader has left')
        if (!begun) begin()
        const frame = `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`
        if (caughtUp) this.#write(res, frame)
        else await writeSlowly(res, frame)
        if (event === TEAM_LEFT) res.end()
      }
      try {
        const after = ctx.get('Last-Event-ID') || undefined
        const unsubscribe = await this.#events.subscribe(actor.namespaceId, after, hear)
        caughtUp = true
        if (!begun && !res.destroyed) begin()
        this.#keep(res, actor, ctx.get('Authorization').split(' ')[1] ?? '', unsubscribe)
      } catch (error) {
        this.#streams.delete(res)
        if (!begun && !res.destroyed) throw error
        res.destroy()
      }
    }
  }

  close(): void {
    for (const res of this.#streams.keys())
      if (res.headersSent) res.end()
      else res.destroy()
  }

  /** Until the reader leaves, or the session ends or does not reach the namespace any more. */
  #keep(res: ServerResponse, actor: Actor, token: string, unsubscribe: () => void): void {
    const heartbeat = setInterval(() => void this.#beat(res, actor, token), this.#heartbeatMs)
    const end = () => {
      clearInterval(heartbeat)
      unsubscribe()
      this.#streams.delete(res)
    }
    if (res.destroyed) end()
    else res.once('close', end)
  }

  /** Counts the stream at once, so that many who come together do not all find room. */
  #admit(res: ServerResponse, person: UserId): void {
    const theirs = [...this.#streams.values()].filter((user) => user === person).length
    if (theirs >= this.#most.ofPerson)
      throw tooManyStreams('Es sind schon zu viele Verbindungen offen. Schließe eine davon.')
    if (this.#streams.size >= this.#most.inProcess)
      throw tooManyStreams('Gerade hören zu viele gleichzeitig zu. Versuch es in ein paar Sekunden wieder.')
    this.#streams.set(res, person)
  }

  #write(res: ServerResponse, frame: string): void {
    if (res.destroyed || res.writableEnded) return
    if (res.writableLength > MOST_UNSENT_BYTES) res.destroy()
    else res.write(frame)
  }

  async #beat(res: ServerResponse, { namespaceId }: Actor, token: string): Promise<void> {
    this.#write(res, ': still here\n\n')
    if (!(await this.#reaches(token, namespaceId).catch(() => true))) res.end()
  }

  async #reaches(token: string, namespace: NamespaceId): Promise<boolean> {
    const actor = await this.#access.authenticate(token)
    if (actor.err) return false
    return actor.val.namespaceId === namespace || (await this.#access.reachTeam(actor.val, namespace)).ok
  }
}

const tooManyStreams = (detail: string): HttpError =>
  new HttpError(429, 'too_many_streams', detail, { 'Retry-After': '15' })

/** What was missed comes as fast as the reader takes it; one that has left ends it. */
async function writeSlowly(res: ServerResponse, frame: string): Promise<void> {
  if (res.write(frame)) return
  await new Promise<void>((done) => {
    const go = () => {
      res.off('drain', go).off('close', go)
      done()
    }
    res.once('drain', go).once('close', go)
  })
}
