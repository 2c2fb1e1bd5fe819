import type { Actor } from '../access/index.ts'
import type { DocumentId, JobId } from '../shared/ids.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { Ids } from '../shared/ports/ids.ts'
import type { JobQueue } from '../shared/ports/job-queue.ts'
import type { LiveEvents } from '../shared/ports/live-events.ts'
import type { ObjectStore } from '../shared/ports/object-store.ts'
import type { Transaction } from '../shared/ports/transaction.ts'
import { Ok, type Result } from '../shared/result.ts'
import type { Fach } from '../extraction/index.ts'
import { INGEST_SOURCE } from './jobs.ts'
import type { SourceStore } from './ports/source-store.ts'
import { announceProgress } from './progress.ts'
import { originalKey, safeFilename, titleFromFilename, visibleText, type Source } from './source.ts'

interface ArrivedFile {
  filename: string
  contentType: string
  sizeBytes: number
  /** Hex. */
  sha256: string
}

/** A file that has arrived whole and lies on the local disk. */
export interface ReceivedFile extends ArrivedFile {
  path: string
}

/** A file so small that it is held in memory. */
export interface HeldFile extends ArrivedFile {
  content: Uint8Array
}

export interface RegisterSourceInput {
  file: ReceivedFile | HeldFile
  /** Given by a person: final. */
  category?: Fach | undefined
  title?: string | undefined
  /** Chosen before, so that a registration can be repeated; left out: a new one. */
  id?: DocumentId | undefined
}

/** `accepted`: a run was queued; `duplicate`: the namespace has these bytes and nothing was queued. */
export interface RegisteredSource {
  source: Source
  outcome: 'accepted' | 'duplicate'
}

export type RegisterSource = (actor: Actor, input: RegisterSourceInput) => Promise<RegisteredSource>

interface Dependencies {
  sources: SourceStore
  objects: ObjectStore
  jobs: JobQueue
  live: LiveEvents
  transaction: Transaction
  ids: Ids
  clock: Clock
}

/**
 * Stores an upload, whatever it is, as a source and queues its ingestion. Bytes whose ingestion had failed are read
 * again under their old id.
 */
export const makeRegisterSource =
  (deps: Dependencies): RegisterSource =>
  async (actor, input) => {
    const source = newSource(actor, input, deps)

    // The original goes first: a row whose file is missing would be a lost upload, a file without a row is swept up
    // later.
    const { file } = input
    await ('path' in file
      ? deps.objects.putFile(originalKey(source), file.path, source.contentType)
      : deps.objects.put(originalKey(source), file.content, source.contentType))
    const stored = await deps.transaction.within(actor.namespaceId, () => store(deps, source))
    const registered = stored.unwrap()
    if (registered.source.id !== source.id) await deps.objects.remove(originalKey(source))
    return registered
  }

function newSource(
  actor: Actor,
  { file, category, title, id }: RegisterSourceInput,
  { ids, clock }: Pick<Dependencies, 'ids' | 'clock'>,
): Source {
  const filename = safeFilename(file.filename)
  const now = clock.now()
  return {
    namespaceId: actor.namespaceId,
    id: id ?? ids.next<DocumentId>(),
    jobId: ids.next<JobId>(),
    sha256: file.sha256,
    sizeBytes: file.sizeBytes,
    filename,
    title: visibleText(title ?? '') || titleFromFilename(filename),
    contentType: file.contentType,
    format: null,
    category: category ?? 'sonstiges',
    filedBy: category ? 'person' : 'service',
    status: 'queued',
    progress: 0,
    error: null,
    pages: null,
    passages: null,
    derived: {},
    warnings: [],
    hasPreview: false,
    createdBy: actor.userId,
    createdAt: now,
    updatedAt: now,
    completedAt: null,
  }
}

async function store(deps: Dependencies, source: Source): Promise<Result<RegisteredSource, never>> {
  const stored = await deps.sources.add(source)
  if (stored.added) return Ok({ source: await queue(deps, source), outcome: 'accepted' })

  const { existing } = stored
  if (existing.status !== 'failed') return Ok({ source: existing, outcome: 'duplicate' })
  const revived = await deps.sources.restart(
    existing.namespaceId,
    existing.id,
    source.jobId,
    source.createdAt,
    existing.jobId,
  )
  if (revived)
    return Ok({
      source: await queue(deps, { ...existing, jobId: source.jobId, status: 'queued', progress: 0, error: null }),
      outcome: 'accepted',
    })
  return Ok({ source: (await deps.sources.byId(existing.namespaceId, existing.id)) ?? existing, outcome: 'duplicate' })
}

async function queue(deps: Dependencies, source: Source): Promise<Source> {
  await Promise.all([
    deps.jobs.enqueue(INGEST_SOURCE.of(source.jobId, { namespaceId: source.namespaceId, documentId: source.id })),
    announceProgress(deps.live, source),
  ])
  return source
}
