import { readdirSync, readFileSync } from 'node:fs'

/**
 * Processor time that a process has used, all its threads, in ms: the first field of each one's `schedstat`
 * (Documentation/scheduler/sched-stats in Linux), which is in nanoseconds.
 */
function processorMs(pid: number): number {
  const threads = `/proc/${pid}/task`
  return readdirSync(threads).reduce(
    (sum, thread) => sum + Number(readFileSync(`${threads}/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1e6,
    0,
  )
}

export const residentMegabytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024

export interface Figures {
  /** Median of the whole request, in ms. */
  p50: number
  /** Processor time of the server for one request, in ms. */
  cpu: number
}

/** Sends `times` requests, `at` at once, and tells what they cost the server. */
export async function load(
  pid: number,
  times: number,
  at: number,
  send: (number: number) => Promise<unknown>,
): Promise<Figures> {
  const before = processorMs(pid)
  const waits: number[] = []
  let next = 0
  await Promise.all(
    Array.from({ length: at }, async () => {
      while (next < times) {
        const number = next++
        const began = performance.now()
        await send(number)
        waits.push(performance.now() - began)
      }
    }),
  )
  return { p50: median(waits), cpu: (processorMs(pid) - before) / times }
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

/** A server and how one request is sent to it. */
export interface Measured {
  pid: number
  send(): Promise<unknown>
}

export interface Compared {
  real: Figures
  bare: Figures
  ratios: Figures
}

const ROUNDS = 5

/**
 * Both in turns, so that a machine that changes its pace changes it for both; the medians of the rounds, and of their
 * ratios.
 */
export async function compare(
  real: Measured,
  bare: Measured,
  { times, at }: { times: number; at: number },
): Promise<Compared> {
  for (const { pid, send } of [real, bare]) await load(pid, Math.ceil(times / 4), at, send)
  const rounds: [Figures, Figures][] = []
  for (let round = 0; round < ROUNDS; round++)
    rounds.push([await load(real.pid, times, at, real.send), await load(bare.pid, times, at, bare.send)])
  const middle = (pick: (real: Figures, bare: Figures) => number) =>
    median(rounds.map(([one, other]) => pick(one, other)))
  return {
    real: { p50: middle(({ p50 }) => p50), cpu: middle(({ cpu }) => cpu) },
    bare: { p50: middle((_, { p50 }) => p50), cpu: middle((_, { cpu }) => cpu) },
    ratios: { p50: middle((one, other) => one.p50 / other.p50), cpu: middle((one, other) => one.cpu / other.cpu) },
  }
}

export const printHeading = (): void =>
  console.log(
    `\n${''.padEnd(46)} ${'p50'.padStart(10)} ${'bare p50'.padStart(10)} ${'p50'.padStart(8)} ${'CPU'.padStart(8)}   target`,
  )

export const printLine = (name: string, { ratios, real, bare }: Compared, target: number): void =>
  console.log(
    [
      name.padEnd(46),
      ...[real, bare].map(({ p50 }) => `${p50.toFixed(2)} ms`.padStart(10)),
      ...[ratios.p50, ratios.cpu].map((ratio) => `${ratio.toFixed(2)}×`.padStart(8)),
      `  ≤ ${target}×`,
    ].join(' '),
  )
