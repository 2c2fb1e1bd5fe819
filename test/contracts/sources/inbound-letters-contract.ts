import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { NamespaceId } from '../../../core/shared/ids.ts'
import type { InboundLetters } from '../../../core/sources/index.ts'
import { newId } from '../../builders/ids.ts'
import type { OpenStores, Stores } from '../stores.ts'

/** What every InboundLetters promises. */
export const inboundLettersContract = (name: string, open: OpenStores<InboundLetters>): void =>
  void describe(`InboundLetters: ${name}`, () => {
    let stores: Stores<InboundLetters>
    const namespace = newId<NamespaceId>()
    const letter = {
      filename: 'anhörung.eml',
      contentType: 'message/rfc822',
      sizeBytes: 12,
      sha256: 'abc',
      objectKey: 'n/letters/1',
    }
    beforeEach(async () => void (stores = await open()))
    afterEach(() => stores.close())

    it('keeps one letter of each content, to its own farm alone', async () => {
      const [id, other] = [newId<string>(), newId<string>()]
      expect(await stores.store.add(namespace, id, letter)).toBe('added')
      expect(await stores.store.add(namespace, other, letter)).toBe('known')
      expect(await stores.store.add(namespace, other, { ...letter, sha256: 'def' })).toBe('added')
      expect(await stores.store.byId(namespace, id)).toEqual(letter)
      expect([await stores.store.idOf(namespace, 'abc'), await stores.store.idOf(namespace, 'def')]).toEqual([
        id,
        other,
      ])
      expect([await stores.store.idOf(namespace, 'xyz'), await stores.store.idOf(newId<NamespaceId>(), 'abc')]).toEqual(
        [undefined, undefined],
      )
      expect(await stores.store.byId(newId<NamespaceId>(), id)).toBeUndefined()
      expect(await stores.store.byId(namespace, newId<string>())).toBeUndefined()
      expect(await stores.store.add(newId<NamespaceId>(), newId<string>(), letter)).toBe('added')
    })

    it('takes one of ten that come at once', async () => {
      const outcomes = await Promise.all(
        Array.from({ length: 10 }, () => stores.store.add(namespace, newId<string>(), letter)),
      )
      expect(outcomes.filter((outcome) => outcome === 'added')).toHaveLength(1)
    })
  })
