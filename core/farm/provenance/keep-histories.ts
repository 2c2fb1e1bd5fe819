import type { NamespaceId } from '../../shared/ids.ts'
import type { Ids } from '../../shared/ports/ids.ts'
import type { ProposalId, ProposalStore } from '../ports/proposal-store.ts'
import type { ProvenanceStore } from '../ports/provenance-store.ts'
import { contradictionProposals } from './contradictions.ts'
import type { HistoryChange, RowHistory } from './history.ts'

export interface ProvenanceDependencies {
  provenance: ProvenanceStore
  proposals: ProposalStore
  ids: Ids
}

/** Writes what events have made of histories, and lets wait what sources now say against people. */
export async function saveHistories(
  { provenance, proposals, ids }: ProvenanceDependencies,
  namespace: NamespaceId,
  changes: readonly HistoryChange[],
  now: number,
): Promise<'saved' | 'key_taken'> {
  const changed = changes.filter(({ before, after }) => before !== after)
  if ((await provenance.save(namespace, changed)) === 'key_taken') return 'key_taken'
  const disputable = changed.filter(({ before, after }) => (before && mayBeDisputed(before)) || mayBeDisputed(after))
  await proposals.replaceContradictions(
    namespace,
    disputable.map(({ after: { row } }) => row),
    disputable.flatMap(({ after }) => contradictionProposals(after, () => ids.next<ProposalId>(), now)),
  )
  return 'saved'
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
