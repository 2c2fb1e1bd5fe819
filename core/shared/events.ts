import type { JobId, NamespaceId } from './ids.ts'
import {
  declareJob,
  handleJob,
  isId,
  isText,
  readStored,
  UnreadableJob,
  type Check,
  type Checks,
  type JobHandler,
  type JobKind,
} from './job.ts'
import type { EventsRead } from './ports/events-read.ts'
import type { Ids } from './ports/ids.ts'
import type { JobQueue } from './ports/job-queue.ts'
import type { Transaction } from './ports/transaction.ts'
import { Ok } from './result.ts'

/** Something that happens in an area and that others may have to follow: declared once, by the area it happens in. */
export interface EventKind<Data extends object = object> {
  /** Stays for good: events wait in the database by it. */
  readonly name: string
  read(stored: unknown): Data | undefined
}

export const declareEvent = <Data extends object>(name: string, data: Checks<Data>): EventKind<Data> => ({
  name,
  read: (stored) => readStored(data, stored),
})

export interface Events {
  /**
   * Stores the event for each of its readers in the running transaction: they hear it if and only if that commits. A
   * reader that is added later hears what is announced from then on.
   */
  announce<Data extends object>(kind: EventKind<Data>, namespace: NamespaceId, data: NoInfer<Data>): Promise<void>
}

interface Delivery {
  namespaceId: NamespaceId
  event: string
  data: object
}

const isObject: Check<object> = (value): value is object => typeof value === 'object' && value !== null

type Reads = Readonly<Record<string, EventKind>>

/**
 * Someone who follows events; declared by the area that reads. A reader is a job: it gets the events of a namespace one
 * after the other, in the order in which the announcing transactions began, each at least once. What it does in its
 * transaction is done once.
 */
export interface EventReader<R extends Reads = Reads> {
  readonly job: JobKind<Delivery>
  readonly reads: R
}

export const declareReader = <R extends Reads>(name: string, reads: R): EventReader<R> => ({
  reads,
  job: declareJob<Delivery>({
    name,
    payload: { namespaceId: isId<NamespaceId>, event: isText, data: isObject },
    retry: { limit: 6, delaySeconds: 1, longestDelaySeconds: 60, timeoutSeconds: 60 },
    ordered: true,
  }),
})

/** Events over the job queue: one job for each reader that listens, nothing where none does. */
export const makeEvents = ({
  jobs,
  ids,
  readers,
}: {
  jobs: JobQueue
  ids: Ids
  readers: readonly EventReader[]
}): Events => ({
  async announce(kind, namespaceId, data) {
    const listening = readers.filter(({ reads }) => Object.values(reads).some(({ name }) => name === kind.name))
    if (listening.length === 0) return
    const id = ids.next<JobId>()
    for (const { job } of listening)
      await jobs.enqueue(job.of(id, { namespaceId, event: kind.name, data }, namespaceId))
  },
})

type DataOf<K> = K extends EventKind<infer Data> ? Data : never

/** What a reader does with each of the events that it reads; joins the transaction that marks the event as read. */
export type Reactions<R extends Reads> = {
  readonly [Name in keyof R]: (namespace: NamespaceId, data: DataOf<R[Name]>) => Promise<void>
}

/** Puts a reader and what it does together, as a job of the worker. */
export const handleEvents = <R extends Reads>(
  { job, reads }: EventReader<R>,
  { transaction, eventsRead }: { transaction: Transaction; eventsRead: EventsRead },
  reactions: Reactions<R>,
): JobHandler =>
  handleJob(job, {
    concurrency: 2,
    async work({ namespaceId, event, data: stored }, { id }) {
      const name = Object.keys(reads).find((key) => reads[key]!.name === event)
      const data = name === undefined ? undefined : reads[name]!.read(stored)
      if (name === undefined || !data)
        throw new UnreadableJob(`${job.name} does not know the event ${event} in this form`)
      await transaction.within<undefined, never>(namespaceId, async () => {
        if (await eventsRead.mark(namespaceId, job.name, id)) await reactions[name]!(namespaceId, data as never)
        return Ok(undefined)
      })
    },
  })
