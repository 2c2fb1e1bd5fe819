import { afterReplanning, goesWithPlan, type RowOfPlan, type RowHistory, type RowId } from '../../farm/index.ts'
import { canonicalJson } from '../../shared/canonical-json.ts'
import type { PlanEffect } from '../plans/plan.ts'
import { effectFrom } from './effects-from.ts'
import { STAYS_AWAY, whatStays } from './what-stays.ts'
import { ROW_OF, type WrittenEffect } from './adoption.ts'

/**
 * What becomes of one effect when a variant takes the place of what was adopted before. `written` is what the adoption
 * keeps of it from then on; null: nothing.
 */
export interface EffectDecision extends Pick<PlanEffect, 'id' | 'kind' | 'title' | 'details'> {
  /** As the plan says it, and what of an earlier row stays otherwise. */
  details: string
  change: 'create' | 'update' | 'remove' | 'unchanged'
  /** The row as it is wanted; null: a sheet, or a row that goes or is left alone. */
  wanted: RowOfPlan | null
  written: WrittenEffect | null
}

/**
 * Decides about every effect of a variant and of the adoption before it: the one decision that a preview shows and an
 * adoption carries out. A row that a person deleted stays away; one that a person changed keeps what they changed, and
 * stays where the plan wants it no more. What lies wholly before today is not written any more, and left as it is where
 * it was written before.
 *
 * @param rows those rows of the earlier adoption that are there
 * @param nextId names a new row
 * @param today `YYYY-MM-DD`, in Germany
 */
export function decideEffects(
  effects: readonly PlanEffect[],
  before: readonly WrittenEffect[],
  rows: ReadonlyMap<RowId, RowHistory>,
  when: { nextId: () => RowId; now: number; today: string },
): EffectDecision[] {
  const known = new Map(before.map((written) => [written.id, written]))
  const wanted = new Set(effects.map(({ id }) => id))
  return [
    ...effects.flatMap((effect) => {
      const [before, left] = [known.get(effect.id), effectFrom(effect, when.today)]
      const history = before?.row && rows.get(before.row.id)
      if (left) return [decideWanted(history ? stillDue(left, effect, history) : left, before, rows, when)]
      return before ? [leftAsItIs(before, rows)] : []
    }),
    ...before.filter(({ id }) => !wanted.has(id)).flatMap((written) => decideUnwanted(written, rows)),
  ]
}

function leftAsItIs(written: WrittenEffect, rows: ReadonlyMap<RowId, RowHistory>): EffectDecision {
  const { id, kind, title, details, row } = written
  const told = row && !rows.has(row.id) ? saying(details, STAYS_AWAY) : details
  return { id, kind, title, details: told, change: 'unchanged', wanted: null, written }
}

/** What the preview says beside what is planned; the adoption keeps the plan's words alone. */
const saying = (details: string, more: string): string => [details, more].filter((one) => one !== '').join('. ')

function decideWanted(
  effect: PlanEffect,
  before: WrittenEffect | undefined,
  rows: ReadonlyMap<RowId, RowHistory>,
  { nextId, now }: { nextId: () => RowId; now: number },
): EffectDecision {
  const { id, kind, title, details } = effect
  const said = { id, kind, title, details }
  if (effect.kind === 'sheet') {
    const isSame = before?.sheet != null && canonicalJson(before.sheet) === canonicalJson(effect.sheet)
    const written = { ...said, row: null, sheet: effect.sheet }
    return { ...said, change: !before ? 'create' : isSame ? 'unchanged' : 'update', wanted: null, written }
  }
  const row = before?.row ?? { kind: ROW_OF[effect.kind], id: nextId() }
  const planned: RowOfPlan = { ...row, values: effect.values }
  const written = { ...said, row, sheet: null }
  if (!before?.row) return { ...said, change: 'create', wanted: planned, written }
  const history = rows.get(row.id)
  if (!history) return { ...said, details: saying(details, STAYS_AWAY), change: 'unchanged', wanted: null, written }
  const after = afterReplanning(history, planned, now)
  const told = saying(details, whatStays(after, Object.keys(effect.values)))
  return {
    ...said,
    details: told,
    change: after.row === history.row ? 'unchanged' : 'update',
    wanted: planned,
    written,
  }
}

/** A job that is written goes on being due on its day, also when that is over: it is not due anew each day. */
function stillDue(effect: PlanEffect, planned: PlanEffect, { own }: RowHistory): PlanEffect {
  const due = own?.['due_on']
  if (effect.kind !== 'expected_job' || planned.kind !== 'expected_job' || typeof due !== 'string') return effect
  const isMoved = effect.values.due_on !== planned.values.due_on
  return isMoved ? { ...effect, values: { ...effect.values, due_on: due } } : effect
}

function decideUnwanted(written: WrittenEffect, rows: ReadonlyMap<RowId, RowHistory>): EffectDecision[] {
  const { id, kind, title, details, row } = written
  const said = { id, kind, title, details, wanted: null, written: null }
  if (row === null) return [{ ...said, change: 'remove' }]
  const history = rows.get(row.id)
  return history && goesWithPlan(history) ? [{ ...said, change: 'remove' }] : []
}
