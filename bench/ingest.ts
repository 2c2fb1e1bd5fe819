/**
 * How fast uploads become searchable, and whether the memory stays: the whole service over its embedded database, in a
 * process of its own. First a statute of 230 kB, five times: milliseconds from 202 to `completed`. Then applications of
 * three years with 500 parcels each. Then mixed files from a farm office, one after the other as fast as they are
 * taken, with the resident memory of the service and of its readers meanwhile.
 *
 * npm run bench:ingest -- [--files N]
 */
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import {
  drawPrint,
  makeDocx,
  makeEml,
  makeOdt,
  makeTextPdf,
  makeXlsx,
  wordParagraph,
} from '../test/builders/documents.ts'
import { ofOthers } from './data-of-others.ts'
import { parcelFile } from './parcel-files.ts'

const OWNER = 'bench@hof.example'
const IN_FLIGHT = 8
const MEGABYTE = 1024
const PARCELS = 500

interface Service {
  pid: number
  call(method: string, path: string, body?: FormData): Promise<Response>
  stop(): Promise<void>
}

const { values } = parseArgs({ options: { files: { type: 'string', default: '200' } } })
const service = await startService()
try {
  await measureStatute(service)
  await measureParcels(service)
  await measureMixedFiles(service, Number(values.files))
} finally {
  await service.stop()
}

async function measureStatute({ call }: Service): Promise<void> {
  const file = ofOthers('law/DueV.md')
  if (file === undefined) return console.log('statute: skipped, HOFKERN_TEST_DATA names no folder that has law/DueV.md')
  const statute = readFileSync(file, 'utf8')
  for (let run = 1; run <= 5; run += 1) {
    const began = performance.now()
    const id = await upload(call, `${statute}\nLauf ${run}\n`, 'DueV.md')
    const accepted = performance.now()
    const { status, passages } = await ended(call, id, 10)
    console.log(
      `statute, run ${run}: 202 after ${Math.round(accepted - began)} ms, ${status} after ${Math.round(performance.now() - accepted)} ms more, ${passages} passages`,
    )
  }
}

async function measureParcels({ call }: Service): Promise<void> {
  for (const year of [2024, 2026, 2025]) {
    const id = await upload(call, parcelFile(year, PARCELS), `antrag-${year}.gml`)
    const accepted = performance.now()
    const { status } = await ended(call, id, 10)
    console.log(`${PARCELS} parcels of ${year}: ${status} ${Math.round(performance.now() - accepted)} ms after 202`)
  }
}

async function measureMixedFiles({ pid, call }: Service, files: number): Promise<void> {
  const papers = readdirSync('bench/data/papers').map((name) => readFileSync(join('bench/data/papers', name), 'utf8'))
  const began = performance.now()
  const outcomes: Record<string, number> = {}
  let done = 0
  let next = 0
  const report = () => {
    const { service, readers, database } = residentMegabytes(pid)
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    const memory = `service ${service} MB  readers ${readers.join(' + ') || 0} MB  database ${database} MB`
    console.log(`${String(done).padStart(4)} files  ${seconds.padStart(6)} s  ${memory}`)
  }
  report()
  await Promise.all(
    Array.from({ length: IN_FLIGHT }, async () => {
      while (next < files) {
        const index = next
        next += 1
        const [content, filename] = mixedFile(index, papers)
        const { status } = await ended(call, await upload(call, content, filename), 50)
        outcomes[status] = (outcomes[status] ?? 0) + 1
        done += 1
        if (done % Math.ceil(files / 10) === 0) report()
      }
    }),
  )
  console.log(
    `${files} mixed files: ${((files / (performance.now() - began)) * 1000).toFixed(1)} files/s, ${JSON.stringify(outcomes)}`,
  )
}

