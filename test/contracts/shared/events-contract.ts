import { uuidV7Ids } from '../../../adapters/system/uuid-v7-ids.ts'
import { declareEvent, declareReader, handleEvents, makeEvents } from '../../../core/shared/events.ts'
import type { DocumentId, JobId, NamespaceId } from '../../../core/shared/ids.ts'
import { isId } from '../../../core/shared/job.ts'
import type { EventsRead } from '../../../core/shared/ports/events-read.ts'
import type { LiveEvent, LiveEvents } from '../../../core/shared/ports/live-events.ts'
import { Err, Ok } from '../../../core/shared/result.ts'
import { newId } from '../../builders/ids.ts'
import { equal, rejects } from '../assertions.ts'
import { casesOver, type ContractCase } from '../cases.ts'
import type { OpenedQueue, OpenQueue } from './job-queue-contract.ts'

export interface OpenedEvents extends OpenedQueue {
  eventsRead: EventsRead
  /** What the readers of the contract do: it joins their transaction. */
  live: LiveEvents
  published(namespace: NamespaceId): Promise<LiveEvent[]>
}

const HAPPENED = declareEvent('contract_happened', { documentId: isId<DocumentId> })
const UNHEARD = declareEvent('contract_unheard', { documentId: isId<DocumentId> })
const FIRST = declareReader('contract_first_reader', { happened: HAPPENED })
const SECOND = declareReader('contract_second_reader', { happened: HAPPENED })

function worldOf(opened: OpenedEvents) {
  const namespace = newId<NamespaceId>()
  const events = makeEvents({ jobs: opened.queue, ids: uuidV7Ids, readers: [FIRST, SECOND] })
  const seen: string[] = []
  return {
    namespace,
    events,
    seen,
    seenBy: (reader: string) => seen.filter((one) => one.startsWith(reader)),
    /** The readers; what `first` throws is thrown after its work is done. */
    readers: (first: (document: DocumentId) => void = () => {}) => [
      handleEvents(FIRST, opened, {
        async happened(of, { documentId }) {
          await opened.live.publish(of, { event: 'source.deleted', data: { document_id: documentId } })
          seen.push(`first ${documentId}`)
          first(documentId)
        },
      }),
      handleEvents(SECOND, opened, { happened: async (_of, data) => void seen.push(`second ${data.documentId}`) }),
    ],
    announce: (documentId: DocumentId, of = namespace) =>
      opened.transaction.within(of, async () => Ok(await events.announce(HAPPENED, of, { documentId }))),
    told: async (of = namespace) =>
      (await opened.published(of)).map(({ data }) => ('document_id' in data ? data.document_id : undefined)),
  }
}

const someDocuments = (count: number) => Array.from({ length: count }, () => newId<DocumentId>())

/** What events over a JobQueue and an EventsRead promise. */
export const eventsContract = (open: OpenQueue<OpenedEvents>): ContractCase[] =>
  casesOver(() => open([FIRST.job, SECOND.job]), {
    'are heard by every reader if the transaction commits, and by none if it does not': async (opened) => {
      const { events, namespace, announce, readers, seen, told } = worldOf(opened)
      const [lost, kept] = someDocuments(2) as [DocumentId, DocumentId]
      const announceLost = () => events.announce(HAPPENED, namespace, { documentId: lost })
      await opened.transaction.within(namespace, async () => Err(await announceLost()))
      const crashing = opened.transaction.within(namespace, async () => {
        await announceLost()
        throw new Error('crash')
      })
      await rejects(crashing, 'crash')
      await announce(kept)
      await opened.work(readers(), () => seen.length === 2)
      equal(seen.toSorted(), [`first ${kept}`, `second ${kept}`])
      equal(await told(), [kept])
    },

    'come in order within a namespace, those of one transaction too': async (opened) => {
      const { events, namespace, announce, readers, seen, told } = worldOf(opened)
      const other = newId<NamespaceId>()
      const [documents, elsewhere] = [someDocuments(6), someDocuments(3)]
      for (const document of documents.slice(0, 3)) await announce(document)
      for (const document of elsewhere) await announce(document, other)
      await opened.transaction.within(namespace, async () => {
        for (const documentId of documents.slice(3)) await events.announce(HAPPENED, namespace, { documentId })
        return Ok(undefined)
      })
      await opened.work(readers(), () => seen.length === 18)
      equal(await told(), documents)
      equal(await told(other), elsewhere)
    },

    'take effect once, where the reader dies between its work and the commit': async (opened) => {
      const { announce, readers, seenBy, told } = worldOf(opened)
      const [document] = someDocuments(1) as [DocumentId]
      await announce(document)
      let crashes = 0
      const dyingOnce = readers(() => {
        if (crashes++ === 0) throw new Error('crash')
      })
      await opened.work(dyingOnce, () => seenBy('first').length === 2)
      equal(await told(), [document])
    },

    'take effect once, where they are delivered again after the commit, even at the same time': async (opened) => {
      const { namespace, readers, told } = worldOf(opened)
      const delivery = { namespaceId: namespace, event: HAPPENED.name, data: { documentId: newId<DocumentId>() } }
      const attempt = { id: newId<JobId>(), lastAttempt: false }
      const [first] = readers()
      await first!.work(delivery, attempt)
      await first!.work(delivery, attempt)
      equal(await told(), [delivery.data.documentId])
      const again = { ...attempt, id: newId<JobId>() }
      await Promise.all([1, 2, 3].map(() => first!.work(delivery, again)))
      equal((await told()).length, 2)
    },

    'reach one reader while another fails': async (opened) => {
      const { announce, readers, seen, seenBy, told } = worldOf(opened)
      const [poison, healthy] = someDocuments(2) as [DocumentId, DocumentId]
      for (const document of [poison, healthy]) await announce(document)
      const failing = readers((document) => {
        if (document === poison && seenBy('first').length < 3) throw new Error('poison')
      })
      await opened.work(failing, () => seen.includes(`second ${healthy}`) && seen.includes(`first ${healthy}`))
      equal(seenBy('second'), [`second ${poison}`, `second ${healthy}`])
      equal(await told(), [poison, healthy])
    },

    'are not stored where nobody reads them': async ({ transaction }) => {
      const namespace = newId<NamespaceId>()
      const jobs = { enqueue: () => Promise.reject(new Error('stored')) }
      const events = makeEvents({ jobs, ids: uuidV7Ids, readers: [FIRST] })
      const data = { documentId: newId<DocumentId>() }
      await transaction.within(namespace, async () => Ok(await events.announce(UNHEARD, namespace, data)))
      await rejects(events.announce(HAPPENED, namespace, data), 'stored')
    },
  })
