import type { Events } from '../shared/events.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { LiveEvents } from '../shared/ports/live-events.ts'
import type { Transaction } from '../shared/ports/transaction.ts'
import { Err, Ok } from '../shared/result.ts'
import { SOURCE_ENDED } from './events.ts'
import type { SourceChange, SourceStore } from './ports/source-store.ts'
import { announceProgress } from './progress.ts'
import { progressAt, type Source, type SourceError } from './source.ts'

export interface RunDependencies {
  sources: SourceStore
  events: Events
  live: LiveEvents
  transaction: Transaction
  clock: Clock
}

type Report = Omit<SourceChange, 'updatedAt'>

const MS_BETWEEN_PROGRESS_REPORTS = 500

/**
 * One run over one source. Each report is stored and announced in one transaction, and refused once another run has
 * taken over the source.
 */
export class IngestionRun {
  readonly #deps: RunDependencies
  readonly #source: Pick<Source, 'namespaceId' | 'id' | 'jobId'>
  #reporting: Promise<unknown> = Promise.resolve()
  #lastReport = 0

  constructor(deps: RunDependencies, source: Pick<Source, 'namespaceId' | 'id' | 'jobId'>) {
    this.#deps = deps
    this.#source = source
  }

  /** Begins the next step, with `work` in its transaction; false where the run is no longer current. */
  enter(
    status: 'extracting' | 'indexing' | 'completed',
    change: Report = {},
    work: () => Promise<void> = async () => {},
  ): Promise<boolean> {
    return this.write(work, () => ({ ...change, status, progress: progressAt(status), error: null }))
  }

  /** Ends the run; `stale` where it is no longer current. */
  async fail(error: SourceError): Promise<'failed' | 'stale'> {
    const current = await this.report({ status: 'failed', error, completedAt: this.#deps.clock.now() })
    return current ? 'failed' : 'stale'
  }

  report(report: Report): Promise<boolean> {
    return this.write(
      async () => undefined,
      () => report,
    )
  }

  /**
   * Does `work` and reports what came of it in one transaction; false, and nothing of it stays, where the run is no
   * longer current.
   */
  async write<T>(work: () => Promise<T>, reportOf: (result: T) => Report): Promise<boolean> {
    const { sources, events, live, transaction, clock } = this.#deps
    const { namespaceId, id, jobId } = this.#source
    const written = await transaction.within(namespaceId, async () => {
      const change = { ...reportOf(await work()), updatedAt: clock.now() }
      const reported = await sources.report(namespaceId, id, jobId, change)
      if (!reported) return Err('stale' as const)
      // As it is kept: a run that begins again, or fails, has come so far already.
      if (change.status) await announceProgress(live, { namespaceId, id, jobId, status: change.status, ...reported })
      if (change.status === 'completed' || change.status === 'failed')
        await events.announce(SOURCE_ENDED, namespaceId, { documentId: id, jobId })
      return Ok(undefined)
    })
    return written.ok
  }

  /** Notes how far the reading is, at most twice a second. One that fails does not matter: the next one follows. */
  onReadProgress(done: number, total: number): void {
    const now = this.#deps.clock.now()
    if (now - this.#lastReport < MS_BETWEEN_PROGRESS_REPORTS) return
    this.#lastReport = now
    const progress = progressAt('extracting', total > 0 ? done / total : 0)
    this.#reporting = this.#reporting.then(() => this.report({ status: 'extracting', progress })).catch(() => {})
  }

  /** Resolves when no report of progress is under way. */
  async settled(): Promise<void> {
    await this.#reporting
  }
}
