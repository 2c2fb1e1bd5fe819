import type { IncomingMessage, ServerResponse } from 'node:http'

/** What is read and thrown away of a body that nobody wants any more. */
const MOST_BYTES = 8 * 1024 * 1024
const MOST_MS = 5000
const LOOK_EVERY_MS = 20

/** A body comes faster than this after the first moments, or its connection is needed for others. */
const FEWEST_BYTES_PER_SECOND = 1000
const PATIENCE_MS = 20_000
const CHECK_EVERY_MS = 5000

/**
 * Lets no connection hang on a body that was refused before its end: what is left of it is read up to a bound, so that
 * the next request of the connection comes through, and beyond it the connection ends. A parser that gave up may have
 * left the body paused, or let go of it, and then nothing would ever read on.
 */
export function finishUnreadBody(request: IncomingMessage, response: ServerResponse, mostMs = MOST_MS): void {
  const { socket } = request
  response.once('finish', () => {
    if (request.complete || socket.destroyed) return
    if (request.destroyed) return socket.destroySoon()
    request.unpipe()
    const last = { bytes: socket.bytesRead + MOST_BYTES, at: performance.now() + mostMs }
    // Looked at from outside: of a body that nobody began to read Node throws away what comes, and tells of none of it.
    const check = setInterval(() => {
      if (socket.bytesRead > last.bytes || performance.now() > last.at) socket.destroy()
    }, LOOK_EVERY_MS).unref()
    request.on('error', () => {})
    request.once('close', () => clearInterval(check))
    request.resume()
  })
}

/** Ends connections whose bodies trickle in; `stop` ends the watch. */
export function watchSlowBodies({ patienceMs = PATIENCE_MS, checkEveryMs = CHECK_EVERY_MS } = {}): {
  watch(request: IncomingMessage): void
  stop(): void
} {
  const coming = new Map<IncomingMessage, { began: number; bytes: number }>()
  const check = setInterval(() => {
    const now = performance.now()
    for (const [request, { began, bytes }] of coming) {
      const { socket, complete } = request
      if (complete || socket === null || socket.destroyed) coming.delete(request)
      else if (isSlow(now - began, socket.bytesRead - bytes, patienceMs)) socket.destroy()
    }
  }, checkEveryMs).unref()
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
export const isSlow = (ms: number, bytes: number, patienceMs = PATIENCE_MS): boolean =>
  ms > patienceMs && bytes < (ms / 1000) * FEWEST_BYTES_PER_SECOND
