import { Ok } from '../../../core/shared/result.ts'
import type { KeptPrivateKey, SigningKeys, StoredKey } from '../../crypto/signing-key-ring.ts'
import type { Database } from '../database.ts'

/** Longer than any process holds on to what it knows of the keys, and than clients cache them by our Cache-Control. */
const ANNOUNCED = "interval '5 minutes'"
/** As long as the tokens of the authorization server live, and a minute for clocks that differ. */
const LONGEST_TOKEN = "interval '16 minutes'"
/** As long as a browser stays signed in. */
const LONGEST_COOKIE = "interval '30 days'"

/** The database allows one current key, so that of racing processes one adds the first. */
export class PostgresSigningKeys implements SigningKeys {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  list(): Promise<(StoredKey & { acceptsTokens: boolean })[]> {
    return this.#database.query<StoredKey & { acceptsTokens: boolean }>(
      null,
      `select id, private_key as "privateKey", retired_at is null or retired_at > now() as "acceptsTokens"
       from signing_keys
       where leaked_at is null and (retired_at is null or retired_at > now() - ${LONGEST_COOKIE})
       order by signs_from <= now() desc, signs_from desc, id`,
    )
  }

  async addFirst({ id, privateKey }: StoredKey): Promise<void> {
    await this.#database.query(
      null,
      `insert into signing_keys (id, private_key, created_at)
       select $1, $2, now() where not exists (select from signing_keys where retired_at is null)
       on conflict do nothing`,
      [id, JSON.stringify(privateKey)],
    )
  }

  async rotate({ id, privateKey }: StoredKey, { leaked }: { leaked: boolean }): Promise<void> {
    await this.#database.withoutNamespace(async () => {
      if (leaked)
        await this.#database.query(
          null,
          `update signing_keys set leaked_at = now(), retired_at = least(retired_at, now()) where leaked_at is null`,
        )
      else
        await this.#database.query(
          null,
          `update signing_keys set retired_at = now() + ${ANNOUNCED} + ${LONGEST_TOKEN} where retired_at is null`,
        )
      await this.#database.query(
        null,
        `insert into signing_keys (id, private_key, created_at, signs_from)
         values ($1, $2, now(), now() + case when $3 then interval '0' else ${ANNOUNCED} end)`,
        [id, JSON.stringify(privateKey), leaked],
      )
      return Ok(undefined)
    })
  }

  async reseal(id: string, privateKey: KeptPrivateKey): Promise<void> {
    await this.#database.query(null, 'update signing_keys set private_key = $2 where id = $1', [
      id,
      JSON.stringify(privateKey),
    ])
  }
}
