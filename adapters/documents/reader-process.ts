import { spawn, type ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ReadFailure } from '../../core/sources/index.ts'
import type { TableRow } from '../../core/extraction/index.ts'
import { Err, Ok, type Result } from '../../core/shared/result.ts'
import type { ReaderMessage, ReaderTask } from './protocol.ts'

export interface ProcessLimits {
  /** Seconds a task may go without telling of a page done. */
  silentSeconds: number
  /** Seconds a task may take in all. */
  totalSeconds: number
  /** Resident memory at which the process is ended, and the file refused as `too_large`. */
  memoryMegabytes: number
}

/** The last message of a task that went well. */
export type ReaderAnswer = Extract<ReaderMessage, { kind: 'read' | 'previewed' }>

export interface ReaderProcess {
  /** Runs one task to its end. Where the process dies or is ended meanwhile, it cannot be used again. */
  run(task: ReaderTask, progress?: (done: number, total: number) => void): Promise<Result<ReaderAnswer, ReadFailure>>
  alive(): boolean
  /** Resident memory in megabytes, 0 where the system does not know. */
  residentMegabytes(): Promise<number>
  end(): Promise<void>
}

const MEMORY_CHECK_MS = 200
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
  let errorOutput = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errorOutput = (errorOutput + text).slice(-KEPT_ERROR_OUTPUT)
  })
  const gone = new Promise<ReadFailure>((resolve) => {
    child.once('error', (error) => resolve({ kind: 'reader_crashed', reason: error.message }))
    child.once('close', (code, signal) =>
      resolve(
        RAN_OUT_OF_MEMORY.test(errorOutput)
          ? outgrownMemory(limits)
          : { kind: 'reader_crashed', reason: describeDeath(code, signal, errorOutput) },
      ),
    )
  })
  holdOpen(child, false)

  return {
    // A process that was signalled to end counts as ended: it takes a moment until it is seen to be gone.
    alive: () => child.connected && !child.killed && child.exitCode === null && child.signalCode === null,
    residentMegabytes: () => residentMegabytes(child.pid),
    async end() {
      child.kill('SIGKILL')
      await gone
    },
    run: (task, progress) => runTask(child, gone, limits, task, progress),
  }
}

async function runTask(
  child: ChildProcess,
  gone: Promise<ReadFailure>,
  limits: ProcessLimits,
  task: ReaderTask,
  progress?: (done: number, total: number) => void,
): Promise<Result<ReaderAnswer, ReadFailure>> {
  holdOpen(child, true)
  const { promise, resolve } = Promise.withResolvers<Result<ReaderAnswer, ReadFailure>>()
  const giveUp = (failure: ReadFailure) => {
    resolve(Err(failure))
    child.kill('SIGKILL')
  }
  const timeOut = (seconds: number) => setTimeout(() => giveUp({ kind: 'timed_out', seconds }), seconds * 1000)
  const silence = timeOut(limits.silentSeconds)
  const total = timeOut(limits.totalSeconds)
  const memory = setInterval(async () => {
    if ((await residentMegabytes(child.pid)) > limits.memoryMegabytes) {
      giveUp(outgrownMemory(limits))
    }
  }, MEMORY_CHECK_MS)

  const texts: string[] = []
  const rows: TableRow[][] = []
  const onMessage = (message: ReaderMessage) => {
    if (message.kind === 'text') texts[message.page] = (texts[message.page] ?? '') + message.text
    else if (message.kind === 'rows') for (const row of message.rows) (rows[message.structure] ??= []).push(row)
    else if (message.kind === 'failed') resolve(Err(message.failure))
    else if (message.kind === 'previewed') resolve(Ok(message))
    else if (message.kind === 'read') {
      message.document.pages.forEach((page, index) => {
        page.text = texts[index] ?? ''
      })
      message.document.structures?.forEach((structure, index) => {
        if (structure.type === 'table') structure.table.rows = rows[index] ?? []
      })
      resolve(Ok(message))
    } else {
      silence.refresh()
      progress?.(message.done, message.total)
    }
  }
  child.on('message', onMessage)
  void gone.then((failure) => resolve(Err(failure)))
  if (child.connected) child.send(task, () => {})

  const outcome = await promise
  child.off('message', onMessage)
  clearTimeout(silence)
  clearTimeout(total)
  clearInterval(memory)
  holdOpen(child, false)
  return outcome
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

async function residentMegabytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024
}
