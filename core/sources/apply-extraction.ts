import {
  checkValues,
  described,
  kindOf,
  annotateRows,
  planDeletion,
  retractStatements,
  stateRows,
  type Fields,
  type Proposal,
  type ProposalId,
  type ProvenanceDependencies,
  type RowAnnotation,
  type RowId,
  type RowNames,
  type StampedRow,
  type YieldedRow,
} from '../farm/index.ts'
import type { DocumentId, NamespaceId } from '../shared/ids.ts'
import type { Ids } from '../shared/ports/ids.ts'
import { CONFIDENT, type Extraction, type Annotation, type Assertion } from '../extraction/index.ts'
import { findKnownRows, referredKind, type KnownRows } from './known-rows.ts'

/** The document whose rows are made. */
export interface Deriving {
  namespaceId: NamespaceId
  documentId: DocumentId
  /**
   * Where the document is a letter that came in by mail: its row among the letters, which takes up what the document
   * says of the letter.
   */
  letterId: RowId | undefined
}

/**
 * Puts what a document yields on the farm, inside the running transaction: rows that are there are updated in place,
 * and what the document no longer yields goes as if the document had been deleted. What is read with too little
 * confidence waits for a person; what a person has deleted stays deleted. A row whose values do not check is left out. Returns how many rows of each kind bear
 * its stamp.
 */
export async function applyExtraction(
  deps: ProvenanceDependencies & { rowNames: RowNames },
  deriving: Deriving,
  { rows: all, annotations = [] }: Pick<Extraction, 'rows' | 'annotations'>,
  now: number,
): Promise<Record<string, number>> {
  const { provenance, proposals, ids } = deps
  const { namespaceId, documentId, letterId } = deriving
  const speaker = { namespaceId, documentId, now }
  const before = await provenance.stampedBy(namespaceId, documentId)
  const known = await findKnownRows(deps.rowNames, namespaceId, all, annotations)
  const met = metRows(
    all,
    known,
    before.filter(({ makers }) => makers.includes(documentId)),
  )
  const derived = all
    .filter(({ name }) => !met.has(name))
    .map((row) => ({ ...row, values: { ...row.values, ...referred(row, known) } }))
  const sure = derived.filter((row) => row.confidence >= CONFIDENT && !(letterId && row.kind === 'letters'))
  const made = new Map(met)
  const kept = new Set<string>()
  // What is referred to goes first, so that its id is known.
  for (const step of inOrderOfLinks(sure)) {
    const yielded = step.flatMap((row) => yieldedRow(ids, documentId, row, made))
    const stated = await stateRows(
      deps,
      speaker,
      yielded.map(({ row }) => row),
      before,
    )
    for (const [index, { name, row }] of yielded.entries()) {
      const id = stated[index]
      if (id === undefined) continue
      made.set(name, id)
      kept.add(`${row.kind} ${id}`)
    }
  }
  const unsure = derived
    .filter(({ confidence }) => confidence < CONFIDENT)
    .flatMap((row) => proposalOf(ids, deriving, row, made, now))
  // What a person has confirmed is not taken back because it is still not read surely.
  const proposed = new Set(unsure.map(({ kind, key }) => `${kind} ${key}`))
  for (const { kind, id, statedAs, confirmed } of before)
    if (confirmed && proposed.has(`${kind} ${statedAs}`)) kept.add(`${kind} ${id}`)
  // What only this document made goes, even where it now only annotates it.
  const { removes, keeps } = planDeletion(
    documentId,
    before.filter(({ kind, id }) => !kept.has(`${kind} ${id}`)),
  )
  await provenance.remove(namespaceId, removes)
  const said = annotations
    .toSorted((a, b) => ((a.asOf ?? '') < (b.asOf ?? '') ? -1 : 1))
    .flatMap((annotation) => annotationOf(annotation, known))
    .filter(({ kind, id }) => !kept.has(`${kind} ${id}`))
  const mail = letterId
    ? [
        annotateMail(
          deriving,
          letterId,
          derived.find(({ kind, confidence }) => kind === 'letters' && confidence >= CONFIDENT),
          made,
        ),
      ]
    : []
  const there = await annotateRows(deps, speaker, [...said, ...mail])
  for (const { kind, id } of [...said, ...mail]) if (there.has(id)) kept.add(`${kind} ${id}`)
  await retractStatements(
    deps,
    speaker,
    keeps.filter(({ kind, id }) => !kept.has(`${kind} ${id}`)),
    { keep: false },
  )
  const deleted = new Set(
    (await provenance.tombstonesOf(namespaceId, documentId)).map(({ kind, key }) => `${kind} ${key}`),
  )
  await proposals.replace(
    namespaceId,
    documentId,
    unsure.filter(({ kind, key }) => !deleted.has(`${kind} ${key}`)),
  )
  return countByKind([...kept])
}

