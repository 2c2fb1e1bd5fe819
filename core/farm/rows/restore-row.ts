import type { Actor } from '../../access/index.ts'
import type { Events } from '../../shared/events.ts'
import type { NamespaceId } from '../../shared/ids.ts'
import type { Clock } from '../../shared/ports/clock.ts'
import type { Transaction } from '../../shared/ports/transaction.ts'
import { Err, Ok, type Result } from '../../shared/result.ts'
import { announceRows } from '../events.ts'
import { kindOf, type KindSlug } from '../kinds/kinds.ts'
import type { DeletedRows } from '../ports/deleted-rows.ts'
import type { Referred } from '../ports/references.ts'
import type { RowStore } from '../ports/row-store.ts'
import { contradictionProposals } from '../provenance/contradictions.ts'
import { retracted } from '../provenance/events.ts'
import { tombstonesOf, type RowHistory } from '../provenance/history.ts'
import {
  inBatches,
  mayBeDisputed,
  saveHistories,
  withLivingReferences,
  type ProvenanceDependencies,
} from '../provenance/keep-histories.ts'
import type { ProposalId } from '../ports/proposal-store.ts'
import { withReference, wordsTo, type EmptiedReference } from '../references/reference-words.ts'
import { referencesOf } from '../references/references-of.ts'
import type { KeyTaken, RowNotFound } from './keep-rows.ts'
import { RESTORABLE_FOR } from './list-deleted-rows.ts'
import { keyWordsOf, type RowId, type ShownRow } from './row.ts'

interface Dependencies extends ProvenanceDependencies {
  rows: Pick<RowStore, 'shown'>
  deletedRows: DeletedRows
  events: Events
  transaction: Transaction
  clock: Clock
}

/**
 * Brings a deleted row back as it was, one version on, and lets what led to it lead to it again. A row that is there,
 * such as of a table, is given as it is; `key_taken` where another has its key by now: nothing has changed then.
 */
export type RestoreRow = (actor: Actor, kind: KindSlug, id: RowId) => Promise<Result<ShownRow, RowNotFound | KeyTaken>>

export const makeRestoreRow =
  (deps: Dependencies): RestoreRow =>
  ({ namespaceId }, kind, id) =>
    deps.transaction.within<ShownRow, RowNotFound | KeyTaken>(namespaceId, async () => {
      const { provenance, proposals, deletedRows } = deps
      const now = deps.clock.now()
      const isThere = (await deps.rows.shown(namespaceId, kind, id)) !== undefined
      const taken = isThere ? undefined : await deletedRows.take(namespaceId, { kind, id }, now - RESTORABLE_FOR)
      if (taken) {
        const { own = [], ofOthers = [] } = Object.groupBy(taken.emptied, (one) =>
          one.kind === kind && one.id === id ? 'own' : 'ofOthers',
        )
        const history = await comingBack(deps, namespaceId, taken.history, own, now)
        if (!(await provenance.add(namespaceId, [history])).has(id))
          return Err({ kind: 'key_taken', called: keyWordsOf(kindOf(kind), history.row.values) })
        await provenance.liftTombstones(namespaceId, tombstonesOf(history))
        if (mayBeDisputed(history)) {
          const waiting = contradictionProposals(history, () => deps.ids.next<ProposalId>(), now)
          await proposals.replaceContradictions(namespaceId, [history.row], waiting)
        }
        await setBack(deps, namespaceId, ofOthers, now)
        await announceRows(deps.events, namespaceId, [{ kind, id }, ...ofOthers])
      }
      const row = await deps.rows.shown(namespaceId, kind, id)
      return row ? Ok(row) : Err({ kind: 'row_not_found' })
    })

/** A row as it can be among those that are there now; `own`: what it referred to and has come back before it. */
async function comingBack(
  deps: Pick<Dependencies, 'references' | 'deletedRows'>,
  namespace: NamespaceId,
  before: RowHistory,
  own: readonly EmptiedReference[],
  now: number,
): Promise<RowHistory> {
  const referring = own.reduce((history, one) => withReference(history, one, now), before)
  const documents = before.statements.map(({ documentId: id }): Referred => ({ kind: 'sources', id }))
  const gone = new Set((await deps.references.missing(namespace, documents)).map(({ id }) => id))
  const ofLiving = before.statements
    .map(({ documentId }) => documentId)
    .filter((document) => gone.has(document))
    .reduce((history, document) => retracted(history, document, { keep: true }, now), referring)
  const [change] = await withLivingReferences(deps.references, namespace, [{ before: null, after: ofLiving }], now)
  const { row, ...history } = change!.after
  const { kind, id } = row
  const lost = referencesOf(kind, ofLiving.row.values).flatMap(({ field, to }): EmptiedReference[] =>
    row.values[field] === to.id || to.kind === 'sources'
      ? []
      : [{ kind, id, field, to: { kind: to.kind, id: to.id as RowId }, words: wordsTo(ofLiving, field, to.id) }],
  )
  await deps.deletedRows.noteEmptied(namespace, lost)
  return { ...history, row: { ...row, version: before.row.version + 1, updatedAt: now } }
}

/** Lets the references that were emptied lead to the row again; of rows that were deleted, once they come back. */
const setBack = (
  deps: Pick<Dependencies, 'deletedRows'> & ProvenanceDependencies,
  namespace: NamespaceId,
  emptied: readonly EmptiedReference[],
  now: number,
): Promise<void> =>
  inBatches(emptied, async (batch) => {
    const ofRow = Map.groupBy(batch, ({ kind, id }) => `${kind} ${id}`)
    const loaded = await deps.provenance.load(namespace, { rows: batch })
    const changes = loaded.map((before) => ({
      before,
      after: ofRow
        .get(`${before.row.kind} ${before.row.id}`)!
        .reduce((history, one) => withReference(history, one, now), before),
    }))
    await saveHistories(deps, namespace, changes, now)
    const deleted = batch.filter(({ id }) => !loaded.some(({ row }) => row.id === id))
    await deps.deletedRows.noteEmptied(namespace, deleted, 'from')
  })
