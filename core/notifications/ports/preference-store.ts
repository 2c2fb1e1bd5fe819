import type { UserId } from '../../shared/ids.ts'
import type { Channel, NotificationKind } from '../notification.ts'

/** What a person wants otherwise than the default. */
export interface Preference {
  kind: NotificationKind
  channel: Channel
  wanted: boolean
}

export interface PreferenceStore {
  /** In no order; a kind that this version does not know is left out by its callers. */
  of(user: UserId): Promise<Preference[]>
  /** Sets these and leaves all others; of two at once neither is lost. */
  set(user: UserId, preferences: readonly Preference[]): Promise<void>
}
