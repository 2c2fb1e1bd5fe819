import type { NamespaceId } from '../../../core/shared/ids.ts'
import type { Claim, IdempotencyStore, RequestKey, SentAnswer } from '../../../core/shared/ports/idempotency-store.ts'
import type { Database } from '../database.ts'

export class PostgresIdempotencyStore implements IdempotencyStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async claim(
    { caller, route, key, namespaceId }: RequestKey,
    requestHash: string,
    leaseSeconds: number,
  ): Promise<Claim> {
    const [claimed] = await this.#database.query<{ since: number }>(
      null,
      `insert into idempotent_requests as known (caller, route, key, content_of, request_hash, running_until,
         created_at)
       values ($1, $2, $3, $6, $4, now() + make_interval(secs => $5), now())
       on conflict (caller, route, key) do update
         set content_of = excluded.content_of, request_hash = excluded.request_hash,
           running_until = excluded.running_until, response = null,
           created_at = case when known.created_at < now() - interval '24 hours' then excluded.created_at
             else known.created_at end
         where known.created_at < now() - interval '24 hours'
           or (known.response is null and known.running_until < now() and known.request_hash = excluded.request_hash)
       returning extract(epoch from created_at)::float8 * 1000 as since`,
      [caller, route, key, requestHash, leaseSeconds, namespaceId ?? null],
    )
    if (claimed) return { outcome: 'ours', since: claimed.since }
    const [known] = await this.#database.query<{ request_hash: string; response: SentAnswer | null }>(
      null,
      'select request_hash, response from idempotent_requests where caller = $1 and route = $2 and key = $3',
      [caller, route, key],
    )
    // Released between the two statements: the caller may try again at once.
    if (!known) return { outcome: 'running' }
    if (known.request_hash !== requestHash) return { outcome: 'other_request' }
    return known.response ? { outcome: 'answered', answer: known.response } : { outcome: 'running' }
  }

  async extend({ caller, route, key }: RequestKey, leaseSeconds: number): Promise<void> {
    await this.#database.query(
      null,
      `update idempotent_requests set running_until = now() + make_interval(secs => $4)
       where caller = $1 and route = $2 and key = $3 and response is null`,
      [caller, route, key, leaseSeconds],
    )
  }

  async answer({ caller, route, key }: RequestKey, answer: SentAnswer): Promise<void> {
    await this.#database.query(
      null,
      // An answer that comes after its namespace was left has nothing to stay for.
      `update idempotent_requests kept set response = $4, running_until = null
       where caller = $1 and route = $2 and key = $3
         and not exists (select from removed_namespaces where id = kept.content_of)`,
      [caller, route, key, JSON.stringify(answer)],
    )
  }

  async release({ caller, route, key }: RequestKey): Promise<void> {
    await this.#database.query(
      null,
      'delete from idempotent_requests where caller = $1 and route = $2 and key = $3 and response is null',
      [caller, route, key],
    )
  }

  async forget(namespace: NamespaceId): Promise<void> {
    await this.#database.query(null, 'delete from idempotent_requests where content_of = $1', [namespace])
  }
}
