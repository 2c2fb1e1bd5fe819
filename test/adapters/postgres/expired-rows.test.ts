import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PostgresExpiredRows } from '../../../adapters/postgres/postgres-expired-rows.ts'
import type { NamespaceId } from '../../../core/shared/ids.ts'
import { newId } from '../../builders/ids.ts'
import { openTestDatabase, type TestDatabase } from '../../test-database.ts'

describe('expired rows', () => {
  let test: TestDatabase
  beforeAll(async () => {
    test = await openTestDatabase()
  })
  afterAll(() => test.drop())

  it('go once their time is over, of every namespace, and the others stay', async () => {
    const farm = newId<NamespaceId>()
    await test.asOwner("insert into namespaces (id, kind, created_at) values ($1, 'personal', now())", [farm])
    for (const age of ['25 hours', '23 hours'])
      await test.asOwner(
        `insert into live_events (namespace_id, event, data, created_at)
         values ($1, 'source.deleted', '{}', now() - $2::interval)`,
        [farm, age],
      )
    for (const [digest, ends] of [
      ['over', '-1 second'],
      ['open', '1 hour'],
    ])
      await test.asOwner(
        `insert into oauth_artefacts (model, digest, payload, expires_at)
         values ('Session', $1, '{}', now() - interval '1 hour' + $2::interval)`,
        [digest, ends],
      )

    for (const age of ['31 days', '29 days'])
      await test.asOwner(
        `insert into deleted_rows (namespace_id, kind, id, values, label, origin, edited, version, created_at,
           updated_at, statements, emptied, deleted_at, deleted_by)
         values ($1, 'stock', gen_random_uuid(), '{}', '', 'person', true, 1, now(), now(), '[]', '[]',
           now() - $2::interval, 'person')`,
        [farm, age],
      )

    const expired = new PostgresExpiredRows(test.database)
    const gone = { live_events: 1, oauth_artefacts: 1, deleted_rows: 1, grants: 0 }
    expect(await expired.purge({ dryRun: true })).toMatchObject(gone)
    expect(await expired.purge({ dryRun: false })).toMatchObject(gone)
    expect(await expired.purge({ dryRun: false })).toMatchObject({ live_events: 0, oauth_artefacts: 0 })
    expect(await test.asOwner('select digest from oauth_artefacts')).toEqual([{ digest: 'open' }])
    expect(await test.asOwner('select count(*)::int as left from live_events')).toEqual([{ left: 1 }])
  })
})
