import type { Acknowledgement, Acknowledgements } from '../../../core/control-folder/index.ts'
import type { NamespaceId, UserId } from '../../../core/shared/ids.ts'
import type { Database } from '../database.ts'

export class PostgresAcknowledgements implements Acknowledgements {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async put(namespace: NamespaceId, { findingId, reason, by, at }: Acknowledgement): Promise<void> {
    await this.#database.query(
      namespace,
      `insert into acknowledged_findings (namespace_id, finding_id, reason, acknowledged_by, acknowledged_at)
       values ($1, $2, $3, $4, $5)
       on conflict (namespace_id, finding_id) do update set reason = excluded.reason,
         acknowledged_by = excluded.acknowledged_by, acknowledged_at = excluded.acknowledged_at`,
      [namespace, findingId, reason, by, new Date(at)],
    )
  }

  async all(namespace: NamespaceId): Promise<Acknowledgement[]> {
    const rows = await this.#database.query<{ finding_id: string; reason: string; by: UserId; at: Date }>(
      namespace,
      `select finding_id, reason, acknowledged_by as by, acknowledged_at as at from acknowledged_findings
       where namespace_id = $1 order by finding_id`,
      [namespace],
    )
    return rows.map(({ finding_id, reason, by, at }) => ({ findingId: finding_id, reason, by, at: at.getTime() }))
  }
}
