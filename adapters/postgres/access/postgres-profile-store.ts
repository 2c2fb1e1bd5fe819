import { EMPTY_PROFILE, type Point, type Profile, type ProfileStore } from '../../../core/access/index.ts'
import type { UserId } from '../../../core/shared/ids.ts'
import { isUniqueViolation, type Database } from '../database.ts'

interface Row {
  display_name: string | null
  language: Profile['language']
  address: string | null
  latitude: number | null
  longitude: number | null
  farm_slug: string | null
}

const COLUMNS = 'display_name, language, address, latitude, longitude, farm_slug'

export class PostgresProfileStore implements ProfileStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async of(userId: UserId): Promise<Profile> {
    const [row] = await this.#database.query<Row>(null, `select ${COLUMNS} from profiles where user_id = $1`, [userId])
    return row ? profileOf(row) : EMPTY_PROFILE
  }

  async change(userId: UserId, given: Parameters<ProfileStore['change']>[1]): Promise<Profile> {
    const { displayName, language, address } = given
    const [row] = await this.#database.query<Row>(
      null,
      `insert into profiles (user_id, display_name, language, address) values ($1, $2, coalesce($3, 'de'), $4)
       on conflict (user_id) do update set
         display_name = case when $5 then excluded.display_name else profiles.display_name end,
         language = coalesce($3, profiles.language),
         address = case when $6 then excluded.address else profiles.address end
       returning ${COLUMNS}`,
      [
        userId,
        displayName ?? null,
        language ?? null,
        address ?? null,
        displayName !== undefined,
        address !== undefined,
      ],
    )
    return profileOf(row!)
  }

  async placeHome(userId: UserId, home: Point | null): Promise<void> {
    await this.#database.query(
      null,
      `insert into profiles (user_id, latitude, longitude) values ($1, $2, $3)
       on conflict (user_id) do update set latitude = excluded.latitude, longitude = excluded.longitude`,
      [userId, home?.latitude ?? null, home?.longitude ?? null],
    )
  }

  async mintSlug(userId: UserId, slug: string) {
    await this.#database.query(null, 'insert into profiles (user_id) values ($1) on conflict do nothing', [userId])
    try {
      const minted = await this.#database.query(
        null,
        'update profiles set farm_slug = $2 where user_id = $1 and farm_slug is null returning user_id',
        [userId, slug],
      )
      return minted.length > 0 ? ('minted' as const) : ('has_one' as const)
    } catch (error) {
      if (!isUniqueViolation(error)) throw error
      return 'taken' as const
    }
  }
}

const profileOf = (row: Row): Profile => ({
  displayName: row.display_name,
  language: row.language,
  address: row.address,
  home: row.latitude === null || row.longitude === null ? null : { latitude: row.latitude, longitude: row.longitude },
  farmSlug: row.farm_slug,
})
