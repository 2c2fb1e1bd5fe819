import type pg from 'pg'
import { ForeseenError } from '../../core/shared/foreseen-error.ts'

/**
 * The role whose rights every statement of the application runs with, unless the settings name another; it owns no
 * table, so row-level security binds it.
 */
export const APPLICATION_ROLE = 'hofkern_app'

/** The owner of the tables may not act as the role; `message` says what to do. */
export class RoleError extends ForeseenError {
  override name = 'RoleError'
}

/** Makes the role where the server has none by this name, and lets the owner act as it. Roles are not in a backup. */
export async function ensureRole(client: pg.Client, role: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role])
  if (!rowCount)
    await client.query(`create role ${role} nologin`).catch((error) => {
      // Another database of the same server may make the role at the same moment.
      if (error.code === '42501') throw notAllowed(role, 'make')
      if (error.code !== '42710' && error.code !== '23505') throw error
    })
  if (await mayBe(client, role)) return
  await client.query(`grant ${role} to current_user`).catch((error) => {
    if (error.code === '42501') throw notAllowed(role, 'use')
    // Another database of the same server hands out the role at the same moment (XX000, tuple concurrently updated).
    if (error.code !== 'XX000') throw error
  })
}

/** Tried, since what says so has other names from PostgreSQL 16 on. */
const mayBe = (client: pg.Client, role: string): Promise<boolean> =>
  client.query(`set role ${role}`).then(
    () => client.query('reset role').then(() => true),
    () => false,
  )

const notAllowed = (role: string, what: 'make' | 'use'): RoleError =>
  new RoleError(
    `Der Datenbankbenutzer darf die Rolle ${role} nicht ${what === 'use' ? 'benutzen; sie gehört zu einer anderen Installation' : 'anlegen'}. ` +
      'Gib ihm das Recht CREATEROLE oder nenn in HOFKERN_DATABASE_ROLE eine eigene Rolle.',
  )

/** Tables that the role has to do with, and each right it lacks. What comes out of a backup has none of them. */
const LACKING = `select c.oid::regclass::text as name, string_agg(wanted.kind, ', ') as rights
  from pg_class c cross join unnest(case c.relkind when 'v' then array['select']
    else array['select', 'insert', 'update', 'delete'] end) as wanted(kind)
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
    and c.relname <> 'mikro_orm_migrations' and not has_table_privilege($1, c.oid, wanted.kind)
  group by c.oid order by 1`

/** Functions that not everyone may call. */
const LACKING_FUNCTIONS = `select p.oid::regprocedure::text as name from pg_proc p
  where p.pronamespace = 'public'::regnamespace and not has_function_privilege($1, p.oid, 'execute')`

/** Gives the role what it needs of the schema `public`, whatever was restored; the usual start finds nothing to do. */
export async function ensureRights(client: pg.Client, role: string): Promise<void> {
  await client.query(`grant usage on schema public to ${role}`)
  const { rows } = await client.query<{ name: string; rights: string }>(LACKING, [role])
  for (const { name, rights } of rows) await client.query(`grant ${rights} on ${name} to ${role}`)
  const functions = await client.query<{ name: string }>(LACKING_FUNCTIONS, [role])
  for (const { name } of functions.rows) await client.query(`grant execute on function ${name} to ${role}`)
  await ensureViewReads(client)
  await ensureDumpReads(client)
}

/** The view of the search reads with the rights of its owner, whom a policy names: after a restore that is another. */
async function ensureViewReads(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ owner: string; reads: boolean }>(
    `select quote_ident(pg_get_userbyid(v.relowner)) as owner, exists (
       select from pg_policy p where p.polrelid = 'passage_lexemes'::regclass and p.polname = 'owner_of_view'
         and v.relowner = any(p.polroles)) as reads
     from pg_class v where v.oid = to_regclass('searchable_lexemes')`,
  )
  const [view] = rows
  if (!view || view.reads) return
  await client.query('begin')
  await client.query('drop policy if exists owner_of_view on passage_lexemes')
  await client.query(`create policy owner_of_view on passage_lexemes for select to ${view.owner} using (true)`)
  await client.query('commit')
}

/** The setting of a session in which the owner reads the rows of all farms, to dump them; at no other time it can. */
export const DUMP_SETTING = 'hofkern.dump'

/** The policies that name the owner: another one after a restore, so that no dump is to bring them along. */
export const OWNER_POLICIES = ['owner_of_view', 'owner_of_dump'] as const

/** Row-level security binds the owner too, who would dump nothing; the application's role is bound as before. */
async function ensureDumpReads(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string; owner: string }>(
    `select c.oid::regclass::text as name, quote_ident(pg_get_userbyid(c.relowner)) as owner from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relforcerowsecurity and not exists (
       select from pg_policy p where p.polrelid = c.oid and p.polname = 'owner_of_dump'
         and c.relowner = any(p.polroles)) order by 1`,
  )
  for (const { name, owner } of rows) {
    await client.query('begin')
    await client.query(`drop policy if exists owner_of_dump on ${name}`)
    await client.query(
      `create policy owner_of_dump on ${name} for select to ${owner} using (current_setting('${DUMP_SETTING}', true) = 'on')`,
    )
    await client.query('commit')
  }
}
