import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { IdempotencyStore } from '../../../core/shared/ports/idempotency-store.ts'
import type { OpenStores, Stores } from '../stores.ts'

/** What every IdempotencyStore promises. */
export const idempotencyStoreContract = (name: string, open: OpenStores<IdempotencyStore>): void =>
  void describe(`IdempotencyStore: ${name}`, () => {
    let stores: Stores<IdempotencyStore>
    let store: IdempotencyStore
    const request = { caller: 'user:1', route: 'post /training', key: 'k' }
    const answer = { status: 202, headers: { Location: '/training/1' }, body: '{"ä":1}' }
    beforeEach(async () => {
      stores = await open()
      store = stores.store
    })
    afterEach(() => stores.close())

    it('gives the claim to one of ten racing requests', async () => {
      const claims = await Promise.all(Array.from({ length: 10 }, () => store.claim(request, 'h', 30)))
      expect(claims.map(({ outcome }) => outcome).toSorted()).toEqual([
        'ours',
        ...Array.from({ length: 9 }, () => 'running'),
      ])
    })

    it('keeps the answer for the same request', async () => {
      await store.claim(request, 'h', 30)
      await store.answer(request, answer)
      expect(await store.claim(request, 'h', 30)).toEqual({ outcome: 'answered', answer })
      expect(await store.claim(request, 'another', 30)).toEqual({ outcome: 'other_request' })
    })

    it('tells apart callers, routes and keys', async () => {
      await store.claim(request, 'h', 30)
      for (const other of [
        { ...request, caller: 'user:2' },
        { ...request, route: 'post /chat/ask' },
        { ...request, key: 'l' },
      ])
        expect(await store.claim(other, 'h', 30)).toEqual({ outcome: 'ours' })
    })

    it('frees a claim that was released, and one whose lease ran out', async () => {
      await store.claim(request, 'h', 30)
      await store.release(request)
      expect(await store.claim(request, 'other', -1)).toEqual({ outcome: 'ours' })
      expect(await store.claim(request, 'other', 30)).toEqual({ outcome: 'ours' })
      expect(await store.claim(request, 'other', 30)).toEqual({ outcome: 'running' })
    })

    it('holds a lease that is extended', async () => {
      await store.claim(request, 'h', -1)
      await store.extend(request, 30)
      expect(await store.claim(request, 'h', 30)).toEqual({ outcome: 'running' })
    })

    it('does not release an answer', async () => {
      await store.claim(request, 'h', 30)
      await store.answer(request, answer)
      await store.release(request)
      expect(await store.claim(request, 'h', 30)).toMatchObject({ outcome: 'answered' })
    })
  })
