import { readFileSync } from 'node:fs'

const TICKS_PER_SECOND = 100

/** Processor seconds that a process has used, all its threads (proc_pid_stat(5), fields 14 and 15). */
export function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}

export const residentMegabytes = (pid: number): number => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024

export interface Figures {
  /** Median of the whole request, in ms. */
  p50: number
  /** Processor time of the server for one request, in ms. */
  cpu: number
}

/** Sends `times` requests, `at` at once, and tells what they cost the server. */
export async function load(pid: number, times: number, at: number, send: (number: number) => Promise<unknown>): Promise<Figures> {
  const before = processorSeconds(pid)
  const waits: number[] = []
  let next = 0
  await Promise.all(Array.from({ length: at }, async () => {
    while (next < times) {
      const number = next++
      const began = performance.now()
      await send(number)
      waits.push(performance.now() - began)
    }
  }))
  return { p50: median(waits), cpu: ((processorSeconds(pid) - before) * 1000) / times }
}

export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
