import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ExampleFarm, ExampleFarms, ThreadId } from '../../../core/onboarding/index.ts'
import type { DocumentId, NamespaceId } from '../../../core/shared/ids.ts'
import { Err, Ok } from '../../../core/shared/result.ts'
import { newId } from '../../builders/ids.ts'
import type { OpenStores, Stores } from '../stores.ts'

const aFarm = (namespaceId: NamespaceId): ExampleFarm => ({
  namespaceId,
  madeOn: '2026-05-20',
  rows: { fields: 8, animals: 12 },
  papers: [{ name: 'Pachtvertrag', title: 'Pachtvertrag Bergfeld', documentId: newId<DocumentId>() }],
  threadId: newId<ThreadId>(),
  removedAt: null,
})

/** What every ExampleFarms promises. */
export const exampleFarmsContract = (name: string, open: OpenStores<ExampleFarms>): void =>
  void describe(`ExampleFarms: ${name}`, () => {
    let stores: Stores<ExampleFarms>
    const namespace = newId<NamespaceId>()
    beforeEach(async () => void (stores = await open()))
    afterEach(() => stores.close())

    it('keeps one for each namespace, also after it was removed', async () => {
      const farm = aFarm(namespace)
      expect(await stores.store.of(namespace)).toBeUndefined()
      expect(await stores.store.add(farm)).toBe('added')
      expect(await stores.store.add(aFarm(namespace))).toBe('known')
      expect(await stores.store.of(namespace)).toEqual(farm)
      await stores.store.markRemoved(namespace, 1_779_260_000_000)
      expect(await stores.store.of(namespace)).toEqual({ ...farm, removedAt: 1_779_260_000_000 })
      expect(await stores.store.add(aFarm(namespace))).toBe('known')
      expect(await stores.store.of(newId<NamespaceId>())).toBeUndefined()
    })

    it('lets one of ten that come at once make it, and the next one where the first gives up', async () => {
      const attempt = (fails: boolean) =>
        stores.transaction.within(namespace, async () =>
          (await stores.store.add(aFarm(namespace))) === 'known' || fails ? Err('not made' as const) : Ok(undefined),
        )
      const first = await attempt(true)
      expect(first.ok).toBe(false)
      expect(await stores.store.of(namespace)).toBeUndefined()
      const made = await Promise.all(Array.from({ length: 10 }, () => attempt(false)))
      expect(made.filter(({ ok }) => ok)).toHaveLength(1)
    })
  })
