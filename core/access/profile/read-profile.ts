import type { Actor } from '../actor.ts'
import type { ProfileStore } from '../ports/profile-store.ts'
import type { Profile } from './profile.ts'

export type ReadProfile = (actor: Pick<Actor, 'userId'>) => Promise<Profile>

export const makeReadProfile =
  ({ profiles }: { profiles: ProfileStore }): ReadProfile =>
  ({ userId }) =>
    profiles.of(userId)
