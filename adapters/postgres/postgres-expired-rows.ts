import type { ExpiredRows } from '../../core/namespaces/index.ts'
import type { NamespaceId } from '../../core/shared/ids.ts'
import { PostgresLedger } from './billing/postgres-ledger.ts'
import type { Database } from './database.ts'

/** What nobody can use any more, by table, and when it expires. */
const EXPIRED = {
  idempotent_requests: "created_at < now() - interval '24 hours'",
  rate_limits: 'expire < extract(epoch from now()) * 1000 - 3600000',
  grants: "expires_at < now() - interval '30 days' or revoked_at < now() - interval '30 days'",
  oauth_artefacts: "expires_at < now() - interval '1 hour'",
  // A client that nobody has let in registers anew when it comes back.
  oauth_clients: `created_at < now() - interval '30 days'
    and not exists (select from grants where grants.client_id = oauth_clients.id::text)`,
  sign_in_links: 'expires_at < now()',
  team_invitations: 'expires_at < now()',
  mailed_links: 'expires_at < now()',
  realtime_tickets: 'expires_at < now()',
  // Longer than tokens of an identity provider are good.
  deleted_identities: "deleted_at < now() - interval '60 days'",
  // As long as cookies that it signed are accepted.
  signing_keys: "retired_at < now() - interval '30 days'",
} as const

/** The same for what lies in namespaces. */
const EXPIRED_IN_NAMESPACES = {
  live_events: "created_at < now() - interval '24 hours'",
  // The queue forgets a job, and with it an event that might come again, after 14 days.
  events_read: "read_at < now() - interval '30 days'",
  // As long as they can be brought back.
  deleted_rows: "deleted_at < now() - interval '30 days'",
  // No process keeps a picture of a farm for longer.
  row_changes: "changed_at < now() - interval '24 hours'",
  pending_actions: "expires_at < now() - interval '30 days'",
} as const

async function purgeExpired(database: Database, { dryRun }: { dryRun: boolean }): Promise<Record<string, number>> {
  const purged: Record<string, number> = {}
  const purge = async (namespace: NamespaceId | null, table: string, condition: string, values: unknown[] = []) => {
    const counted = dryRun
      ? `select count(*)::int as rows from ${table} where ${condition}`
      : `with gone as (delete from ${table} where ${condition} returning true) select count(*)::int as rows from gone`
    const [row] = await database.query<{ rows: number }>(namespace, counted, values)
    purged[table] = (purged[table] ?? 0) + row!.rows
  }
  for (const [table, condition] of Object.entries(EXPIRED)) await purge(null, table, condition)
  purged['akh_holds'] = await endExpiredHolds(database, dryRun)
  for (const { id } of await database.query<{ id: NamespaceId }>(null, 'select id from namespaces'))
    for (const [table, condition] of Object.entries(EXPIRED_IN_NAMESPACES))
      await purge(id, table, `namespace_id = $1 and ${condition}`, [id])
  return purged
}

/** What they kept goes back to the balance. */
async function endExpiredHolds(database: Database, dryRun: boolean): Promise<number> {
  const [due] = await database.query<{ holds: number; now: Date }>(
    null,
    'select count(*)::int as holds, now() from akh_holds where expires_at <= now()',
  )
  return dryRun ? due!.holds : new PostgresLedger(database).releaseExpired(due!.now.getTime())
}

export class PostgresExpiredRows implements ExpiredRows {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  purge(options: { dryRun: boolean }): Promise<Record<string, number>> {
    return purgeExpired(this.#database, options)
  }
}
