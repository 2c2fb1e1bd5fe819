import { MemoryAccountStore } from '../../adapters/memory/access/memory-account-store.ts'
import { MemoryFarmPictures } from '../../adapters/memory/farm/memory-farm-pictures.ts'
import { MemoryProposalStore } from '../../adapters/memory/farm/memory-proposal-store.ts'
import { MemoryRowStore } from '../../adapters/memory/farm/memory-row-store.ts'
import { MemoryDatabase } from '../../adapters/memory/memory-database.ts'
import { MemoryMembers } from '../../adapters/memory/notifications/memory-members.ts'
import { MemoryNotificationStore } from '../../adapters/memory/notifications/memory-notification-store.ts'
import { MemoryPreferenceStore } from '../../adapters/memory/notifications/memory-preference-store.ts'
import { MemoryPushDeviceStore } from '../../adapters/memory/notifications/memory-push-device-store.ts'
import { MemoryPush } from '../../adapters/memory/notifications/memory-push.ts'
import { MemoryEventsRead } from '../../adapters/memory/shared/memory-events-read.ts'
import { MemoryJobQueue } from '../../adapters/memory/shared/memory-job-queue.ts'
import { MemoryLiveEvents } from '../../adapters/memory/shared/memory-live-events.ts'
import { MemoryMailer } from '../../adapters/memory/shared/memory-mailer.ts'
import { MemorySourceStore } from '../../adapters/memory/sources/memory-source-store.ts'
import { uuidV7Ids } from '../../adapters/system/uuid-v7-ids.ts'
import { notificationJobs } from '../../apps/worker/notifications/jobs.ts'
import type { Actor } from '../../core/access/index.ts'
import { makeReadDueFindings } from '../../core/control-folder/answers/read-due-findings.ts'
import { makeReadDeadlines } from '../../core/farm/index.ts'
import { LIVE_CHANNEL, makeNotifications, NOTIFY_OF_SOURCES } from '../../core/notifications/index.ts'
import { makeEvents } from '../../core/shared/events.ts'
import { Ok } from '../../core/shared/result.ts'
import { SOURCE_ENDED, type Source } from '../../core/sources/index.ts'
import { anAccount } from '../contracts/access/account-store-contract.ts'
import { aSource } from './source.ts'

export const BASE_URL = 'https://hof.example'
const ALL = { limit: 200, offset: 0 }

/** The use cases of notifications over the memory adapters, with a clock that a test moves. */
export function notificationsInMemory() {
  const time = { now: Date.parse('2026-05-20T08:00:00Z') }
  const database = new MemoryDatabase()
  const jobs = new MemoryJobQueue(database, () => time.now)
  const platform = {
    clock: { now: () => time.now },
    ids: uuidV7Ids,
    transaction: database,
    eventsRead: new MemoryEventsRead(database),
    live: new MemoryLiveEvents(database),
    jobs,
    mailer: new MemoryMailer(),
    baseUrl: BASE_URL,
    accounts: new MemoryAccountStore(database),
    sources: new MemorySourceStore(database),
    proposals: new MemoryProposalStore(database),
    notifications: new MemoryNotificationStore(database),
    preferences: new MemoryPreferenceStore(database),
    pushDevices: new MemoryPushDeviceStore(database),
    members: new MemoryMembers(database),
    push: new MemoryPush('a public key'),
    rows: new MemoryRowStore(database),
  }
  const events = makeEvents({ jobs, ids: uuidV7Ids, readers: [LIVE_CHANNEL, NOTIFY_OF_SOURCES] })
  const farmPictures = new MemoryFarmPictures(database)
  const judging = { readFurtherDeadlines: makeReadDueFindings({ farmPictures }) }
  const area = makeNotifications(platform, {
    readDeadlines: makeReadDeadlines(platform),
    readAllDeadlines: makeReadDeadlines({
      ...platform,
      readFurtherDeadlines: (...of) => judging.readFurtherDeadlines(...of),
    }),
  })
  const handlers = notificationJobs(area)
  return {
    ...platform,
    ...area,
    time,
    /** How the farm is judged for a digest. */
    judging,
    handlers,
    /** Does all jobs that are due. */
    workNow: () => jobs.work(handlers),
    /** Does all jobs that are due, and a minute later what was held. */
    async work(): Promise<void> {
      await jobs.work(handlers)
      time.now += 60_000
      await jobs.work(handlers)
    },
    async person(): Promise<Actor & { email: string }> {
      const { userId, namespaceId, email, ...rest } = anAccount()
      await platform.accounts.add({ userId, namespaceId, email, ...rest })
      return { userId, namespaceId, email, credential: { kind: 'session' } }
    },
    /** A source of the person's farm whose run has just ended. */
    async ended(person: Actor, given: Partial<Source> = {}): Promise<Source> {
      const source = aSource({ namespaceId: person.namespaceId, status: 'completed', ...given })
      const { namespaceId, id: documentId, jobId } = source
      await database.within<undefined, never>(namespaceId, async () => {
        await platform.sources.add(source)
        await events.announce(SOURCE_ENDED, namespaceId, { documentId, jobId })
        return Ok(undefined)
      })
      return source
    },
    listed: async (person: Actor) => (await area.listNotifications(person, ALL)).notifications,
    published: async (person: Actor) => platform.live.published(person.namespaceId),
  }
}
