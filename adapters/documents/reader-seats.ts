import type { ReaderProcess } from './reader-process.ts'

/** A place for one reader process, which is started when it is needed. */
export interface Seat {
  process: ReaderProcess | undefined
  /** Files that its process was given. */
  files: number
  idle: NodeJS.Timeout | undefined
}

/** The places of a pool; whoever takes one has it alone until they give it back. */
export interface Seats {
  /** Resolves once one is free, in the order of asking. */
  take(): Promise<Seat>
  /** Its process ends after `idleSeconds` without work. */
  giveBack(seat: Seat): void
  leaveAll(): Promise<void>
}

export function makeSeats({ processes, idleSeconds }: { processes: number; idleSeconds: number }): Seats {
  const seats: Seat[] = Array.from({ length: processes }, () => ({ process: undefined, files: 0, idle: undefined }))
  const free = [...seats]
  const waiting: ((seat: Seat) => void)[] = []
  return {
    async take() {
      const seat = free.pop() ?? (await new Promise<Seat>((resolve) => waiting.push(resolve)))
      clearTimeout(seat.idle)
      return seat
    },
    giveBack(seat) {
      const next = waiting.shift()
      if (next) return next(seat)
      free.push(seat)
      seat.idle = setTimeout(() => void leave(seat), idleSeconds * 1000).unref()
    },
    async leaveAll() {
      for (const seat of seats) clearTimeout(seat.idle)
      await Promise.all(seats.map(leave))
    },
  }
}

/** Ends the process, so that the next file gets a new one. */
export async function leave(seat: Seat): Promise<void> {
  const ended = seat.process
  seat.process = undefined
  seat.files = 0
  await ended?.end()
}
