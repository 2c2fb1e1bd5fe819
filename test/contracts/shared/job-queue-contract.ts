import type { JobId, NamespaceId } from '../../../core/shared/ids.ts'
import { declareJob, handleJob, isText, type JobHandler, type JobKind } from '../../../core/shared/job.ts'
import type { DeadLetters } from '../../../core/shared/ports/dead-letters.ts'
import type { JobQueue } from '../../../core/shared/ports/job-queue.ts'
import type { Transaction } from '../../../core/shared/ports/transaction.ts'
import { Err, Ok } from '../../../core/shared/result.ts'
import { newId } from '../../builders/ids.ts'
import { equal, holds, matches, rejects } from '../assertions.ts'
import { casesOver, type ContractCase } from '../cases.ts'

/** A queue for these kinds of jobs over a database of its own. */
export interface OpenedQueue {
  queue: JobQueue
  deadLetters: DeadLetters
  transaction: Transaction
  /** A worker does what waits until `done` holds. */
  work(handlers: readonly JobHandler[], done: () => boolean): Promise<void>
  close(): Promise<void>
}

export type OpenQueue<Opened extends OpenedQueue = OpenedQueue> = (kinds: readonly JobKind[]) => Promise<Opened>

const retry = { limit: 1, delaySeconds: 1, timeoutSeconds: 60 }
const NOTE = declareJob({ name: 'contract_note', payload: { text: isText }, retry })
const STEP = declareJob({ name: 'contract_step', payload: { text: isText }, retry, ordered: true })
const TURN = declareJob({ name: 'contract_turn', payload: { text: isText }, retry, fair: true })
const LATER = declareJob({ name: 'contract_later', payload: { text: isText }, retry, afterSeconds: 2 })
/** The same queue as another version of the program knows it. */
const OLD_NOTE = declareJob({ name: NOTE.name, payload: { words: isText }, retry })

const enqueue = ({ queue, transaction }: OpenedQueue, kind: typeof NOTE, text: string, key?: string) =>
  transaction.within(newId<NamespaceId>(), async () => Ok(await queue.enqueue(kind.of(newId<JobId>(), { text }, key))))

/** Handlers that keep what they were given; `fails` says of which texts each try fails. */
function recording(fails: (text: string) => boolean = () => false) {
  const [seen, dead]: [{ text: string; lastAttempt: boolean }[], string[]] = [[], []]
  const triesOf = (text: string) => seen.filter((one) => one.text === text).length
  const handler = (kind: typeof NOTE) =>
    handleJob(kind, {
      async work({ text }, { lastAttempt }) {
        seen.push({ text, lastAttempt })
        if (fails(text)) throw new Error(text)
      },
      onDeadLetter: async ({ text }) => void dead.push(`${text} after ${triesOf(text)}`),
    })
  return {
    seen,
    dead,
    texts: () => seen.map(({ text }) => text),
    handlers: [handler(NOTE), handler(STEP), handler(TURN), handler(LATER)],
  }
}

