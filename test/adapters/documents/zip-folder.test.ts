import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8, zipSync, type Zippable } from 'fflate'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ArchiveRefused, filesBelow, unzipInto, zipFolder } from '../../../adapters/documents/zip-folder.ts'

describe('a folder as a ZIP archive', () => {
  let work = ''
  beforeEach(() => void (work = mkdtempSync(join(tmpdir(), 'hofkern-zip-'))))
  afterEach(() => rmSync(work, { recursive: true, force: true }))
  const into = (): string => {
    const folder = join(work, 'into')
    mkdirSync(folder, { recursive: true })
    return folder
  }
  const archive = (bytes: Uint8Array): string => {
    const file = join(work, 'hostile.zip')
    writeFileSync(file, bytes)
    return file
  }
  const refused = async (bytes: Uint8Array, message: RegExp) => {
    const failed = await unzipInto(archive(bytes), into()).then(
      () => undefined,
      (error: Error) => error,
    )
    expect(failed).toBeInstanceOf(ArchiveRefused)
    // What is told is German; what the library found stands behind it.
    expect((failed!.cause as Error | undefined)?.message ?? failed!.message).toMatch(message)
  }
  /** Overwrites what the directory of an archive says an entry unpacks to. */
  const lying = (entries: Zippable, size: number): Uint8Array => {
    const bytes = Buffer.from(zipSync(entries))
    for (let at = bytes.indexOf('PK\x01\x02', 0, 'latin1'); at >= 0; at = bytes.indexOf('PK\x01\x02', at + 4, 'latin1'))
      bytes.writeUInt32LE(size, at + 24)
    return bytes
  }

  it('gives back every file as it was', async () => {
    const folder = join(work, 'from')
    const files = {
      'leer.txt': Buffer.alloc(0),
      'Höfe/Grüße „1".csv': Buffer.from('a;ü\n'),
      'objects/tief/unten/x': Buffer.alloc(300_000, 7),
    }
    for (const [name, bytes] of Object.entries(files)) {
      mkdirSync(join(folder, name, '..'), { recursive: true })
      writeFileSync(join(folder, name), bytes)
    }
    await zipFolder(folder, join(work, 'hof.zip'), (name) => !name.startsWith('objects/'))
    expect(statSync(join(work, 'hof.zip')).size).toBeGreaterThan(300_000)
    await unzipInto(join(work, 'hof.zip'), into())
    expect(await filesBelow(into())).toEqual(Object.keys(files).toSorted())
    for (const [name, bytes] of Object.entries(files)) expect(readFileSync(join(into(), name)).equals(bytes)).toBe(true)
    await expect(zipFolder(folder, join(work, 'hof.zip'), () => true)).rejects.toThrow(/EEXIST/)
  })

  it.each(['../daneben', 'a/../../daneben', '/tmp/hofkern-daneben', 'C:/daneben', 'a\\..\\..\\daneben'])(
    'writes nothing outside of the folder: %s',
    async (name) => {
      await refused(zipSync({ [name]: strToU8('x') }), /path|name/i)
      expect(readdirSync(work).toSorted()).toEqual(['hostile.zip', 'into'])
      expect(existsSync('/tmp/hofkern-daneben')).toBe(false)
    },
  )

  it('refuses a bomb before it unpacks, and one that lies about its size while it does', async () => {
    await refused(lying({ a: strToU8('x'), b: strToU8('y') }, 0x7fff_ffff), /weit größer, als es selbst ist/)
    expect(readdirSync(into())).toEqual([])
    await refused(lying({ a: new Uint8Array(50_000_000) }, 10), /bytes/)
    expect(readdirSync(into()).reduce((sum, name) => sum + statSync(join(into(), name)).size, 0)).toBeLessThan(
      1_000_000,
    )
  })

  it('refuses what is broken, or there twice', async () => {
    const whole = zipSync({ a: strToU8('x'.repeat(1000)), 'b/c': strToU8('y') })
    await refused(whole.subarray(0, -30), /./)
    await refused(strToU8('kein Archiv'), /./)
    await refused(zipSync({ 'a/b': strToU8('x'), a: strToU8('y') }), /EEXIST|EISDIR/)
    const damaged = Buffer.from(zipSync({ a: [Buffer.from('Deich '.repeat(2000)), { level: 9 }] }))
    damaged.fill(0xff, 35, 45)
    await refused(damaged, /./)
  })
})
