import type { Actor } from '../access/index.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { Ids } from '../shared/ports/ids.ts'
import type { JobQueue } from '../shared/ports/job-queue.ts'
import type { LiveEvents } from '../shared/ports/live-events.ts'
import type { ObjectStore } from '../shared/ports/object-store.ts'
import type { Transaction } from '../shared/ports/transaction.ts'
import { Ok, type Result } from '../shared/result.ts'
import { ingestionOf } from './jobs.ts'
import { newSource, type RegisterSourceInput } from './new-source.ts'
import type { SourceStore } from './ports/source-store.ts'
import { announceProgress } from './progress.ts'
import { originalKey, type Source } from './source.ts'

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
  await Promise.all([deps.jobs.enqueue(ingestionOf(source)), announceProgress(deps.live, source)])
  return source
}
