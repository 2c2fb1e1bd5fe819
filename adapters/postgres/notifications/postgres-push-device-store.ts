import type { PushDevice, PushDeviceId, PushDeviceStore } from '../../../core/notifications/index.ts'
import type { UserId } from '../../../core/shared/ids.ts'
import type { Database } from '../database.ts'

interface StoredDevice {
  id: PushDeviceId
  user_id: UserId
  token: string
  p256dh: string
  auth: string
  registered_at: Date
  seen_at: Date
}

const COLUMNS = 'id, user_id, token, p256dh, auth, registered_at, seen_at'

export class PostgresPushDeviceStore implements PushDeviceStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async register(device: PushDevice, most: number): Promise<PushDevice> {
    const { id, userId, token, keys, registeredAt, seenAt } = device
    const [row] = await this.#database.query<StoredDevice>(
      null,
      `insert into push_devices as known (${COLUMNS}) values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (token) do update set user_id = excluded.user_id, p256dh = excluded.p256dh, auth = excluded.auth,
         seen_at = excluded.seen_at,
         registered_at = case when known.user_id = excluded.user_id then known.registered_at
           else excluded.registered_at end
       returning ${COLUMNS}`,
      [id, userId, token, keys.p256dh, keys.auth, new Date(registeredAt), new Date(seenAt)],
    )
    await this.#database.query(
      null,
      `delete from push_devices where id in (
         select id from push_devices where user_id = $1 order by seen_at desc, id desc offset $2)`,
      [userId, most],
    )
    return deviceOf(row!)
  }

  async of(user: UserId): Promise<PushDevice[]> {
    const rows = await this.#database.query<StoredDevice>(
      null,
      `select ${COLUMNS} from push_devices where user_id = $1`,
      [user],
    )
    return rows.map(deviceOf)
  }

  async byId(user: UserId, id: PushDeviceId): Promise<PushDevice | undefined> {
    const [row] = await this.#database.query<StoredDevice>(
      null,
      `select ${COLUMNS} from push_devices where id = $1 and user_id = $2`,
      [id, user],
    )
    return row && deviceOf(row)
  }

  async remove(user: UserId, token: string): Promise<void> {
    await this.#database.query(null, 'delete from push_devices where token = $1 and user_id = $2', [token, user])
  }

  async drop({ id, seenAt }: PushDevice): Promise<void> {
    await this.#database.query(null, 'delete from push_devices where id = $1 and seen_at = $2', [id, new Date(seenAt)])
  }
}

const deviceOf = ({ id, user_id, token, p256dh, auth, registered_at, seen_at }: StoredDevice): PushDevice => ({
  id,
  userId: user_id,
  token,
  keys: { p256dh, auth },
  registeredAt: registered_at.getTime(),
  seenAt: seen_at.getTime(),
})
