import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { EmbeddedServerError, startEmbeddedServer } from '../../../adapters/postgres/embedded-server.ts'
import { patience, until } from '../../patience.ts'

describe('the embedded PostgreSQL', { timeout: patience(120_000) }, () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'hofkern server ä-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))
  const pidOf = () => Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
  const ask = async (url: string) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    return client.query('select 1').finally(() => client.end())
  }

  it('is not in the way of a server on port 5432, nor that in its', async () => {
    const other = createServer()
    await new Promise<void>((done) => other.once('error', () => done()).listen(5432, '127.0.0.1', () => done()))
    const server = await startEmbeddedServer(folder)
    await ask(server.url('postgres'))
    await server.stop()
    other.close()
  })

  it('is taken over from a process that was killed', async () => {
    const starter = spawn(
      process.execPath,
      [
        '-e',
        `import('./adapters/postgres/embedded-server.ts').then(async (m) => { await m.startEmbeddedServer(process.argv[1]); console.log('up') })`,
        folder,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
    await new Promise((done) => starter.stdout.once('data', done))
    const orphan = pidOf()
    starter.kill('SIGKILL')
    const server = await startEmbeddedServer(folder)
    expect(pidOf()).toBe(orphan)
    await ask(server.url('postgres'))
    await server.stop()
    expect(() => process.kill(orphan, 0)).toThrow(/ESRCH/)
  })

  it('clears a pid file whose process is gone, or is another program', async () => {
    const first = await startEmbeddedServer(folder)
    const pidFile = readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8')
    await first.stop()
    for (const pid of [process.pid, 999_999]) {
      writeFileSync(join(folder, 'postgres/postmaster.pid'), pidFile.replace(/^\d+/, String(pid)))
      const server = await startEmbeddedServer(folder)
      await ask(server.url('postgres'))
      await server.stop()
    }
  })

  it('stays up while another process is connected', async () => {
    const server = await startEmbeddedServer(folder)
    const other = new pg.Client({ connectionString: server.url('postgres') })
    await other.connect()
    await server.stop()
    expect((await other.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await other.end()
    const again = await startEmbeddedServer(folder)
    await again.stop()
  })

  it('comes back on its port when it dies', async () => {
    const server = await startEmbeddedServer(folder)
    process.kill(pidOf(), 'SIGKILL')
    await until(() => ask(server.url('postgres')))
    await server.stop()
  })

  it('begins anew where a first start was cut off', async () => {
    mkdirSync(join(folder, 'postgres.new-999999'))
    writeFileSync(join(folder, 'postgres.new-999999/PG_VERSION'), '18')
    const server = await startEmbeddedServer(folder)
    await ask(server.url('postgres'))
    await server.stop()
  })

  it('is one server, however many processes start it first at once', async () => {
    const script =
      "import('./adapters/postgres/embedded-server.ts').then(async (m) => { const s = await m.startEmbeddedServer(process.argv[1]); console.log(s.url('postgres')); process.exit() })"
    const urls = await Promise.all(
      [1, 2, 3].map(
        () =>
          new Promise<string>((done, fail) => {
            const child = spawn(process.execPath, ['-e', script, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
            let text = ''
            child.stdout.on('data', (chunk) => (text += chunk))
            child.once('exit', (code) => (code === 0 ? done(text.trim()) : fail(new Error(`exit ${code}`))))
          }),
      ),
    )
    expect(new Set(urls).size).toBe(1)
    await ask(urls[0]!)
    await (await startEmbeddedServer(folder)).stop()
  })

  it('says in one line what is wrong with a damaged folder', async () => {
    const server = await startEmbeddedServer(folder)
    await server.stop()
    writeFileSync(join(folder, 'postgres/postgresql.conf'), 'shared_buffers = viel\n')
    const error: unknown = await startEmbeddedServer(folder).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(EmbeddedServerError)
    expect((error as Error).message).toMatch(/^Die Datenbank ist nicht gestartet: .+ \(Protokoll: .+postgres\.log\)$/)
    expect((error as Error).message).not.toContain('\n')
  })
})
