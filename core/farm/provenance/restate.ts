import type { DocumentId } from '../../shared/ids.ts'
import type { Kind } from '../kinds/kind.ts'
import { kindOf } from '../kinds/kinds.ts'
import { described } from '../rows/row.ts'
import type { RowHistory, Statement } from './history.ts'
import { isComplete, partsOf, sameParts, valuesOf, type Parts } from './parts.ts'

/** A value as the sources have it, and whose it is; of what the row was made with or what is kept, nobody's. */
export interface StatedPart {
  value: unknown
  documentId: DocumentId | null
  /** When the source came to say it, in milliseconds. */
  since: number
}

type Age = Pick<Statement, 'asOf' | 'statedAt'>
type Claim = StatedPart & Age

/** What a source says, by part. */
export const statedValues = (kind: Kind, { values, confirmed }: Pick<Statement, 'values' | 'confirmed'>): Parts =>
  confirmed === null ? partsOf(kind, values) : new Map([...partsOf(kind, confirmed), ...partsOf(kind, values)])

/**
 * What the values of a row would be without what a person holds: of each part the youngest that is said; of a unit the
 * youngest that is complete, as a newer soil sample without phosphate does not empty that of an older one.
 */
export function statedParts(kind: Kind, { own, kept, statements }: RowHistory): Map<string, StatedPart> {
  const winners = new Map<string, Claim>()
  const claim = (part: string, claim: Claim) => {
    const rival = winners.get(part)
    if (!rival || isOutdone(kind, part, rival, claim)) winners.set(part, claim)
  }
  for (const [part, value] of partsOf(kind, own ?? {}))
    claim(part, { value, documentId: null, since: 0, asOf: null, statedAt: Number.NEGATIVE_INFINITY })
  for (const [part, value] of Object.entries(kept)) claim(part, { ...value, documentId: null, since: 0 })
  for (const statement of statements) {
    const { documentId, asOf, statedAt, since } = statement
    for (const [part, value] of statedValues(kind, statement))
      claim(part, { value, documentId, since: since[part] ?? statedAt, asOf, statedAt })
  }
  return winners
}

/** Whether another claim counts more than a first one. */
export function isOutdone(kind: Kind, part: string, first: Claim, other: Claim): boolean {
  const complete = isComplete(kind, part, other.value)
  return complete === isComplete(kind, part, first.value) ? isOlder(first, other) : complete
}

/** A document is as old as the day it speaks for, or as its first word. */
function isOlder(a: Claim, b: Claim): boolean {
  const order = ageOf(a) - ageOf(b) || a.statedAt - b.statedAt
  return order === 0 || Number.isNaN(order) ? (a.documentId ?? '') < (b.documentId ?? '') : order < 0
}

const ageOf = ({ asOf, statedAt }: Age): number => (asOf === null ? statedAt : Date.parse(asOf))

/**
 * The history with the values that follow from it; where they are others than before, the row is one version on. A row
 * of which nothing is known keeps its values.
 */
export function restate(history: RowHistory, now: number): RowHistory {
  const { row, own, kept, held, statements } = history
  if (own === null && statements.length === 0 && Object.keys(kept).length === 0) return history
  const kind = kindOf(row.kind)
  const parts = new Map<string, unknown>([...statedParts(kind, history)].map(([part, { value }]) => [part, value]))
  for (const [part, { value }] of Object.entries(held)) {
    if (value === null) parts.delete(part)
    else parts.set(part, value)
  }
  if (sameParts(parts, partsOf(kind, row.values))) return history
  const { values, label } = described(kind, valuesOf(kind, parts, Object.keys(row.values)))
  return { ...history, row: { ...row, values, label, version: row.version + 1, updatedAt: now } }
}
