import type { ServerResponse } from 'node:http'
import type { Middleware } from 'koa'
import type { Actor, Authenticate } from '../../../core/access/index.ts'
import type { ReachTeam } from '../../../core/namespaces/index.ts'
import type { LiveFeed } from '../../../core/shared/ports/live-events.ts'
import type { NamespaceId, UserId } from '../../../core/shared/ids.ts'
import { HttpError } from '../pipeline/http-error.ts'
import { LiveStream } from './live-stream.ts'

const HEARTBEAT_MS = 15_000
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
      const token = ctx.get('Authorization').split(' ')[1] ?? ''
      const stream = new LiveStream(res, {
        person: actor.userId,
        begin() {
          ctx.respond = false
          res.writeHead(200, { ...HEADERS, 'X-Request-Id': ctx.state['requestId'] })
        },
        mayHear: () => this.#reaches(token, actor.namespaceId),
      })
      try {
        const after = ctx.get('Last-Event-ID') || undefined
        const unsubscribe = await this.#events.subscribe(actor.namespaceId, after, (event) => stream.hear(event))
        stream.isCaughtUp()
        this.#keep(res, stream, unsubscribe)
      } catch (error) {
        this.#streams.delete(res)
        if (!stream.begun && !res.destroyed) throw error
        res.destroy()
      }
    }
  }

  close(): void {
    for (const res of this.#streams.keys())
      if (res.headersSent) res.end()
      else res.destroy()
  }

  /** Until the reader leaves, or may not hear any more. */
  #keep(res: ServerResponse, stream: LiveStream, unsubscribe: () => void): void {
    const heartbeat = setInterval(() => void stream.beat(), this.#heartbeatMs)
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

  async #reaches(token: string, namespace: NamespaceId): Promise<boolean> {
    const actor = await this.#access.authenticate(token)
    if (actor.err) return false
    return actor.val.namespaceId === namespace || (await this.#access.reachTeam(actor.val, namespace)).ok
  }
}

const tooManyStreams = (detail: string): HttpError =>
  new HttpError(429, 'too_many_streams', detail, { 'Retry-After': '15' })