function mixedFile(index: number, papers: string[]): [content: string | Uint8Array, filename: string] {
  const paper = papers[index % papers.length]!
  const text = `${paper}\nNr. ${index}\n`
  const lines = text
    .split('\n')
    .map((line) => line.replaceAll(/[#*|_]/g, '').trim())
    .filter(Boolean)
  const kinds: (() => [string | Uint8Array, string])[] = [
    () => [text, `${index}.md`],
    () => [makeTextPdf([lines.slice(0, 30), lines.slice(30)]), `${index}.pdf`],
    () => [makeDocx(lines.map((line) => wordParagraph(line)).join('')), `${index}.docx`],
    () => [`Schlag;Fläche ha\n${lines.map((_, row) => `S${index}-${row};${row},5`).join('\n')}`, `${index}.csv`],
    () => [
      makeXlsx(
        [
          [
            'Blatt',
            lines
              .map(
                (_, row) =>
                  `<row r="${row + 1}"><c r="A${row + 1}" t="s"><v>${row}</v></c><c r="B${row + 1}"><v>${row * 1.5}</v></c></row>`,
              )
              .join(''),
          ],
        ],
        lines,
      ),
      `${index}.xlsx`,
    ],
    () => [makeEml(`Brief ${index}`, text), `${index}.eml`],
    () => [
      `<!doctype html><html><body>${lines.map((line) => `<p>${line.replaceAll('<', '&lt;')}</p>`).join('')}</body></html>`,
      `${index}.html`,
    ],
    () => [
      makeOdt(
        lines.map((line) => `<text:p>${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text:p>`).join(''),
      ),
      `${index}.odt`,
    ],
    () => [text, `${index}.txt`],
    () => [
      drawPrint([`Lieferschein ${index}`, ...lines.slice(0, 8).map((line) => line.slice(0, 50))]).toBuffer(
        'image/jpeg',
        85,
      ),
      `${index}.jpg`,
    ],
  ]
  return kinds[index % kinds.length]!()
}

async function upload(call: Service['call'], content: string | Uint8Array, filename: string): Promise<string> {
  const form = new FormData()
  form.set('file', new Blob([content as Uint8Array<ArrayBuffer>]), filename)
  const answer = await call('POST', '/training', form)
  if (answer.status !== 202) throw new Error(`${filename}: ${answer.status} ${await answer.text()}`)
  return ((await answer.json()) as { document_id: string }).document_id
}

async function ended(
  call: Service['call'],
  id: string,
  everyMs: number,
): Promise<{ status: string; passages: number }> {
  for (;;) {
    const status = (await (await call('GET', `/training/${id}`)).json()) as { status: string; passages: number }
    if (status.status === 'completed' || status.status === 'failed') return status
    await sleep(everyMs)
  }
}

async function startService(): Promise<Service> {
  const folder = mkdtempSync(join(tmpdir(), 'hofkern-bench-'))
  const port = await freePort()
  const env = {
    ...process.env,
    PORT: String(port),
    HOFKERN_DATA_DIR: folder,
    HOFKERN_RATE_LIMITS: 'off',
    HOFKERN_SEED_DEMO: 'off',
    LOG_LEVEL: 'warn',
    DATABASE_URL: '',
  }
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [...process.execArgv, 'apps/start.ts'], {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const exited = new Promise((done) => child.once('exit', done))
  while (
    !(await fetch(`${url}/ready`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error('the service did not start')
    await sleep(50)
  }
  const hofkern = (...args: string[]) =>
    execFileSync(process.execPath, ['apps/cli/main.ts', ...args, '--json'], { env, encoding: 'utf8' })
  hofkern('users', 'create', '--email', OWNER, '--username', 'bench-hof')
  const { token } = JSON.parse(hofkern('token', 'issue', '--email', OWNER)) as { token: string }
  const headers = { Authorization: `Bearer ${token}` }
  return {
    pid: child.pid!,
    call: (method, path, body) => fetch(url + path, { method, headers, ...(body ? { body } : {}) }),
    async stop() {
      child.kill('SIGTERM')
      await exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Of the service, of each of its readers and of the database's processes (shared memory counted in each). */
function residentMegabytes(pid: number): { service: number; readers: number[]; database: number } {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,rss=,args='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => {
      const [, own, parent, kilobytes, command] = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/.exec(line)!
      return {
        pid: Number(own),
        parent: Number(parent),
        megabytes: Math.round(Number(kilobytes) / MEGABYTE),
        command: command!,
      }
    })
  const children = rows.filter((row) => row.parent === pid)
  const postgres = children.filter(({ command }) => command.includes('postgres'))
  const backends = rows.filter((row) => postgres.some((server) => server.pid === row.parent || server.pid === row.pid))
  return {
    service: rows.find((row) => row.pid === pid)?.megabytes ?? 0,
    readers: children.filter(({ command }) => command.includes('reader-main')).map(({ megabytes }) => megabytes),
    database: backends.reduce((sum, { megabytes }) => sum + megabytes, 0),
  }
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => done(port))
    })
  })
}
