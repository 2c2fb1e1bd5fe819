import type { Actor } from '../../access/index.ts'
import type { NamespaceId } from '../../shared/ids.ts'
import type { KindSlug } from '../kinds/kinds.ts'
import type { References } from '../ports/references.ts'
import { nameOfReferred, referencesOf } from '../references/references-of.ts'
import type { ImportPlan, LineFault } from './plan-import.ts'

interface Dependencies {
  references: References
}

/** Says what would come of a planned table now: with a fault in place of each row that refers to nothing. */
export type PreviewImport = (actor: Actor, kind: KindSlug, plan: ImportPlan) => Promise<ImportPlan>

export const makePreviewImport =
  (deps: Dependencies): PreviewImport =>
  ({ namespaceId }, kind, plan) =>
    withoutBrokenReferences(deps, namespaceId, kind, plan)

/** Inside a transaction, what the rows refer to stays until its end. */
export async function withoutBrokenReferences(
  { references }: Dependencies,
  namespace: NamespaceId,
  slug: KindSlug,
  plan: ImportPlan,
): Promise<ImportPlan> {
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
