import type { RealtimeTicket, RealtimeTicketStore } from '../../../core/access/index.ts'
import type { SecretBox } from '../../crypto/secret-box.ts'
import type { Database } from '../database.ts'

const PURPOSE = 'realtime ticket'

export class PostgresRealtimeTicketStore implements RealtimeTicketStore {
  readonly #database: Database
  readonly #box: Pick<SecretBox, 'seal' | 'open'>

  constructor(database: Database, box: Pick<SecretBox, 'seal' | 'open'>) {
    this.#database = database
    this.#box = box
  }

  async add({ digest, namespaceId, token, expiresAt }: Parameters<RealtimeTicketStore['add']>[0]): Promise<void> {
    await this.#database.query(null, 'insert into realtime_tickets (digest, sealed, expires_at) values ($1, $2, $3)', [
      digest,
      this.#box.seal(JSON.stringify({ namespaceId, token }), PURPOSE),
      new Date(expiresAt),
    ])
  }

  async take(digest: string, now: number): Promise<RealtimeTicket | undefined> {
    const [row] = await this.#database.query<{ sealed: string; expires_at: Date }>(
      null,
      'delete from realtime_tickets where digest = $1 returning sealed, expires_at',
      [digest],
    )
    if (!row || row.expires_at.getTime() <= now) return undefined
    return JSON.parse(this.#box.open(row.sealed, PURPOSE)) as RealtimeTicket
  }
}
