import { checkValues, described, kindOf, type Fields, type RowId } from '../../farm/index.ts'
import type { DocumentId, NamespaceId } from '../../shared/ids.ts'
import type { Ids } from '../../shared/ports/ids.ts'
import { planDeletion } from '../deletion-plan.ts'
import type { DerivedRows, YieldedRow } from '../ports/derived-rows.ts'
import type { Proposal, ProposalId, ProposalStore } from '../ports/proposal-store.ts'
import { CONFIDENT, type DerivedRow } from './deriver.ts'

/**
 * Puts what a document yields on the farm, inside the running transaction: rows that are there are updated in place, and what the document no
 * longer yields goes as if the document had been deleted. What is read with too little confidence waits for a person. A row whose values do not check is left out. Returns how many rows of each kind bear its stamp.
 */
export async function applyDerivation({ rows, proposals, ids }: { rows: DerivedRows; proposals: ProposalStore; ids: Ids }, namespace: NamespaceId, document: DocumentId, derived: readonly DerivedRow[], now: number): Promise<Record<string, number>> {
  const before = await rows.madeBy(namespace, document)
  const made = new Map<string, RowId>()
  const kept = new Set<string>()
  // What is referred to goes first, so that its id is known.
  for (const step of inOrderOfLinks(derived.filter(({ confidence }) => confidence >= CONFIDENT))) {
    const yielded = step.flatMap((row) => yieldedRow(ids, document, row, made))
    const known = await rows.put(namespace, document, yielded.map(({ row }) => row), now)
    yielded.forEach(({ name, row }, index) => {
      made.set(name, known[index]!)
      kept.add(`${row.kind} ${known[index]!}`)
    })
  }
  const gone = before.filter(({ kind, id }) => !kept.has(`${kind} ${id}`))
  await rows.remove(namespace, planDeletion(document, gone).removes)
  await rows.dropStamps(namespace, document, now, { rows: gone })
  await proposals.replace(namespace, document, derived.filter(({ confidence }) => confidence < CONFIDENT).flatMap((row) => proposalOf(ids, document, row, made, now)))
  return countByKind([...kept])
}

/** Rows without links, then those that link to them. */
const inOrderOfLinks = (derived: readonly DerivedRow[]): DerivedRow[][] => [derived.filter(({ links }) => links === undefined), derived.filter(({ links }) => links !== undefined)]

function yieldedRow(ids: Ids, document: DocumentId, { kind: slug, values, name, links = {}, page, quote, asOf }: DerivedRow, made: ReadonlyMap<string, RowId>): { name: string; row: YieldedRow }[] {
  const kind = kindOf(slug)
  const linked = Object.fromEntries(Object.entries(links).flatMap(([field, other]) => (made.has(other) ? [[field, made.get(other)]] : [])))
  const checked = checkValues<Fields>(kind.fields, { ...values, ...linked })
  if (!checked.ok) return []
  const { key, ...row } = described(kind, checked.values)
  return [{ name, row: { kind: slug, id: ids.next<RowId>(), ...row, key: key ?? `${document} ${name}`, page, quote, asOf: asOf ?? null } }]
}

const proposalOf = (ids: Ids, documentId: DocumentId, derived: DerivedRow, made: ReadonlyMap<string, RowId>, createdAt: number): Proposal[] =>
  yieldedRow(ids, documentId, derived, made).map(({ row: { asOf: _, ...row } }) => ({ ...row, id: ids.next<ProposalId>(), documentId, confidence: derived.confidence, createdAt }))

function countByKind(kept: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const one of kept) {
    const kind = one.split(' ')[0]!
    counts[kind] = (counts[kind] ?? 0) + 1
  }
  return counts
}
