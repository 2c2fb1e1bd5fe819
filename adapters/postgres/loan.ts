import type { PostgresPoolClient } from 'kysely'
import { prepared } from './prepared-statement.ts'
import { send, sendAhead, type TenantClient } from './tenant-connections.ts'

/** A borrowed connection as Kysely sees it. */
export type Loan = Omit<PostgresPoolClient, 'release'> & { release(destroy?: boolean): void }

/**
 * A borrowed connection whose statements are prepared and which is given back once, however often that is said. The
 * begin of a transaction goes out with its first statement.
 */
export function lend(client: TenantClient): Loan {
  let returned = false
  return {
    query: (async (text: string, values: readonly unknown[]) => {
      if (text !== 'begin') return send(client, prepared(text, values))
      sendAhead(client, { name: text, text })
      return { command: 'BEGIN', rows: [] }
    }) as unknown as PostgresPoolClient['query'],
    release(destroy = false) {
      if (returned) return
      returned = true
      client.release(destroy)
    },
  }
}
