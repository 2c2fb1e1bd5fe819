import { Ok } from '../../../core/shared/result.ts'
import type { SigningKeys, StoredKey } from '../../crypto/signing-key-ring.ts'
import type { Database } from '../database.ts'

/** Longer than any process holds on to what it knows of the keys, and than clients cache them by our Cache-Control. */
const ANNOUNCED = "interval '5 minutes'"
/** The longest life of a token that `hofkern token issue` makes. */
const LONGEST_TOKEN = "interval '32 days'"

/** The database allows one current key, so that of racing processes one adds the first. */
export class PostgresSigningKeys implements SigningKeys {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  list(): Promise<StoredKey[]> {
    return this.#database.query(
      null,
      `select id, private_key as "privateKey" from signing_keys
       where retired_at is null or retired_at > now() order by signs_from <= now() desc, signs_from desc, id`,
    )
  }

  async addFirst({ id, privateKey }: StoredKey): Promise<void> {
    await this.#database.query(
      null,
      'insert into signing_keys (id, private_key, created_at) values ($1, $2, now()) on conflict do nothing',
      [id, JSON.stringify(privateKey)],
    )
  }

  async rotate({ id, privateKey }: StoredKey): Promise<void> {
    await this.#database.withoutNamespace(async () => {
      await this.#database.query(
        null,
        `update signing_keys set retired_at = now() + ${ANNOUNCED} + ${LONGEST_TOKEN} where retired_at is null`,
      )
      await this.#database.query(
        null,
        `insert into signing_keys (id, private_key, created_at, signs_from)
         values ($1, $2, now(), now() + ${ANNOUNCED})`,
        [id, JSON.stringify(privateKey)],
      )
      return Ok(undefined)
    })
  }
}
