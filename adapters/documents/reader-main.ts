// The main file of a reader process: takes tasks over the IPC channel, one at a time, and ends with the process that
// started it.
import { Worker } from 'node:worker_threads'
import type { ReadDocument } from '../../core/extraction/index.ts'
import { ROWS_PIECE, TEXT_PIECE, type ReaderMessage, type ReaderTask } from './protocol.ts'
import { previewFile, readFileAsDocument } from './read-file.ts'
import { failureOf } from './read-failed.ts'

const PARENT_CHECK_MS = 1_000

const answer = (message: ReaderMessage) => {
  process.send?.(message)
}

process.on('message', (task: ReaderTask) => void perform(task))
process.on('disconnect', () => process.exit())
process.on('unhandledRejection', () => {})

// A parser in an endless loop never sees the disconnect: this thread does, by the changed parent.
new Worker(
  `const parent = process.ppid; setInterval(() => { if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL') }, ${PARENT_CHECK_MS})`,
  { eval: true, resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2 } },
).unref()

async function perform(task: ReaderTask): Promise<void> {
  try {
    if (task.kind === 'preview')
      return answer({ kind: 'previewed', png: await previewFile(task.document, task.limits) })
    const document = await readFileAsDocument(task.document, task.limits, (done, total) =>
      answer({ kind: 'progress', done, total }),
    )
    sendInPieces(document)
  } catch (error) {
    answer({ kind: 'failed', failure: failureOf(error) })
  }
}

function sendInPieces(document: ReadDocument): void {
  document.pages.forEach((page, index) => {
    for (let start = 0; start < page.text.length; start += TEXT_PIECE) {
      answer({ kind: 'text', page: index, text: page.text.slice(start, start + TEXT_PIECE) })
    }
    page.text = ''
  })
  document.structures?.forEach((structure, index) => {
    if (structure.type !== 'table') return
    const { rows } = structure.table
    for (let start = 0; start < rows.length; start += ROWS_PIECE)
      answer({ kind: 'rows', structure: index, rows: rows.slice(start, start + ROWS_PIECE) })
    structure.table.rows = []
  })
  answer({ kind: 'read', document })
}
