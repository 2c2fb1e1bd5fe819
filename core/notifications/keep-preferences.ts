import type { Actor } from '../access/index.ts'
import type { UserId } from '../shared/ids.ts'
import { CHANNELS, DEFAULT_CHANNELS, NOTIFICATION_KINDS, type Channels, type NotificationKind } from './notification.ts'
import type { PreferenceStore } from './ports/preference-store.ts'

/** Where a person hears of what. */
export type Wanted = Readonly<Record<NotificationKind, Channels>>

export type ReadPreferences = (actor: Actor) => Promise<Wanted>

/** What is left out stays as it is. */
export type ChangePreferences = (
  actor: Actor,
  changes: { readonly [K in NotificationKind]?: Partial<Channels> | undefined },
) => Promise<Wanted>

interface Dependencies {
  preferences: PreferenceStore
}

export async function wantedBy({ preferences }: Dependencies, user: UserId): Promise<Wanted> {
  const given = await preferences.of(user)
  return Object.fromEntries(
    NOTIFICATION_KINDS.map((kind): [NotificationKind, Channels] => {
      const own = given
        .filter((one) => one.kind === kind && CHANNELS.includes(one.channel))
        .map(({ channel, wanted }) => [channel, wanted])
      return [kind, { ...DEFAULT_CHANNELS[kind], ...Object.fromEntries(own) }]
    }),
  ) as Wanted
}

export const makeReadPreferences =
  (deps: Dependencies): ReadPreferences =>
  ({ userId }) =>
    wantedBy(deps, userId)

export const makeChangePreferences =
  (deps: Dependencies): ChangePreferences =>
  async ({ userId }, changes) => {
    const given = NOTIFICATION_KINDS.flatMap((kind) =>
      CHANNELS.flatMap((channel) => {
        const wanted = changes[kind]?.[channel]
        return wanted === undefined ? [] : [{ kind, channel, wanted }]
      }),
    )
    if (given.length > 0) await deps.preferences.set(userId, given)
    return wantedBy(deps, userId)
  }
