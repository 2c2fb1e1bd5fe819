import { requestPublic, type Reach } from './request.ts'

const TIMEOUT_MS = 5000
const MOST_BYTES = 64 * 1024
const WITHOUT_BODY = new Set([204, 205, 304])

/**
 * `fetch` for small documents of the public web: a redirect is given back, not followed; ends after 5 seconds or 64 KB.
 * Throws as `fetch` does.
 */
export const makePublicFetch =
  (reach?: Reach) =>
  async (input: string | URL, init: RequestInit = {}): Promise<Response> => {
    const signal = reach?.timeoutMs
      ? AbortSignal.timeout(reach.timeoutMs)
      : AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), ...(init.signal ? [init.signal] : [])])
    const answer = await requestPublic(
      new URL(input),
      {
        signal,
        method: init.method,
        headers: Object.fromEntries(new Headers(init.headers)),
        body: typeof init.body === 'string' ? init.body : undefined,
      },
      reach,
    )
    const chunks: Buffer[] = []
    let bytes = 0
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      bytes += chunk.length
      // Leaving the loop ends the connection.
      if (bytes > MOST_BYTES) throw new TypeError(`The answer is larger than ${MOST_BYTES} bytes`)
      chunks.push(chunk)
    }
    const status = answer.statusCode ?? 502
    const headers = Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
      values.map((value): [string, string] => [name, value]),
    )
    return new Response(WITHOUT_BODY.has(status) ? null : Buffer.concat(chunks), { status, headers })
  }
