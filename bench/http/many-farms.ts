import pg from 'pg'
import { openApplication } from '../../apps/composition/application.ts'
import { makeLog } from '../../apps/composition/log.ts'
import { readSettings } from '../../apps/composition/settings.ts'
import { checkValues, KIND_SLUGS, kindOf } from '../../core/farm/index.ts'
import type { Programs } from './programs.ts'

/** A farm and the header that its farmer's requests bear. */
export interface BenchFarm {
  namespace: string
  authorization: string
}

/** Farms with 60 rows of every kind, each like its example; whoever asks in turn asks as another farmer. */
export async function makeFarms({ environment, databaseUrl }: Programs, count: number): Promise<BenchFarm[]> {
  const { access, close } = await openApplication(
    readSettings({ ...environment, LOG_LEVEL: 'silent' }),
    makeLog('silent'),
  )
  const farms: BenchFarm[] = []
  for (let number = 1; number <= count; number++) {
    const email = `bench-${number}@hof.example`
    const { namespaceId } = (await access.createAccount({ email, username: `bench-hof-${number}` })).unwrap()
    const { token } = (await access.issueSession({ email, lifetimeSeconds: 7200 })).unwrap()
    farms.push({ namespace: namespaceId, authorization: `Bearer ${token}` })
  }
  await close()
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  for (const slug of KIND_SLUGS) {
    const { fields, example, labelOf } = kindOf(slug)
    const { values } = checkValues(fields, example) as { values: Record<string, unknown> }
    await client.query(
      `insert into workspace_rows (namespace_id, kind, id, values, label, natural_key, origin, edited, version,
         created_at, updated_at)
       select namespace, $2, gen_random_uuid(), $3, $4, null, 'person', true, 1, now() - n * interval '1 second', now()
       from unnest($1::uuid[]) namespace, generate_series(1, 60) n`,
      [farms.map(({ namespace }) => namespace), slug, values, labelOf(values as never)],
    )
  }
  await client.query('vacuum analyze')
  await client.end()
  return farms
}
