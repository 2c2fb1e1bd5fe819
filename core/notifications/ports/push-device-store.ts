import type { Id, UserId } from '../../shared/ids.ts'

export type PushDeviceId = Id<'PushDevice'>

/** A browser that wants to be pushed to: a subscription of the Push API. */
export interface PushDevice {
  id: PushDeviceId
  userId: UserId
  /** The address of its push service; also what it is known by. */
  token: string
  /** The browser's public key (P-256) and its secret, in base64url (RFC 8291 § 3.2). */
  keys: { p256dh: string; auth: string }
  registeredAt: number
  /** When it last registered. */
  seenAt: number
}

export interface PushDeviceStore {
  /**
   * Adds the device; one with its token, whoever's it was, becomes the person's with these keys and keeps its id. A
   * person with more than `most` loses those that were not seen for longest.
   */
  register(device: PushDevice, most: number): Promise<PushDevice>
  /** In no order. */
  of(user: UserId): Promise<PushDevice[]>
  byId(user: UserId, id: PushDeviceId): Promise<PushDevice | undefined>
  /** Forgets a device of the person; nothing where they have none of the token. */
  remove(user: UserId, token: string): Promise<void>
  /** Forgets a device that its push service does not know any more, unless it has registered since. */
  drop(device: PushDevice): Promise<void>
}
