import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DiskObjectStore } from '../../../adapters/object-store/disk-object-store.ts'
import { runs } from '../../runs.ts'

const folder = mkdtempSync(join(tmpdir(), 'hofkern-signed-'))
const time = { now: 1_800_000_000_000 }
const store = new DiskObjectStore({ folder, baseUrl: 'https://hof.example', now: () => time.now })
const key = '01943c6e-0a51-7b3e-9d1a-6f1f4b0c2d3e/originals/01943c6e-0a51-7b3e-9d1a-6f1f4b0c2d3f'
let address: string

beforeAll(async () => {
  await store.put(key, Buffer.from('geheim'))
  const options = {
    filename: 'Gülle & Mist+1 (neu).txt',
    contentType: 'text/plain; charset=utf-8',
    lifetimeSeconds: 300,
  }
  const { url } = await store.signedUrl(key, { ...options, inline: true })
  address = url.slice('https://hof.example'.length)
})
afterAll(() => rmSync(folder, { recursive: true }))

const opens = async (text: string): Promise<boolean> => (await store.open(text)) !== undefined

it('a signed address opens its object, as it was given out, until it is over', async () => {
  const opened = await store.open(address)
  expect(opened).toMatchObject({
    sizeBytes: 6,
    filename: 'Gülle & Mist+1 (neu).txt',
    contentType: 'text/plain; charset=utf-8',
    inline: true,
  })
  // As a client's own parser writes it.
  const { pathname, search } = new URL(`https://hof.example${address}`)
  expect(await opens(pathname + search)).toBe(true)
  time.now += 300_000
  expect(await opens(address)).toBe(false)
  time.now -= 300_000
})

it('opens nothing once a character of it is changed, doubled, added or taken out', async () => {
  const place = fc.nat().map((at) => at % address.length)
  const sign = fc.oneof(fc.constantFrom(...'&=;?/%.+-_~# \t\n0Aa'), fc.string({ minLength: 1, maxLength: 1 }))
  const changed = fc.oneof(
    fc.tuple(place, sign).map(([at, one]) => address.slice(0, at) + one + address.slice(at + 1)),
    fc.tuple(place, sign).map(([at, one]) => address.slice(0, at) + one + address.slice(at)),
    place.map((at) => address.slice(0, at) + address.slice(at, at + 1).repeat(2) + address.slice(at + 1)),
    place.map((at) => address.slice(0, at) + address.slice(at + 1)),
    place.map((at) => address.slice(0, at) + encoded(address[at]!) + address.slice(at + 1)),
    place.map((at) => address.slice(0, at) + otherCase(address[at]!) + address.slice(at + 1)),
    sign.map((one) => address + one),
  )
  await fc.assert(
    fc.asyncProperty(changed, async (text) => {
      fc.pre(text !== address)
      expect(await opens(text)).toBe(false)
    }),
    { numRuns: runs(3000) },
  )
})

it('opens nothing by another spelling of the same', async () => {
  const [path, query] = address.split('?') as [string, string]
  const parameters = query.split('&')
  const spellings = [
    `${path}?${parameters.toReversed().join('&')}`,
    ...parameters.flatMap((one) => [`${address}&${one}`, `${path}?${one}&${query}`]),
    `${address}&x=1`,
    `${address}&`,
    `${address}=`,
    `${address}==`,
    `${address}%3D`,
    `${address}#x`,
    `${path}?&${query}`,
    `${path}/?${query}`,
    `${path}.?${query}`,
    `${path};?${query}`,
    `/${address}`,
    address.replace('/objects/', '/objects//'),
    address.replace('/objects/', '/objects/./'),
    address.replace('/objects/', '/objects/x/../'),
    address.replace('/originals/', '%2Foriginals%2F'),
    address.replaceAll('+', '%20'),
    address.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()),
    address.replace('expires=', 'expires=0'),
    address.replace('expires=', 'expires=%2B'),
    address.replace('&inline=1', ''),
    address.replace('inline=1', 'inline='),
    address.replaceAll('&', ';'),
    `https://hof.example${address}`,
    '',
    '/objects/',
    path,
  ]
  for (const text of spellings) {
    expect(text).not.toBe(address)
    expect(await opens(text), text).toBe(false)
  }
})

const encoded = (sign: string): string =>
  [...Buffer.from(sign)].map((byte) => `%${byte.toString(16).padStart(2, '0').toUpperCase()}`).join('')

const otherCase = (sign: string): string => (sign === sign.toLowerCase() ? sign.toUpperCase() : sign.toLowerCase())
