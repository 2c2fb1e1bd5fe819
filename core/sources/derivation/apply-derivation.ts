import { checkValues, described, kindOf, type Fields, type RowId } from '../../farm/index.ts'
import type { DocumentId, NamespaceId } from '../../shared/ids.ts'
import type { Ids } from '../../shared/ports/ids.ts'
import { planDeletion } from '../deletion-plan.ts'
import type { DerivedRows, Remark, StampedRow, YieldedRow } from '../ports/derived-rows.ts'
import type { Proposal, ProposalId, ProposalStore } from '../ports/proposal-store.ts'
import { CONFIDENT, type Derivation, type DerivedRemark, type DerivedRow } from './deriver.ts'
import { findKnownRows, referredKind, type KnownRows } from './known-rows.ts'

/**
 * Puts what a document yields on the farm, inside the running transaction: rows that are there are updated in place, and what the document no
 * longer yields goes as if the document had been deleted. What is read with too little confidence waits for a person. A row whose values do not check is left out. Returns how many rows of each kind bear its stamp.
 */
export async function applyDerivation({ rows, proposals, ids }: { rows: DerivedRows; proposals: ProposalStore; ids: Ids }, namespace: NamespaceId, document: DocumentId, { rows: all, remarks = [] }: Pick<Derivation, 'rows' | 'remarks'>, now: number): Promise<Record<string, number>> {
  const before = await rows.madeBy(namespace, document)
  const known = await findKnownRows(rows, namespace, all, remarks)
  const met = metRows(all, known, before.filter(({ makers }) => makers.includes(document)))
  const derived = all.filter(({ name }) => !met.has(name)).map((row) => ({ ...row, values: { ...row.values, ...referred(row, known) } }))
  const made = new Map(met)
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
  const said = remarks.toSorted((a, b) => ((a.asOf ?? '') < (b.asOf ?? '') ? -1 : 1)).flatMap((remark) => remarkOn(remark, known))
  await rows.remark(namespace, document, said, now)
  for (const { kind, id } of said) kept.add(`${kind} ${id}`)
  const gone = before.filter(({ kind, id }) => !kept.has(`${kind} ${id}`))
  await rows.remove(namespace, planDeletion(document, gone).removes)
  await rows.dropStamps(namespace, document, now, { rows: gone })
  await proposals.replace(namespace, document, derived.filter(({ confidence }) => confidence < CONFIDENT).flatMap((row) => proposalOf(ids, document, row, made, now)))
  return countByKind([...kept])
}

/** Rows that the farm has from elsewhere, by the name that the document has for each. */
function metRows(derived: readonly DerivedRow[], known: KnownRows, own: readonly StampedRow[]): Map<string, RowId> {
  return new Map(derived.flatMap(({ kind, name, unlessCalled }): [string, RowId][] => {
    const id = unlessCalled && known(kind, unlessCalled)
    return id === undefined || own.some((row) => row.kind === kind && row.id === id) ? [] : [[name, id]]
  }))
}

/** The rows of the farm that a row refers to, by field. */
const referred = ({ kind, refers = {} }: DerivedRow, known: KnownRows): Record<string, RowId> =>
  Object.fromEntries(Object.entries(refers).flatMap(([field, names]) => {
    const id = known(referredKind(kind, field), names)
    return id === undefined ? [] : [[field, id]]
  }))

function remarkOn({ kind: slug, called, values, page, quote, asOf }: DerivedRemark, known: KnownRows): Remark[] {
  const id = known(slug, called)
  const checked = checkValues<Fields>(Object.fromEntries(Object.entries(kindOf(slug).fields).filter(([field]) => Object.hasOwn(values, field))), values)
  return id === undefined || !checked.ok ? [] : [{ kind: slug, id, values: checked.values, page, quote, asOf: asOf ?? null }]
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
