import type { Actor } from '../../access/index.ts'
import type { NamespaceId } from '../../shared/ids.ts'
import type { KindSlug } from '../kinds/kinds.ts'
import type { References } from '../ports/references.ts'
import { inBatches } from '../provenance/keep-histories.ts'
import { nameOfReferred, REFERENCE_FIELDS, referencesOf } from '../references/references-of.ts'
import { withFaults, type ImportPlan, type LineFault } from './plan-import.ts'

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
  planned: ImportPlan,
): Promise<ImportPlan> {
  const refers = REFERENCE_FIELDS.some(({ kind, field }) => kind === slug && Object.hasOwn(planned.columns, field))
  if (!refers) return planned
  let plan: ImportPlan = { ...planned, rows: [], lines: [] }
  await inBatches(linesOf(planned), async (batch) => {
    const referring = batch.map((one) => ({ ...one, referred: referencesOf(slug, one.values) }))
    const wanted = referring.flatMap(({ referred }) => referred.map(({ to }) => to))
    const missing = new Set((wanted.length > 0 ? await references.missing(namespace, wanted) : []).map(nameOfReferred))
    const broken = referring.flatMap(({ line, values, referred }): LineFault[] =>
      referred
        .filter(({ to }) => missing.has(nameOfReferred(to)))
        .map(({ field }) => ({
          line,
          column: plan.columns[field] ?? field,
          text: String(values[field]),
          fault: { path: [field], fault: { code: 'no_reference' } },
        })),
    )
    const bad = new Set(broken.map(({ line }) => line))
    for (const { line, values } of batch.filter((one) => !bad.has(one.line))) {
      plan.rows.push(values)
      plan.lines.push(line)
    }
    if (broken.length > 0) plan = withFaults(plan, broken)
  })
  return plan
}

const linesOf = ({ rows, lines }: ImportPlan): { line: number; values: Record<string, unknown> }[] =>
  rows.map((values, index) => ({ line: lines[index]!, values }))
