import type { PushDevice, PushDeviceId, PushDeviceStore } from '../../../core/notifications/index.ts'
import type { UserId } from '../../../core/shared/ids.ts'
import type { MemoryDatabase } from '../memory-database.ts'

const TABLE = 'push_devices'

export class MemoryPushDeviceStore implements PushDeviceStore {
  readonly #database: MemoryDatabase

  constructor(database: MemoryDatabase) {
    this.#database = database
  }

  register(device: PushDevice, most: number): Promise<PushDevice> {
    return this.#database.write<PushDevice, PushDevice>(null, TABLE, (rows) => {
      const known = rows.get(device.token)
      const registeredAt = known?.userId === device.userId ? known.registeredAt : device.registeredAt
      const kept = { ...device, id: known?.id ?? device.id, registeredAt }
      rows.set(device.token, kept)
      const own = [...rows.values()]
        .filter(({ userId }) => userId === device.userId)
        .toSorted((a, b) => b.seenAt - a.seenAt || (a.id < b.id ? 1 : -1))
      for (const { token } of own.slice(most)) rows.delete(token)
      return kept
    })
  }

  of(user: UserId): Promise<PushDevice[]> {
    return this.#database.read<PushDevice, PushDevice[]>(null, TABLE, (rows) =>
      [...rows.values()].filter(({ userId }) => userId === user),
    )
  }

  async byId(user: UserId, id: PushDeviceId): Promise<PushDevice | undefined> {
    return (await this.of(user)).find((device) => device.id === id)
  }

  remove(user: UserId, token: string): Promise<void> {
    return this.#database.write<PushDevice, void>(null, TABLE, (rows) => {
      if (rows.get(token)?.userId === user) rows.delete(token)
    })
  }

  drop({ id, token, seenAt }: PushDevice): Promise<void> {
    return this.#database.write<PushDevice, void>(null, TABLE, (rows) => {
      const known = rows.get(token)
      if (known?.id === id && known.seenAt === seenAt) rows.delete(token)
    })
  }
}
