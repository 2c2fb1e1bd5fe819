import type { SigningKeys, StoredKey } from '../../../adapters/crypto/signing-key-ring.ts'
import { equal } from '../assertions.ts'
import { casesOver, type ContractCase } from '../cases.ts'
import type { OpenStores } from '../stores.ts'

const key = (id: string): StoredKey => ({ id, privateKey: { kty: 'EC', crv: 'P-256', x: id, y: id, d: id } })
const accepted = (id: string) => ({ ...key(id), acceptsTokens: true })

/** What every SigningKeys promises. */
export const signingKeysContract = (open: OpenStores<SigningKeys>): ContractCase[] =>
  casesOver(open, {
    'keeps one first key, whoever else brings one': async ({ store }) => {
      equal(await store.list(), [])
      await Promise.all(['a', 'b', 'c'].map((id) => store.addFirst(key(id))))
      const [first, ...others] = await store.list()
      equal(others, [])
      equal(first, accepted(first!.id))
      await store.addFirst(key('d'))
      equal(await store.list(), [first])
    },

    'announces the next key behind the one that still signs': async ({ store }) => {
      await store.addFirst(key('a'))
      await store.rotate(key('b'), { leaked: false })
      equal(await store.list(), [accepted('a'), accepted('b')])
      await store.addFirst(key('c'))
      equal((await store.list()).length, 2)
    },

    'forgets at once every key that leaked, and signs with the new one': async ({ store }) => {
      await store.addFirst(key('a'))
      await store.rotate(key('b'), { leaked: false })
      await store.rotate(key('c'), { leaked: true })
      equal(await store.list(), [accepted('c')])
      await store.rotate(key('d'), { leaked: false })
      equal(await store.list(), [accepted('c'), accepted('d')])
    },

    'keeps a key in another form': async ({ store }) => {
      await store.addFirst(key('a'))
      await store.reseal('a', { sealed: '1.x.y' })
      await store.reseal('b', { sealed: '1.x.y' })
      equal(await store.list(), [{ id: 'a', privateKey: { sealed: '1.x.y' }, acceptsTokens: true }])
    },
  })
