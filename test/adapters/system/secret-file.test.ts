import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, it } from 'vitest'
import { DiskObjectStore } from '../../../adapters/object-store/disk-object-store.ts'
import { startEmbeddedServer } from '../../../adapters/postgres/embedded-server.ts'
import { patience } from '../../patience.ts'

const folder = mkdtempSync(join(tmpdir(), 'hofkern-secret-'))
afterAll(() => rmSync(folder, { recursive: true }))
const open = (at = folder) => new DiskObjectStore({ folder: at, baseUrl: 'http://127.0.0.1', now: Date.now })

it('a secret is made whole, for its owner alone, and nothing is left beside it', () => {
  open()
  expect(readdirSync(folder)).toEqual(['.signing-secret'])
  expect(statSync(join(folder, '.signing-secret'))).toMatchObject({ size: 32 })
  expect(statSync(join(folder, '.signing-secret')).mode & 0o777).toBe(0o600)
})

it.each([
  ['leer', Buffer.alloc(0)],
  ['beschädigt', Buffer.from('torn')],
  ['beschädigt', Buffer.alloc(32)],
  ['beschädigt', Buffer.alloc(33, 7)],
])('one that is %s is refused by its path and with a remedy, and left as it is', (is, content) => {
  const path = join(folder, '.signing-secret')
  writeFileSync(path, content)
  expect(() => open()).toThrow(
    `${path} ist ${is} und wird nicht benutzt. Hol sie aus einer Sicherung zurück oder lösch sie`,
  )
  expect(readFileSync(path)).toEqual(content)
})

it(
  'the password of the database is refused likewise, and no new one made beside a database',
  async () => {
    const data = mkdtempSync(join(tmpdir(), 'hofkern-secret-'))
    const path = join(data, 'postgres-password')
    writeFileSync(path, '')
    await expect(startEmbeddedServer(data)).rejects.toThrow(`${path} ist leer`)
    rmSync(path)
    const server = await startEmbeddedServer(data)
    await server.stop()
    rmSync(path)
    await expect(startEmbeddedServer(data)).rejects.toThrow(`${path} fehlt. Hol sie aus einer Sicherung zurück`)
    rmSync(data, { recursive: true })
  },
  patience(60_000),
)

it(
  'processes that start together read one secret',
  async () => {
    const read = `
      const { keptSecret } = await import('./adapters/system/secret-file.ts')
      const { randomBytes } = await import('node:crypto')
      const at = Number(process.argv[2])
      while (Date.now() < at);
      const secrets = Array.from({ length: 20 }, (_, n) => keptSecret({
        path: process.argv[1] + n, make: () => randomBytes(32), isWhole: (found) => found.length === 32, remedy: '' }))
      console.log(Buffer.concat(secrets).toString('hex'))`
    const at = String(Date.now() + patience(1500))
    const path = join(folder, 'together-')
    const outputs = await Promise.all(
      Array.from({ length: 4 }, () =>
        promisify(execFile)(process.execPath, ['--input-type=module', '-e', read, path, at]).then(
          ({ stdout }) => stdout,
        ),
      ),
    )
    expect(new Set(outputs).size).toBe(1)
  },
  patience(60_000),
)
