import type { SigningKeys, StoredKey } from '../../../adapters/crypto/signing-key-ring.ts'
import { equal } from '../assertions.ts'
import { casesOver, type ContractCase } from '../cases.ts'
import type { OpenStores } from '../stores.ts'

const key = (id: string): StoredKey => ({ id, privateKey: { kty: 'EC', crv: 'P-256', x: id, y: id, d: id } })

/** What every SigningKeys promises. */
export const signingKeysContract = (open: OpenStores<SigningKeys>): ContractCase[] =>
  casesOver(open, {
    'keeps one first key, whoever else brings one': async ({ store }) => {
      equal(await store.list(), [])
      await Promise.all(['a', 'b', 'c'].map((id) => store.addFirst(key(id))))
      const [first, ...others] = await store.list()
      equal(others, [])
      equal(first, key(first!.id))
      await store.addFirst(key('d'))
      equal(await store.list(), [first])
    },

    'announces the next key behind the one that still signs': async ({ store }) => {
      await store.addFirst(key('a'))
      await store.rotate(key('b'))
      equal(
        (await store.list()).map(({ id }) => id),
        ['a', 'b'],
      )
      await store.addFirst(key('c'))
      equal((await store.list()).length, 2)
    },
  })
