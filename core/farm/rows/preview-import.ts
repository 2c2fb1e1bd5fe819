import type { Actor } from '../../access/index.ts'
import type { NamespaceId } from '../../shared/ids.ts'
import type { Clock } from '../../shared/ports/clock.ts'
import { dayOf } from '../../shared/time/day-in-germany.ts'
import { kindOf, type KindSlug } from '../kinds/kinds.ts'
import type { References } from '../ports/references.ts'
import { nameOfReferred, referencesOf } from '../references/references-of.ts'
import { planImport, type ImportPlan, type LineFault, type TableLine } from './plan-import.ts'

interface Dependencies {
  references: References
  clock: Clock
}

/** Says what would come of a table as rows of a kind. */
export type PreviewImport = (actor: Actor, kind: KindSlug, table: readonly TableLine[]) => Promise<ImportPlan>

export const makePreviewImport =
  (deps: Dependencies): PreviewImport =>
  ({ namespaceId }, kind, table) =>
    plannedImport(deps, namespaceId, kind, table)

/** Inside a transaction, what the rows refer to stays until its end. */
export async function plannedImport(
  { references, clock }: Dependencies,
  namespace: NamespaceId,
  slug: KindSlug,
  table: readonly TableLine[],
): Promise<ImportPlan> {
  const plan = planImport(kindOf(slug), table, dayOf(clock.now()))
  const wanted = plan.rows.flatMap((values) => referencesOf(slug, values).map(({ to }) => to))
  if (wanted.length === 0) return plan
  const missing = new Set((await references.missing(namespace, wanted)).map(nameOfReferred))
  return missing.size === 0 ? plan : withoutRowsThat(plan, (values) => brokenIn(slug, values, missing))
}

const brokenIn = (slug: KindSlug, values: Record<string, unknown>, missing: ReadonlySet<string>): string[] =>
  referencesOf(slug, values).flatMap(({ field, to }) => (missing.has(nameOfReferred(to)) ? [field] : []))

/** The plan with a fault in place of each row that refers to nothing. */
function withoutRowsThat(plan: ImportPlan, broken: (values: Record<string, unknown>) => string[]): ImportPlan {
  const faults = plan.rows.flatMap((values, index): LineFault[] =>
    broken(values).map((field) => ({
      line: plan.lines[index]!,
      column: plan.columns[field] ?? field,
      text: String(values[field]),
      fault: { path: [field], fault: { code: 'no_reference' } },
    })),
  )
  const bad = new Set(faults.map(({ line }) => line))
  const stays = (_: unknown, index: number): boolean => !bad.has(plan.lines[index]!)
  return {
    ...plan,
    rows: plan.rows.filter(stays),
    lines: plan.lines.filter(stays),
    faults: [...plan.faults, ...faults].toSorted((a, b) => a.line - b.line),
  }
}
