import type { NamespaceId } from '../../../core/shared/ids.ts'
import type { IdempotencyStore, RequestKey, SentAnswer } from '../../../core/shared/ports/idempotency-store.ts'
const DAY_MS = 24 * 3600 * 1000

export class MemoryIdempotencyStore implements IdempotencyStore {
  readonly #requests = new Map<
    string,
    {
      requestHash: string
      createdAt: number
      runningUntil: number
      namespaceId: NamespaceId | undefined
      answer?: SentAnswer
    }
  >()
  readonly #now: () => number

  constructor(now: () => number) {
    this.#now = now
  }

  async claim(request: RequestKey, requestHash: string, leaseSeconds: number) {
    const key = JSON.stringify([request.caller, request.route, request.key])
    const known = this.#requests.get(key)
    const now = this.#now()
    const free =
      !known ||
      known.createdAt < now - DAY_MS ||
      (!known.answer && known.runningUntil < now && known.requestHash === requestHash)
    if (free) {
      const createdAt = known && known.createdAt >= now - DAY_MS ? known.createdAt : now
      const runningUntil = now + leaseSeconds * 1000
      this.#requests.set(key, { requestHash, createdAt, runningUntil, namespaceId: request.namespaceId })
      return { outcome: 'ours' as const, since: createdAt }
    }
    if (known.requestHash !== requestHash) return { outcome: 'other_request' as const }
    return known.answer
      ? { outcome: 'answered' as const, answer: structuredClone(known.answer) }
      : { outcome: 'running' as const }
  }

  async extend(request: RequestKey, leaseSeconds: number): Promise<void> {
    const known = this.#of(request)
    if (known) known.runningUntil = this.#now() + leaseSeconds * 1000
  }

  async answer(request: RequestKey, answer: SentAnswer): Promise<void> {
    const known = this.#of(request)
    if (known) known.answer = structuredClone(answer)
  }

  async release(request: RequestKey): Promise<void> {
    if (!this.#of(request)?.answer) this.#requests.delete(JSON.stringify([request.caller, request.route, request.key]))
  }

  async forget(namespace: NamespaceId): Promise<void> {
    for (const [key, { namespaceId }] of this.#requests) if (namespaceId === namespace) this.#requests.delete(key)
  }

  #of(request: RequestKey) {
    return this.#requests.get(JSON.stringify([request.caller, request.route, request.key]))
  }
}
