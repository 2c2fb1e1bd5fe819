import type { Migration } from '@mikro-orm/migrations'
import type pg from 'pg'
import { fillUsernameLooks } from './access/fill-username-looks.ts'
import { APPLICATION_ROLE, ensureRights, ensureRole } from './application-role.ts'
import { withSchemaLock } from './schema-lock.ts'

interface KnownMigration {
  name: string
  load: () => Promise<new (...args: ConstructorParameters<typeof Migration>) => Migration>
  /** True: it leaves the rows that are exported as they were, so that exports of before can still be read. */
  keepsExports?: true
}

/** In the order in which they are applied; a released one never changes. */
const MIGRATIONS: KnownMigration[] = [
  { name: '0001-foundation', load: async () => (await import('./migrations/0001-foundation.ts')).Foundation },
  { name: '0002-knowledge', load: async () => (await import('./migrations/0002-knowledge.ts')).Knowledge },
  { name: '0003-access', load: async () => (await import('./migrations/0003-access.ts')).Access },
  { name: '0004-workspace', load: async () => (await import('./migrations/0004-workspace.ts')).Workspace },
  { name: '0005-statements', load: async () => (await import('./migrations/0005-statements.ts')).Statements },
  { name: '0006-onboarding', load: async () => (await import('./migrations/0006-onboarding.ts')).Onboarding },
  { name: '0007-provenance', load: async () => (await import('./migrations/0007-provenance.ts')).Provenance },
  {
    name: '0008-events',
    load: async () => (await import('./migrations/0008-events.ts')).EventsRead,
    keepsExports: true,
  },
  {
    name: '0011-access-decided-by-grants',
    load: async () => (await import('./migrations/0011-access-decided-by-grants.ts')).AccessDecidedByGrants,
    keepsExports: true,
  },
  {
    name: '0014-row-statistics',
    load: async () => (await import('./migrations/0014-row-statistics.ts')).RowStatistics,
    keepsExports: true,
  },
  {
    name: '0015-pending-actions',
    load: async () => (await import('./migrations/0015-pending-actions.ts')).PendingActions,
    keepsExports: true,
  },
  {
    name: '0016-figures',
    load: async () => (await import('./migrations/0016-figures.ts')).WorkFigures,
    keepsExports: true,
  },
  {
    name: '0017-line-boxes',
    load: async () => (await import('./migrations/0017-line-boxes.ts')).LineBoxes,
    keepsExports: true,
  },
  {
    name: '0018-passage-statistics',
    load: async () => (await import('./migrations/0018-passage-statistics.ts')).PassageStatistics,
    keepsExports: true,
  },
  {
    name: '0019-people',
    load: async () => (await import('./migrations/0019-people.ts')).People,
    keepsExports: true,
  },
  {
    name: '0020-notifications',
    load: async () => (await import('./migrations/0020-notifications.ts')).Notifications,
    keepsExports: true,
  },
  {
    name: '0021-ledger',
    load: async () => (await import('./migrations/0021-ledger.ts')).AkhLedger,
    keepsExports: true,
  },
  {
    name: '0023-removed-namespaces',
    load: async () => (await import('./migrations/0023-removed-namespaces.ts')).RemovedNamespaces,
    keepsExports: true,
  },
  {
    name: '0024-teams',
    load: async () => (await import('./migrations/0024-teams.ts')).Teams,
    keepsExports: true,
  },
  {
    name: '0025-heads-of-documents',
    load: async () => (await import('./migrations/0025-heads-of-documents.ts')).HeadsOfDocuments,
    keepsExports: true,
  },
  {
    name: '0026-deleted-rows',
    load: async () => (await import('./migrations/0026-deleted-rows.ts')).DeletedRows,
    keepsExports: true,
  },
  {
    name: '0027-held-notifications',
    load: async () => (await import('./migrations/0027-held-notifications.ts')).HeldNotifications,
    keepsExports: true,
  },
  {
    name: '0033-mailboxes',
    load: async () => (await import('./migrations/0033-mailboxes.ts')).Mailboxes,
    keepsExports: true,
  },
  {
    name: '0035-row-changes',
    load: async () => (await import('./migrations/0035-row-changes.ts')).RowChanges,
    keepsExports: true,
  },
  {
    name: '0036-library',
    load: async () => (await import('./migrations/0036-library.ts')).Library,
    keepsExports: true,
  },
  {
    name: '0037-acknowledged-findings',
    load: async () => (await import('./migrations/0037-acknowledged-findings.ts')).AcknowledgedFindings,
    keepsExports: true,
  },
  {
    name: '0038-plans',
    load: async () => (await import('./migrations/0038-plans.ts')).Plans,
    keepsExports: true,
  },
  {
    name: '0039-printed-books',
    load: async () => (await import('./migrations/0039-printed-books.ts')).PrintedBooks,
    keepsExports: true,
  },
  {
    name: '0040-example-library',
    load: async () => (await import('./migrations/0040-example-library.ts')).ExampleLibrary,
    keepsExports: true,
  },
  {
    name: '0041-passage-questions',
    load: async () => (await import('./migrations/0041-passage-questions.ts')).PassageQuestions,
    keepsExports: true,
  },
  {
    name: '0042-labels-in-german',
    load: async () => (await import('./migrations/0042-labels-in-german.ts')).LabelsInGerman,
    keepsExports: true,
  },
  {
    name: '0043-year-once',
    load: async () => (await import('./migrations/0043-year-once.ts')).YearOnce,
    keepsExports: true,
  },
  {
    name: '0044-left-effects',
    load: async () => (await import('./migrations/0044-left-effects.ts')).LeftEffects,
    keepsExports: true,
  },
  {
    name: '0045-labels-with-printed-tags',
    load: async () => (await import('./migrations/0045-labels-with-printed-tags.ts')).LabelsWithPrintedTags,
    keepsExports: true,
  },
  {
    name: '0046-treatments-by-whom',
    load: async () => (await import('./migrations/0046-treatments-by-whom.ts')).TreatmentsByWhom,
    keepsExports: true,
  },
]

