import type { Actor } from '../../access/index.ts'
import type { Events } from '../../shared/events.ts'
import type { Clock } from '../../shared/ports/clock.ts'
import type { Ids } from '../../shared/ports/ids.ts'
import type { Transaction } from '../../shared/ports/transaction.ts'
import { Err, Ok, type Result } from '../../shared/result.ts'
import { announceRows } from '../events.ts'
import { kindOf, type KindSlug } from '../kinds/kinds.ts'
import type { RowStore } from '../ports/row-store.ts'
import { changedByPerson } from '../provenance/events.ts'
import type { HistoryChange, RowHistory } from '../provenance/history.ts'
import { saveHistories, type ProvenanceDependencies } from '../provenance/keep-histories.ts'
import type { ImportPlan, TableLine } from './plan-import.ts'
import { plannedImport } from './preview-import.ts'
import { described, type Row, type RowId } from './row.ts'

export interface ImportOutcome {
  created: number
  updated: number
}

export type ImportFailure = { kind: 'faulty_lines'; plan: ImportPlan } | { kind: 'changed_meanwhile' }

/** Takes a table in: rows whose key is there are changed, the others made; all or nothing. */
export type ImportRows = (
  actor: Actor,
  kind: KindSlug,
  table: readonly TableLine[],
) => Promise<Result<ImportOutcome, ImportFailure>>

interface Dependencies extends ProvenanceDependencies {
  rows: RowStore
  events: Events
  transaction: Transaction
  ids: Ids
  clock: Clock
}

export const makeImportRows =
  (deps: Dependencies): ImportRows =>
  ({ namespaceId }, slug, table) =>
    deps.transaction.within<ImportOutcome, ImportFailure>(namespaceId, async () => {
      const now = deps.clock.now()
      const kind = kindOf(slug)
      const plan = await plannedImport(deps, namespaceId, slug, table)
      if (plan.faults.length > 0) return Err({ kind: 'faulty_lines', plan })
      const made = plan.rows.map((values): Row => ({
        namespaceId,
        kind: slug,
        id: deps.ids.next<RowId>(),
        ...described(kind, values),
        origin: 'person',
        edited: true,
        version: 1,
        createdAt: now,
        updatedAt: now,
      }))
      const keys = made.flatMap(({ key }) => (key === null ? [] : [{ kind: slug, key }]))
      const loaded = await deps.provenance.load(namespaceId, { keys })
      const known = new Map(loaded.map((history) => [history.row.key, history]))
      const changed = made.flatMap((row): HistoryChange[] => {
        const before = known.get(row.key)
        return before ? [{ before, after: withColumns(before, Object.keys(plan.columns), row, now) }] : []
      })
      if ((await saveHistories(deps, namespaceId, changed, now)) !== 'saved') return Err({ kind: 'changed_meanwhile' })
      const fresh = made.filter(({ key }) => !known.has(key))
      const added = await deps.rows.add(fresh)
      if (added.outcome === 'key_taken') return Err({ kind: 'changed_meanwhile' })
      await announceRows(deps.events, namespaceId, [...changed.map(({ after }) => after.row), ...fresh])
      return Ok({ created: fresh.length, updated: made.length - fresh.length })
    })

/** A column that the table does not have leaves what the row had. */
function withColumns(before: RowHistory, fields: readonly string[], { values }: Row, now: number): RowHistory {
  const given = Object.fromEntries(fields.map((field) => [field, values[field]]))
  const changed = described(kindOf(before.row.kind), { ...before.row.values, ...given })
  return changedByPerson(before, changed, now, fields)
}
