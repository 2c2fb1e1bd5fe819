import { createHash } from 'node:crypto'
import { GRANT, type Artefact, type OAuthArtefacts, type Payload, type Rotation } from '../../oidc/oauth-artefacts.ts'
import type { Database } from '../database.ts'
import { msOf } from '../time.ts'

const LIVE = 'a.expires_at > $3 and (a.grant_id is null or (g.revoked_at is null and g.expires_at > $3))'

/** Ids are kept as digests only, since whoever holds a code, a refresh token or a session's id may use it. */
export class PostgresOAuthArtefacts implements OAuthArtefacts {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async put(model: string, id: string, { payload, grantId, uid, expiresAt }: Artefact): Promise<void> {
    await this.#database.query(
      null,
      `insert into oauth_artefacts (model, digest, payload, grant_id, uid, expires_at) values ($1, $2, $3, $4, $5, $6)
       on conflict (model, digest) do update set payload = excluded.payload, grant_id = excluded.grant_id,
         uid = excluded.uid, expires_at = excluded.expires_at`,
      [model, digestOf(id), JSON.stringify(payload), grantId, uid, new Date(expiresAt)],
    )
  }

  async find(model: string, id: string, now: number) {
    const [row] = await this.#database.query<{
      payload: Payload
      consumed_at: Date | null
      successor: string | null
      grant_payload: Payload | null
    }>(
      null,
      `select a.payload, a.consumed_at, a.successor, p.payload as grant_payload
       from oauth_artefacts a left join grants g on g.id = a.grant_id
       left join oauth_artefacts p on p.grant_id = a.grant_id and p.model = '${GRANT}'
       where a.model = $1 and a.digest = $2 and ${LIVE}`,
      [model, digestOf(id), new Date(now)],
    )
    return (
      row && {
        payload: row.payload,
        consumedAt: msOf(row.consumed_at),
        successor: row.successor,
        grant: row.grant_payload,
      }
    )
  }

  async findByUid(model: string, uid: string, now: number): Promise<Payload | undefined> {
    const [row] = await this.#database.query<{ payload: Payload }>(
      null,
      `select a.payload from oauth_artefacts a left join grants g on g.id = a.grant_id
       where a.model = $1 and a.uid = $2 and ${LIVE}`,
      [model, uid, new Date(now)],
    )
    return row?.payload
  }

  async consume(model: string, id: string, now: number): Promise<boolean> {
    const rows = await this.#database.query(
      null,
      `update oauth_artefacts set consumed_at = $3 where model = $1 and digest = $2 and consumed_at is null
       returning model`,
      [model, digestOf(id), new Date(now)],
    )
    return rows.length > 0
  }

  async rotate(model: string, { usedId, successorId, note, artefact }: Rotation, now: number): Promise<boolean> {
    const { payload, grantId, uid, expiresAt } = artefact
    const rows = await this.#database.query(
      null,
      `with used as (
         update oauth_artefacts set consumed_at = $8, successor = $9
         where model = $1 and digest = $2 and consumed_at is null
           and exists (select from grants where id = grant_id and revoked_at is null) returning model
       )
       insert into oauth_artefacts (model, digest, payload, grant_id, uid, expires_at)
       select $1, $3, $4, $5, $6, $7 from used returning model`,
      [
        model,
        digestOf(usedId),
        digestOf(successorId),
        JSON.stringify(payload),
        grantId,
        uid,
        new Date(expiresAt),
        new Date(now),
        note,
      ],
    )
    return rows.length > 0
  }

  async remove(model: string, id: string): Promise<boolean> {
    const rows = await this.#database.query(
      null,
      'delete from oauth_artefacts where model = $1 and digest = $2 returning model',
      [model, digestOf(id)],
    )
    return rows.length > 0
  }

  async removeOfGrant(model: string, grantId: string): Promise<void> {
    await this.#database.query(null, 'delete from oauth_artefacts where model = $1 and grant_id = $2', [model, grantId])
  }

  async endGrant(grantId: string, now: number): Promise<void> {
    await this.#database.query(
      null,
      'update grants set revoked_at = $2 where (id = $1 or session_id = $1) and revoked_at is null',
      [grantId, new Date(now)],
    )
  }
}

const digestOf = (id: string): string => createHash('sha256').update(id).digest('base64url')
