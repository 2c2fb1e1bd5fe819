import { dayOf } from '../shared/time/day-in-germany.ts'
import type { RowId, RowStore, DerivedRows, ProposalStore } from '../farm/index.ts'
import type { EmbedDocument, IndexDocument } from '../knowledge/index.ts'
import type { DocumentId, JobId, NamespaceId } from '../shared/ids.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { Ids } from '../shared/ports/ids.ts'
import type { LiveEvents } from '../shared/ports/live-events.ts'
import type { ObjectStore } from '../shared/ports/object-store.ts'
import type { Transaction } from '../shared/ports/transaction.ts'
import { Err, Ok, type Result } from '../shared/result.ts'
import { applyExtraction } from './apply-extraction.ts'
import { extractAssertions, type Extraction, type ExtractByModel, fachOf } from '../extraction/index.ts'
import type { InboundLetters } from './ports/inbound-letters.ts'
import type { DocumentReader } from './ports/document-reader.ts'
import type { SourceChange, SourceStore } from './ports/source-store.ts'
import { announceProgress } from './progress.ts'
import { originalKey, previewKey, progressAt, titleFromFilename, type Source, type SourceError } from './source.ts'

export interface IngestSourceInput {
  namespaceId: NamespaceId
  documentId: DocumentId
  jobId: JobId
  /** A failure that another try might not meet ends the source only now. */
  lastAttempt: boolean
}

/** `stale`: the source is gone, completed or in the hands of a newer run. */
export type IngestOutcome = 'completed' | 'failed' | 'stale'

/**
 * The run could not finish for a reason that may pass; it starts again from the beginning and does not double anything.
 */
export type IngestFailure = { kind: 'try_again'; error: SourceError }

export type IngestSource = (input: IngestSourceInput) => Promise<Result<IngestOutcome, IngestFailure>>

interface Dependencies {
  sources: SourceStore
  objects: ObjectStore
  reader: DocumentReader
  rows: DerivedRows
  proposals: ProposalStore
  letters: Pick<InboundLetters, 'idOf'>
  farmRows: Pick<RowStore, 'existing'>
  ids: Ids
  indexDocument: IndexDocument
  embedDocument: EmbedDocument
  extractByModel: ExtractByModel
  live: LiveEvents
  transaction: Transaction
  clock: Clock
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
    const run = new Run(deps, source)

    if (!(await run.enter('extracting'))) return Ok('stale')
    const read = await deps.objects.withLocalCopy(originalKey(source), (path) =>
      readWithPreview(deps, run, source, path),
    )
    if (!read) return Ok(await run.fail({ kind: 'internal' }))
    if (read.document.err) return giveUpOrRetry(run, read.document.val, input.lastAttempt)

    const document = read.document.val
    const title = source.title === titleFromFilename(source.filename) ? (document.title ?? source.title) : source.title
    const category = source.filedBy === 'person' ? source.category : fachOf(document, source.filename)
    if (
      !(await run.enter('indexing', {
        title,
        format: document.format,
        contentType: document.contentType,
        pages: document.pages.length,
        warnings: document.warnings,
        hasPreview: read.hasPreview,
      }))
    )
      return Ok('stale')
    const indexed = await run.write(
      async () => deps.indexDocument({ namespaceId: source.namespaceId, documentId: source.id, title, document }),
      ({ passages }) => ({ passages, status: 'deriving', progress: progressAt('deriving') }),
    )
    if (!indexed) return Ok('stale')
    const paper = {
      document,
      filename: source.filename,
      today: dayOf(deps.clock.now()),
      own: await deps.rows.ownNames(source.namespaceId),
    }
    const known = extractAssertions(paper)
    if (known && !(await derive(deps, run, source, known))) return Ok('stale')
    // The endpoint of a model may be slow or away: the document can be searched by its words meanwhile, and stays so.
    const embedded = await deps.embedDocument(source.namespaceId, source.id)
    // Last, so that no run which ends before asks a model in vain.
    const derivation = known ?? (await deps.extractByModel(paper))
    if (!known && !(await derive(deps, run, source, derivation))) return Ok('stale')
    const warnings = [...document.warnings, ...derivation.warnings, ...(embedded.ok ? [] : [NOT_PLACED])]
    return Ok(
      (await run.enter('completed', { category, warnings, completedAt: deps.clock.now() })) ? 'completed' : 'stale',
    )
  }

/** Puts the rows of the source on the farm; false where the run is no longer current. */
const derive = (deps: Dependencies, run: Run, source: Source, derivation: Extraction): Promise<boolean> =>
  run.write(
    async () =>
      applyExtraction(
        deps,
        { namespaceId: source.namespaceId, documentId: source.id, letterId: await mailRowOf(deps, source) },
        derivation,
        deps.clock.now(),
      ),
    (derived) => ({ derived }),
  )

