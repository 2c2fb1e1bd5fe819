import type { Preference, PreferenceStore } from '../../../core/notifications/index.ts'
import type { UserId } from '../../../core/shared/ids.ts'
import type { Database } from '../database.ts'

export class PostgresPreferenceStore implements PreferenceStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  of(user: UserId): Promise<Preference[]> {
    return this.#database.query<Preference>(
      null,
      'select kind, channel, wanted from notification_preferences where user_id = $1',
      [user],
    )
  }

  async set(user: UserId, preferences: readonly Preference[]): Promise<void> {
    await this.#database.query(
      null,
      `insert into notification_preferences (user_id, kind, channel, wanted)
       select $1, kind, channel, wanted
       from jsonb_to_recordset($2) as given(kind text, channel text, wanted boolean)
       order by kind, channel
       on conflict (user_id, kind, channel) do update set wanted = excluded.wanted`,
      [user, JSON.stringify(preferences)],
    )
  }
}
