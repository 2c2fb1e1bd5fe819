/**
 * The service beside a bare program that does the same work, in turns and in the same run: as it is shipped, its log
 * written, its budgets counted, called by 50 farms in turn. Ratios count, of the processor time of Node and PostgreSQL
 * together; single times belong to the machine.
 *
 * npm run bench:http [-- part of a line's name]
 */
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { KIND_SLUGS } from '../core/farm/index.ts'
import { makeFarms } from './http/many-farms.ts'
import { compare, printHeading, printLine, residentMegabytes } from './http/measure.ts'
import { answers, openPrograms, SERVICE } from './http/programs.ts'

const [bare, bareLists] = ['http://127.0.0.1:18091', 'http://127.0.0.1:18092']
const FARMS = 50
const programs = await openPrograms()
const { folder, databaseUrl, postmaster, start, stop, close } = programs

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
const farms = await makeFarms(programs, FARMS)
const farmOf = (number: number) => farms[number % FARMS]!

/** As long as curl makes it, browsers nearly so: the search for its end in the body skips by its length. */
const BOUNDARY = `${'-'.repeat(24)}d74496d66958873e1a2b3c`
/** A body made beforehand: what the client does to send it is the same for both. */
const form = (content: Buffer) =>
  Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n`),
    content,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ])
const post = async (address: string, body: Buffer, number = 0) => {
  const { authorization } = farmOf(number)
  const answer = await fetch(address, {
    method: 'POST',
    body: Uint8Array.from(body),
    headers: { authorization, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  })
  if (answer.status >= 300) throw new Error(`${address}: ${answer.status} ${await answer.text()}`)
  return answer.json() as Promise<{ document_id: string }>
}

const documents: string[] = []
for (let number = 0; number < FARMS; number++)
  documents.push((await post(`${SERVICE}/training`, form(Buffer.from('Bench')), number)).document_id)
const read = (address: string, number: number) =>
  fetch(address, { headers: { authorization: farmOf(number).authorization } }).then(async (answer) =>
    answer.ok ? answer.text() : Promise.reject(new Error(`${address}: ${answer.status} ${await answer.text()}`)),
  )

printHeading()
const ownDocument = (number: number) => documents[number % FARMS]!
await inTurns('one row by key', 1.6, [800, 8], ceiling, {
  real: (number) => read(`${SERVICE}/training/${ownDocument(number)}`, number),
  bare: (number) => read(`${bare}/x/${ownDocument(number)}`, number),
})
await inTurns('accept of an upload (2 kB)', 2, [150, 4], ceiling, {
  real: (number) => post(`${SERVICE}/training`, form(randomBytes(2000)), number),
  bare: () => post(`${bare}/`, form(randomBytes(2000))),
})
for (const slug of KIND_SLUGS)
  await inTurns(`list of 50: ${slug}`, 1.3, [200, 4], listCeiling, {
    real: (number) => read(`${SERVICE}/workspace/${slug}`, number),
    bare: (number) => read(`${bareLists}/${slug}?namespace=${farmOf(number).namespace}`, number),
  })
const large = () => randomBytes(25 * 1024 * 1024)
await inTurns('upload of 25 MB, hash included', 1.3, [8, 1], ceiling, {
  real: (number) => post(`${SERVICE}/training`, form(large()), number),
  bare: () => post(`${bare}/raw`, large()),
})
const before = residentMegabytes(service)
let peak = before
const watch = setInterval(() => (peak = Math.max(peak, residentMegabytes(service))), 20)
await Promise.all([1, 2, 3, 4].map(() => post(`${SERVICE}/training`, form(large()))))
clearInterval(watch)

console.log(`\nfour uploads of 25 MB at once        +${(peak - before).toFixed(0)} MB (≤ +40)`)
console.log(
  `first start, tables made             ${(firstStart / 1000).toFixed(2)} s; with the embedded cluster to be made ≤ 6`,
)
console.log(`start, database there                ${(laterStart / 1000).toFixed(2)} s (≤ 2.5)`)
console.log(`idle, HTTP and worker in one process ${idle.toFixed(0)} MB (≤ 180)`)

await close()

async function inTurns(
  name: string,
  target: number,
  [times, at]: [number, number],
  bareProgram: number,
  send: { real(number: number): Promise<unknown>; bare(number: number): Promise<unknown> },
): Promise<void> {
  if (!name.includes(process.argv[2] ?? '')) return
  const compared = await compare(
    { pid: service, postmaster, send: send.real },
    { pid: bareProgram, postmaster, send: send.bare },
    { times, at },
  )
  printLine(name, compared, target)
}
