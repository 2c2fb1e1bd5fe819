import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { patience, until } from '../patience.ts'

/** The program as operators run it: what it prints, how it ends. */
describe('npm start', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hofkern-stop-'))
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

  const start = (port: number, more: Record<string, string> = {}): ChildProcess & { printed: () => string } => {
    const child = spawn(process.execPath, ['bin/node24.mjs', 'apps/start.ts'], {
      env: {
        ...process.env,
        DATABASE_URL: '',
        HOFKERN_DATA_DIR: dataDir,
        HOFKERN_RATE_LIMITS: 'off',
        PORT: String(port),
        ...more,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let text = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk))
    return Object.assign(child, { printed: () => text })
  }
  const ended = (child: ChildProcess) => new Promise<number | null>((done) => child.once('exit', (code) => done(code)))
  const ready = async (port: number) => {
    await until(async () => (await fetch(`http://127.0.0.1:${port}/ready`)).ok, 60_000)
  }

  it(
    'prints where to go, ends with 0 on SIGTERM with work under way, and finishes it after the next start',
    async () => {
      const port = await freePort()
      const first = start(port)
      await ready(port)
      for (const word of [`http://127.0.0.1:${port}`, '/docs', 'demo@hofkern.example'])
        await until(() => first.printed().includes(word))
      const token = await output(port, 'token', 'issue', '--email', 'demo@hofkern.example')
      const call = (path: string, init: RequestInit = {}) =>
        fetch(`http://127.0.0.1:${port}${path}`, { ...init, headers: { Authorization: `Bearer ${token}` } })
      const ids = await Promise.all(
        Array.from({ length: 12 }, async (_, number) => {
          const form = new FormData()
          form.set(
            'file',
            new Blob([readFileSync('examples/merkblaetter/tiere-im-stall.md', 'utf8'), String(number)]),
            `${number}.md`,
          )
          return ((await (await call('/training', { method: 'POST', body: form })).json()) as { document_id: string })
            .document_id
        }),
      )
      first.kill('SIGTERM')
      expect(await ended(first)).toBe(0)
      expect(first.printed()).not.toContain(token)

      const second = start(port)
      await ready(port)
      await until(async () => {
        const states = await Promise.all(
          ids.map(async (id) => ((await (await call(`/training/${id}`)).json()) as { status: string }).status),
        )
        return states.every((state) => state === 'completed')
      }, 60_000)

      const third = start(port)
      expect(await ended(third)).toBe(1)
      expect(third.printed()).toContain(`Port ${port}`)
      expect((await call('/health')).status).toBe(200)
      second.kill('SIGTERM')
      expect(await ended(second)).toBe(0)
    },
    patience(240_000),
  )

  it('says which setting is wrong in one line, and starts nothing', async () => {
    const child = start(0, { HOFKERN_RATE_LIMITS: 'vielleicht' })
    expect(await ended(child)).toBe(1)
    expect(child.printed().trim().split('\n')).toEqual([expect.stringMatching(/^HOFKERN_RATE_LIMITS: /)])
  })

  it(
    'leaves no database server behind where it cannot start, and tells why in one line',
    async () => {
      const taken = createServer().listen(0, '127.0.0.1')
      await new Promise((listening) => taken.once('listening', listening))
      const own = mkdtempSync(join(tmpdir(), 'hofkern-no-start-'))
      const child = start((taken.address() as AddressInfo).port, { HOFKERN_DATA_DIR: own, LOG_LEVEL: 'error' })
      expect(await ended(child)).toBe(1)
      taken.close()
      expect(child.printed().trim()).toMatch(/^Port \d+ auf 127\.0\.0\.1 ist schon belegt\. .*$/)
      expect(existsSync(join(own, 'postgres/PG_VERSION'))).toBe(true)
      expect(existsSync(join(own, 'postgres/postmaster.pid'))).toBe(false)
      rmSync(own, { recursive: true })
    },
    patience(60_000),
  )

  function output(port: number, ...args: string[]): Promise<string> {
    return new Promise((done) => {
      const child = spawn(process.execPath, ['bin/hofkern.mjs', ...args], {
        env: { ...process.env, DATABASE_URL: '', HOFKERN_DATA_DIR: dataDir, PORT: String(port) },
      })
      let text = ''
      child.stdout.on('data', (chunk) => (text += chunk))
      child.once('exit', () => done(text.trim()))
    })
  }
})

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => done(port))
    })
  })
}
