import type { NamespaceId } from '../../../core/shared/ids.ts'
import type { InboundLetters } from '../../../core/sources/index.ts'
import { newId } from '../../builders/ids.ts'
import { equal } from '../assertions.ts'
import { casesOver, type ContractCase } from '../cases.ts'
import type { OpenStores } from '../stores.ts'
import { tenantCases } from '../tenant-cases.ts'

/** What every InboundLetters promises. */
export const inboundLettersContract = (open: OpenStores<InboundLetters>): ContractCase[] => {
  const namespace = newId<NamespaceId>()
  const letter = {
    filename: 'anhörung.eml',
    contentType: 'message/rfc822',
    sizeBytes: 12,
    sha256: 'abc',
    objectKey: 'n/letters/1',
  }
  return casesOver(open, {
    'keeps one letter of each content, to its own farm alone': async ({ store }) => {
      const [id, other] = [newId<string>(), newId<string>()]
      equal(await store.add(namespace, id, letter), 'added')
      equal(await store.add(namespace, other, letter), 'known')
      equal(await store.add(namespace, other, { ...letter, sha256: 'def' }), 'added')
      equal(await store.byId(namespace, id), letter)
      equal([await store.idOf(namespace, 'abc'), await store.idOf(namespace, 'def')], [id, other])
      equal([await store.idOf(namespace, 'xyz'), await store.idOf(newId<NamespaceId>(), 'abc')], [undefined, undefined])
      equal(await store.byId(newId<NamespaceId>(), id), undefined)
      equal(await store.byId(namespace, newId<string>()), undefined)
      equal(await store.add(newId<NamespaceId>(), newId<string>(), letter), 'added')
    },

    'takes one of ten that come at once': async ({ store }) => {
      const outcomes = await Promise.all(
        Array.from({ length: 10 }, () => store.add(namespace, newId<string>(), letter)),
      )
      equal(outcomes.filter((outcome) => outcome === 'added').length, 1)
    },
  }).concat(
    tenantCases(open, {
      async write(store, namespaceId) {
        const id = newId<string>()
        await store.add(namespaceId, id, letter)
        return id
      },
      has: async (store, namespaceId, id) => (await store.byId(namespaceId, id)) !== undefined,
    }),
  )
}
