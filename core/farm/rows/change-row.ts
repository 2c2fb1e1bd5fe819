import type { Actor } from '../../access/index.ts'
import type { Events } from '../../shared/events.ts'
import type { Clock } from '../../shared/ports/clock.ts'
import type { Ids } from '../../shared/ports/ids.ts'
import type { Transaction } from '../../shared/ports/transaction.ts'
import { Err, Ok, type Result } from '../../shared/result.ts'
import { announceRows } from '../events.ts'
import { kindOf, type KindSlug } from '../kinds/kinds.ts'
import type { DeletedRows } from '../ports/deleted-rows.ts'
import type { RowStore } from '../ports/row-store.ts'
import { changedByPerson } from '../provenance/events.ts'
import { tombstonesOf } from '../provenance/history.ts'
import { mayBeDisputed, saveHistories, type ProvenanceDependencies } from '../provenance/keep-histories.ts'
import { removeRows } from '../references/keep-references.ts'
import { ofRows } from '../references/reference-words.ts'
import { checkRow } from './check-row.ts'
import type { Given, RowNotFound, RowRefused, RowStale } from './keep-rows.ts'
import { described, keyWordsOf, type RowId, type ShownRow } from './row.ts'

interface Dependencies extends ProvenanceDependencies {
  rows: RowStore
  events: Events
  transaction: Transaction
  ids: Ids
  clock: Clock
}

/**
 * Changes the fields that are given; a null empties one. What is another value then is the person's, and follows no
 * source any more. `version` is the one that the caller read, if it wants to be sure.
 */
export type ChangeRow = (
  actor: Actor,
  kind: KindSlug,
  id: RowId,
  given: Given,
  version?: number,
) => Promise<Result<ShownRow, RowNotFound | RowRefused | RowStale>>

export const makeChangeRow =
  (deps: Dependencies): ChangeRow =>
  ({ namespaceId }, kind, id, given, version) =>
    deps.transaction.within<ShownRow, RowNotFound | RowRefused | RowStale>(namespaceId, async () => {
      const [before] = await deps.provenance.load(namespaceId, { rows: [{ kind, id }] })
      if (!before) return Err({ kind: 'row_not_found' })
      if (version !== undefined && version !== before.row.version) return Err({ kind: 'version_conflict' })
      const checked = await checkRow(deps, namespaceId, kind, { ...before.row.values, ...given }, Object.keys(given))
      if (checked.err) return checked
      const now = deps.clock.now()
      const after = changedByPerson(before, described(kindOf(kind), checked.val), now)
      if ((await saveHistories(deps, namespaceId, [{ before, after }], now)) === 'key_taken')
        return Err({ kind: 'key_taken', called: keyWordsOf(kindOf(kind), after.row.values) })
      await announceRows(deps.events, namespaceId, [after.row])
      return Ok((await deps.rows.shown(namespaceId, kind, id))!)
    })

/**
 * Deletes a row; for a while it can be brought back. The documents that made it do not make it again, and what refers
 * to it is emptied.
 */
export type DeleteRow = (
  actor: Actor,
  kind: KindSlug,
  id: RowId,
  version?: number,
) => Promise<Result<undefined, RowNotFound | RowStale>>

export const makeDeleteRow =
  (deps: Omit<Dependencies, 'rows'> & { deletedRows: DeletedRows }): DeleteRow =>
  ({ namespaceId }, kind, id, version) =>
    deps.transaction.within<undefined, RowNotFound | RowStale>(namespaceId, async () => {
      const { provenance, proposals, deletedRows } = deps
      const [history] = await provenance.load(namespaceId, { rows: [{ kind, id }] })
      if (!history) return Err({ kind: 'row_not_found' })
      if (version !== undefined && version !== history.row.version) return Err({ kind: 'version_conflict' })
      const now = deps.clock.now()
      await deletedRows.keep(namespaceId, [{ kind, id }], { at: now, by: 'person', documentName: null })
      await provenance.addTombstones(namespaceId, tombstonesOf(history))
      if (mayBeDisputed(history)) await proposals.replaceContradictions(namespaceId, [history.row], [])
      const emptied = await removeRows(deps, namespaceId, [{ kind, id }], now)
      await deletedRows.noteEmptied(namespaceId, ofRows(emptied))
      await announceRows(deps.events, namespaceId, [{ kind, id }, ...emptied])
      return Ok(undefined)
    })
