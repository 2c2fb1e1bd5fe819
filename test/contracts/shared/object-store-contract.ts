import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ObjectStore } from '../../../core/shared/ports/object-store.ts'

/** What every ObjectStore promises. */
export const objectStoreContract = (
  name: string,
  open: () => Promise<{ store: ObjectStore; close(): Promise<void> }>,
): void =>
  void describe(`ObjectStore: ${name}`, () => {
    let store: ObjectStore
    let close: () => Promise<void>
    let folder: string
    beforeEach(async () => {
      ;({ store, close } = await open())
      folder = mkdtempSync(join(tmpdir(), 'hofkern-objects-'))
    })
    afterEach(async () => {
      await close()
      rmSync(folder, { recursive: true })
    })
    const content = (key: string) => store.withLocalCopy(key, async (path) => readFileSync(path, 'utf8'))
    const keys = async (prefix: string) => {
      const found: string[] = []
      for await (const { key } of store.list(prefix)) found.push(key)
      return found
    }

    it('gives back what was put, from memory and from a file', async () => {
      await store.put('n/sources/1/original', Buffer.from('Gülle'), 'text/plain')
      writeFileSync(join(folder, 'file'), 'Mist')
      await store.putFile('n/sources/2/original', join(folder, 'file'), 'text/plain')
      expect([await content('n/sources/1/original'), await content('n/sources/2/original')]).toEqual(['Gülle', 'Mist'])
    })

    it('takes its own copy: the file is the caller’s again', async () => {
      const path = join(folder, 'file')
      writeFileSync(path, 'Mist')
      await store.putFile('n/a', path, 'text/plain')
      rmSync(path)
      expect(await content('n/a')).toBe('Mist')
    })

    it('puts the new content in place of the old', async () => {
      await store.put('n/a', Buffer.from('alt und lang'), 'text/plain')
      await store.put('n/a', Buffer.from('neu'), 'text/plain')
      expect(await content('n/a')).toBe('neu')
    })

    it('keeps empty objects', async () => {
      writeFileSync(join(folder, 'leer'), '')
      await store.putFile('n/leer', join(folder, 'leer'), 'text/plain')
      expect(await content('n/leer')).toBe('')
    })

    it('calls no one for an object that is not there', async () => {
      expect(await store.withLocalCopy('n/nichts', () => Promise.reject(new Error('called')))).toBeUndefined()
    })

    it('removes, also twice', async () => {
      await store.put('n/a', Buffer.from('x'), 'text/plain')
      await store.remove('n/a')
      await store.remove('n/a')
      expect(await content('n/a')).toBeUndefined()
    })

    it('lists under a prefix in order, however many', async () => {
      for (const key of ['n/c', 'n/a', 'm/x', 'n/b', 'n/d/e']) await store.put(key, Buffer.from('x'), 'text/plain')
      expect(await keys('n/')).toEqual(['n/a', 'n/b', 'n/c', 'n/d/e'])
      expect(await keys('')).toHaveLength(5)
      for await (const { changedAt } of store.list('m/')) expect(Math.abs(Date.now() - changedAt)).toBeLessThan(10_000)
    })

    it('signs an address that ends when it says', async () => {
      await store.put('n/a', Buffer.from('x'), 'text/plain')
      const { url, expiresAt } = await store.signedUrl('n/a', {
        filename: 'Müll.txt',
        contentType: 'text/plain',
        lifetimeSeconds: 300,
      })
      expect(url).toContain('n/a')
      expect(Math.abs(expiresAt - Date.now() - 300_000)).toBeLessThan(2000)
    })

    it('is well', async () => {
      await expect(store.check()).resolves.toBeUndefined()
    })
  })
