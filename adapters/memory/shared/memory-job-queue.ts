import type { JobId, NamespaceId } from '../../../core/shared/ids.ts'
import { UnreadableJob, type Job, type JobHandler } from '../../../core/shared/job.ts'
import type { DeadLetter, DeadLetters } from '../../../core/shared/ports/dead-letters.ts'
import type { QueueFigure, QueueFigures } from '../../../core/operations/index.ts'
import type { NamespaceJobs } from '../../../core/namespaces/index.ts'
import type { JobQueue } from '../../../core/shared/ports/job-queue.ts'
import type { MemoryDatabase } from '../memory-database.ts'

const TABLE = 'jobs'

interface Row {
  kind: string
  id: JobId
  stored: { kind: string; id: JobId }
  retries: number
  tries: number
  /** The key that takes turns with others, and which turn it is; lower ones are done first. */
  key: string | undefined
  turn: number
  /** Nobody does it before this time (ms). */
  dueAt: number
  /** The last try failed for good at this time (ms). */
  failedAt: number | null
}

const rowKey = ({ kind, id }: Pick<Row, 'kind' | 'id'>): string => `${kind} ${id}`

/** Jobs that wait until someone takes them; inside a transaction that rolls back they never existed. */
export class MemoryJobQueue implements JobQueue, DeadLetters, QueueFigures, NamespaceJobs {
  readonly #database: MemoryDatabase
  readonly #now: () => number
  #running: JobId | undefined

  constructor(database: MemoryDatabase, now: () => number = () => 0) {
    this.#database = database
    this.#now = now
  }

  async enqueue({ kind, id, payload, key }: Job): Promise<void> {
    const row: Row = {
      kind: kind.name,
      id,
      stored: { kind: kind.name, id, ...payload },
      retries: kind.retry.limit,
      tries: 0,
      key,
      turn: 0,
      dueAt: this.#now() + kind.afterSeconds * 1000,
      failedAt: null,
    }
    await this.#database.write<Row, void>(null, TABLE, (rows) => {
      // As in PostgreSQL, a job that is there already is not queued again.
      if (rows.has(rowKey(row))) return
      rows.set(rowKey(row), { ...row, turn: kind.fair ? nextTurn(row, [...rows.values()]) : 0 })
    })
  }

  /** As jobs are taken one after the other and none runs meanwhile, all that are there wait. */
  end(namespace: NamespaceId): Promise<number> {
    return this.#database.write<Row, number>(null, TABLE, (rows) => {
      const own = [...rows].filter(([, { stored }]) => JSON.stringify(stored).includes(namespace))
      for (const [key] of own) rows.delete(key)
      return own.filter(([, { failedAt }]) => failedAt === null).length
    })
  }

  /** As above: none runs beside the one that asks. */
  async ended(): Promise<void> {}

  /** But for the one that is done now: it is taken out once it has ended. */
  async forget(namespace: NamespaceId): Promise<void> {
    await this.#database.write<Row, void>(null, TABLE, (rows) => {
      for (const [key, { stored }] of rows)
        if (stored.id !== this.#running && JSON.stringify(stored).includes(namespace)) rows.delete(key)
    })
  }

  /** Takes the oldest job out of the queue, as it is stored, or undefined. */
  take(): Promise<object | undefined> {
    return this.#database.write<Row, object | undefined>(null, TABLE, (rows) => {
      const [first] = inTurn([...rows.values()], this.#now())
      if (first) rows.delete(rowKey(first))
      return first?.stored
    })
  }

  /**
   * Does every job that is due, one after the other in the order they were queued, and tries those that fail again at
   * once; one that the handlers do not know stays.
   */
  async work(handlers: readonly JobHandler[]): Promise<void> {
    for (let next = await this.#next(handlers); next; next = await this.#next(handlers)) {
      const { row, handler } = next
      const lastAttempt = row.tries >= row.retries
      this.#running = row.id
      try {
        await handler.work(row.stored, { id: row.id, lastAttempt })
        await this.#database.write<Row, void>(null, TABLE, (rows) => void rows.delete(rowKey(row)))
      } catch {
        await this.#put({ ...row, tries: row.tries + 1, failedAt: lastAttempt ? this.#now() : null })
        if (lastAttempt) await endWaiting(handler, row)
      }
    }
  }

  list(): Promise<DeadLetter[]> {
    return this.#database.read<Row, DeadLetter[]>(null, TABLE, (rows) =>
      [...rows.values()]
        .flatMap(({ id, kind, failedAt }) => (failedAt === null ? [] : [{ id, kind, failedAt }]))
        .toSorted((a, b) => b.failedAt - a.failedAt || (a.id < b.id ? -1 : 1)),
    )
  }

  /** Of the kinds that have any job; nothing here notes when one came. */
  read(): Promise<QueueFigure[]> {
    return this.#database.read<Row, QueueFigure[]>(null, TABLE, (rows) => {
      const all = [...rows.values()]
      return [...new Set(all.map(({ kind }) => kind))].toSorted().map((kind) => {
        const givenUp = all.filter((row) => row.kind === kind && row.failedAt !== null).length
        const waiting = all.filter((row) => row.kind === kind).length - givenUp
        return { kind, waiting, running: 0, givenUp, oldestSeconds: 0 }
      })
    })
  }

  retry(): Promise<number> {
    return this.#database.write<Row, number>(null, TABLE, (rows) => {
      const dead = [...rows.values()].filter(({ failedAt }) => failedAt !== null)
      for (const row of dead) rows.set(rowKey(row), { ...row, tries: 0, failedAt: null })
      return dead.length
    })
  }

  #put(row: Row): Promise<void> {
    return this.#database.write<Row, void>(null, TABLE, (rows) => void rows.set(rowKey(row), row))
  }

  async #next(handlers: readonly JobHandler[]): Promise<{ row: Row; handler: JobHandler } | undefined> {
    const waiting = await this.#database.read<Row, Row[]>(null, TABLE, (rows) =>
      inTurn([...rows.values()], this.#now()),
    )
    for (const row of waiting) {
      const handler = handlers.find(({ kind }) => kind.name === row.kind)
      if (handler) return { row, handler }
    }
    return undefined
  }
}

/** Those that wait, the lowest turn first, equals in the order in which they were queued. */
const inTurn = (rows: readonly Row[], now: number): Row[] =>
  rows.filter(({ failedAt, dueAt }) => failedAt === null && dueAt <= now).toSorted((a, b) => a.turn - b.turn)

/** After the last of the key's own jobs, and never before the turn that all are at. */
function nextTurn({ kind, key }: Row, rows: readonly Row[]): number {
  const waiting = rows.filter((row) => row.kind === kind && row.failedAt === null)
  const own = waiting.filter((row) => row.key === key).map(({ turn }) => turn + 1)
  const current = Math.min(...waiting.map(({ turn }) => turn))
  return Math.max(...own, Number.isFinite(current) ? current : 0)
}

async function endWaiting({ onDeadLetter }: JobHandler, { stored, id }: Row): Promise<void> {
  try {
    await onDeadLetter(stored, id)
  } catch (error) {
    if (!(error instanceof UnreadableJob)) throw error
  }
}
