import { readdirSync, readFileSync } from 'node:fs'

/**
 * Processor time that a process has used, all its threads, in ms: the first field of each one's `schedstat`
 * (Documentation/scheduler/sched-stats in Linux), which is in nanoseconds.
 */
export function processorMs(pid: number): number {
  const threads = `/proc/${pid}/task`
  return readdirSync(threads).reduce(
    (sum, thread) => sum + Number(readFileSync(`${threads}/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1e6,
    0,
  )
}

/** The processes of a PostgreSQL server by its first process: each connection has one of its own. */
const serverProcesses = (postmaster: number): number[] => [
  postmaster,
  ...readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
]

/** What a program and the whole of PostgreSQL have used, in ms. A connection that ended meanwhile is left out. */
function usedMs({ pid, postmaster }: Processes): { node: number; postgres: number } {
  const postgres = serverProcesses(postmaster).map((process) => {
    try {
      return processorMs(process)
    } catch {
      return 0
    }
  })
  return { node: processorMs(pid), postgres: postgres.reduce((sum, one) => sum + one, 0) }
}

/** A program and the first process of its PostgreSQL server. */
export interface Processes {
  pid: number
  postmaster: number
}

export const residentMegabytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024

export interface Figures {
  /** Median of the whole request, in ms. */
  p50: number
  /** Processor time for one request, in ms: of the program, of PostgreSQL, and of both. */
  node: number
  postgres: number
  cpu: number
}

/** Sends `times` requests, `at` at once, and tells what they cost the program and PostgreSQL. */
export async function load(
  processes: Processes,
  times: number,
  at: number,
  send: (number: number) => Promise<unknown>,
): Promise<Figures> {
  const before = usedMs(processes)
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
  const after = usedMs(processes)
  const [node, postgres] = [(after.node - before.node) / times, (after.postgres - before.postgres) / times]
  return { p50: median(waits), node, postgres, cpu: node + postgres }
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

/** A server and how one request is sent to it. */
export interface Measured extends Processes {
  send(number: number): Promise<unknown>
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
  for (const one of [real, bare]) await load(one, Math.ceil(times / 4), at, one.send)
  const rounds: [Figures, Figures][] = []
  for (let round = 0; round < ROUNDS; round++)
    rounds.push([await load(real, times, at, real.send), await load(bare, times, at, bare.send)])
  const of = (pick: (real: Figures, bare: Figures, figure: keyof Figures) => number): Figures =>
    Object.fromEntries(
      FIGURES.map((figure) => [figure, median(rounds.map(([one, other]) => pick(one, other, figure)))]),
    ) as unknown as Figures
  return {
    real: of((one, _, figure) => one[figure]),
    bare: of((_, other, figure) => other[figure]),
    ratios: of((one, other, figure) => one[figure] / other[figure]),
  }
}

const FIGURES = ['p50', 'node', 'postgres', 'cpu'] as const

export const printHeading = (): void =>
  console.log(
    `\n${''.padEnd(38)} ${['p50', 'bare', 'CPU', 'Node +', 'PostgreSQL', 'bare CPU', 'Node +', 'PostgreSQL'].map((text) => text.padStart(10)).join(' ')}      p50      CPU   target`,
  )

/** Times in ms, then the ratios; processor time is that of the program and PostgreSQL together. */
export const printLine = (name: string, { ratios, real, bare }: Compared, target: number): void =>
  console.log(
    [
      name.padEnd(38),
      ...[real.p50, bare.p50, ...[real, bare].flatMap(({ cpu, node, postgres }) => [cpu, node, postgres])].map((ms) =>
        ms.toFixed(3).padStart(10),
      ),
      ...[ratios.p50, ratios.cpu].map((ratio) => `${ratio.toFixed(2)}×`.padStart(8)),
      `  ≤ ${target}×`,
    ].join(' '),
  )
