import type { JWK } from 'jose'
import type { SigningKeys } from '../../crypto/jose-token-signer.ts'
import type { Database } from '../database.ts'

export class PostgresSigningKeys implements SigningKeys {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async list(): Promise<{ id: string; privateKey: JWK }[]> {
    return this.#database.query(null, 'select id, private_key as "privateKey" from signing_keys where retired_at is null order by created_at desc, id')
  }

  async addFirst({ id, privateKey }: { id: string; privateKey: JWK }): Promise<void> {
    await this.#database.query(null,
      `with locked as materialized (select pg_advisory_xact_lock(7204812) is null as l)
       insert into signing_keys (id, private_key, created_at) select $1, $2, now() from locked where not exists (select from signing_keys where retired_at is null)`,
      [id, JSON.stringify(privateKey)])
  }
}
