import type { DocumentId } from '../../shared/ids.ts'
import { kindOf } from '../kinds/kinds.ts'
import type { Difference, Proposal, ProposalId } from '../ports/proposal-store.ts'
import type { RowHistory } from './history.ts'
import { fieldsOfPart, isComplete, partsOf, same, valuesOf } from './parts.ts'
import { statedParts } from './restate.ts'

/** A value that the sources have otherwise than the person who holds it. */
interface Contradiction {
  part: string
  value: unknown
}

/**
 * What sources say against a person, by document: where the source that would count without them has come to say
 * another value since they changed theirs. What is not complete says nothing against what is.
 */
export function contradictionsIn(history: RowHistory): Map<DocumentId, Contradiction[]> {
  const found = new Map<DocumentId, Contradiction[]>()
  if (history.statements.length === 0 || Object.keys(history.held).length === 0) return found
  const kind = kindOf(history.row.kind)
  const sources = statedParts(kind, history)
  for (const [part, { value, at }] of Object.entries(history.held)) {
    const stated = sources.get(part)
    if (!stated || stated.documentId === null || stated.since <= at || same(stated.value, value)) continue
    if (isComplete(kind, part, value) && !isComplete(kind, part, stated.value)) continue
    found.set(stated.documentId, [...(found.get(stated.documentId) ?? []), { part, value: stated.value }])
  }
  return found
}

/** A proposal for each source that says something against a person, with both values. */
export function contradictionProposals(history: RowHistory, nextId: () => ProposalId, now: number): Proposal[] {
  const { row } = history
  const kind = kindOf(row.kind)
  return [...contradictionsIn(history)].map(([documentId, contradictions]) => {
    const parts = partsOf(kind, row.values)
    for (const { part, value } of contradictions) parts.set(part, value)
    const proposed = valuesOf(kind, parts, Object.keys(row.values))
    const fields = new Set(contradictions.flatMap(({ part }) => fieldsOfPart(kind, part)))
    const differences = [...fields].flatMap((field): Difference[] => {
      const [current, other] = [row.values[field] ?? null, proposed[field] ?? null]
      return same(current, other) ? [] : [{ field, current, proposed: other }]
    })
    const { page, quote, asOf } = history.statements.find((one) => one.documentId === documentId)!
    return {
      id: nextId(),
      documentId,
      kind: row.kind,
      values: Object.fromEntries(differences.map(({ field, proposed: value }) => [field, value])),
      label: row.label,
      key: `differs ${row.id}`,
      about: row.id,
      confidence: 1,
      page,
      quote,
      asOf,
      createdAt: now,
      differences,
    }
  })
}
