import type { Actor } from '../../access/index.ts'
import type { Clock } from '../../shared/ports/clock.ts'
import type { Ids } from '../../shared/ports/ids.ts'
import type { Pause } from '../../shared/ports/pause.ts'
import type { KindSlug } from '../kinds/kinds.ts'
import type { ProvenanceStore } from '../ports/provenance-store.ts'
import type { References } from '../ports/references.ts'
import type { RowNames } from '../ports/row-names.ts'
import { inBatches } from '../provenance/keep-histories.ts'
import type { ImportOutcome } from './import-rows.ts'
import type { LineFault } from './line-fault.ts'
import { withFaults, type ImportPlan } from './plan-import.ts'
import type { RowId } from './row.ts'
import { LineSettler } from './settle-lines.ts'

interface Dependencies {
  provenance: Pick<ProvenanceStore, 'load'>
  references: References
  rowNames: Pick<RowNames, 'called'>
  pause: Pause
  ids: Ids
  clock: Clock
}

/** What a table would come to now. */
export interface ImportPreview {
  /** With the faults that its lines have among the rows that are there. */
  plan: ImportPlan
  outcome: ImportOutcome
}

export type PreviewImport = (actor: Actor, kind: KindSlug, plan: ImportPlan) => Promise<ImportPreview>

export const makePreviewImport =
  (deps: Dependencies): PreviewImport =>
  async ({ namespaceId }, kind, plan) => {
    const lines = new LineSettler(deps, namespaceId, kind, {
      columns: plan.columns,
      now: deps.clock.now(),
      newId: () => deps.ids.next<RowId>(),
    })
    const outcome: ImportOutcome = { created: 0, updated: 0, unchanged: 0, emptied: 0 }
    const faults: LineFault[] = []
    await inBatches(plan.rows, async (batch) => {
      const settled = await lines.settle(batch)
      faults.push(...settled.faults)
      outcome.created += settled.made.length
      outcome.updated += settled.changed.length
      outcome.unchanged += settled.unchanged
      outcome.emptied += settled.emptied
    })
    const bad = new Set(faults.map(({ line }) => line))
    return { plan: withFaults({ ...plan, rows: plan.rows.filter(({ line }) => !bad.has(line)) }, faults), outcome }
  }
