import { fork, type ChildProcess } from 'node:child_process'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Attempt, JobHandler } from '../../core/shared/job.ts'

/** A job that the process of its own is to do; `number` names it among those under way. */
export interface WorkOrder {
  number: number
  kind: string
  stored: unknown
  attempt: Attempt
}

/** How a job ended there; `error` is what it threw. */
export type WorkOutcome = { number: number; error?: string }

/** What it says every second and when a job has ended: its longest stop in seconds since it last said so. */
export type WorkReport = { longestStop: number; ended?: WorkOutcome }

/** Does jobs in a process of its own, so that what computes or dies over them is not this one. */
export interface WorkerProcess {
  /** The same handler, whose work is done there. */
  apart(handler: JobHandler): JobHandler
  /** Its longest stop in seconds since this was last asked; 0 where it does not run. */
  longestStop(): number
  /** Ends it; what it had under way fails, and is tried again. */
  stop(): Promise<void>
}

const IDLE_MS = 300_000
const END_MS = 1000

const entry = fileURLToPath(new URL(`./apart${extname(import.meta.url)}`, import.meta.url))

/** The process is started with the first job, again where it died, and ends after `idleMs` without work. */
export function makeWorkerProcess({
  databaseUrl,
  idleMs = IDLE_MS,
}: {
  databaseUrl: string
  idleMs?: number
}): WorkerProcess {
  const underWay = new Map<number, (outcome: WorkOutcome) => void>()
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let count = 0
  let longestStop = 0

  function start(): ChildProcess {
    const started = fork(entry, [], { env: { ...process.env, DATABASE_URL: databaseUrl }, serialization: 'advanced' })
    const own = new Set<number>()
    started.on('message', (report: WorkReport) => {
      longestStop = Math.max(longestStop, report.longestStop)
      if (report.ended) underWay.get(report.ended.number)?.(report.ended)
    })
    const failAll = () => {
      if (child === started) child = undefined
      for (const number of own) underWay.get(number)?.({ number, error: 'the process that worked on it ended' })
    }
    started.once('error', failAll)
    started.once('exit', failAll)
    ofChild.set(started, own)
    return started
  }

  async function work(kind: string, stored: unknown, attempt: Attempt): Promise<void> {
    clearTimeout(idle)
    const process = (child ??= start())
    const number = (count += 1)
    const own = ofChild.get(process)!.add(number)
    const { error } = await new Promise<WorkOutcome>((resolve) => {
      underWay.set(number, resolve)
      process.send({ number, kind, stored, attempt } satisfies WorkOrder, (failed) => {
        if (failed) resolve({ number, error: failed.message })
      })
    })
    underWay.delete(number)
    own.delete(number)
    if (underWay.size === 0) idle = setTimeout(() => void end(child), idleMs).unref()
    if (error !== undefined) throw new Error(error)
  }

  async function end(ended: ChildProcess | undefined): Promise<void> {
    if (child === ended) child = undefined
    if (!ended || ended.exitCode !== null || ended.signalCode !== null) return
    const gone = new Promise((resolve) => ended.once('exit', resolve))
    const forced = setTimeout(() => ended.kill('SIGKILL'), END_MS)
    if (ended.connected) ended.disconnect()
    await gone
    clearTimeout(forced)
  }

  return {
    apart: (handler) => ({ ...handler, work: (stored, attempt) => work(handler.kind.name, stored, attempt) }),
    longestStop() {
      const longest = longestStop
      longestStop = 0
      return longest
    },
    async stop() {
      clearTimeout(idle)
      await end(child)
    },
  }
}

/** The numbers of the jobs that each process has. */
const ofChild = new WeakMap<ChildProcess, Set<number>>()
