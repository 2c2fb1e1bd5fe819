import type { IncomingMessage, ServerResponse } from 'node:http'

/** What is read and thrown away of a body that nobody wants any more. */
const MOST_BYTES = 8 * 1024 * 1024
const MOST_MS = 5000

/** A body comes faster than this after the first moments, or its connection is needed for others. */
const FEWEST_BYTES_PER_SECOND = 1000
const PATIENCE_MS = 20_000
const CHECK_MS = 5000

/**
 * Lets no connection hang on a body that was refused before its end: what is left of it is read up to a bound, so that
 * the next request of the connection comes through, and beyond it the connection ends. A parser that gave up may have
 * left the body paused, or let go of it, and then nothing would ever read on.
 */
export function finishUnreadBody(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request
  response.once('finish', () => {
    if (request.complete || socket.destroyed) return
    if (request.destroyed) return socket.destroySoon()
    request.unpipe()
    const last = socket.bytesRead + MOST_BYTES
    const end = () => socket.destroy()
    const timer = setTimeout(end, MOST_MS).unref()
    request.on('error', () => {})
    request.on('data', () => socket.bytesRead > last && end())
    request.once('close', () => clearTimeout(timer))
    request.resume()
  })
}

/** Ends connections whose bodies trickle in; `stop` ends the watch. */
export function watchSlowBodies(): { watch(request: IncomingMessage): void; stop(): void } {
  const coming = new Map<IncomingMessage, { began: number; bytes: number }>()
  const check = setInterval(() => {
    const now = performance.now()
    for (const [request, { began, bytes }] of coming) {
      const { socket, complete } = request
      if (complete || socket === null || socket.destroyed) coming.delete(request)
      else if (isSlow(now - began, socket.bytesRead - bytes)) socket.destroy()
    }
  }, CHECK_MS).unref()
  return {
    watch(request) {
      const { 'content-length': length, 'transfer-encoding': chunked } = request.headers
      if ((length === undefined || length === '0') && chunked === undefined) return
      coming.set(request, { began: performance.now(), bytes: request.socket.bytesRead })
      request.once('close', () => coming.delete(request))
    },
    stop: () => clearInterval(check),
  }
}

/** Whether so many bytes in so many milliseconds are too few. */
export const isSlow = (ms: number, bytes: number): boolean =>
  ms > PATIENCE_MS && bytes < (ms / 1000) * FEWEST_BYTES_PER_SECOND
