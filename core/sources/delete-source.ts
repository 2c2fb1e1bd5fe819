import type { Actor } from '../access/index.ts'
import type { DocumentTraces, PassageStore, RemoveDocument } from '../knowledge/index.ts'
import type { Events } from '../shared/events.ts'
import type { DocumentId, JobId } from '../shared/ids.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { JobQueue } from '../shared/ports/job-queue.ts'
import type { Transaction } from '../shared/ports/transaction.ts'
import { Err, Ok, type Result } from '../shared/result.ts'
import {
  announceRows,
  emptyReferences,
  ofRows,
  planDeletion,
  retractStatements,
  type DeletedRows,
  type DeletionPlan,
  type ProvenanceDependencies,
  type ProvenanceStore,
  type References,
  type Referrer,
} from '../farm/index.ts'
import { SOURCE_DELETED } from './events.ts'
import { DELETE_OBJECTS } from './jobs.ts'
import type { SourceStore } from './ports/source-store.ts'
import { originalKey, previewKey } from './source.ts'

export type SourceNotFound = { kind: 'source_not_found' }

/** What a deletion removes and keeps. */
export interface SourceImpact extends DeletionPlan {
  documentId: DocumentId
  /** Passages and graph nodes that go. */
  knowledge: DocumentTraces
  /** Rows that stay, and refer to a row that is removed or to the document itself. */
  losesReference: Referrer[]
}

export type ReadImpact = (actor: Actor, id: DocumentId) => Promise<Result<SourceImpact, SourceNotFound>>
export type DeleteSource = (
  actor: Actor,
  id: DocumentId,
  options: { keepDerived: boolean },
) => Promise<Result<void, SourceNotFound>>

export const makeReadImpact =
  (deps: {
    sources: SourceStore
    provenance: ProvenanceStore
    references: References
    passages: Pick<PassageStore, 'traces'>
  }): ReadImpact =>
  async (actor, id) => {
    if (!(await deps.sources.byId(actor.namespaceId, id))) return Err({ kind: 'source_not_found' })
    const [rows, knowledge] = await Promise.all([
      deps.provenance.stampedBy(actor.namespaceId, id),
      deps.passages.traces(actor.namespaceId, id),
    ])
    const plan = planDeletion(id, rows)
    const referrers = await deps.references.referrers(actor.namespaceId, goneWith(id, plan))
    return Ok({ documentId: id, knowledge, ...plan, losesReference: referrers.filter(staysBy(plan)) })
  }

/** What is there no more once the document is deleted, for whatever refers to it. */
const goneWith = (id: DocumentId, { removes }: Pick<DeletionPlan, 'removes'>) => [
  ...removes,
  { kind: 'sources' as const, id },
]

const staysBy = ({ removes }: DeletionPlan): ((row: Pick<Referrer, 'kind' | 'id'>) => boolean) => {
  const removed = new Set(removes.map(({ kind, id }) => `${kind} ${id}`))
  return ({ kind, id }) => !removed.has(`${kind} ${id}`)
}

interface Dependencies extends ProvenanceDependencies {
  deletedRows: DeletedRows
  sources: SourceStore
  removeDocument: RemoveDocument
  jobs: JobQueue
  events: Events
  transaction: Transaction
  clock: Clock
}

/**
 * Takes a source out of the farm at once, what only it said of rows that stay, and references to what goes. Its files
 * go by a job that is repeated until they are gone, and rows that go can be brought back for a while. With
 * `keepDerived` its rows and what it said stay, without its stamp, and no value changes by it.
 */
export const makeDeleteSource =
  (deps: Dependencies): DeleteSource =>
  ({ namespaceId }, id, { keepDerived }) =>
    deps.transaction.within(namespaceId, async () => {
      const source = await deps.sources.remove(namespaceId, id)
      if (!source) return Err({ kind: 'source_not_found' })
      const now = deps.clock.now()
      const plan = planDeletion(id, await deps.provenance.stampedBy(namespaceId, id))
      const removes = keepDerived ? [] : plan.removes
      const keeps = keepDerived ? [...plan.removes, ...plan.keeps] : plan.keeps
      await deps.deletedRows.keep(namespaceId, removes, { at: now, by: 'source', documentName: source.filename })
      // First: whoever is just about to refer to one of them comes to the end before, and is found then.
      await deps.provenance.remove(namespaceId, removes)
      await retractStatements(deps, { namespaceId, documentId: id, now }, keeps, { keep: keepDerived })
      const emptied = await emptyReferences(deps, namespaceId, goneWith(id, { removes }), now)
      await deps.deletedRows.noteEmptied(namespaceId, ofRows(emptied))
      await deps.deletedRows.forgetQuotes(namespaceId, id)
      await deps.provenance.removeTombstones(namespaceId, id)
      await deps.proposals.removeOf(namespaceId, id)
      await deps.removeDocument(namespaceId, id)
      const keys = [originalKey(source), previewKey(source)]
      await deps.jobs.enqueue(DELETE_OBJECTS.of(deps.ids.next<JobId>(), { keys }))
      await announceRows(deps.events, namespaceId, [...removes, ...keeps, ...emptied])
      await deps.events.announce(SOURCE_DELETED, namespaceId, { documentId: id })
      return Ok(undefined)
    })
