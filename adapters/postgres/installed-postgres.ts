import type { InstalledDatabase } from '../../core/operations/index.ts'
import type { Database } from './database.ts'

export const installedPostgres = (database: Database): InstalledDatabase => ({
  async version() {
    const [found] = await database.query<{ version: string }>(
      null,
      "select 'PostgreSQL ' || current_setting('server_version') as version",
    )
    return found!.version
  },
  openTables: () => tablesWithoutPolicy(database),
  roleIsPrivileged: () => isPrivileged(database),
})

async function tablesWithoutPolicy(database: Database): Promise<string[]> {
  const rows = await database.query<{ name: string }>(
    null,
    `select c.relname as name from pg_class c
     join pg_attribute a on a.attrelid = c.oid and a.attname = 'namespace_id' and not a.attisdropped
     where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
       and c.relname not in ('users', 'memberships') and not (c.relrowsecurity and c.relforcerowsecurity) order by 1`,
  )
  return rows.map(({ name }) => name)
}

async function isPrivileged(database: Database): Promise<boolean> {
  const [row] = await database.query<{ privileged: boolean }>(
    null,
    `select rolsuper or rolbypassrls or exists (
       select from pg_class where relowner = pg_roles.oid and relnamespace = 'public'::regnamespace) as privileged
     from pg_roles where rolname = current_user`,
  )
  return row!.privileged
}
