import type { ClientStore, OAuthClient } from '../../../core/access/index.ts'
import { isUuid } from '../../../core/shared/ids.ts'
import { Ok } from '../../../core/shared/result.ts'
import type { Database } from '../database.ts'

interface Row {
  id: string
  name: string
  uri: string | null
  redirect_uris: string[]
  scopes: OAuthClient['scopes']
  created_at: Date
}

const COLUMNS = 'id, name, uri, redirect_uris, scopes, created_at'

export class PostgresClientStore implements ClientStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async add(
    { id, name, uri, redirectUris, scopes, createdAt }: OAuthClient,
    fingerprint: string | null,
  ): Promise<OAuthClient> {
    const [row] = await this.#database.query<Row>(
      null,
      `insert into oauth_clients (${COLUMNS}, fingerprint) values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (fingerprint) do update set fingerprint = excluded.fingerprint returning ${COLUMNS}`,
      [id, name, uri, redirectUris, scopes, new Date(createdAt), fingerprint],
    )
    return clientOf(row!)
  }

  async byId(id: string): Promise<OAuthClient | undefined> {
    if (!isUuid(id)) return undefined
    const [row] = await this.#database.query<Row>(null, `select ${COLUMNS} from oauth_clients where id = $1`, [id])
    return row && clientOf(row)
  }

  async newest(limit: number): Promise<OAuthClient[]> {
    return (
      await this.#database.query<Row>(
        null,
        `select ${COLUMNS} from oauth_clients order by created_at desc, id desc limit $1`,
        [limit],
      )
    ).map(clientOf)
  }

  async block(id: string, now: number): Promise<boolean> {
    const blocked = await this.#database.withoutNamespace(async () => {
      await this.#database.query(null, 'update oauth_clients set fingerprint = null where id::text = $1', [id])
      return Ok(
        await this.#database.query(
          null,
          `insert into blocked_clients (client_id, blocked_at) values ($1, $2)
           on conflict do nothing returning client_id`,
          [id, new Date(now)],
        ),
      )
    })
    return blocked.unwrap().length > 0
  }

  async unblock(id: string): Promise<boolean> {
    const gone = await this.#database.query(
      null,
      'delete from blocked_clients where client_id = $1 returning client_id',
      [id],
    )
    return gone.length > 0
  }

  async isBlocked(id: string): Promise<boolean> {
    const found = await this.#database.query(null, 'select from blocked_clients where client_id = $1', [id])
    return found.length > 0
  }

  async blocked(): Promise<string[]> {
    const rows = await this.#database.query<{ client_id: string }>(
      null,
      'select client_id from blocked_clients order by blocked_at desc, client_id',
    )
    return rows.map(({ client_id }) => client_id)
  }
}

const clientOf = ({ id, name, uri, redirect_uris, scopes, created_at }: Row): OAuthClient => ({
  id,
  name,
  uri,
  redirectUris: redirect_uris,
  scopes,
  createdAt: created_at.getTime(),
})
