import type { Preference, PreferenceStore } from '../../../core/notifications/index.ts'
import type { UserId } from '../../../core/shared/ids.ts'
import type { MemoryDatabase } from '../memory-database.ts'

type Row = Preference & { userId: UserId }
const TABLE = 'notification_preferences'

export class MemoryPreferenceStore implements PreferenceStore {
  readonly #database: MemoryDatabase

  constructor(database: MemoryDatabase) {
    this.#database = database
  }

  of(user: UserId): Promise<Preference[]> {
    return this.#database.read<Row, Preference[]>(null, TABLE, (rows) =>
      [...rows.values()].flatMap(({ userId, ...preference }) => (userId === user ? [preference] : [])),
    )
  }

  set(userId: UserId, preferences: readonly Preference[]): Promise<void> {
    return this.#database.write<Row, void>(null, TABLE, (rows) => {
      for (const one of preferences) rows.set(`${userId} ${one.kind} ${one.channel}`, { ...one, userId })
    })
  }
}
