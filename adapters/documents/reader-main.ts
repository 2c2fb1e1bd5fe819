// The main file of a reader process: takes tasks over the IPC channel, one at a time, and ends with the process that
// started it.
import { endWithParent } from '../system/end-with-parent.ts'
import { analyseDocument, planTable, type TableFailure } from '../../core/sources/index.ts'
import { takeApart, type ReaderMessage, type ReaderResults, type ReaderTask } from './protocol.ts'
import { inspectPicture } from './inspect-picture.ts'
import { readPicturePage } from './read-picture-page.ts'
import { previewFile, readBytes, readFileAsDocument } from './read-file.ts'
import { failureOf } from './read-failed.ts'

class TableRefused extends Error {
  readonly failure: TableFailure

  constructor(failure: TableFailure) {
    super(failure.kind)
    this.failure = failure
  }
}

const answer = (message: ReaderMessage) => {
  process.send?.(message)
}

process.on('message', (task: ReaderTask) => void perform(task))
endWithParent()
process.on('unhandledRejection', () => {})

async function perform(task: ReaderTask): Promise<void> {
  try {
    const result = await resultOf(task)
    takeApart(result, (path, piece) => answer({ kind: 'piece', path, piece }))
    answer({ kind: 'done', result })
  } catch (error) {
    answer({ kind: 'failed', failure: error instanceof TableRefused ? error.failure : failureOf(error) })
  }
}

async function resultOf(task: ReaderTask): Promise<ReaderResults[ReaderTask['kind']]> {
  if (task.kind === 'preview') return previewFile(task.document, task.limits)
  if (task.kind === 'picture') return inspectPicture(await readBytes(task.document.path, task.limits), task.limits)
  if (task.kind === 'picture_page')
    return readPicturePage(await readBytes(task.document.path, task.limits), task.page, task.limits)
  const document = await readFileAsDocument(task.document, task.limits, (done, total) =>
    answer({ kind: 'progress', done, total }),
  )
  if (task.kind === 'read') return document
  if (task.kind === 'analyse') return analyseDocument(document, task.context)
  const plan = planTable(document, task.rowKind, task.today)
  if (plan.err) throw new TableRefused(plan.val)
  return plan.val
}

answer({ kind: 'ready' })
