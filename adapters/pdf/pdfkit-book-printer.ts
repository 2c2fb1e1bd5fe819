import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { once } from 'node:events'
import { extname } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { BookPrinter, PrintedBook, PrintedFile } from '../../core/library/index.ts'
import { residentMegabytes } from '../documents/process-usage.ts'

export interface DrawingLimits {
  /** Books drawn at the same time, each in a process of its own; others wait. */
  processes: number
  /** Seconds a book may take. */
  seconds: number
  /** Resident memory at which the process is ended. */
  memoryMegabytes: number
}

const DEFAULTS: DrawingLimits = { processes: 2, seconds: 120, memoryMegabytes: 600 }
const CHECK_MS = 200

// The entry has the ending of this file: .ts here, .js in a build.
const entry = fileURLToPath(new URL(`./book/drawing-main${extname(import.meta.url)}`, import.meta.url))

/**
 * Prints books in processes that end with their book, so that the one that serves goes on meanwhile and keeps nothing
 * of it. A book that outgrows the limits is an error: they are far above what a farm writes in a year.
 */
export class PdfkitBookPrinter implements BookPrinter {
  readonly #limits: DrawingLimits
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor(limits: Partial<DrawingLimits> = {}) {
    this.#limits = { ...DEFAULTS, ...limits }
  }

  async print(book: PrintedBook): Promise<PrintedFile> {
    if (this.#running >= this.#limits.processes) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    else this.#running += 1
    try {
      return await draw(book, this.#limits)
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running -= 1
    }
  }
}

async function draw(book: PrintedBook, { seconds, memoryMegabytes }: DrawingLimits): Promise<PrintedFile> {
  const child = startDrawing(seconds, memoryMegabytes)
  let [pages, outgrown] = [0, false]
  child.on('message', (count) => (pages = Number(count)))
  const watch = setInterval(async () => {
    outgrown ||= (await residentMegabytes(child.pid)) > memoryMegabytes
    if (outgrown) child.kill('SIGKILL')
  }, CHECK_MS)
  // A process that dies before it has read all is seen by its end.
  child.stdin.on('error', () => {})
  child.stdin.end(JSON.stringify(book))
  try {
    const gone = once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>
    const [[code, signal], bytes, errors] = await Promise.all([gone, buffer(child.stdout), text(child.stderr)])
    if (code === 0) return { bytes, pages }
    const reason = outgrown
      ? `it takes more than ${memoryMegabytes} MB`
      : signal === 'SIGKILL'
        ? `it takes longer than ${seconds} s`
        : `its process ended with ${signal ?? code}: ${/^.*Error.*$/m.exec(errors)?.[0] ?? errors.slice(-200)}`
    throw new Error(`The book „${book.title}“ was not drawn: ${reason}`)
  } finally {
    clearInterval(watch)
  }
}

/** The process may read files and nothing else. */
const startDrawing = (seconds: number, memoryMegabytes: number) =>
  spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      '--permission',
      '--allow-fs-read=*',
      `--max-old-space-size=${Math.ceil(memoryMegabytes * 0.7)}`,
      // Collects often rather than growing: a book leaves much behind while it is drawn.
      '--max-semi-space-size=4',
      entry,
    ],
    { stdio: ['pipe', 'pipe', 'pipe', 'ipc'], env: {}, timeout: seconds * 1000, killSignal: 'SIGKILL' },
  ) as ChildProcessWithoutNullStreams
