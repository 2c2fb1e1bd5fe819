import type { UserId } from '../../shared/ids.ts'
import type { Point, Profile } from '../profile/profile.ts'

/** Keeps what people say of themselves, by person. */
export interface ProfileStore {
  /** An empty profile where the person has said nothing yet. */
  of(userId: UserId): Promise<Profile>
  /** Takes what is given and leaves the rest as it is; returns the whole. */
  change(userId: UserId, given: Partial<Pick<Profile, 'displayName' | 'language' | 'address'>>): Promise<Profile>
  placeHome(userId: UserId, home: Point | null): Promise<void>
  /**
   * Gives the farm its name in addresses where it has none yet. Of racing writers of one name one gets `minted`, and of
   * racing writers of one person, too; a farm that has a name keeps it.
   */
  mintSlug(userId: UserId, slug: string): Promise<'minted' | 'has_one' | 'taken'>
}
