import type { NamespaceId } from '../../shared/ids.ts'
import type { Ids } from '../../shared/ports/ids.ts'
import type { ProposalId, ProposalStore } from '../ports/proposal-store.ts'
import type { ProvenanceStore } from '../ports/provenance-store.ts'
import type { References } from '../ports/references.ts'
import { nameOfReferred, newReferences } from '../references/references-of.ts'
import { withoutReferences } from '../references/without-references.ts'
import type { RowId } from '../rows/row.ts'
import { contradictionProposals } from './contradictions.ts'
import type { HistoryChange, RowHistory } from './history.ts'

export interface ProvenanceDependencies {
  provenance: ProvenanceStore
  proposals: ProposalStore
  references: References
  ids: Ids
}

/**
 * Writes what events have made of histories, and lets wait what sources now say against people. What a row comes to
 * refer to and what is not there, such as a row that was deleted while a document was read, is left empty.
 */
export async function saveHistories(
  { provenance, proposals, references, ids }: ProvenanceDependencies,
  namespace: NamespaceId,
  changes: readonly HistoryChange[],
  now: number,
): Promise<'saved' | 'key_taken'> {
  const changed = await withLivingReferences(
    references,
    namespace,
    changes.filter(({ before, after }) => before !== after),
    now,
  )
  if ((await provenance.save(namespace, changed)) === 'key_taken') return 'key_taken'
  const disputable = changed.filter(({ before, after }) => (before && mayBeDisputed(before)) || mayBeDisputed(after))
  await proposals.replaceContradictions(
    namespace,
    disputable.map(({ after: { row } }) => row),
    disputable.flatMap(({ after }) => contradictionProposals(after, () => ids.next<ProposalId>(), now)),
  )
  return 'saved'
}

/** Adds rows with their histories, as a `ProvenanceStore` does; references to what is not there are left empty. */
export async function addHistories(
  { provenance, references }: Pick<ProvenanceDependencies, 'provenance' | 'references'>,
  namespace: NamespaceId,
  histories: readonly RowHistory[],
  now: number,
): Promise<Set<RowId>> {
  const changes = histories.map((after) => ({ before: null, after }))
  const living = await withLivingReferences(references, namespace, changes, now)
  return provenance.add(
    namespace,
    living.map(({ after }) => ({ ...after, row: { ...after.row, version: 1 } })),
  )
}

/** The changes, with what they come to refer to and is not there left empty. */
export async function withLivingReferences<C extends HistoryChange>(
  references: References,
  namespace: NamespaceId,
  changes: readonly C[],
  now: number,
): Promise<readonly C[]> {
  const wanted = changes.flatMap(({ before, after }) => newReferences(before, after))
  const missing = wanted.length > 0 ? await references.missing(namespace, wanted) : []
  if (missing.length === 0) return changes
  const gone = new Set(missing.map(nameOfReferred))
  return changes.map((change) => ({ ...change, after: withoutReferences(change.after, gone, now) }))
}

/** Whether a source can say something against a person about the row. */
export const mayBeDisputed = ({ held, statements }: RowHistory): boolean =>
  statements.length > 0 && Object.keys(held).length > 0

const AT_ONCE = 500

/**
 * So many at once that no statement is large, and who waits beside gets a turn after some
 * milliseconds. What `work` returns ends it.
 */
export async function inBatches<T, Stop>(
  all: readonly T[],
  work: (batch: readonly T[]) => Promise<Stop | undefined | void>,
): Promise<Stop | undefined> {
  for (let from = 0; from < all.length; from += AT_ONCE) {
    const stop = await work(all.slice(from, from + AT_ONCE))
    if (stop) return stop
  }
  return undefined
}
