import type { Actor } from '../../access/index.ts'
import type { Events } from '../../shared/events.ts'
import type { Clock } from '../../shared/ports/clock.ts'
import type { Ids } from '../../shared/ports/ids.ts'
import type { Transaction } from '../../shared/ports/transaction.ts'
import type { NamespaceId } from '../../shared/ids.ts'
import { Err, Ok, type Result } from '../../shared/result.ts'
import { announceRows } from '../events.ts'
import type { Kind } from '../kinds/kind.ts'
import { kindOf, type KindSlug } from '../kinds/kinds.ts'
import type { RowStore } from '../ports/row-store.ts'
import { changedByPerson } from '../provenance/events.ts'
import type { HistoryChange, RowHistory } from '../provenance/history.ts'
import { inBatches, saveHistories, type ProvenanceDependencies } from '../provenance/keep-histories.ts'
import type { ImportPlan } from './plan-import.ts'
import { withoutBrokenReferences } from './preview-import.ts'
import { described, type Row, type RowId } from './row.ts'

export interface ImportOutcome {
  created: number
  updated: number
}

export type ImportFailure = { kind: 'faulty_lines'; plan: ImportPlan } | { kind: 'changed_meanwhile' }

/** Takes a planned table in: rows whose key is there are changed, the others made; all or nothing. */
export type ImportRows = (
  actor: Actor,
  kind: KindSlug,
  plan: ImportPlan,
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
  ({ namespaceId }, slug, planned) =>
    deps.transaction.within<ImportOutcome, ImportFailure>(namespaceId, async () => {
      const now = deps.clock.now()
      const kind = kindOf(slug)
      const plan = await withoutBrokenReferences(deps, namespaceId, slug, planned)
      if (plan.faults.length > 0) return Err({ kind: 'faulty_lines', plan })
      const outcome: ImportOutcome = { created: 0, updated: 0 }
      const touched: Pick<Row, 'kind' | 'id'>[] = []
      const columns = Object.keys(plan.columns)
      const taken = await inBatches(plan.rows, async (batch) => {
        const made = batch.map((values) => madeByPerson(namespaceId, deps.ids.next<RowId>(), kind, values, now))
        const keys = made.flatMap(({ key }) => (key === null ? [] : [{ kind: slug, key }]))
        const loaded = await deps.provenance.load(namespaceId, { keys })
        const known = new Map(loaded.map((history) => [history.row.key, history]))
        const changed = made.flatMap((row): HistoryChange[] => {
          const before = known.get(row.key)
          return before ? [{ before, after: withColumns(before, columns, row, now) }] : []
        })
        if ((await saveHistories(deps, namespaceId, changed, now)) !== 'saved') return 'changed_meanwhile'
        const fresh = made.filter(({ key }) => !known.has(key))
        if ((await deps.rows.add(fresh)).outcome === 'key_taken') return 'changed_meanwhile'
        for (const { kind, id } of [...changed.map(({ after }) => after.row), ...fresh]) touched.push({ kind, id })
        outcome.created += fresh.length
        outcome.updated += changed.length
        return undefined
      })
      if (taken) return Err({ kind: taken })
      await announceRows(deps.events, namespaceId, touched)
      return Ok(outcome)
    })

const madeByPerson = (
  namespaceId: NamespaceId,
  id: RowId,
  kind: Kind,
  values: Record<string, unknown>,
  now: number,
): Row => ({
  namespaceId,
  kind: kind.slug as KindSlug,
  id,
  ...described(kind, values),
  origin: 'person',
  edited: true,
  version: 1,
  createdAt: now,
  updatedAt: now,
})

/** A column that the table does not have leaves what the row had. */
function withColumns(before: RowHistory, fields: readonly string[], { values }: Row, now: number): RowHistory {
  const given = Object.fromEntries(fields.map((field) => [field, values[field]]))
  const changed = described(kindOf(before.row.kind), { ...before.row.values, ...given })
  return changedByPerson(before, changed, now, fields)
}
