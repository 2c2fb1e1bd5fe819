import { setTimeout as sleep } from 'node:timers/promises'
import { LEFT_JUST_NOW_MS, type NamespaceRegister, type NotLeft } from '../../../core/namespaces/index.ts'
import type { NamespaceId, UserId } from '../../../core/shared/ids.ts'
import type { Database } from '../database.ts'

const LONGEST_WAIT_MS = 60_000
const LOOK_AGAIN_MS = 100

export class PostgresNamespaceRegister implements NamespaceRegister {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async replace(person: UserId, from: NamespaceId, to: NamespaceId, at: number): Promise<'replaced' | NotLeft['kind']> {
    const [lock] = await this.#database.query<{ free: boolean }>(
      null,
      'select pg_try_advisory_xact_lock(hashtextextended($1, 2)) as free',
      [person],
    )
    if (!lock!.free) return 'reset_in_progress'
    const [found] = await this.#database.query<{ namespace_id: NamespaceId; leaving: boolean }>(
      null,
      `select namespace_id,
         exists (select from removed_namespaces r
           where r.user_id = users.id and (emptied_at is null or removed_at > $2)) as leaving
       from users where id = $1 for update`,
      [person, new Date(at - LEFT_JUST_NOW_MS)],
    )
    if (!found) return 'not_found'
    if (found.namespace_id !== from || found.leaving) return 'reset_in_progress'
    const now = new Date(at)
    await this.#database.query(null, "insert into namespaces (id, kind, created_at) values ($1, 'personal', $2)", [
      to,
      now,
    ])
    await this.#database.query(null, 'update users set namespace_id = $2 where id = $1', [person, to])
    await this.#database.query(null, 'insert into memberships (user_id, namespace_id) values ($1, $2)', [person, to])
    await this.remove(person, from, at)
    return 'replaced'
  }

  async deleteAccount(person: UserId, at: number): Promise<NamespaceId | undefined> {
    // Waits for a reset that runs: what it leaves behind is not the person's any more, and empties itself.
    await this.#database.query(null, 'select pg_advisory_xact_lock(hashtextextended($1, 2))', [person])
    const [found] = await this.#database.query<{
      namespace_id: NamespaceId
      issuer: string | null
      subject: string | null
    }>(null, 'select namespace_id, issuer, subject from users where id = $1 for update', [person])
    if (!found) return undefined
    const now = new Date(at)
    if (found.issuer !== null)
      await this.#database.query(
        null,
        `insert into deleted_identities (issuer, subject, deleted_at) values ($1, $2, $3)
         on conflict (issuer, subject) do update set deleted_at = excluded.deleted_at`,
        [found.issuer, found.subject, now],
      )
    await this.#database.query(null, "delete from oauth_artefacts where payload->>'accountId' = $1", [person])
    await this.remove(person, found.namespace_id, at)
    await this.#database.query(null, 'delete from users where id = $1', [person])
    return found.namespace_id
  }

  async isRemoved(namespace: NamespaceId): Promise<boolean> {
    return (await this.#database.query(null, 'select from removed_namespaces where id = $1', [namespace])).length > 0
  }

  /**
   * Once the removal is committed every statement that begins is refused, so that whoever may still write has an
   * older id than one given now: those that wrote before, and those that saw the namespace alive while it was removed.
   */
  async settled(): Promise<void> {
    const until = Date.now() + LONGEST_WAIT_MS
    const [given] = await this.#database.query<{ id: string }>(null, 'select pg_current_xact_id()::text as id')
    while (!(await this.#haveEnded(given!.id))) {
      if (Date.now() > until) throw new Error('A transaction that began before the removal still runs')
      await sleep(LOOK_AGAIN_MS)
    }
  }

  async close(namespace: NamespaceId, at: number): Promise<void> {
    await this.#database.query(
      null,
      'update removed_namespaces set emptied_at = coalesce(emptied_at, $2) where id = $1',
      [namespace, new Date(at)],
    )
    await this.#database.query(null, 'delete from namespaces where id = $1', [namespace])
  }

  async remove(person: UserId, namespace: NamespaceId, at: number): Promise<void> {
    await this.#database.query(null, 'insert into removed_namespaces (id, user_id, removed_at) values ($1, $2, $3)', [
      namespace,
      person,
      new Date(at),
    ])
    await this.#database.query(null, 'delete from memberships where namespace_id = $1', [namespace])
  }

  /** Whether no transaction runs that has an older id. */
  async #haveEnded(before: string): Promise<boolean> {
    const [found] = await this.#database.query<{ ended: boolean }>(
      null,
      'select pg_snapshot_xmin(pg_current_snapshot()) >= $1::text::xid8 as ended',
      [before],
    )
    return found!.ended
  }
}
