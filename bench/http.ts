// The service beside a bare program that does the same work, in turns and in the same run. Ratios count; single times
// belong to the machine. Usage: npm run bench:http
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { checkValues, KIND_SLUGS, kindOf } from '../core/farm/index.ts'
import { compare, printHeading, printLine, residentMegabytes } from './http/measure.ts'
import { answers, openPrograms, SERVICE } from './http/programs.ts'

const [bare, bareLists] = ['http://127.0.0.1:18091', 'http://127.0.0.1:18092']
const { folder, databaseUrl, start, hofkern, stop, close } = await openPrograms()

const begin = performance.now()
start('apps/start.ts')
await answers(`${SERVICE}/ready`)
const firstStart = performance.now() - begin
await stop()
const again = performance.now()
const whole = start('apps/start.ts')
await answers(`${SERVICE}/ready`)
const laterStart = performance.now() - again
await sleep(5000)
const idle = residentMegabytes(whole)
await stop()

const service = start('apps/http/main.ts')
const ceiling = start('bench/http/bare-server.ts', databaseUrl, join(folder, 'bare'), '18091')
const listCeiling = start('bench/http/bare-lists.ts', databaseUrl, '18092')
await Promise.all([
  answers(`${SERVICE}/ready`),
  answers(`${bare}/x/00000000-0000-0000-0000-000000000000`),
  answers(`${bareLists}/fields?namespace=00000000-0000-0000-0000-000000000000`),
])
const authorization = `Bearer ${await issueToken()}`

/** As long as curl makes it, browsers nearly so: the search for its end in the body skips by its length. */
const BOUNDARY = `${'-'.repeat(24)}d74496d66958873e1a2b3c`
/** A body made beforehand: what the client does to send it is the same for both. */
const form = (content: Buffer) =>
  Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n`),
    content,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ])
const post = async (address: string, body: Buffer) => {
  const answer = await fetch(address, {
    method: 'POST',
    body: Uint8Array.from(body),
    headers: { authorization, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  })
  if (answer.status >= 300) throw new Error(`${address}: ${answer.status} ${await answer.text()}`)
  return answer.json() as Promise<{ document_id: string }>
}

const { document_id } = await post(`${SERVICE}/training`, form(Buffer.from('Bench')))
const read = (address: string) =>
  fetch(address, { headers: { authorization } }).then(async (answer) =>
    answer.ok ? answer.text() : Promise.reject(new Error(`${address}: ${answer.status} ${await answer.text()}`)),
  )

const accept = await inTurns(
  150,
  4,
  () => post(`${SERVICE}/training`, form(randomBytes(2000))),
  () => post(`${bare}/`, form(randomBytes(2000))),
)
const hotRead = await inTurns(
  800,
  8,
  () => read(`${SERVICE}/training/${document_id}`),
  () => read(`${bare}/x/${document_id}`),
)
const namespace = await fillFarm()
const lists = []
for (const slug of KIND_SLUGS)
  lists.push({
    slug,
    compared: await compare(
      { pid: service, send: () => read(`${SERVICE}/workspace/${slug}`) },
      { pid: listCeiling, send: () => read(`${bareLists}/${slug}?namespace=${namespace}`) },
      { times: 150, at: 4 },
    ),
  })
const large = () => randomBytes(25 * 1024 * 1024)
const upload = await inTurns(
  4,
  1,
  () => post(`${SERVICE}/training`, form(large())),
  () => post(`${bare}/raw`, large()),
)
const before = residentMegabytes(service)
let peak = before
const watch = setInterval(() => (peak = Math.max(peak, residentMegabytes(service))), 20)
await Promise.all([1, 2, 3, 4].map(() => post(`${SERVICE}/training`, form(large()))))
clearInterval(watch)

printHeading()
printLine('accept of an upload (2 kB)', accept, 2)
printLine('one row by key', hotRead, 1.6)
printLine('upload of 25 MB, hash included', upload, 1.3)
for (const { slug, compared } of lists) printLine(`list of 50: ${slug}`, compared, 1.3)
console.log(`\nfour uploads of 25 MB at once        +${(peak - before).toFixed(0)} MB (≤ +40)`)
console.log(
  `first start, tables made             ${(firstStart / 1000).toFixed(2)} s; with the embedded cluster to be made ≤ 6`,
)
console.log(`start, database there                ${(laterStart / 1000).toFixed(2)} s (≤ 2.5)`)
console.log(`idle, HTTP and worker in one process ${idle.toFixed(0)} MB (≤ 180)`)

await close()

function inTurns(times: number, at: number, sendReal: () => Promise<unknown>, sendBare: () => Promise<unknown>) {
  return compare({ pid: service, send: sendReal }, { pid: ceiling, send: sendBare }, { times, at })
}

/** Gives the farm 60 rows of every kind, each like its example; returns its namespace. */
async function fillFarm(): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const {
    rows: [user],
  } = await client.query<{ namespace_id: string }>("select namespace_id from users where email = 'bench@hof.example'")
  for (const slug of KIND_SLUGS) {
    const { fields, example, labelOf } = kindOf(slug)
    const { values } = checkValues(fields, example) as { values: Record<string, unknown> }
    await client.query(
      `insert into workspace_rows (namespace_id, kind, id, values, label, natural_key, origin, edited, version,
         created_at, updated_at)
       select $1, $2, gen_random_uuid(), $3, $4, null, 'person', true, 1, now() - n * interval '1 second', now()
       from generate_series(1, 60) n`,
      [user!.namespace_id, slug, values, labelOf(values as never)],
    )
  }
  await client.query('vacuum analyze workspace_rows')
  await client.end()
  return user!.namespace_id
}

async function issueToken(): Promise<string> {
  await hofkern('users', 'create', '--email', 'bench@hof.example', '--username', 'bench-hof')
  return hofkern('token', 'issue', '--email', 'bench@hof.example')
}
