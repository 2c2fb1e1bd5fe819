import type { Actor } from '../../access/index.ts'
import type { Events } from '../../shared/events.ts'
import type { Clock } from '../../shared/ports/clock.ts'
import type { Ids } from '../../shared/ports/ids.ts'
import type { Pause } from '../../shared/ports/pause.ts'
import type { Transaction } from '../../shared/ports/transaction.ts'
import type { NamespaceId } from '../../shared/ids.ts'
import { Err, Ok, type Result } from '../../shared/result.ts'
import { announceRows } from '../events.ts'
import type { KindSlug } from '../kinds/kinds.ts'
import type { RowNames } from '../ports/row-names.ts'
import type { RowStore } from '../ports/row-store.ts'
import { inBatches, saveHistories, type ProvenanceDependencies } from '../provenance/keep-histories.ts'
import type { LineFault } from './line-fault.ts'
import { withFaults, type ImportPlan } from './plan-import.ts'
import type { Row, RowId } from './row.ts'
import { LineSettler } from './settle-lines.ts'

export interface ImportOutcome {
  created: number
  updated: number
  /** Lines that say what their row says already. */
  unchanged: number
  /** Values that an empty cell has emptied. */
  emptied: number
}

export type ImportFailure = { kind: 'faulty_lines'; plan: ImportPlan } | { kind: 'changed_meanwhile' }

/** Takes a planned table in: the rows that its lines are of are changed, the others made; all or nothing. */
export type ImportRows = (
  actor: Actor,
  kind: KindSlug,
  plan: ImportPlan,
) => Promise<Result<ImportOutcome, ImportFailure>>

interface Dependencies extends ProvenanceDependencies {
  rows: RowStore
  rowNames: Pick<RowNames, 'called'>
  events: Events
  transaction: Transaction
  ids: Ids
  clock: Clock
  pause: Pause
}

export const makeImportRows =
  (deps: Dependencies): ImportRows =>
  ({ namespaceId }, slug, plan) =>
    deps.transaction.within<ImportOutcome, ImportFailure>(namespaceId, async () => {
      if (plan.faults.length > 0) return Err({ kind: 'faulty_lines', plan })
      const now = deps.clock.now()
      const lines = new LineSettler(deps, namespaceId, slug, {
        columns: plan.columns,
        now,
        newId: () => deps.ids.next<RowId>(),
      })
      const outcome: ImportOutcome = { created: 0, updated: 0, unchanged: 0, emptied: 0 }
      const touched: Pick<Row, 'kind' | 'id'>[] = []
      const faults: LineFault[] = []
      const taken = await inBatches(plan.rows, async (batch) => {
        const { made, changed, unchanged, emptied, faults: found } = await lines.settle(batch)
        faults.push(...found)
        // The rest is looked at to name its faults, too.
        if (faults.length > 0) return undefined
        if ((await saveHistories(deps, namespaceId, changed, now)) !== 'saved') return 'changed_meanwhile'
        const fresh = made.map((row) => madeByPerson(namespaceId, slug, row, now))
        if ((await deps.rows.add(fresh)).outcome === 'key_taken') return 'changed_meanwhile'
        for (const { kind, id } of [...changed.map(({ after }) => after.row), ...fresh]) touched.push({ kind, id })
        outcome.created += fresh.length
        outcome.updated += changed.length
        outcome.unchanged += unchanged
        outcome.emptied += emptied
        return undefined
      })
      if (taken) return Err({ kind: taken })
      if (faults.length > 0) return Err({ kind: 'faulty_lines', plan: withFaults(plan, faults) })
      await announceRows(deps.events, namespaceId, touched)
      return Ok(outcome)
    })

const madeByPerson = (
  namespaceId: NamespaceId,
  kind: KindSlug,
  made: Pick<Row, 'id' | 'values' | 'label' | 'key'>,
  now: number,
): Row => ({
  namespaceId,
  kind,
  ...made,
  origin: 'person',
  edited: true,
  version: 1,
  createdAt: now,
  updatedAt: now,
})
