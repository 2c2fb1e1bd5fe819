import { dayOf } from '../shared/time/day-in-germany.ts'
import type { EmbedDocument, PassageStore } from '../knowledge/index.ts'
import type { DocumentId, JobId, NamespaceId } from '../shared/ids.ts'
import type { Figures } from '../shared/ports/figures.ts'
import type { ObjectStore } from '../shared/ports/object-store.ts'
import { Err, Ok, type Result } from '../shared/result.ts'
import type { ExtractByModel, Extraction } from '../extraction/index.ts'
import { INGEST_LARGE_SOURCE, ingestionIn } from './jobs.ts'
import { leaveQuestions, type QuestionDependencies } from './leave-questions.ts'
import type { DocumentReader, Lane } from './ports/document-reader.ts'
import { headOf } from './head-of-document.ts'
import { indexSource } from './index-source.ts'
import { IngestionRun, type RunDependencies } from './ingestion-run.ts'
import { putOnFarm, type FarmDependencies } from './put-on-farm.ts'
import { readOriginal } from './read-original.ts'
import { saidOf } from './said-of-reading.ts'
import type { Source, SourceError } from './source.ts'
import { timeSteps } from './time-steps.ts'

export interface IngestSourceInput {
  namespaceId: NamespaceId
  documentId: DocumentId
  jobId: JobId
  /** A failure that another try might not meet ends the source only now. */
  lastAttempt: boolean
  lane: Lane
}

/**
 * `stale`: the source is gone, completed or in the hands of a newer run. `moved`: it goes on in the slow lane, as a job
 * of the same id.
 */
export type IngestOutcome = 'completed' | 'failed' | 'stale' | 'moved'

/**
 * The run could not finish for a reason that may pass; it starts again from the beginning and does not double anything.
 */
export type IngestFailure = { kind: 'try_again'; error: SourceError }

export type IngestSource = (input: IngestSourceInput) => Promise<Result<IngestOutcome, IngestFailure>>

interface Dependencies extends RunDependencies, FarmDependencies, QuestionDependencies {
  objects: ObjectStore
  reader: DocumentReader
  figures: Figures
  passages: Pick<PassageStore, 'replace'>
  embedDocument: EmbedDocument
  extractByModel: ExtractByModel
}

/**
 * Reads a source, makes it searchable, files it and ends its run. Every step may be repeated after a crash: it replaces
 * what it wrote before.
 */
export const makeIngestSource =
  (deps: Dependencies): IngestSource =>
  async (input) => {
    const source = await deps.sources.byId(input.namespaceId, input.documentId)
    if (!source || source.jobId !== input.jobId || source.status === 'completed' || source.status === 'failed')
      return Ok('stale')
    const run = new IngestionRun(deps, source)
    if (!(await run.enter('extracting'))) return Ok('stale')
    const endStep = timeSteps(deps)
    const today = dayOf(deps.clock.now())
    const own = await deps.rowNames.ownNames(source.namespaceId)
    const { filename, title } = source
    const read = await readOriginal(deps, run, source, { filename, title, today, own }, input.lane)
    if (!read) return Ok(await run.fail({ kind: 'internal' }))
    if (read.analysis.err) {
      const error = read.analysis.val
      await endStep('reading', error.kind)
      return error.kind === 'over_budget' ? move(deps, source) : failOrRetry(run, error, input.lastAttempt)
    }
    const analysis = read.analysis.val
    await endStep('reading', analysis.format)
    if (!(await indexSource(deps, run, source, analysis, read.hasPreview))) return Ok('stale')
    await endStep('indexing', analysis.format)

    const { extraction: known, unknown: document } = analysis
    const put = known && (await putOnFarm(deps, run, source, known))
    if (known && !put) return Ok('stale')
    // The endpoint of a model may be slow or away: the document can be searched by its words meanwhile, and stays so.
    const embedded = await deps.embedDocument(source.namespaceId, source.id)
    // Last, so that no run which ends before asks a model in vain.
    const extraction = known ?? (document ? await deps.extractByModel({ document, filename, today, own }) : NONE)
    const leftOut = put ?? (await putOnFarm(deps, run, source, extraction))
    if (!leftOut) return Ok('stale')
    await endStep('deriving', analysis.format)

    const ended = {
      category: source.filedBy === 'person' ? source.category : analysis.category,
      warnings: saidOf(analysis, extraction, leftOut, embedded.ok),
      completedAt: deps.clock.now(),
      ...headOf(analysis.mail, extraction),
    }
    const completed = await run.enter('completed', ended, () => leaveQuestions(deps, source))
    return Ok(completed ? 'completed' : 'stale')
  }

const NONE: Extraction = { rows: [], warnings: [] }

/** Done twice, as after a crash, it is stored once. */
async function move(deps: Dependencies, source: Source): Promise<Result<IngestOutcome, never>> {
  await deps.transaction.within(source.namespaceId, async () =>
    Ok(await deps.jobs.enqueue(ingestionIn(INGEST_LARGE_SOURCE, source))),
  )
  return Ok('moved')
}

async function failOrRetry(
  run: IngestionRun,
  error: SourceError,
  lastAttempt: boolean,
): Promise<Result<IngestOutcome, IngestFailure>> {
  if (error.kind === 'reader_crashed' && !lastAttempt) return Err({ kind: 'try_again', error })
  return Ok(await run.fail(error))
}
