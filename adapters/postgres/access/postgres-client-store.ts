import type { ClientStore, OAuthClient } from '../../../core/access/index.ts'
import { isUuid } from '../../../core/shared/ids.ts'
import type { Database } from '../database.ts'

interface Row {
  id: string
  name: string
  uri: string | null
  redirect_uris: string[]
  scopes: OAuthClient['scopes']
  created_at: Date
}

export class PostgresClientStore implements ClientStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async add({ id, name, uri, redirectUris, scopes, createdAt }: OAuthClient): Promise<void> {
    await this.#database.query(
      null,
      'insert into oauth_clients (id, name, uri, redirect_uris, scopes, created_at) values ($1, $2, $3, $4, $5, $6)',
      [id, name, uri, redirectUris, scopes, new Date(createdAt)],
    )
  }

  async byId(id: string): Promise<OAuthClient | undefined> {
    if (!isUuid(id)) return undefined
    const [row] = await this.#database.query<Row>(null, 'select * from oauth_clients where id = $1', [id])
    return row && clientOf(row)
  }

  async newest(limit: number): Promise<OAuthClient[]> {
    return (
      await this.#database.query<Row>(null, 'select * from oauth_clients order by created_at desc, id desc limit $1', [
        limit,
      ])
    ).map(clientOf)
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
