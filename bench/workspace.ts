/**
 * Lists of the workspace beside the bare query, in turns and in the same run: a farm as farms are, and one with 100,000
 * animals.
 *
 * npm run bench:workspace
 */
import pg from 'pg'
import { openApplication } from '../apps/composition/application.ts'
import { makeLog } from '../apps/composition/log.ts'
import { readSettings } from '../apps/composition/settings.ts'
import { compare, printHeading, printLine } from './http/measure.ts'
import { answers, openPrograms, SERVICE } from './http/programs.ts'

const bare = 'http://127.0.0.1:18091'
const programs = await openPrograms()
const service = programs.start('apps/http/main.ts')
await answers(`${SERVICE}/ready`)
const ceiling = programs.start('bench/http/bare-lists.ts', programs.databaseUrl, '18091')
await answers(`${bare}/animals?namespace=00000000-0000-0000-0000-000000000000`)
const { access, close } = await openApplication(readSettings(programs.environment), makeLog('silent'))

async function aFarm(name: string, animals: number): Promise<{ namespace: string; token: string }> {
  const account = (await access.createAccount({ email: `${name}@hof.example`, username: name })).unwrap()
  const client = new pg.Client({ connectionString: programs.databaseUrl })
  await client.connect()
  await client.query(
    `insert into workspace_rows (namespace_id, kind, id, values, label, natural_key, origin, edited, version,
       created_at, updated_at)
     select $1, 'animals', gen_random_uuid(), jsonb_build_object('ear_tag', tag, 'species', 'cattle',
       'name', 'Kuh ' || n, 'sex', case when n % 1000 = 0 then 'male' else 'female' end,
       'born_on', '2024-05-20', 'breed', 'HOL', 'mother_ear_tag', null, 'herd_id', null,
       'arrived_on', null, 'left_on', null, 'status', 'lactating', 'note', null), tag || ' Kuh', tag, 'person', true, 1, now() - n * interval '1 second', now()
     from (select n, '2760003' || lpad(n::text, 8, '0') as tag from generate_series(1, $2::int) n) numbered`,
    [account.namespaceId, animals],
  )
  await client.query('vacuum analyze workspace_rows')
  await client.end()
  return {
    namespace: account.namespaceId,
    token: (await access.issueSession({ email: account.email, lifetimeSeconds: 3600 })).unwrap().token,
  }
}

const get = async (address: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(address, { headers })
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`)
  await answer.arrayBuffer()
}

async function list(
  name: string,
  { namespace, token }: { namespace: string; token: string },
  query: string,
  times: number,
  target: number,
): Promise<void> {
  const compared = await compare(
    {
      pid: service,
      postmaster: programs.postmaster,
      send: () => get(`${SERVICE}/workspace/animals?${query}`, { Authorization: `Bearer ${token}` }),
    },
    {
      pid: ceiling,
      postmaster: programs.postmaster,
      send: () => get(`${bare}/animals?namespace=${namespace}&${query}`),
    },
    { times, at: 4 },
  )
  printLine(name, compared, target)
}

const [usual, large] = [await aFarm('bench-hof', 200), await aFarm('bench-gut', 100_000)]
printHeading()
await list('50 of 200 animals', usual, 'limit=50', 300, 1.3)
await list('50 of 100,000 animals', large, 'limit=50', 300, 1.5)
await list('100,000 animals, the page at 50,000', large, 'limit=50&offset=50000', 30, 1.5)
await list('100,000 animals, the 100 bulls, first 50', large, 'limit=50&sex=male', 30, 1.5)
await list('100,000 animals, one ear tag', large, 'limit=50&ear_tag=276000300050000', 30, 1.5)

await close()
await programs.close()