/** The row of the letter by mail that the source is; undefined where it is none, or its row is gone. */
async function mailRowOf(
  { letters, farmRows }: Pick<Dependencies, 'letters' | 'farmRows'>,
  { namespaceId, sha256 }: Source,
): Promise<RowId | undefined> {
  const id = await letters.idOf(namespaceId, sha256)
  return id !== undefined && (await farmRows.existing(namespaceId, 'letters', [id])).has(id) ? (id as RowId) : undefined
}

const NOT_PLACED =
  'Dieses Dokument lässt sich bisher nur nach seinen Worten durchsuchen, nicht nach der Bedeutung. Lies es später noch einmal neu ein.'

export type AbandonSource = (input: Omit<IngestSourceInput, 'lastAttempt'>) => Promise<void>

/** Ends a run whose job was given up, so that nobody waits for it. */
export const makeAbandonSource =
  (deps: Pick<Dependencies, 'sources' | 'live' | 'transaction' | 'clock'>): AbandonSource =>
  async ({ namespaceId, documentId, jobId }) => {
    await new Run(deps, { namespaceId, id: documentId, jobId }).fail({ kind: 'internal' })
  }

async function readWithPreview({ reader, objects }: Dependencies, run: Run, source: Source, path: string) {
  const file = { path, filename: source.filename }
  const document = await reader.read(file, (done, total) => run.tick(total > 0 ? done / total : 0))
  await run.settled()
  if (document.err) return { document, hasPreview: false }
  // A source without a picture is whole; a picture is not worth another run.
  const preview = await reader.preview(file)
  if (preview.ok) await objects.put(previewKey(source), preview.val, 'image/png')
  return { document, hasPreview: preview.ok }
}

const MAY_PASS: ReadonlySet<SourceError['kind']> = new Set(['reader_crashed'])

async function giveUpOrRetry(
  run: Run,
  error: SourceError,
  lastAttempt: boolean,
): Promise<Result<IngestOutcome, IngestFailure>> {
  if (MAY_PASS.has(error.kind) && !lastAttempt) return Err({ kind: 'try_again', error })
  return Ok(await run.fail(error))
}

/**
 * One run over one source: each report is stored and announced together, and refused once another run has taken over.
 */
class Run {
  readonly #deps: Pick<Dependencies, 'sources' | 'live' | 'transaction' | 'clock'>
  readonly #source: Pick<Source, 'namespaceId' | 'id' | 'jobId'>
  #ticking: Promise<unknown> = Promise.resolve()
  #lastTick = 0

  constructor(
    deps: Pick<Dependencies, 'sources' | 'live' | 'transaction' | 'clock'>,
    source: Pick<Source, 'namespaceId' | 'id' | 'jobId'>,
  ) {
    this.#deps = deps
    this.#source = source
  }

  enter(
    status: 'extracting' | 'indexing' | 'completed',
    change: Omit<SourceChange, 'updatedAt'> = {},
  ): Promise<boolean> {
    return this.write(
      async () => ({}),
      () => ({ ...change, status, progress: progressAt(status), error: null }),
    )
  }

  async fail(error: SourceError): Promise<'failed' | 'stale'> {
    const current = await this.write(
      async () => ({}),
      () => ({ status: 'failed', error, completedAt: this.#deps.clock.now() }),
    )
    return current ? 'failed' : 'stale'
  }

  /**
   * Does `work` and reports what it came to in one transaction; nothing of it stays if the run is no longer current.
   */
  async write<T>(work: () => Promise<T>, report: (made: T) => Omit<SourceChange, 'updatedAt'>): Promise<boolean> {
    const { sources, live, transaction, clock } = this.#deps
    const { namespaceId, id, jobId } = this.#source
    const written = await transaction.within(namespaceId, async () => {
      const change = { ...report(await work()), updatedAt: clock.now() }
      if (!(await sources.report(namespaceId, id, jobId, change))) return Err('stale' as const)
      if (change.status)
        await announceProgress(live, { namespaceId, id, jobId, status: change.status, progress: change.progress ?? 0 })
      return Ok(undefined)
    })
    return written.ok
  }

  /** Notes how far the reading is, at most twice a second; a tick that fails does not matter. */
  tick(share: number): void {
    const now = this.#deps.clock.now()
    if (now - this.#lastTick < 500) return
    this.#lastTick = now
    this.#ticking = this.#ticking
      .then(() =>
        this.write(
          async () => ({}),
          () => ({ status: 'extracting', progress: progressAt('extracting', share) }),
        ),
      )
      .catch(() => {})
  }

  async settled(): Promise<void> {
    await this.#ticking
  }
}
