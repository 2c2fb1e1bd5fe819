import type { Actor } from '../access/index.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { Ids } from '../shared/ports/ids.ts'
import { Err, Ok, type Result } from '../shared/result.ts'
import type { Push } from './ports/push.ts'
import type { PushDevice, PushDeviceId, PushDeviceStore } from './ports/push-device-store.ts'

export type DeviceRefused = { kind: 'device_refused' }

/** Registers or refreshes the browser that a person sits at. */
export type RegisterDevice = (
  actor: Actor,
  device: Pick<PushDevice, 'token' | 'keys'>,
) => Promise<Result<PushDevice, DeviceRefused>>

export type RemoveDevice = (actor: Actor, token: string) => Promise<void>

/** More than anybody has browsers. */
const MOST_DEVICES = 20

export const makeRegisterDevice =
  ({ devices, push, clock, ids }: { devices: PushDeviceStore; push: Push; clock: Clock; ids: Ids }): RegisterDevice =>
  async ({ userId }, { token, keys }) => {
    if (!push.accepts({ token, keys })) return Err({ kind: 'device_refused' })
    const now = clock.now()
    const device = { id: ids.next<PushDeviceId>(), userId, token, keys, registeredAt: now, seenAt: now }
    return Ok(await devices.register(device, MOST_DEVICES))
  }

export const makeRemoveDevice =
  ({ devices }: { devices: PushDeviceStore }): RemoveDevice =>
  ({ userId }, token) =>
    devices.remove(userId, token)
