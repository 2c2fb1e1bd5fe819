// The service beside a bare program that does the same work, in turns and in the same run. Ratios count; single times belong to the machine.
// Usage: npm run bench:http
import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbeddedServer } from '../adapters/postgres/embedded-server.ts'
import { load, median, residentMegabytes, type Figures } from './http/measure.ts'

const ROUNDS = 5
const folder = mkdtempSync(join(tmpdir(), 'hofkern-bench-'))
const database = await startEmbeddedServer(folder)
const url = database.url('postgres')
const environment = { ...process.env, DATABASE_URL: url, HOFKERN_DATA_DIR: join(folder, 'data'), HOFKERN_RATE_LIMITS: 'off', HOFKERN_SEED_DEMO: 'on', LOG_LEVEL: 'silent', PORT: '18090' }
const real = 'http://127.0.0.1:18090'
const bare = 'http://127.0.0.1:18091'

const started: ChildProcess[] = []
const start = (file: string, ...args: string[]): ChildProcess => {
  const child = spawn(process.execPath, [...process.execArgv, file, ...args], { env: environment, stdio: 'inherit' })
  started.push(child)
  return child
}
const answers = async (address: string) => {
  while (!(await fetch(address).then((answer) => answer.status < 500, () => false))) await sleep(10)
}

const begin = performance.now()
start('apps/start.ts')
await answers(`${real}/ready`)
const firstStart = performance.now() - begin
await stopAll()
const again = performance.now()
start('apps/start.ts')
await answers(`${real}/ready`)
const laterStart = performance.now() - again
await sleep(5000)
const idle = residentMegabytes(started.at(-1)!.pid!)
await stopAll()

const service = start('apps/http/main.ts').pid!
const ceiling = start('bench/http/bare-server.ts', url, join(folder, 'bare'), '18091').pid!
await Promise.all([answers(`${real}/ready`), answers(`${bare}/x/00000000-0000-0000-0000-000000000000`)])
const authorization = `Bearer ${await issueToken()}`

/** As long as curl makes it, browsers nearly so: the search for its end in the body skips by its length. */
const BOUNDARY = `${'-'.repeat(24)}d74496d66958873e1a2b3c`
/** A body made beforehand: what the client does to send it is the same for both. */
const form = (content: Buffer) => Buffer.concat([Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n`), content, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)])
const post = async (address: string, body: Buffer) => {
  const answer = await fetch(address, { method: 'POST', body: Uint8Array.from(body), headers: { authorization, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` } })
  if (answer.status >= 300) throw new Error(`${address}: ${answer.status} ${await answer.text()}`)
  return answer.json() as Promise<{ document_id: string }>
}

const { document_id } = await post(`${real}/training`, form(Buffer.from('Bench')))
const read = (address: string) => fetch(address, { headers: { authorization } }).then((answer) => answer.text())

const accept = await inTurns(150, 4, () => post(`${real}/training`, form(randomBytes(2000))), () => post(`${bare}/`, form(randomBytes(2000))))
const hotRead = await inTurns(800, 8, () => read(`${real}/training/${document_id}`), () => read(`${bare}/x/${document_id}`))
const large = () => randomBytes(25 * 1024 * 1024)
const upload = await inTurns(4, 1, () => post(`${real}/training`, form(large())), () => post(`${bare}/raw`, large()))
const before = residentMegabytes(service)
let peak = before
const watch = setInterval(() => (peak = Math.max(peak, residentMegabytes(service))), 20)
await Promise.all([1, 2, 3, 4].map(() => post(`${real}/training`, form(large()))))
clearInterval(watch)

const row = (name: string, { ratios, real, bare }: Compared, target: number) =>
  console.log(`${name.padEnd(34)} ${`${real.p50.toFixed(2)} ms`.padStart(10)} ${`${bare.p50.toFixed(2)} ms`.padStart(10)} ${`${ratios.p50.toFixed(2)}×`.padStart(8)} ${`${ratios.cpu.toFixed(2)}×`.padStart(8)}   ≤ ${target}×`)
console.log(`\n${''.padEnd(34)} ${'p50'.padStart(10)} ${'bare p50'.padStart(10)} ${'p50'.padStart(8)} ${'CPU'.padStart(8)}   target`)
row('accept of an upload (2 kB)', accept, 2)
row('one row by key', hotRead, 1.6)
row('upload of 25 MB, hash included', upload, 1.3)
console.log(`\nfour uploads of 25 MB at once        +${(peak - before).toFixed(0)} MB (≤ +40)`)
console.log(`first start, tables made             ${(firstStart / 1000).toFixed(2)} s; with the embedded cluster to be made ≤ 6`)
console.log(`start, database there                ${(laterStart / 1000).toFixed(2)} s (≤ 2.5)`)
console.log(`idle, HTTP and worker in one process ${idle.toFixed(0)} MB (≤ 180)`)

await stopAll()
await database.stop()
rmSync(folder, { recursive: true, force: true })

interface Compared { real: Figures; bare: Figures; ratios: Figures }

/** Both in turns, so that a machine that changes its pace changes it for both; the medians of the rounds, and of their ratios. */
async function inTurns(times: number, at: number, sendReal: () => Promise<unknown>, sendBare: () => Promise<unknown>): Promise<Compared> {
  await load(service, Math.ceil(times / 4), at, sendReal)
  await load(ceiling, Math.ceil(times / 4), at, sendBare)
  const rounds: [Figures, Figures][] = []
  for (let round = 0; round < ROUNDS; round++) rounds.push([await load(service, times, at, sendReal), await load(ceiling, times, at, sendBare)])
  const middle = (pick: (round: [Figures, Figures]) => number) => median(rounds.map(pick))
  return {
    real: { p50: middle(([one]) => one.p50), cpu: middle(([one]) => one.cpu) },
    bare: { p50: middle(([, other]) => other.p50), cpu: middle(([, other]) => other.cpu) },
    ratios: { p50: middle(([one, other]) => one.p50 / other.p50), cpu: middle(([one, other]) => one.cpu / other.cpu) },
  }
}

function issueToken(): Promise<string> {
  return new Promise((done) => {
    let text = ''
    const child = spawn(process.execPath, ['bin/hofkern.mjs', 'token', 'issue', '--email', 'demo@hofkern.example'], { env: environment })
    child.stdout.on('data', (chunk) => (text += chunk))
    child.once('exit', () => done(text.trim()))
  })
}

async function stopAll(): Promise<void> {
  await Promise.all(started.splice(0).map((child) => new Promise((done) => {
    child.once('exit', done)
    child.kill('SIGTERM')
  })))
}
