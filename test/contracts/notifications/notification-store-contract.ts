import type { AccountStore } from '../../../core/access/index.ts'
import type { Notification, NotificationId, NotificationStore } from '../../../core/notifications/index.ts'
import type { NamespaceId } from '../../../core/shared/ids.ts'
import { newId } from '../../builders/ids.ts'
import { aNotification } from '../../builders/notification.ts'
import { anAccount } from '../access/account-store-contract.ts'
import { equal } from '../assertions.ts'
import { casesOver, type ContractCase } from '../cases.ts'
import type { OpenStores } from '../stores.ts'
import { tenantCases } from '../tenant-cases.ts'

const ALL = { limit: 50, offset: 0 }

/** What every NotificationStore promises. */
export const notificationStoreContract = (
  open: OpenStores<{ notifications: NotificationStore; accounts: AccountStore }>,
): ContractCase[] => {
  const namespaceId = newId<NamespaceId>()
  const [one, other] = [anAccount(), anAccount()]
  const userId = one.userId
  const own = (given: Partial<Notification> = {}) => aNotification({ namespaceId, userId, ...given })
  const opened = async () => {
    const { store, transaction, close } = await open()
    for (const account of [one, other]) await store.accounts.add(account)
    return { store: store.notifications, transaction, close }
  }
  return casesOver(opened, {
    'holds what waits for others, and lets each go once': async ({ store }) => {
      const [second, first, free, theirs] = [
        own({ createdAt: 2000 }),
        own({ createdAt: 1000, inApp: false }),
        own(),
        aNotification({ namespaceId, userId: other.userId }),
      ]
      await store.add(namespaceId, [second, first, theirs], { held: true })
      await store.add(namespaceId, [free])
      equal(await store.held(namespaceId, userId), [first, second])
      const ids = [second.id, free.id, theirs.id]
      const released = await Promise.all([1, 2, 3].map(() => store.release(namespaceId, userId, ids)))
      equal(released.flat(), [second.id])
      equal(await store.held(namespaceId, userId), [first])
      equal(await store.held(namespaceId, other.userId), [theirs])
    },

    'gives notifications back as they were written, to their person and farm alone': async ({ store }) => {
      const full = own({ body: 'Zwei Zeilen\nund Umlaute: äöü ß „“', kind: 'deadline_near', link: null })
      equal(await store.add(namespaceId, [full]), [full.id])
      equal(await store.list(namespaceId, userId, ALL), [full])
      equal(await store.byIds(namespaceId, userId, [full.id, newId<NotificationId>()]), [full])
      for (const [farm, person] of [
        [namespaceId, other.userId],
        [newId<NamespaceId>(), userId],
      ] as const) {
        equal(await store.list(farm, person, ALL), [])
        equal(await store.byIds(farm, person, [full.id]), [])
        equal(await store.count(farm, person), 0)
        equal(await store.unread(farm, person), {})
        equal(await store.read(farm, person, full.id, 2000), undefined)
        equal(await store.readAll(farm, person, 2000), 0)
        equal(await store.beginMail(farm, person, [full.id], 2000), [])
      }
      equal(await store.unread(namespaceId, userId), { deadline_near: 1 })
    },

    'lists the newest first, then by id, a page of them, and only what is for the page': async ({ store }) => {
      const [first, second, third] = [own(), own(), own({ createdAt: 3000 })]
      const elsewhere = own({ inApp: false, createdAt: 4000 })
      await store.add(namespaceId, [third, first, second, elsewhere])
      const ids = async (slice = ALL) => (await store.list(namespaceId, userId, slice)).map(({ id }) => id)
      equal(await ids(), [third.id, second.id, first.id])
      equal(await ids({ limit: 1, offset: 1 }), [second.id])
      equal(await ids({ limit: 5, offset: 3 }), [])
      equal(await store.count(namespaceId, userId), 3)
      equal(await store.unread(namespaceId, userId), { source_read: 3 })
      equal(await store.read(namespaceId, userId, elsewhere.id, 5000), undefined)
      equal(await store.byIds(namespaceId, userId, [elsewhere.id]), [elsewhere])
    },

    'has one of a kind about one thing for a person, also of ten writers at once': async ({ store }) => {
      const about = 'eine Frist'
      const same = Array.from({ length: 10 }, () => own({ about }))
      const added = (await Promise.all(same.map((each) => store.add(namespaceId, [each])))).flat()
      equal(added.length, 1)
      const others = [own({ about, kind: 'source_failed' }), own({ about, userId: other.userId })]
      equal((await store.add(namespaceId, [own({ about }), ...others])).length, 2)
      equal(await store.unread(namespaceId, userId), { source_read: 1, source_failed: 1 })
      equal(await store.unread(namespaceId, other.userId), { source_read: 1 })
    },

    'marks one as read once, and keeps the time': async ({ store }) => {
      const [read, unread] = [own(), own()]
      await store.add(namespaceId, [read, unread])
      equal(await store.read(namespaceId, userId, read.id, 2000), { ...read, readAt: 2000 })
      equal(await store.read(namespaceId, userId, read.id, 3000), { ...read, readAt: 2000 })
      equal(await store.unread(namespaceId, userId), { source_read: 1 })
      equal(await store.read(namespaceId, userId, newId<NotificationId>(), 2000), undefined)
    },

    'marks all of a person as read, and says how many were not': async ({ store }) => {
      const notifications = [own(), own({ kind: 'deadline_near' }), own({ userId: other.userId })]
      await store.add(namespaceId, [...notifications, own({ inApp: false })])
      await store.read(namespaceId, userId, notifications[0]!.id, 2000)
      equal(await store.readAll(namespaceId, userId, 3000), 1)
      equal(await store.readAll(namespaceId, userId, 4000), 0)
      const times = (await store.list(namespaceId, userId, ALL)).map(({ readAt }) => readAt)
      equal(times.toSorted(), [2000, 3000])
      equal(Object.values(await store.unread(namespaceId, userId)).filter(Boolean), [])
      equal(await store.unread(namespaceId, other.userId), { source_read: 1 })
    },

    'counts right whoever adds and marks at once': async ({ store }) => {
      const added = Array.from({ length: 30 }, () => own())
      await Promise.all([
        ...added.map((each) => store.add(namespaceId, [each])),
        ...added.map((each) => store.read(namespaceId, userId, each.id, 2000)),
        store.readAll(namespaceId, userId, 2000),
        store.readAll(namespaceId, userId, 2000),
      ])
      const unread = (await store.list(namespaceId, userId, ALL)).filter(({ readAt }) => readAt === null).length
      equal((await store.unread(namespaceId, userId)).source_read ?? 0, unread)
      equal(await store.readAll(namespaceId, userId, 3000), unread)
    },

    'lets each go out by mail once, unless it did not': async ({ store }) => {
      const [first, second] = [own(), own({ inApp: false })]
      await store.add(namespaceId, [first, second])
      const ids = [first.id, second.id].toSorted()
      const begun = await Promise.all([1, 2, 3].map(() => store.beginMail(namespaceId, userId, ids, 2000)))
      equal(begun.flat().toSorted(), ids)
      await store.undoMail(namespaceId, userId, [second.id])
      equal(await store.beginMail(namespaceId, userId, ids, 3000), [second.id])
    },
  }).concat(
    tenantCases(opened, {
      async write(store, namespace) {
        const [id] = await store.add(namespace, [aNotification({ namespaceId: namespace, userId })])
        return id!
      },
      has: async (store, namespace, id) => (await store.byIds(namespace, userId, [id])).length > 0,
    }),
  )
}
