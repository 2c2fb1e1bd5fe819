import { spawn, type ChildProcess } from 'node:child_process'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getPriority, setPriority } from 'node:os'
import type { OverBudget, ReadFailure, TableFailure } from '../../core/sources/index.ts'
import { Err, Ok, type Result } from '../../core/shared/result.ts'
import { putTogether, type ReaderMessage, type ReaderResults, type ReaderTask } from './protocol.ts'
import { processorSeconds, residentMegabytes } from './process-usage.ts'

export interface ProcessLimits {
  /** Seconds a task may go without telling of a page done. */
  silentSeconds: number
  /** Seconds a task may take in all. */
  totalSeconds: number
  /** Resident memory at which the process is ended, and the file refused as `too_large`. */
  memoryMegabytes: number
  /** A task that takes more processor time, or more memory, is ended as `over_budget`: it may go on elsewhere. */
  processorSeconds?: number | undefined
  /** Added to the priority that processes have, as `nice` does. */
  niceness?: number | undefined
}

export type TaskFailure = TableFailure | OverBudget
export type TaskResult = Result<ReaderResults[ReaderTask['kind']], TaskFailure>

export interface ReaderProcess {
  /** Runs one task to its end. Where the process dies or is ended meanwhile, it cannot be used again. */
  run(task: ReaderTask, progress?: (done: number, total: number) => void): Promise<TaskResult>
  alive(): boolean
  /** Resident memory in megabytes, 0 where the system does not know. */
  residentMegabytes(): Promise<number>
  end(): Promise<void>
}

const CHECK_MS = 200
/** How often a silent task may have had less than half of the processor. */
const MOST_STARVED = 4
const KEPT_ERROR_OUTPUT = 2_000
const RAN_OUT_OF_MEMORY = /heap out of memory|Array buffer allocation failed/

// The entry has the ending of this file: .ts here, .js in a build.
const entry = fileURLToPath(new URL(`./reader-main${extname(import.meta.url)}`, import.meta.url))

/** Starts a process that may read files and nothing else: it cannot write, start programs or see the environment. */
export function startReaderProcess(limits: ProcessLimits): ReaderProcess {
  const heapMegabytes = Math.ceil(limits.memoryMegabytes * 0.6)
  const child = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      '--permission',
      '--allow-fs-read=*',
      '--allow-addons',
      '--allow-worker',
      `--max-old-space-size=${heapMegabytes}`,
      entry,
    ],
    { stdio: ['ignore', 'ignore', 'pipe', 'ipc'], serialization: 'advanced', env: {} },
  )
  if (limits.niceness !== undefined && child.pid !== undefined) lowerPriority(child.pid, limits.niceness)
  let errorOutput = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errorOutput = (errorOutput + text).slice(-KEPT_ERROR_OUTPUT)
  })
  const gone = new Promise<ReadFailure | OverBudget>((resolve) => {
    child.once('error', (error) => resolve({ kind: 'reader_crashed', reason: error.message }))
    child.once('close', (code, signal) =>
      resolve(
        RAN_OUT_OF_MEMORY.test(errorOutput)
          ? limits.processorSeconds === undefined
            ? outgrownMemory(limits)
            : { kind: 'over_budget' }
          : { kind: 'reader_crashed', reason: describeDeath(code, signal, errorOutput) },
      ),
    )
  })
  // What a process takes to start is no task's.
  const ready = new Promise<void>((resolve) => child.once('message', () => resolve()))
  holdOpen(child, false)

  return {
    // A process that was signalled to end counts as ended: it takes a moment until it is seen to be gone.
    alive: () => child.connected && !child.killed && child.exitCode === null && child.signalCode === null,
    residentMegabytes: () => residentMegabytes(child.pid),
    async end() {
      child.kill('SIGKILL')
      await gone
    },
    run: (task, progress) => runTask({ child, ready, gone, limits }, task, progress),
  }
}

interface Started {
  child: ChildProcess
  ready: Promise<void>
  gone: Promise<ReadFailure | OverBudget>
  limits: ProcessLimits
}