/** Rows that the farm has from elsewhere, by the name that the document has for each. */
function metRows(derived: readonly Assertion[], known: KnownRows, own: readonly StampedRow[]): Map<string, RowId> {
  return new Map(
    derived.flatMap(({ kind, name, unlessCalled }): [string, RowId][] => {
      const id = unlessCalled && known(kind, unlessCalled)
      return id === undefined || own.some((row) => row.kind === kind && row.id === id) ? [] : [[name, id]]
    }),
  )
}

/** The rows of the farm that a row refers to, by field. */
const referred = ({ kind, refers = {} }: Assertion, known: KnownRows): Record<string, RowId> =>
  Object.fromEntries(
    Object.entries(refers).flatMap(([field, names]) => {
      const id = known(referredKind(kind, field), names)
      return id === undefined ? [] : [[field, id]]
    }),
  )

function annotationOf(
  { kind: slug, called, values, page, quote, asOf }: Annotation,
  known: KnownRows,
): RowAnnotation[] {
  const id = known(slug, called)
  const checked = checkValues<Fields>(
    Object.fromEntries(Object.entries(kindOf(slug).fields).filter(([field]) => Object.hasOwn(values, field))),
    values,
  )
  return id === undefined || !checked.ok
    ? []
    : [{ kind: slug, id, values: checked.values, page, quote, asOf: asOf ?? null }]
}

/** What the document says of the letter that it is; whatever else it says, its row leads to the document. */
function annotateMail(
  { documentId }: Deriving,
  id: RowId,
  letter: Assertion | undefined,
  made: ReadonlyMap<string, RowId>,
): RowAnnotation {
  const values = letter && linked(letter, made)
  const checked = checkValues<Fields>(kindOf('letters').fields, values ?? {})
  return {
    kind: 'letters',
    id,
    values: { ...(checked.ok && checked.values), document_id: documentId },
    page: letter?.page ?? null,
    quote: letter?.quote ?? null,
    asOf: null,
  }
}

/** Rows without links, then those that link to them. */
const inOrderOfLinks = (derived: readonly Assertion[]): Assertion[][] => [
  derived.filter(({ links }) => links === undefined),
  derived.filter(({ links }) => links !== undefined),
]

/** The values of a row, with those that refer to other rows of the document. */
const linked = ({ values, links = {} }: Assertion, made: ReadonlyMap<string, RowId>): Record<string, unknown> => ({
  ...values,
  ...Object.fromEntries(
    Object.entries(links).flatMap(([field, other]) => (made.has(other) ? [[field, made.get(other)]] : [])),
  ),
})

function yieldedRow(
  ids: Ids,
  document: DocumentId,
  derived: Assertion,
  made: ReadonlyMap<string, RowId>,
): { name: string; row: YieldedRow }[] {
  const { kind: slug, name, page, quote, asOf } = derived
  const kind = kindOf(slug)
  const checked = checkValues<Fields>(kind.fields, linked(derived, made))
  if (!checked.ok) return []
  const { key, ...row } = described(kind, checked.values)
  return [
    {
      name,
      row: {
        kind: slug,
        id: ids.next<RowId>(),
        ...row,
        key: key ?? `${document} ${name}`,
        page,
        quote,
        asOf: asOf ?? null,
      },
    },
  ]
}

const proposalOf = (
  ids: Ids,
  { documentId, letterId }: Deriving,
  derived: Assertion,
  made: ReadonlyMap<string, RowId>,
  createdAt: number,
): Proposal[] =>
  yieldedRow(ids, documentId, derived, made).map(({ row }) => ({
    ...row,
    id: ids.next<ProposalId>(),
    documentId,
    about:
      (derived.of === undefined ? undefined : made.get(derived.of)) ??
      (derived.kind === 'letters' ? letterId : undefined) ??
      null,
    confidence: derived.confidence,
    createdAt,
    differences: [],
  }))

function countByKind(kept: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const one of kept) {
    const kind = one.split(' ')[0]!
    counts[kind] = (counts[kind] ?? 0) + 1
  }
  return counts
}
