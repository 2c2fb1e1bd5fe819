import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ObjectStore } from '../../../core/shared/ports/object-store.ts'
import { equal, holds } from '../assertions.ts'
import { casesOver, type ContractCase } from '../cases.ts'

/** Sends a request to an address that the store gave out. */
export type SendRequest = (
  method: string,
  url: string,
  options?: { headers?: Record<string, string>; body?: Uint8Array },
) => Promise<{ status: number; type: string; body: Uint8Array }>

/** A request as a browser or `curl` sends it. */
export const sendOverHttp: SendRequest = async (method, url, { headers = {}, body } = {}) => {
  const answer = await fetch(url, { method, headers, ...(body && { body: body as Uint8Array<ArrayBuffer> }) })
  return {
    status: answer.status,
    type: answer.headers.get('content-type') ?? '',
    body: new Uint8Array(await answer.arrayBuffer()),
  }
}

const JPEG = { contentType: 'image/jpeg', sizeBytes: 5, lifetimeSeconds: 300 }
const READ = { filename: 'bild.jpg', contentType: 'image/jpeg', lifetimeSeconds: 300, inline: true }
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

/** An address with one letter or digit changed, each of those behind the origin in turn. */
function* changedAddresses(url: string): Iterable<string> {
  const start = url.startsWith('http') ? new URL(url).origin.length : 0
  for (let at = start; at < url.length; at += 1)
    if (/[0-9a-z]/i.test(url[at]!)) yield url.slice(0, at) + (url[at] === '0' ? '1' : '0') + url.slice(at + 1)
}

