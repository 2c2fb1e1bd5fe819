import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ObjectStore } from '../../../core/shared/ports/object-store.ts'
import { equal, holds } from '../assertions.ts'
import { casesOver, type ContractCase } from '../cases.ts'

/** What every ObjectStore promises. */
export const objectStoreContract = (
  open: () => Promise<{ store: ObjectStore; close(): Promise<void> }>,
): ContractCase[] => {
  const opened = async () => {
    const { store, close } = await open()
    const folder = mkdtempSync(join(tmpdir(), 'hofkern-objects-'))
    return {
      store,
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

    'is well': async ({ store }) => {
      equal(await store.check(), undefined)
    },
  })
}
