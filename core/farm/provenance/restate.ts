import type { Kind } from '../kinds/kind.ts'
import type { Shape } from '../schema/fields.ts'
import type { DocumentId } from '../../shared/ids.ts'

/** What one source says of a row, by field name. Null is silence. */
export interface Statement {
  documentId: DocumentId
  said: Readonly<Record<string, unknown>>
  /** The day its paper speaks for. */
  asOf: string | null
  /** When the source first said something of the row, in milliseconds. */
  madeAt: number
}

/**
 * The values of a row that no person has edited: what it was made with (`own`; null for what sources alone have made),
 * overlaid by what each of its sources says, older statements first. A paper is as old as the day it speaks for; one
 * that names no day is as old as its stamp.
 */
export function statedValues(
  { fields }: Pick<Kind, 'fields'>,
  own: Readonly<Record<string, unknown>> | null,
  statements: readonly Statement[],
): Record<string, unknown> {
  const ordered = statements.toSorted(
    (a, b) => ageOf(a) - ageOf(b) || a.madeAt - b.madeAt || (a.documentId < b.documentId ? -1 : 1),
  )
  const values: Record<string, unknown> = { ...own }
  for (const { said } of ordered)
    for (const [field, value] of Object.entries(said))
      values[field] = overlaid(fields[field]?.shape, values[field] ?? null, value)
  return values
}

const ageOf = ({ asOf, madeAt }: Statement): number => (asOf === null ? madeAt : Date.parse(asOf))

/**
 * Lines of a table that are told apart by a field, such as the crops of a field by their year, take each other's place
 * one by one.
 */
function overlaid(shape: Shape | undefined, before: unknown, said: unknown): unknown {
  if (said === null || before === null) return said ?? before
  if (shape?.type !== 'table' || shape.by === undefined) return said
  const by = shape.by
  const lines = new Map(
    [...(before as Record<string, string | number>[]), ...(said as Record<string, string | number>[])].map((line) => [
      line[by]!,
      line,
    ]),
  )
  return [...lines.values()].toSorted((a, b) => (a[by]! < b[by]! ? -1 : 1))
}
