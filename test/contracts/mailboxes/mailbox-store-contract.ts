import type { MailboxId, MailboxStore } from '../../../core/mailboxes/index.ts'
import type { NamespaceId } from '../../../core/shared/ids.ts'
import { newId } from '../../builders/ids.ts'
import { aMailbox } from '../../builders/mailbox.ts'
import { equal, holds } from '../assertions.ts'
import { casesOver, type ContractCase } from '../cases.ts'
import type { OpenStores } from '../stores.ts'
import { tenantCases } from '../tenant-cases.ts'

/** What every MailboxStore promises. */
export const mailboxStoreContract = (open: OpenStores<MailboxStore>): ContractCase[] => {
  const namespace = newId<NamespaceId>()
  const password = 'ein ganzer Satz, „ü“'
  return casesOver(open, {
    'keeps one mailbox of a farm, and shows it without its password': async ({ store }) => {
      const [first, second] = [aMailbox(namespace), aMailbox(namespace, { host: 'mail.hof.test', setAt: 2000 })]
      equal(await store.of(namespace), undefined)
      await store.put({ ...first, password })
      equal(await store.of(namespace), first)
      await store.put({ ...second, password: 'anders' })
      equal(await store.of(namespace), second)
      holds(!JSON.stringify(await store.of(namespace)).includes('anders'))
      equal(await store.accessOf(namespace, first.id), undefined)
      const { host, port, encryption, user, folder } = second
      equal(await store.accessOf(namespace, second.id), { host, port, encryption, user, folder, password: 'anders' })
      equal(await store.accessOf(newId<NamespaceId>(), second.id), undefined)
    },

    'seals another password for the same mailbox': async ({ store }) => {
      const mailbox = aMailbox(namespace)
      await store.put({ ...mailbox, password })
      await store.keepPassword(namespace, newId<MailboxId>(), 'falsch')
      equal((await store.accessOf(namespace, mailbox.id))?.password, password)
      await store.keepPassword(namespace, mailbox.id, 'neu')
      equal((await store.accessOf(namespace, mailbox.id))?.password, 'neu')
    },

    'notes up to where a mailbox was read, and not for one of before': async ({ store }) => {
      const [old, mailbox] = [aMailbox(namespace), aMailbox(namespace)]
      await store.put({ ...old, password })
      await store.put({ ...mailbox, password })
      const position = { uidValidity: '7', lastUid: 12, since: '2026-05-20' }
      equal(await store.advance(namespace, old.id, position), false)
      equal((await store.of(namespace))?.position, mailbox.position)
      equal(await store.advance(namespace, mailbox.id, position), true)
      equal(await store.of(namespace), { ...mailbox, position })
    },

    'notes how a reading went; what failed was not read': async ({ store }) => {
      const mailbox = aMailbox(namespace)
      await store.put({ ...mailbox, password })
      const good = { at: 5000, failure: null, failures: 0, failedSince: null }
      await store.note(namespace, mailbox.id, good, 6000)
      equal(await store.of(namespace), { ...mailbox, readAt: 5000 })
      const bad = { at: 7000, failure: 'wrong_password', failures: 2, failedSince: 6500 } as const
      await store.note(namespace, mailbox.id, bad, 9000)
      const { at: _, ...reading } = bad
      equal(await store.of(namespace), { ...mailbox, ...reading, readAt: 5000 })
      await store.note(namespace, newId<MailboxId>(), good, 1)
      equal(await store.of(namespace), { ...mailbox, ...reading, readAt: 5000 })
      equal(await store.takeTurns(8999, 20_000, 10), [])
      equal(await store.takeTurns(9000, 20_000, 10), [namespace])
    },

    'gives turns, longest waiting first, to each once': async ({ store }) => {
      const farms = [3000, 1000, 2000].map((setAt) => aMailbox(newId<NamespaceId>(), { setAt }))
      for (const farm of farms) await store.put({ ...farm, password })
      equal(await store.namespaces(), farms.map(({ namespaceId }) => namespaceId).toSorted())
      equal(await store.takeTurns(2999, 10_000, 1), [farms[1]!.namespaceId])
      equal(await store.takeTurns(2999, 10_000, 10), [farms[2]!.namespaceId])
      equal(await store.takeTurns(2999, 10_000, 10), [])
      const several = await Promise.all([1, 2, 3].map(() => store.takeTurns(10_000, 30_000, 10)))
      equal(several.flat().toSorted(), farms.map(({ namespaceId }) => namespaceId).toSorted())
    },

    'forgets a mailbox with its turns, that of its own farm alone': async ({ store }) => {
      const [mailbox, other] = [aMailbox(namespace), aMailbox(newId<NamespaceId>())]
      await store.put({ ...mailbox, password })
      await store.put({ ...other, password })
      await store.endTurns(namespace)
      equal((await store.namespaces()).length, 2)
      equal([await store.remove(namespace), await store.remove(namespace)], [true, false])
      equal(await store.of(namespace), undefined)
      equal(await store.namespaces(), [other.namespaceId])
      await store.endTurns(namespace)
      equal(await store.of(other.namespaceId), other)
    },
  }).concat(
    tenantCases(open, {
      async write(store, namespaceId) {
        await store.put({ ...aMailbox(namespaceId), password })
        return namespaceId
      },
      has: async (store, namespaceId, written) =>
        namespaceId === written
          ? (await store.of(namespaceId)) !== undefined
          : (await store.of(namespaceId))?.namespaceId === written,
    }),
  )
}
