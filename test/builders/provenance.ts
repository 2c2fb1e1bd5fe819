import { uuidV7Ids } from '../../adapters/system/uuid-v7-ids.ts'
import type { Transaction } from '../../core/shared/ports/transaction.ts'
import {
  annotateRows,
  makeChangeRow,
  makeCreateRow,
  makeDecideProposals,
  makeDeleteRow,
  makeListDeletedRows,
  makeRestoreRow,
  ofRows,
  planDeletion,
  removeRows,
  retractStatements,
  stateRows,
  type DeletedRows,
  type Given,
  type KindSlug,
  type ProposalStore,
  type ProvenanceStore,
  type References,
  type RowAnnotation,
  type RowId,
  type RowName,
  type RowStore,
  type YieldedRow,
} from '../../core/farm/index.ts'
import type { DocumentId, NamespaceId, UserId } from '../../core/shared/ids.ts'
import { Ok } from '../../core/shared/result.ts'
import { unreadEvents } from './events.ts'
import { newId } from './ids.ts'

export interface ProvenanceStores {
  provenance: ProvenanceStore
  proposals: ProposalStore
  rows: RowStore
  references: References
  deletedRows: DeletedRows
}

/**
 * What happens to the rows of a farm, over the stores of one implementation; each event in a transaction of its own.
 */
export function aFarmOver(
  stores: ProvenanceStores,
  transaction: Transaction,
  namespaceId: NamespaceId = newId<NamespaceId>(),
) {
  const time = { now: 1000 }
  const deps = { ...stores, events: unreadEvents, transaction, ids: uuidV7Ids, clock: { now: () => time.now } }
  const actor = { userId: newId<UserId>(), namespaceId, credential: { kind: 'session' as const } }
  const whole = async <T>(work: () => Promise<T>): Promise<T> =>
    (await transaction.within(namespaceId, async () => Ok(await work()))).unwrap()
  const at = (documentId: DocumentId, now = ++time.now) => {
    time.now = Math.max(time.now, now)
    return { namespaceId, documentId, now }
  }
  const changeRow = makeChangeRow(deps)
  const deleteRow = makeDeleteRow(deps)
  const restoreRow = makeRestoreRow(deps)
  const listDeletedRows = makeListDeletedRows(deps)
  const decideProposals = makeDecideProposals(deps)
  return {
    ...deps,
    actor,
    namespaceId,
    time,
    whole,
    stampedBy: (document: DocumentId) => stores.provenance.stampedBy(namespaceId, document),
    put: (document: DocumentId, rows: readonly YieldedRow[], now?: number): Promise<(RowId | undefined)[]> =>
      whole(async () =>
        stateRows(deps, at(document, now), rows, await stores.provenance.stampedBy(namespaceId, document)),
      ),
    annotate: (document: DocumentId, annotations: readonly RowAnnotation[], now?: number): Promise<Set<RowId>> =>
      whole(() => annotateRows(deps, at(document, now), annotations)),
    retract: (document: DocumentId, options: { rows?: readonly RowName[]; keep?: boolean; now?: number } = {}) =>
      whole(async () =>
        retractStatements(
          deps,
          at(document, options.now),
          options.rows ?? (await stores.provenance.stampedBy(namespaceId, document)),
          { keep: options.keep ?? false },
        ),
      ),
    /** As the deletion of a source does it. */
    deleteDocument: (document: DocumentId, keep: boolean) =>
      whole(async () => {
        const { removes, keeps } = planDeletion(document, await stores.provenance.stampedBy(namespaceId, document))
        if (!keep) {
          const deletion = { at: ++time.now, by: 'source' as const, documentName: `${document}.pdf` }
          await stores.deletedRows.keep(namespaceId, removes, deletion)
          const emptied = await removeRows(deps, namespaceId, removes, time.now)
          await stores.deletedRows.noteEmptied(namespaceId, ofRows(emptied))
        }
        await stores.deletedRows.forgetQuotes(namespaceId, document)
        await retractStatements(deps, at(document), keep ? [...removes, ...keeps] : keeps, { keep })
        await stores.provenance.removeTombstones(namespaceId, document)
        await stores.proposals.removeOf(namespaceId, document)
        return { removes, keeps }
      }),
    createRow: makeCreateRow(deps),
    change: async (kind: KindSlug, id: RowId, given: Given) => {
      time.now += 1
      return (await changeRow(actor, kind, id, given)).unwrap()
    },
    delete: async (kind: KindSlug, id: RowId) => (await deleteRow(actor, kind, id)).unwrap(),
    restore: (kind: KindSlug, id: RowId) => {
      time.now += 1
      return restoreRow(actor, kind, id)
    },
    deleted: async () => (await listDeletedRows(actor, { limit: 200, offset: 0 })).rows,
    decide: (decision: Parameters<typeof decideProposals>[1]) => {
      time.now += 1
      return decideProposals(actor, decision)
    },
    waiting: () => stores.proposals.waiting(namespaceId, { limit: 200, offset: 0 }),
    read: (kind: KindSlug, id: RowId) => stores.rows.byId(namespaceId, kind, id),
    list: (kind: KindSlug) => stores.rows.list(namespaceId, kind, { filters: [], limit: 1000, offset: 0 }),
  }
}