/** What every JobQueue with its worker and its DeadLetters promises. */
export const jobQueueContract = (open: OpenQueue): ContractCase[] =>
  casesOver(() => open([NOTE, STEP, TURN, LATER]), {
    'does a job of a kind that waits only after its time': async (opened) => {
      const { handlers, texts } = recording()
      await enqueue(opened, LATER, 'later')
      await enqueue(opened, NOTE, 'now')
      await opened.work(handlers, () => texts().includes('later'))
      equal(texts(), ['now', 'later'])
    },

    'does a job of a committed transaction with its payload, and none of one that was rolled back': async (opened) => {
      const { queue, transaction } = opened
      const { handlers, seen, texts } = recording()
      const lost = NOTE.of(newId<JobId>(), { text: 'lost' })
      await transaction.within(newId<NamespaceId>(), async () => Err(await queue.enqueue(lost)))
      const crashing = transaction.within(newId<NamespaceId>(), async () => {
        await queue.enqueue(lost)
        throw new Error('crash')
      })
      await rejects(crashing, 'crash')
      await enqueue(opened, NOTE, 'kept')
      await opened.work(handlers, () => texts().includes('kept'))
      equal(seen, [{ text: 'kept', lastAttempt: false }])
    },

    'tries a job that fails again, tells the last try, and makes a dead letter of it while others go on': async (
      opened,
    ) => {
      const { handlers, seen, dead, texts } = recording((text) => text === 'poison')
      await enqueue(opened, NOTE, 'poison')
      await enqueue(opened, NOTE, 'healthy')
      await enqueue(opened, STEP, 'without a worker', newId<string>())
      await opened.work([handlers[0]!], () => dead.length > 0 && texts().includes('healthy'))
      const tries = seen.filter(({ text }) => text === 'poison')
      equal(
        tries.map(({ lastAttempt }) => lastAttempt),
        [false, true],
      )
      equal(dead, ['poison after 2'])
      const [letter, ...others] = await opened.deadLetters.list()
      equal([letter?.kind, others.length], [NOTE.name, 0])
      holds(Number.isInteger(letter?.failedAt), 'the time of the failure')

      const mended = recording()
      equal(await opened.deadLetters.retry(), 1)
      await opened.work([mended.handlers[0]!], () => mended.seen.length > 0)
      equal(mended.seen, [{ text: 'poison', lastAttempt: false }])
      equal(await opened.deadLetters.list(), [])
    },

    'lists dead letters newest first': async (opened) => {
      for (const text of ['first', 'second']) {
        const { handlers, dead } = recording(() => true)
        await enqueue(opened, NOTE, text)
        await opened.work(handlers, () => dead.length > 0)
        await new Promise((later) => setTimeout(later, 2))
      }
      const [newest, oldest] = await opened.deadLetters.list()
      holds(newest!.failedAt > oldest!.failedAt, 'newest first')
      equal(await opened.deadLetters.retry(), 2)
    },

    'does ordered jobs of one key in turn: the next waits for the last try of the one before': async (opened) => {
      const { handlers, texts, dead } = recording((text) => text === 'two')
      const key = newId<string>()
      for (const text of ['one', 'two', 'three', 'four']) await enqueue(opened, STEP, text, key)
      await enqueue(opened, STEP, 'of another key', newId<string>())
      await opened.work(handlers, () => texts().includes('four') && texts().includes('of another key'))
      equal(
        texts().filter((text) => text !== 'of another key'),
        ['one', 'two', 'two', 'three', 'four'],
      )
      equal(dead, ['two after 2'])
      matches(await opened.deadLetters.list(), [{ kind: STEP.name }])
      await opened.deadLetters.retry()
      const mended = recording()
      await opened.work(mended.handlers, () => mended.seen.length > 0)
      equal(mended.texts(), ['two'])
    },

    'lets keys take turns: one with few jobs does not wait for all of one with many': async (opened) => {
      const { handlers, texts } = recording()
      const [many, few, single] = [newId<string>(), newId<string>(), newId<string>()]
      for (const text of ['many 1', 'many 2', 'many 3', 'many 4']) await enqueue(opened, TURN, text, many)
      for (const text of ['few 1', 'few 2']) await enqueue(opened, TURN, text, few)
      await opened.work(handlers, () => texts().length === 6)
      equal(texts(), ['many 1', 'few 1', 'many 2', 'few 2', 'many 3', 'many 4'])
      await enqueue(opened, TURN, 'alone 1', few)
      await enqueue(opened, TURN, 'alone 2', few)
      await enqueue(opened, TURN, 'single', single)
      await opened.work(handlers, () => texts().length === 9)
      equal(texts().slice(6), ['alone 1', 'single', 'alone 2'])
    },

    'keeps one of two jobs of the same id': async (opened) => {
      const { handlers, texts } = recording()
      const job = TURN.of(newId<JobId>(), { text: 'once' }, newId<string>())
      for (let time = 0; time < 2; time += 1)
        await opened.transaction.within(newId<NamespaceId>(), async () => Ok(await opened.queue.enqueue(job)))
      await enqueue(opened, TURN, 'later', newId<string>())
      await opened.work(handlers, () => texts().includes('later'))
      equal(texts(), ['once', 'later'])
    },

    'hands a job that another version has stored to no use case, and keeps it as a dead letter': async (opened) => {
      let done = 0
      const count = async () => void done++
      await enqueue(opened, NOTE, 'new words')
      await enqueue(opened, STEP, 'after it', newId<string>())
      const { handlers, dead } = recording((text) => text === 'after it')
      const old = handleJob(OLD_NOTE, { work: count, onDeadLetter: count })
      await opened.work([old, handlers[1]!], () => dead.length > 0)
      equal(done, 0)
      equal((await opened.deadLetters.list()).length, 2)
      await opened.deadLetters.retry()
      const again = recording()
      await opened.work(again.handlers, () => again.seen.length === 2)
      equal(again.texts().toSorted(), ['after it', 'new words'])
    },
  })
