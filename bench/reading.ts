/**
 * What others upload, and what it does to everyone else: the longest time that the serving process answers nobody, seen
 * from outside (a probe beside it) and inside (`/metrics`), during a text of 20 MB and tables of 100,000 rows; how long
 * a single page takes behind 368 files of another farm, and beside files that hang a parser.
 *
 * npm run bench:reading
 */
import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { endlessPdf } from '../test/builders/poison.ts'
import { answers, openPrograms, SERVICE } from './http/programs.ts'

const { start, hofkern, close } = await openPrograms()
start('apps/start.ts')
await answers(`${SERVICE}/ready`)
const [many, few] = [await farm('viele'), await farm('wenige')]

const PROBE = `let worst = 0
process.on('message', () => { process.send(worst); worst = 0 })
for (;;) {
  const began = performance.now()
  await fetch('${SERVICE}/health').then((answer) => answer.text(), () => {})
  worst = Math.max(worst, performance.now() - began)
  await new Promise((done) => setTimeout(done, 5))
}`
const probe = spawn(process.execPath, ['--input-type=module', '-e', PROBE], {
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
})
await sleep(1000)

await during('nothing', () => sleep(3000))
await during('a text of 20 MB', async () => few.ended(await few.upload(longText(19_000_000), 'lang.txt')))
await during('preview of 100,000 rows', () => many.importTable(table(100_000), 'preview'))
await during('preview of faults alone', () => many.importTable(table(100_000, 'viel'), 'preview'))
await during('import of 100,000 rows', () => many.importTable(table(100_000), 'apply'))
await during('the same again', () => many.importTable(table(100_000), 'apply'))
await during('openapi.json', () => many.get('/openapi.json'))
await during('export as CSV', () => many.get('/workspace/fields/export'))
await during('export as XLSX', () => many.get('/workspace/fields/export?format=xlsx'))
await during('368 files of another farm', async () => {
  const before: string[] = []
  // As a browser sends them: some at a time.
  for (let n = 0; n < 368; n += 8)
    before.push(
      ...(await Promise.all(
        Array.from({ length: 8 }, (_, more) => many.upload(page(n + more).repeat(30), `${n + more}.txt`)),
      )),
    )
  const single = await few.searchable(page(1000), 'einzeln.txt')
  await Promise.all(before.map((id) => many.ended(id)))
  return `a single page behind them: ${single} ms`
})
await during('20 files that hang a parser', async () => {
  for (let n = 0; n < 20; n += 1) await many.upload(Buffer.concat([endlessPdf(), Buffer.from(`% ${n}`)]), `${n}.pdf`)
  const times: number[] = []
  for (let n = 0; n < 40; n += 1) times.push(await few.searchable(page(2000 + n), `${n}.txt`))
  const [p50, p95] = [20, 37].map((at) => times.toSorted((a, b) => a - b)[at])
  return `a page beside them: p50 ${p50} ms, p95 ${p95} ms`
})
probe.kill()
await close()

async function during(what: string, work: () => Promise<unknown>): Promise<void> {
  await stops()
  const outcome = await work()
  const { outside, inside, worker } = await stops()
  console.log(
    `${what.padEnd(30)} longest stop outside ${outside} ms, inside ${inside} ms, of the worker ${worker} ms  ${outcome ?? ''}`,
  )
}

/** Since they were last asked for. */
async function stops(): Promise<{ outside: number; inside: number; worker: number }> {
  const worst = new Promise<number>((done) => probe.once('message', (ms) => done(ms as number)))
  probe.send('worst')
  const metrics = await (await fetch(`${SERVICE}/metrics`)).text()
  const inMs = (name: string) =>
    Math.round(Number(new RegExp(`^hofkern_${name}_longest_stop_seconds (\\S+)$`, 'm').exec(metrics)?.[1]) * 1000)
  return { outside: Math.round(await worst), inside: inMs('event_loop'), worker: inMs('worker_event_loop') }
}

async function farm(name: string) {
  const email = `${name}@hof.example`
  await hofkern('users', 'create', '--email', email, '--username', `bench-${name}`)
  const headers = { authorization: `Bearer ${await hofkern('token', 'issue', '--email', email)}` }
  const get = async (path: string) => {
    const answer = await fetch(SERVICE + path, { headers })
    return `${answer.status}, ${(await answer.arrayBuffer()).byteLength} bytes`
  }
  const send = async (
    path: string,
    content: string | Buffer,
    filename: string,
    fields: Record<string, string> = {},
  ) => {
    const body = new FormData()
    for (const [field, value] of Object.entries(fields)) body.set(field, value)
    body.set('file', new Blob([content as Uint8Array<ArrayBuffer>]), filename)
    return fetch(SERVICE + path, { method: 'POST', headers, body })
  }
  const upload = async (content: string | Buffer, filename: string) => {
    const answer = await send('/training', content, filename)
    if (answer.status !== 202) throw new Error(`${filename}: ${answer.status} ${await answer.text()}`)
    return ((await answer.json()) as { document_id: string }).document_id
  }
  const reaches = async (id: string, states: readonly string[]) => {
    const began = performance.now()
    for (;;) {
      const source = await (await fetch(`${SERVICE}/training/${id}`, { headers })).json()
      if (states.includes((source as { status: string }).status)) return Math.round(performance.now() - began)
      await sleep(20)
    }
  }
  return {
    get,
    upload,
    ended: async (id: string) => `ended after ${await reaches(id, ['completed', 'failed'])} ms`,
    searchable: async (text: string, filename: string) =>
      reaches(await upload(text, filename), ['deriving', 'completed', 'failed']),
    async importTable(text: string, mode: 'preview' | 'apply') {
      const answer = await send('/workspace/fields/import', text, 'felder.csv', { mode })
      return `${answer.status} ${(await answer.text()).slice(0, 80)}`
    },
  }
}

function page(number: number): string {
  return `Schlag ${number} wurde am 20.05.2026 mit 12,5 m³/ha Gülle gedüngt.\n`
}

function longText(letters: number): string {
  return Array.from({ length: Math.ceil(letters / 64) }, (_, n) => page(n) + (n % 9 === 0 ? '\n' : ''))
    .join('')
    .slice(0, letters)
}

function table(rows: number, area = '2,5'): string {
  return `Schlag;Größe (ha)\n${Array.from({ length: rows }, (_, n) => `Schlag ${n};${area}`).join('\n')}`
}
