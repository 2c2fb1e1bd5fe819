import type { ServerResponse } from 'node:http'
import type { Middleware } from 'koa'
import type { Actor, Authenticate } from '../../../core/access/index.ts'
import type { HeardEvent, LiveFeed } from '../../../core/shared/ports/live-events.ts'
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
      let begun = false
      const begin = () => {
        begun = true
        ctx.respond = false
        res.writeHead(200, {
          'Content-Type': 'text/event-stream; charset=utf-8',
          'Cache-Control': 'no-store',
          'X-Accel-Buffering': 'no',
          Connection: 'keep-alive',
          'X-Request-Id': ctx.state['requestId'],
        })
        res.write('retry: 2000\n\n')
        this.#open.set(res, actor.userId)
      }
      let caughtUp = false
      const hear = async ({ id, event, data }: HeardEvent): Promise<void> => {
        if (!begun) begin()
        const frame = `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`
        if (caughtUp) this.#write(res, frame)
        else await writeSlowly(res, frame)
      }
      let unsubscribe: () => void
      try {
        unsubscribe = await this.#events.subscribe(actor.namespaceId, ctx.get('Last-Event-ID') || undefined, hear)
      } catch (error) {
        if (!begun) throw error
        this.#open.delete(res)
        res.destroy()
        return
      }
      caughtUp = true
      if (!begun) begin()
      const heartbeat = setInterval(() => void this.#beat(res, token), HEARTBEAT_MS)
      const end = () => {
        clearInterval(heartbeat)
        unsubscribe()
        this.#open.delete(res)
      }
      if (res.destroyed) end()
      else res.once('close', end)
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

/** What was missed comes as fast as the reader takes it; one that has left ends it. */
async function writeSlowly(res: ServerResponse, frame: string): Promise<void> {
  if (res.destroyed) throw new Error('the reader has left')
  if (res.write(frame)) return
  await new Promise<void>((done) => {
    const go = () => {
      res.off('drain', go).off('close', go)
      done()
    }
    res.once('drain', go).once('close', go)
  })
}
