import { EMPTY_PROFILE, type Profile, type ProfileStore } from '../../../core/access/index.ts'
import type { UserId } from '../../../core/shared/ids.ts'
import type { MemoryDatabase } from '../memory-database.ts'

const TABLE = 'profiles'

export class MemoryProfileStore implements ProfileStore {
  readonly #database: MemoryDatabase

  constructor(database: MemoryDatabase) {
    this.#database = database
  }

  of(userId: UserId): Promise<Profile> {
    return this.#database.read<Profile, Profile>(null, TABLE, (rows) => rows.get(userId) ?? EMPTY_PROFILE)
  }

  change(userId: UserId, given: Parameters<ProfileStore['change']>[1]): Promise<Profile> {
    return this.#set(userId, given)
  }

  async placeHome(userId: UserId, home: Profile['home']): Promise<void> {
    await this.#set(userId, { home })
  }

  mintSlug(userId: UserId, slug: string) {
    return this.#database.write<Profile, 'minted' | 'has_one' | 'taken'>(null, TABLE, (rows) => {
      const profile = rows.get(userId) ?? EMPTY_PROFILE
      if (profile.farmSlug !== null) return 'has_one'
      if ([...rows.values()].some(({ farmSlug }) => farmSlug === slug)) return 'taken'
      rows.set(userId, { ...profile, farmSlug: slug })
      return 'minted'
    })
  }

  #set(userId: UserId, given: Partial<Profile>): Promise<Profile> {
    return this.#database.write<Profile, Profile>(null, TABLE, (rows) => {
      const profile = { ...(rows.get(userId) ?? EMPTY_PROFILE), ...given }
      rows.set(userId, profile)
      return profile
    })
  }
}