/** What every ObjectStore promises. */
export const objectStoreContract = (
  open: () => Promise<{ store: ObjectStore; request: SendRequest; close(): Promise<void> }>,
): ContractCase[] => {
  const opened = async () => {
    const { store, request, close } = await open()
    const folder = mkdtempSync(join(tmpdir(), 'hofkern-objects-'))
    return {
      store,
      request,
      folder,
      content: (key: string) => store.withLocalCopy(key, async (path) => readFileSync(path, 'utf8')),
      keys: async (prefix: string) => {
        const found: string[] = []
        for await (const { key } of store.list(prefix)) found.push(key)
        return found
      },
      async close() {
        await close()
        rmSync(folder, { recursive: true })
      },
    }
  }
  return casesOver(opened, {
    'gives back what was put, from memory and from a file': async ({ content, folder, store }) => {
      await store.put('n/sources/1/original', Buffer.from('Gülle'), 'text/plain')
      writeFileSync(join(folder, 'file'), 'Mist')
      await store.putFile('n/sources/2/original', join(folder, 'file'), 'text/plain')
      equal([await content('n/sources/1/original'), await content('n/sources/2/original')], ['Gülle', 'Mist'])
    },

    'takes its own copy: the file is the caller’s again': async ({ content, folder, store }) => {
      const path = join(folder, 'file')
      writeFileSync(path, 'Mist')
      await store.putFile('n/a', path, 'text/plain')
      rmSync(path)
      equal(await content('n/a'), 'Mist')
    },

    'puts the new content in place of the old': async ({ content, store }) => {
      await store.put('n/a', Buffer.from('alt und lang'), 'text/plain')
      await store.put('n/a', Buffer.from('neu'), 'text/plain')
      equal(await content('n/a'), 'neu')
    },

    'keeps empty objects': async ({ content, folder, store }) => {
      writeFileSync(join(folder, 'leer'), '')
      await store.putFile('n/leer', join(folder, 'leer'), 'text/plain')
      equal(await content('n/leer'), '')
    },

    'calls no one for an object that is not there': async ({ store }) => {
      equal(await store.withLocalCopy('n/nichts', () => Promise.reject(new Error('called'))), undefined)
    },

    'removes, also twice': async ({ content, store }) => {
      await store.put('n/a', Buffer.from('x'), 'text/plain')
      await store.remove('n/a')
      await store.remove('n/a')
      equal(await content('n/a'), undefined)
    },

    'lists under a prefix in order, however many': async ({ keys, store }) => {
      const before = Date.now()
      for (const key of ['n/c', 'n/a', 'm/x', 'n/b', 'n/d/e']) await store.put(key, Buffer.from('x'), 'text/plain')
      equal(await keys('n/'), ['n/a', 'n/b', 'n/c', 'n/d/e'])
      equal((await keys('')).length, 5)
      for await (const { changedAt } of store.list('m/'))
        holds(changedAt > before - 2000 && changedAt < Date.now() + 2000)
    },

    'signs an address that ends when it says': async ({ store }) => {
      const before = Date.now()
      await store.put('n/a', Buffer.from('x'), 'text/plain')
      const { url, expiresAt } = await store.signedUrl('n/a', {
        filename: 'Müll.txt',
        contentType: 'text/plain',
        lifetimeSeconds: 300,
      })
      holds(url.includes('n/a'))
      holds(expiresAt > before + 299_000 && expiresAt < Date.now() + 301_000)
    },

    'knows what is there': async ({ store }) => {
      await store.put('n/a', bytes('x'), 'text/plain')
      equal([await store.has('n/a'), await store.has('n/b'), await store.has('n')], [true, false, false])
      await store.remove('n/a')
      equal(await store.has('n/a'), false)
    },

    'takes what is put to an address, and gives it at another': async ({ store, request, content, keys }) => {
      const before = Date.now()
      const { url, headers, expiresAt } = await store.uploadUrl('n/incoming/a.jpg', JPEG)
      equal(headers, { 'Content-Type': 'image/jpeg' })
      holds(expiresAt > before + 299_000 && expiresAt < Date.now() + 301_000)
      equal((await request('PUT', url, { headers, body: bytes('Gras!') })).status, 200)
      equal([await content('n/incoming/a.jpg'), await keys('')], ['Gras!', ['n/incoming/a.jpg']])
      const read = await store.signedUrl('n/incoming/a.jpg', READ)
      const { status, type, body } = await request('GET', read.url)
      equal([status, type, new TextDecoder().decode(body)], [200, 'image/jpeg', 'Gras!'])
      equal((await request('PUT', url, { headers, body: bytes('Klee!') })).status, 200)
      equal(await content('n/incoming/a.jpg'), 'Klee!')
    },

    'takes nothing of another type or length than was signed': async ({ store, request, keys }) => {
      const { url, headers } = await store.uploadUrl('n/incoming/a.jpg', JPEG)
      const body = bytes('Gras!')
      for (const wrong of [
        { headers, body: bytes('Gras') },
        { headers, body: bytes('Gras!!') },
        { headers: { 'Content-Type': 'text/html' }, body },
        { headers: { 'Content-Type': 'image/jpeg; charset=utf-8' }, body },
        { headers: {}, body },
      ])
        equal((await request('PUT', url, wrong)).status, 403)
      equal(await keys(''), [])
    },

    'is good for one method alone': async ({ store, request, content }) => {
      await store.put('n/a.jpg', bytes('Gras!'), 'image/jpeg')
      const [read, put] = [await store.signedUrl('n/a.jpg', READ), await store.uploadUrl('n/a.jpg', JPEG)]
      const refused = [
        await request('GET', put.url),
        await request('PUT', read.url, { headers: put.headers, body: bytes('Klee!') }),
        await request('DELETE', put.url),
        await request('DELETE', read.url),
        await request('POST', put.url, { headers: put.headers, body: bytes('Klee!') }),
      ]
      equal(
        refused.filter(({ status }) => status < 400),
        [],
      )
      equal(await content('n/a.jpg'), 'Gras!')
    },

    'takes and gives nothing once a sign of an address is changed': async ({ store, request, content, keys }) => {
      await store.put('n/a.jpg', bytes('Gras!'), 'image/jpeg')
      const [read, put] = [await store.signedUrl('n/a.jpg', READ), await store.uploadUrl('n/a.jpg', JPEG)]
      for (const url of changedAddresses(read.url)) holds((await request('GET', url)).status >= 400, url)
      for (const url of changedAddresses(put.url))
        holds((await request('PUT', url, { headers: put.headers, body: bytes('Klee!') })).status >= 400, url)
      equal([await content('n/a.jpg'), await keys('')], ['Gras!', ['n/a.jpg']])
    },

    'takes and gives nothing once an address is over': async ({ store, request, content }) => {
      await store.put('n/a.jpg', bytes('Gras!'), 'image/jpeg')
      const read = await store.signedUrl('n/a.jpg', { ...READ, lifetimeSeconds: -1 })
      const put = await store.uploadUrl('n/a.jpg', { ...JPEG, lifetimeSeconds: -1 })
      holds((await request('GET', read.url)).status >= 400)
      holds((await request('PUT', put.url, { headers: put.headers, body: bytes('Klee!') })).status >= 400)
      equal(await content('n/a.jpg'), 'Gras!')
    },

    'is well': async ({ store }) => {
      equal(await store.check(), undefined)
    },
  })
}
