import { createHash } from 'node:crypto'
import type { IdempotencyStore, RequestKey, SentAnswer } from '../../../core/shared/ports/idempotency-store.ts'
import { HttpError, ValidationError } from './http-error.ts'
import type { Answer } from './route.ts'

const LEASE_SECONDS = 30

export const requestHash = (parts: unknown): string => createHash('sha256').update(JSON.stringify(parts)).digest('hex')

/**
 * Answers as `handle` does, once: a repetition gets the first answer again. `handle` hears when the request first came.
 */
export async function once(
  store: IdempotencyStore,
  request: RequestKey,
  hash: string,
  handle: (since: number) => Promise<SentAnswer>,
): Promise<SentAnswer> {
  const claim = await store.claim(request, hash, LEASE_SECONDS)
  if (claim.outcome === 'answered')
    return { ...claim.answer, headers: { ...claim.answer.headers, 'Idempotency-Replayed': 'true' } }
  if (claim.outcome === 'running')
    throw new HttpError(
      409,
      'idempotency_in_progress',
      'Die erste Anfrage mit diesem Idempotency-Key läuft noch. Bitte warte kurz.',
      { 'Retry-After': '1' },
    )
  if (claim.outcome === 'other_request') {
    throw new ValidationError([
      {
        loc: ['header', 'Idempotency-Key'],
        msg: 'Dieser Idempotency-Key gehört zu einer anderen Anfrage.',
        type: 'idempotency_key_reused',
      },
    ])
  }
  const keepAlive = setInterval(() => void store.extend(request, LEASE_SECONDS).catch(() => {}), LEASE_SECONDS * 400)
  try {
    const answer = await handle(claim.since)
    await store.answer(request, answer)
    return answer
  } catch (error) {
    await store.release(request).catch(() => {})
    throw error
  } finally {
    clearInterval(keepAlive)
  }
}

export function asSent({
  status,
  body,
  json,
  text,
  bytes,
  headers = {},
}: Answer): Omit<SentAnswer, 'body'> & { body: string | Buffer | null } {
  if (bytes !== undefined)
    return { status, headers, body: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) }
  if (text !== undefined) return { status, headers, body: text }
  if (body === undefined && json === undefined) return { status, headers, body: null }
  return {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
    body: json ?? JSON.stringify(body),
  }
}
