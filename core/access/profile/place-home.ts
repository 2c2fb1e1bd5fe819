import type { Actor } from '../actor.ts'
import type { ProfileStore } from '../ports/profile-store.ts'
import type { Point } from './profile.ts'

/** Sets the pin of the home, or takes it away; the typed address stays as it is. */
export type PlaceHome = (actor: Actor, home: Point | null) => Promise<void>

export const makePlaceHome =
  ({ profiles }: { profiles: ProfileStore }): PlaceHome =>
  ({ userId }, home) =>
    profiles.placeHome(userId, home)
