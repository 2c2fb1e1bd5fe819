import type { NamespaceId } from '../../../core/shared/ids.ts'
import type { IdempotencyStore } from '../../../core/shared/ports/idempotency-store.ts'
import { newId } from '../../builders/ids.ts'
import { equal, holds, matches } from '../assertions.ts'
import { casesOver, type ContractCase } from '../cases.ts'
import type { OpenStores } from '../stores.ts'

/** What every IdempotencyStore promises. */
export const idempotencyStoreContract = (open: OpenStores<IdempotencyStore>): ContractCase[] => {
  const request = { caller: 'user:1', route: 'post /training', key: 'k' }
  const answer = { status: 202, headers: { Location: '/training/1' }, body: '{"ä":1}' }
  return casesOver(open, {
    'gives the claim to one of ten racing requests': async ({ store }) => {
      const claims = await Promise.all(Array.from({ length: 10 }, () => store.claim(request, 'h', 30)))
      equal(claims.map(({ outcome }) => outcome).toSorted(), ['ours', ...Array.from({ length: 9 }, () => 'running')])
    },

    'keeps the answer for the same request': async ({ store }) => {
      await store.claim(request, 'h', 30)
      await store.answer(request, answer)
      equal(await store.claim(request, 'h', 30), { outcome: 'answered', answer })
      equal(await store.claim(request, 'another', 30), { outcome: 'other_request' })
    },

    'tells apart callers, routes and keys': async ({ store }) => {
      await store.claim(request, 'h', 30)
      for (const other of [
        { ...request, caller: 'user:2' },
        { ...request, route: 'post /chat/ask' },
        { ...request, key: 'l' },
      ])
        matches(await store.claim(other, 'h', 30), { outcome: 'ours' })
    },

    'forgets the answers that carry content of a namespace': async ({ store }) => {
      const [gone, kept] = [newId<NamespaceId>(), newId<NamespaceId>()]
      for (const [key, namespaceId] of [
        ['weg', gone],
        ['da', kept],
        ['auch da', undefined],
      ] as const) {
        await store.claim({ ...request, key, namespaceId }, 'h', 30)
        await store.answer({ ...request, key, namespaceId }, answer)
      }
      await store.forget(gone)
      await store.forget(gone)
      matches(await store.claim({ ...request, key: 'weg' }, 'h', 30), { outcome: 'ours' })
      equal(await store.claim({ ...request, key: 'da' }, 'h', 30), { outcome: 'answered', answer })
      equal(await store.claim({ ...request, key: 'auch da' }, 'h', 30), { outcome: 'answered', answer })
    },

    'frees a claim that was released, and one whose lease ran out': async ({ store }) => {
      await store.claim(request, 'h', 30)
      await store.release(request)
      matches(await store.claim(request, 'other', -1), { outcome: 'ours' })
      matches(await store.claim(request, 'other', 30), { outcome: 'ours' })
      equal(await store.claim(request, 'other', 30), { outcome: 'running' })
    },

    'says of a claim that is taken over when the request first came': async ({ store }) => {
      const before = Date.now()
      const first = await store.claim(request, 'h', -1)
      holds(first.outcome === 'ours' && first.since > before - 2000 && first.since < Date.now() + 2000)
      await new Promise((done) => setTimeout(done, 5))
      equal(await store.claim(request, 'h', 30), first)
      await store.release(request)
      await new Promise((done) => setTimeout(done, 5))
      const anew = await store.claim(request, 'h', 30)
      holds(anew.outcome === 'ours' && anew.since > first.since)
    },

    'holds a lease that is extended': async ({ store }) => {
      await store.claim(request, 'h', -1)
      await store.extend(request, 30)
      equal(await store.claim(request, 'h', 30), { outcome: 'running' })
    },

    'does not release an answer': async ({ store }) => {
      await store.claim(request, 'h', 30)
      await store.answer(request, answer)
      await store.release(request)
      matches(await store.claim(request, 'h', 30), { outcome: 'answered' })
    },
  })
}
