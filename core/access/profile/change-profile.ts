import type { Actor } from '../actor.ts'
import type { ProfileStore } from '../ports/profile-store.ts'
import type { Profile } from './profile.ts'

/** Changes what is given and nothing else; the point at home and the farm's name in addresses are set elsewhere. */
export type ChangeProfile = (
  actor: Actor,
  given: Partial<Pick<Profile, 'displayName' | 'language' | 'address'>>,
) => Promise<Profile>

export const makeChangeProfile =
  ({ profiles }: { profiles: ProfileStore }): ChangeProfile =>
  ({ userId }, given) =>
    profiles.change(userId, given)
