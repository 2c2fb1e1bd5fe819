import type { DocumentReader, Lane } from '../../core/sources/index.ts'
import { Err, type Result } from '../../core/shared/result.ts'
import type { ReadPicturePage } from './picture-page.ts'
import type { InspectPicture } from './picture-inspector.ts'
import { defaultReadLimits, type ReadLimits } from './limits.ts'
import type { ReaderResults, ReaderTask } from './protocol.ts'
import { startReaderProcess, type ProcessLimits, type TaskResult } from './reader-process.ts'
import { leave, makeSeats, type Seat } from './reader-seats.ts'

export interface IsolatedReaderSettings extends Omit<ProcessLimits, 'processorSeconds' | 'niceness'> {
  /** Files read at the same time in each lane, each in a process of its own. */
  processes: number
  /** Processor time of a task in the quick lane; it has half the memory of the other. */
  quickSeconds: number
  /** How far the readers of the slow lane stand back behind everything else. */
  slowNiceness: number
  /** Files after which a process is replaced. */
  filesPerProcess: number
  /** Resident memory above which a process is replaced once its file is done. */
  keptMegabytes: number
  /** Seconds without work after which a process is ended. */
  idleSeconds: number
  limits: ReadLimits
}

export const defaultIsolatedReaderSettings: IsolatedReaderSettings = {
  // As many as the worker has ingestions at once in a lane: one file that takes its time holds up no other.
  processes: 2,
  quickSeconds: 2,
  slowNiceness: 10,
  silentSeconds: 60,
  totalSeconds: 1_800,
  memoryMegabytes: 1_024,
  filesPerProcess: 50,
  keptMegabytes: 400,
  idleSeconds: 60,
  limits: defaultReadLimits,
}

/**
 * A reader that does the parsing in processes of their own; `close` ends them and answers what still waits with
 * `reader_crashed`.
 */
export interface IsolatedDocumentReader extends DocumentReader {
  /** Type and size of a picture, by its bytes. */
  inspectPicture: InspectPicture
  /** A page of a picture as a PDF can hold it. */
  readPicturePage: ReadPicturePage
  close(): Promise<void>
}

type Progress = Parameters<DocumentReader['analyse']>[3]

/**
 * Reads documents in small pools of reader processes, one for each lane and one for those who wait for an answer; they
 * are started when needed, reused, replaced and ended when idle.
 */
export function makeIsolatedDocumentReader(given: Partial<IsolatedReaderSettings> = {}): IsolatedDocumentReader {
  const settings = { ...defaultIsolatedReaderSettings, ...given }
  const { quickSeconds, slowNiceness, memoryMegabytes } = settings
  const lanes = {
    quick: makePool({ ...settings, processorSeconds: quickSeconds, memoryMegabytes: memoryMegabytes / 2 }),
    slow: makePool({ ...settings, niceness: slowNiceness }),
    awaited: makePool(settings),
  }
  const { limits } = settings
  // What comes of a task is known by its kind.
  const run = <K extends ReaderTask['kind'], F>(
    lane: Lane | 'awaited',
    task: ReaderTask & { kind: K },
    progress?: Progress,
  ) => lanes[lane].run(task, progress) as unknown as Promise<Result<ReaderResults[K], F>>
  return {
    read: (document) => run('awaited', { kind: 'read', document, limits }),
    analyse: (document, context, lane, progress) => run(lane, { kind: 'analyse', document, limits, context }, progress),
    planTable: (document, rowKind, today) => run('awaited', { kind: 'plan', document, limits, rowKind, today }),
    preview: (document, lane) => run(lane, { kind: 'preview', document, limits }),
    inspectPicture: (path) => run('awaited', { kind: 'picture', document: { path, filename: '' }, limits }),
    readPicturePage: (path, page) =>
      run('awaited', { kind: 'picture_page', document: { path, filename: '' }, limits, page }),
    async close() {
      await Promise.all(Object.values(lanes).map((pool) => pool.close()))
    },
  }
}

type PoolSettings = IsolatedReaderSettings & ProcessLimits

function makePool(settings: PoolSettings) {
  const seats = makeSeats(settings)
  let closed = false

  async function runIn(seat: Seat, task: ReaderTask, progress?: Progress): Promise<TaskResult> {
    if (!seat.process?.alive()) await leave(seat)
    if (closed) return Err({ kind: 'reader_crashed', reason: 'the reader was closed' })
    seat.process ??= startReaderProcess(settings)
    seat.files += 1
    return seat.process.run(task, progress)
  }

  return {
    async run(task: ReaderTask, progress?: Progress): Promise<TaskResult> {
      const seat = await seats.take()
      try {
        const outcome = await runIn(seat, task, progress)
        const usedBefore = seat.files > 1
        // A process may have died unseen, or of what an earlier file left in it: this file gets one of its own.
        return isCrash(outcome) && usedBefore ? await runIn(seat, task, progress) : outcome
      } finally {
        if (await isWornOut(seat, settings)) await leave(seat)
        seats.giveBack(seat)
      }
    },
    async close() {
      closed = true
      await seats.leaveAll()
    },
  }
}

const isCrash = (outcome: TaskResult) => outcome.err && outcome.val.kind === 'reader_crashed'

async function isWornOut(seat: Seat, settings: IsolatedReaderSettings): Promise<boolean> {
  if (!seat.process?.alive() || seat.files >= settings.filesPerProcess) return true
  return (await seat.process.residentMegabytes()) > settings.keptMegabytes
}
