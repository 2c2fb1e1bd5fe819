import type { SigningKeys, StoredKey } from '../../crypto/signing-key-ring.ts'
import type { Database } from '../database.ts'

/** Longer than any process holds on to what it knows of the keys, and than clients cache them by our Cache-Control. */
const ANNOUNCED = "interval '5 minutes'"
/** The longest life of a token that `hofkern token issue` makes. */
const LONGEST_TOKEN = "interval '32 days'"

export class PostgresSigningKeys implements SigningKeys {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  list(): Promise<StoredKey[]> {
    return this.#database.query(null,
      `select id, private_key as "privateKey" from signing_keys where retired_at is null or retired_at > now() order by signs_from <= now() desc, signs_from desc, id`)
  }

  async addFirst({ id, privateKey }: StoredKey): Promise<void> {
    await this.#database.query(null,
      `with locked as materialized (select pg_advisory_xact_lock(7204812) is null as l)
       insert into signing_keys (id, private_key, created_at) select $1, $2, now() from locked where not exists (select from signing_keys where retired_at is null)`,
      [id, JSON.stringify(privateKey)])
  }

  async rotate({ id, privateKey }: StoredKey): Promise<void> {
    await this.#database.query(null,
      `with before as (update signing_keys set retired_at = now() + ${ANNOUNCED} + ${LONGEST_TOKEN} where retired_at is null)
       insert into signing_keys (id, private_key, created_at, signs_from) values ($1, $2, now(), now() + ${ANNOUNCED})`,
      [id, JSON.stringify(privateKey)])
  }
}