/** What the tables of a running service are up to. */
export const LATEST_MIGRATION = MIGRATIONS.at(-1)!.name

/** The migrations whose exported rows have the form of today. */
export const READABLE_MIGRATIONS: readonly string[] = MIGRATIONS.filter((_, index) =>
  MIGRATIONS.slice(index + 1).every(({ keepsExports }) => keepsExports),
).map(({ name }) => name)

/**
 * Brings the tables of the database up to date with the role of `url`, which has to be allowed to create tables and
 * roles, and gives the application's role its rights, which are in no migration and in no backup. Returns the names of
 * the migrations it applied.
 */
export const migrate = (url: string, role = APPLICATION_ROLE): Promise<string[]> =>
  withSchemaLock(url, async (client) => {
    await ensureRole(client, role)
    const applied = (await isCurrent(client)) ? [] : await applyPending(url)
    await ensureRights(client, role)
    await fillUsernameLooks(client)
    return applied
  })

async function isCurrent(client: pg.Client): Promise<boolean> {
  const {
    rows: [found],
  } = await client.query("select to_regclass('mikro_orm_migrations') is not null as there")
  if (!found.there) return false
  const { rows } = await client.query('select name from mikro_orm_migrations')
  const applied = new Set(rows.map((row) => row.name))
  return MIGRATIONS.every(({ name }) => applied.has(name))
}

/** The usual start has nothing to apply, so what applies is loaded only here. */
async function applyPending(url: string): Promise<string[]> {
  const [{ Migrator }, { MikroORM }] = await Promise.all([
    import('@mikro-orm/migrations'),
    import('@mikro-orm/postgresql'),
  ])
  const migrationsList = await Promise.all(MIGRATIONS.map(async ({ name, load }) => ({ name, class: await load() })))
  const orm = await MikroORM.init({
    clientUrl: url,
    dbName: new URL(url).pathname.slice(1),
    extensions: [Migrator],
    discovery: { warnWhenNoEntities: false },
    migrations: { migrationsList, snapshot: false, allOrNothing: true, silent: true },
  })
  try {
    return (await orm.migrator.up()).map(({ name }) => name)
  } finally {
    await orm.close()
  }
}
