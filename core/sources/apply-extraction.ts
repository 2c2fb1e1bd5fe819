import {
  annotateRows,
  planDeletion,
  removeRows,
  retractStatements,
  stateRows,
  type Proposal,
  type ProvenanceDependencies,
  type Referrer,
  type RowId,
  type RowNames,
  type Speaker,
  type StampedRow,
} from '../farm/index.ts'
import { CONFIDENT, type Assertion, type Extraction } from '../extraction/index.ts'
import { annotateMail, annotationsOf, unfoundAnnotations } from './annotations-of-document.ts'
import { checkDerived } from './check-derived.ts'
import { findKnownRows } from './known-rows.ts'
import { recognizeContacts } from './recognize-contacts.ts'
import { confirmKnownGoods, recognizeGoods } from './recognize-goods.ts'
import { recognizeFields, type RecognizedRow } from './recognize-fields.ts'
import { recognizeTreatments } from './recognize-treatments.ts'
import {
  inOrderOfLinks,
  metRows,
  proposalOf,
  referred,
  unknownFields,
  withFormerNames,
  yieldedRow,
  type Deriving,
} from './rows-of-document.ts'

/** What came of a document. */
interface Derivation {
  /** How many rows of each kind bear its stamp. */
  derived: Record<string, number>
  /** Rows of whomever that referred to one which the document does not yield any more. */
  emptied: Referrer[]
  /** What was left out, in German. */
  warnings: string[]
}

/**
 * Puts what a document yields on the farm, inside the running transaction: rows that are there are updated in place,
 * and what the document no longer yields goes as if the document had been deleted. What is read with too little
 * confidence waits for a person; what a person has deleted stays deleted.
 */
export async function applyExtraction(
  deps: ProvenanceDependencies & { rowNames: RowNames },
  deriving: Deriving,
  extraction: Pick<Extraction, 'rows' | 'annotations'>,
  now: number,
): Promise<Derivation> {
  const checked = checkDerived(extraction)
  const { provenance, proposals, ids } = deps
  const { namespaceId, documentId, letterId } = deriving
  const speaker = { namespaceId, documentId, now }
  const {
    rows: recognized,
    annotations: descents,
    warnings,
  } = await recognizeFields(deps.rowNames, namespaceId, checked.rows)
  const before = await provenance.stampedBy(namespaceId, documentId)
  const tombstones = await provenance.tombstonesOf(namespaceId, documentId)
  const all = withFormerNames(recognized, documentId, [
    ...tombstones,
    ...before.map(({ kind, statedAs: key }) => ({ kind, key })),
  ])
  const known = await findKnownRows(deps.rowNames, namespaceId, all, checked.annotations)

  const own = before.filter(({ makers }) => makers.includes(documentId))
  const made = metRows(all, known, own)
  const named = all
    .filter(({ name }) => !made.has(name))
    .map((row) => ({ ...row, values: { ...row.values, ...referred(row, known) } }))
  const knownGoods = await confirmKnownGoods(deps.rowNames, deriving, named, before)
  const derived = await recognizeTreatments(deps.rowNames, namespaceId, knownGoods, before)
  const [sure, unsure] = [derived.filter(isSure), derived.filter((row) => !isSure(row))]
  const ofItsOwn = await recognizeContacts(
    deps.rowNames,
    deriving,
    sure.filter(({ kind }) => !(letterId && kind === 'letters')),
    before,
  )
  const withGoods = await recognizeGoods(deps.rowNames, deriving, ofItsOwn, before)
  const kept = await stateInOrder(deps, speaker, withGoods, { before, made })

  const proposed = unsure.flatMap((row) => proposalOf(ids, deriving, row, made, now))
  for (const row of confirmedAmong(before, proposed)) kept.add(nameOf(row))

  // What only this document made goes, even where it now only annotates it.
  const gone = before.filter((row) => !kept.has(nameOf(row)))
  const { removes, keeps } = planDeletion(documentId, gone)
  const emptied = await removeRows(deps, namespaceId, removes, now)

  const said = [...annotationsOf(checked.annotations, known), ...descents].filter((row) => !kept.has(nameOf(row)))
  const letter = sure.find(({ kind }) => kind === 'letters')
  const mail = letterId ? [annotateMail(deriving, letterId, letter, made)] : []
  const there = await annotateRows(deps, speaker, [...said, ...mail])
  for (const row of [...said, ...mail]) if (there.has(row.id)) kept.add(nameOf(row))
  const silent = keeps.filter((row) => !kept.has(nameOf(row)))
  await retractStatements(deps, speaker, silent, { keep: false })

  const deleted = new Set(tombstones.map(keyOf))
  const waiting = proposed.filter((row) => !deleted.has(keyOf(row)))
  await proposals.replace(namespaceId, documentId, waiting)
  return {
    derived: countByKind([...kept]),
    emptied,
    warnings: [
      ...checked.warnings,
      ...warnings,
      ...unknownFields(all, known),
      ...unfoundAnnotations(checked.annotations, known),
    ],
  }
}

const nameOf = ({ kind, id }: { kind: string; id: RowId }): string => `${kind} ${id}`

const keyOf = ({ kind, key }: { kind: string; key: string | null }): string => `${kind} ${key}`

const isSure = ({ confidence }: Assertion): boolean => confidence >= CONFIDENT

/**
 * States the rows, what is referred to first, so that its id is known: it is noted in `made` by the name that the
 * document has for it. Returns the names of the rows that bear the document's stamp.
 */
async function stateInOrder(
  deps: ProvenanceDependencies,
  speaker: Speaker,
  sure: readonly RecognizedRow[],
  { before, made }: { before: readonly StampedRow[]; made: Map<string, RowId> },
): Promise<Set<string>> {
  const kept = new Set<string>()
  for (const step of inOrderOfLinks(sure)) {
    const yielded = step.flatMap((row) => yieldedRow(deps.ids, speaker.documentId, row, made))
    const rows = yielded.map(({ row }) => row)
    const stated = await stateRows(deps, speaker, rows, before)
    for (const [index, { name, row }] of yielded.entries()) {
      const id = stated[index]
      if (id === undefined) continue
      made.set(name, id)
      kept.add(nameOf({ kind: row.kind, id }))
    }
  }
  return kept
}

/** What a person has confirmed, as a row or of one, is not taken back because it is still not read surely. */
function confirmedAmong(before: readonly StampedRow[], proposed: readonly Proposal[]): StampedRow[] {
  const keys = new Set(proposed.map(keyOf))
  const abouts = new Set(proposed.flatMap(({ kind, about: id }) => (id === null ? [] : [nameOf({ kind, id })])))
  return before.filter(
    (row) => row.confirmed && (keys.has(keyOf({ kind: row.kind, key: row.statedAs })) || abouts.has(nameOf(row))),
  )
}

const countByKind = (kept: readonly string[]): Record<string, number> =>
  Object.fromEntries(
    [...Map.groupBy(kept, (one) => one.split(' ')[0]!)].map(([kind, same]): [string, number] => [kind, same.length]),
  )
