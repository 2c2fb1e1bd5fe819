import type { DocumentReader, DocumentToRead, ReadFailure } from '../../core/sources/index.ts'
import { Err, Ok, type Result } from '../../core/shared/result.ts'
import { defaultReadLimits, type ReadLimits } from './limits.ts'
import type { ReaderTask } from './protocol.ts'
import { startReaderProcess, type ProcessLimits, type ReaderAnswer } from './reader-process.ts'
import { leave, makeSeats, type Seat } from './reader-seats.ts'

export interface IsolatedReaderSettings extends ProcessLimits {
  /** Files read at the same time, each in a process of its own. */
  processes: number
  /** Files after which a process is replaced. */
  filesPerProcess: number
  /** Resident memory above which a process is replaced once its file is done. */
  keptMegabytes: number
  /** Seconds without work after which a process is ended. */
  idleSeconds: number
  limits: ReadLimits
}

export const defaultIsolatedReaderSettings: IsolatedReaderSettings = {
  // As many as the worker has ingestions at once: one file that takes its time holds up no other.
  processes: 2,
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
  close(): Promise<void>
}

type Progress = Parameters<DocumentReader['read']>[1]

/**
 * Reads documents in a small pool of reader processes, which are started when needed, reused, replaced and ended when
 * idle.
 */
export function makeIsolatedDocumentReader(given: Partial<IsolatedReaderSettings> = {}): IsolatedDocumentReader {
  const settings = { ...defaultIsolatedReaderSettings, ...given }
  const seats = makeSeats(settings)
  let closed = false

  async function runIn(seat: Seat, task: ReaderTask, progress?: Progress): Promise<Result<ReaderAnswer, ReadFailure>> {
    if (!seat.process?.alive()) await leave(seat)
    if (closed) return Err({ kind: 'reader_crashed', reason: 'the reader was closed' })
    seat.process ??= startReaderProcess(settings)
    seat.files += 1
    return seat.process.run(task, progress)
  }

  async function run(kind: ReaderTask['kind'], document: DocumentToRead, progress?: Progress) {
    const seat = await seats.take()
    const task: ReaderTask = { kind, document, limits: settings.limits }
    try {
      const outcome = await runIn(seat, task, progress)
      const usedBefore = seat.files > 1
      // A process may have died unseen, or of what an earlier file left in it: this file gets one of its own.
      return isCrash(outcome) && usedBefore ? await runIn(seat, task, progress) : outcome
    } finally {
      if (await isWornOut(seat, settings)) await leave(seat)
      seats.giveBack(seat)
    }
  }

  return {
    async read(document, progress) {
      return pick(await run('read', document, progress), (answer) =>
        answer.kind === 'read' ? answer.document : undefined,
      )
    },
    async preview(document) {
      return pick(await run('preview', document), (answer) => (answer.kind === 'previewed' ? answer.png : undefined))
    },
    async close() {
      closed = true
      await seats.leaveAll()
    },
  }
}

const isCrash = (outcome: Result<unknown, ReadFailure>) => outcome.err && outcome.val.kind === 'reader_crashed'

async function isWornOut(seat: Seat, settings: IsolatedReaderSettings): Promise<boolean> {
  if (!seat.process?.alive() || seat.files >= settings.filesPerProcess) return true
  return (await seat.process.residentMegabytes()) > settings.keptMegabytes
}

function pick<T>(
  outcome: Result<ReaderAnswer, ReadFailure>,
  part: (answer: ReaderAnswer) => T | undefined,
): Result<T, ReadFailure> {
  if (outcome.err) return Err(outcome.val)
  const found = part(outcome.val)
  return found === undefined ? Err({ kind: 'reader_crashed', reason: 'an answer to another task' }) : Ok(found)
}
