import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { AesSecretBox } from '../../../adapters/crypto/secret-box.ts'
import { addSecretKey, parseSecretKey, readSecretKeyFile } from '../../../adapters/crypto/secret-key-file.ts'
import { newSigningKey, resealSigningKeys, SigningKeyRing } from '../../../adapters/crypto/signing-key-ring.ts'
import { MemorySigningKeys } from '../../../adapters/memory/access/memory-signing-keys.ts'
import { MemoryDatabase } from '../../../adapters/memory/memory-database.ts'

const [OLD, NEW] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
const boxOf = (...keys: Buffer[]) => new AesSecretBox(() => keys, 'Ask the operator.')

describe('a sealed secret', () => {
  it('opens for its purpose, with any of the keys, and never looks the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const sealed = boxOf(OLD).seal(text, 'a')
        expect(boxOf(NEW, OLD).open(sealed, 'a')).toBe(text)
        expect(sealed).not.toBe(boxOf(OLD).seal(text, 'a'))
        expect(() => boxOf(OLD).open(sealed, 'b')).toThrow('wurde verändert')
      }),
    )
  })

  it('is sealed with the first key, which it names', () => {
    expect(boxOf(NEW, OLD).seal('x', 'a').split('.')[1]).toBe(boxOf(NEW).keyId)
    expect(boxOf(NEW).keyId).not.toBe(boxOf(OLD).keyId)
  })

  it('does not open once a bit of it was changed', () => {
    const sealed = boxOf(OLD).seal('geheim', 'a')
    const [version, id, body] = sealed.split('.') as [string, string, string]
    const bytes = Buffer.from(body, 'base64url')
    for (let index = 0; index < bytes.length; index++) {
      const changed = Buffer.from(bytes)
      changed[index]! ^= 1
      expect(() => boxOf(OLD).open(`${version}.${id}.${changed.toString('base64url')}`, 'a')).toThrow('wurde verändert')
    }
    for (const short of ['', 'AAAA', bytes.subarray(0, 20).toString('base64url')])
      expect(() => boxOf(OLD).open(`${version}.${id}.${short}`, 'a')).toThrow('wurde verändert')
  })

  it('says which key is missing and what to do', () => {
    const sealed = boxOf(OLD).seal('x', 'a')
    expect(() => boxOf(NEW).open(sealed, 'a')).toThrow(
      `mit dem Schlüssel ${boxOf(OLD).keyId} verschlüsselt, und der fehlt hier. Ask the operator.`,
    )
  })
})

describe('the file of keys', () => {
  let folder: string
  let path: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'hofkern-keys-'))
    path = join(folder, 'data', 'secret-keys')
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('is made once, for its owner only, and nothing is left beside it', () => {
    const [first, second] = [readSecretKeyFile(path), readSecretKeyFile(path)]
    expect(first).toEqual(second)
    expect([first.length, first[0]!.length]).toEqual([1, 32])
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(readdirSync(join(folder, 'data'))).toEqual(['secret-keys'])
  })

  it('gets a new first key, and a box that is open finds it', () => {
    const box = new AesSecretBox(() => readSecretKeyFile(path), '')
    const before = box.seal('x', 'a')
    addSecretKey(path)
    const later = new AesSecretBox(() => readSecretKeyFile(path), '')
    expect(later.keyId).not.toBe(box.keyId)
    expect(later.open(before, 'a')).toBe('x')
    expect(box.open(later.seal('y', 'a'), 'a')).toBe('y')
  })

  it.each(['', '\n', 'kurz\n', `${OLD.toString('base64')}`, `${OLD.toString('base64')}\nkurz\n`])(
    'is refused when it holds %j, and stays as it is',
    (text) => {
      readSecretKeyFile(path)
      writeFileSync(path, text)
      expect(() => readSecretKeyFile(path)).toThrow('wird nicht benutzt')
      expect(() => addSecretKey(path)).toThrow('wird nicht benutzt')
      expect(readFileSync(path, 'utf8')).toBe(text)
      chmodSync(path, 0o600)
    },
  )

  it('takes a key in base64 of both kinds and of the right length only', () => {
    const key = Buffer.alloc(32, 251)
    for (const text of [key.toString('base64'), key.toString('base64url'), ` ${key.toString('base64')} `])
      expect(parseSecretKey(text)).toEqual(key)
    for (const text of ['', 'x', key.toString('hex'), key.subarray(1).toString('base64'), `${key.toString('base64')}A`])
      expect(parseSecretKey(text)).toBeUndefined()
  })
})

describe('signing keys', () => {
  it('are kept sealed, read in plain where an earlier release wrote them, and sealed anew with another key', async () => {
    const store = new MemorySigningKeys(new MemoryDatabase(), () => 1000)
    const sealed = await newSigningKey(boxOf(OLD))
    const jwk = JSON.parse(boxOf(OLD).open((sealed.privateKey as { sealed: string }).sealed, 'signing key')) as {
      d: string
    }
    await store.addFirst({ id: sealed.id, privateKey: jwk as never })
    const read = async (box: AesSecretBox) =>
      (await new SigningKeyRing(store, box, () => 1000).current()).keys.map(({ id }) => id)
    expect(await read(boxOf(OLD))).toEqual([sealed.id])
    expect(await resealSigningKeys(store, boxOf(OLD))).toBe(1)
    expect(JSON.stringify(await store.list())).not.toContain(jwk.d)
    await expect(read(boxOf(NEW))).rejects.toThrow('fehlt hier')
    await resealSigningKeys(store, boxOf(NEW, OLD))
    expect(await read(boxOf(NEW))).toEqual([sealed.id])
    await expect(read(boxOf(OLD))).rejects.toThrow('fehlt hier')
  })
})
