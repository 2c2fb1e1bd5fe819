import type { ServerResponse } from 'node:http'
import type { Middleware } from 'koa'
import type { Actor, Authenticate } from '../../../core/access/index.ts'
import type { LiveFeed } from '../../../core/shared/ports/live-events.ts'
import type { UserId } from '../../../core/shared/ids.ts'
import { HttpError } from '../pipeline/http-error.ts'

const HEARTBEAT_MS = 15_000
const MOST_UNSENT_BYTES = 1024 * 1024
/** Of one person in one process: more than all tabs and devices of a farm need. */
const MOST_STREAMS = 50

/**
 * Keeps server-sent event streams open and ends them when the session dies, the reader is too slow, or the service
 * stops.
 */
export class RealtimeStreams {
  readonly #events: Pick<LiveFeed, 'subscribe'>
  readonly #authenticate: Authenticate
  /** Whose each open stream is. */
  readonly #open = new Map<ServerResponse, UserId>()

  constructor(events: Pick<LiveFeed, 'subscribe'>, authenticate: Authenticate) {
    this.#events = events
    this.#authenticate = authenticate
  }

  /** Answers `GET /realtime` for an authenticated person. */
  handle(actor: Actor): Middleware {
    return async (ctx) => {
      const after = ctx.get('Last-Event-ID') || undefined
      if (after !== undefined && !/^\d{1,18}$/.test(after))
        throw new HttpError(400, 'invalid_last_event_id', 'Last-Event-ID ist keine Kennung dieses Kanals.')
      if ([...this.#open.values()].filter((user) => user === actor.userId).length >= MOST_STREAMS)
        throw new HttpError(
          429,
          'too_many_streams',
          'Es sind schon zu viele Verbindungen offen. Schließe eine davon.',
          {
            'Retry-After': '15',
          },
        )
      const token = ctx.get('Authorization').split(' ')[1] ?? ''
      const { res } = ctx
      const early: string[] = []
      let started = false
      const write = (frame: string) => (started ? this.#write(res, frame) : void early.push(frame))
      const unsubscribe = await this.#events.subscribe(actor.namespaceId, after, ({ id, event, data }) =>
        write(`id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
      )

      ctx.respond = false
      res.writeHead(200, {
        'Content-Type': 'text/event-stream; charset=utf-8',
        'Cache-Control': 'no-store',
        'X-Accel-Buffering': 'no',
        Connection: 'keep-alive',
        'X-Request-Id': ctx.state['requestId'],
      })
      started = true
      res.write(`retry: 2000\n\n${early.join('')}`)
      this.#open.set(res, actor.userId)
      const heartbeat = setInterval(() => void this.#beat(res, token), HEARTBEAT_MS)
      res.once('close', () => {
        clearInterval(heartbeat)
        unsubscribe()
        this.#open.delete(res)
      })
    }
  }

  close(): void {
    for (const res of this.#open.keys()) res.end()
  }

  #write(res: ServerResponse, frame: string): void {
    if (res.writableLength > MOST_UNSENT_BYTES) res.destroy()
    else res.write(frame)
  }

  async #beat(res: ServerResponse, token: string): Promise<void> {
    this.#write(res, ': still here\n\n')
    const authenticated = await this.#authenticate(token).catch(() => undefined)
    if (authenticated?.err) res.end()
  }
}
