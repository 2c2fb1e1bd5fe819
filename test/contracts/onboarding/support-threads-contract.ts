import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SupportThread, SupportThreads } from '../../../core/onboarding/index.ts'
import type { NamespaceId } from '../../../core/shared/ids.ts'
import { newId } from '../../builders/ids.ts'
import type { OpenStores, Stores } from '../stores.ts'

/** What every SupportThreads promises. */
export const supportThreadsContract = (name: string, open: OpenStores<SupportThreads>): void =>
  void describe(`SupportThreads: ${name}`, () => {
    let stores: Stores<SupportThreads>
    const namespace = newId<NamespaceId>()
    const message = (from: 'support' | 'person', text: string, sentAt: number) => ({
      id: newId<SupportThread['messages'][number]['id']>(),
      from,
      text,
      sentAt,
    })
    beforeEach(async () => void (stores = await open()))
    afterEach(() => stores.close())

    it('keeps a thread with its messages in the order in which they were sent, for its own farm alone', async () => {
      const [first, second] = [
        message('support', 'Willkommen', 1_779_260_000_000),
        message('person', 'Danke – „schön“', 1_779_260_001_000),
      ]
      const thread: SupportThread = { id: newId(), title: 'Hilfe', messages: [second, first] }
      const empty: SupportThread = { id: newId(), title: 'Leer', messages: [] }
      await stores.store.add(namespace, thread)
      await stores.store.add(namespace, empty)
      expect(await stores.store.byId(namespace, thread.id)).toEqual({ ...thread, messages: [first, second] })
      expect(await stores.store.byId(namespace, empty.id)).toEqual(empty)
      expect(await stores.store.byId(newId<NamespaceId>(), thread.id)).toBeUndefined()
    })

    it('removes a thread with its messages, and what is not there as well', async () => {
      const thread: SupportThread = {
        id: newId(),
        title: 'Hilfe',
        messages: [message('support', 'Willkommen', 1_779_260_000_000)],
      }
      await stores.store.add(namespace, thread)
      await stores.store.remove(newId<NamespaceId>(), thread.id)
      expect(await stores.store.byId(namespace, thread.id)).toEqual(thread)
      await stores.store.remove(namespace, thread.id)
      await stores.store.remove(namespace, thread.id)
      expect(await stores.store.byId(namespace, thread.id)).toBeUndefined()
    })
  })