async function runTask(
  { child, ready, gone, limits }: Started,
  task: ReaderTask,
  progress?: (done: number, total: number) => void,
): Promise<TaskResult> {
  holdOpen(child, true)
  const { promise, resolve } = Promise.withResolvers<TaskResult>()
  // What still looks at the process when the task has ended must not end it under the next one.
  let ended = false
  const giveUp = (failure: TaskFailure) => {
    if (ended) return
    resolve(Err(failure))
    child.kill('SIGKILL')
  }
  const timeOut = (seconds: number) => setTimeout(() => giveUp({ kind: 'timed_out', seconds }), seconds * 1000)
  // On a machine with much to do a reader of the slow lane hardly gets a turn: that is no silence of its own.
  let [usedBefore, starved] = [0, 0]
  const silence = setTimeout(async () => {
    const used = await processorSeconds(child.pid)
    if (used - usedBefore > limits.silentSeconds / 2 || starved >= MOST_STARVED)
      return giveUp({ kind: 'timed_out', seconds: limits.silentSeconds })
    ;[usedBefore, starved] = [used, starved + 1]
    if (!ended) silence.refresh()
  }, limits.silentSeconds * 1000)
  const total = timeOut(limits.totalSeconds)
  void gone.then((failure) => resolve(Err(failure)))
  await Promise.race([ready, promise])
  usedBefore = await processorSeconds(child.pid)
  const watch = await watchUsage(child, limits, giveUp)

  const pieces: Extract<ReaderMessage, { kind: 'piece' }>[] = []
  const onMessage = (message: ReaderMessage) => {
    if (message.kind === 'piece') pieces.push(message)
    else if (message.kind === 'failed') resolve(Err(message.failure))
    else if (message.kind === 'progress') {
      starved = 0
      silence.refresh()
      progress?.(message.done, message.total)
    } else if (message.kind === 'done') {
      putTogether(message.result, pieces)
      resolve(Ok(message.result))
    }
  }
  child.on('message', onMessage)
  if (child.connected) child.send(task, () => {})

  const outcome = await promise
  ended = true
  child.off('message', onMessage)
  clearTimeout(silence)
  clearTimeout(total)
  clearInterval(watch)
  holdOpen(child, false)
  return outcome
}

async function watchUsage(
  { pid }: ChildProcess,
  limits: ProcessLimits,
  giveUp: (failure: TaskFailure) => void,
): Promise<NodeJS.Timeout> {
  const { memoryMegabytes, processorSeconds: budget } = limits
  const before = await processorSeconds(pid)
  return setInterval(async () => {
    if ((await residentMegabytes(pid)) > memoryMegabytes)
      giveUp(budget === undefined ? outgrownMemory(limits) : { kind: 'over_budget' })
    else if (budget !== undefined && (await processorSeconds(pid)) - before > budget) giveUp({ kind: 'over_budget' })
  }, CHECK_MS)
}

/** Where the system does not let us, all processes are equal. */
function lowerPriority(pid: number, niceness: number): void {
  try {
    setPriority(pid, Math.min(19, getPriority() + niceness))
  } catch {}
}

/** An idle reader process does not keep the serving process from ending. */
function holdOpen(child: ChildProcess, open: boolean): void {
  const handles = [child, child.channel, child.stderr as { ref?(): void; unref?(): void } | null]
  for (const handle of handles) {
    if (open) handle?.ref?.()
    else handle?.unref?.()
  }
}

const outgrownMemory = ({ memoryMegabytes }: ProcessLimits): ReadFailure => ({
  kind: 'too_large',
  what: 'memory',
  limit: memoryMegabytes,
})

function describeDeath(code: number | null, signal: NodeJS.Signals | null, errorOutput: string): string {
  const lastLine = errorOutput
    .trim()
    .split('\n')
    .findLast((line) => /error/i.test(line))
  return [signal ? `ended by ${signal}` : `ended with code ${code}`, lastLine?.trim().slice(0, 200)]
    .filter(Boolean)
    .join(': ')
}
