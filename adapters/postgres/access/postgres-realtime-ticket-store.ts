import type { RealtimeTicket, RealtimeTicketStore } from '../../../core/access/index.ts'
import type { NamespaceId } from '../../../core/shared/ids.ts'
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
    await this.#database.query(
      null,
      'insert into realtime_tickets (digest, namespace_id, sealed_token, expires_at) values ($1, $2, $3, $4)',
      [digest, namespaceId, this.#box.seal(token, PURPOSE), new Date(expiresAt)],
    )
  }

  async take(digest: string, now: number): Promise<RealtimeTicket | undefined> {
    const [row] = await this.#database.query<{ namespace_id: NamespaceId; sealed_token: string; expires_at: Date }>(
      null,
      'delete from realtime_tickets where digest = $1 returning namespace_id, sealed_token, expires_at',
      [digest],
    )
    if (!row || row.expires_at.getTime() <= now) return undefined
    return { namespaceId: row.namespace_id, token: this.#box.open(row.sealed_token, PURPOSE) }
  }
}
