import type { DocumentId, NamespaceId } from '../../shared/ids.ts'
import type { KindSlug } from '../kinds/kinds.ts'
import type { RowKey, RowName, StampedRow } from '../ports/provenance-store.ts'
import type { Row, RowId } from '../rows/row.ts'
import { annotated, madeBySource, retracted, stated, type StatementContent } from './events.ts'
import type { RowHistory } from './history.ts'
import { addHistories, inBatches, saveHistories, type ProvenanceDependencies } from './keep-histories.ts'

/** A row as a source yields it, checked. */
export interface YieldedRow {
  kind: KindSlug
  /** Taken where the row is new. */
  id: RowId
  /** The row of the farm that it is known to be, whatever its key. */
  meant?: RowId
  values: Record<string, unknown>
  label: string
  /** What the row is recognized by. */
  key: string
  page: number | null
  quote: string | null
  /** The day the document speaks for. */
  asOf: string | null
}

/** What a source says of a row that others have made. */
export type RowAnnotation = Pick<YieldedRow, 'kind' | 'id' | 'values' | 'page' | 'quote' | 'asOf'>

/** A document of a farm that says something, and when it was read, in milliseconds. */
export interface Speaker {
  namespaceId: NamespaceId
  documentId: DocumentId
  now: number
}

/** So often a row of a key may come and go between two statements of ours. */
const MOST_TURNS = 5

/**
 * Lets a document say what it yields of rows, inside the running transaction. A row is the one that is `meant`, else
 * what the document named so before (`stamped`), else found by its key; where there is none it is made, unless a person
 * has deleted what the document names so. Of one key only the last is taken. Returns the ids that the rows have, in
 * their order; undefined for one that stays deleted.
 */
export async function stateRows(
  deps: ProvenanceDependencies,
  speaker: Speaker,
  rows: readonly YieldedRow[],
  stamped: readonly Pick<StampedRow, 'kind' | 'id' | 'statedAs'>[],
): Promise<(RowId | undefined)[]> {
  if (rows.length === 0) return []
  const deleted = new Set((await deps.provenance.tombstonesOf(speaker.namespaceId, speaker.documentId)).map(nameOf))
  const known = new Map(
    stamped.flatMap(({ kind, id, statedAs }) =>
      statedAs === null ? [] : [[nameOf({ kind, key: statedAs }), id] as const],
    ),
  )
  const ids = new Map<string, RowId>()
  // In the order of their keys, so that two sources that yield the same rows wait for each other instead of blocking
  // each other.
  const last = [...new Map(rows.map((row) => [nameOf(row), row])).values()]
    .filter((row) => known.has(nameOf(row)) || !deleted.has(nameOf(row)))
    .toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))
  await inBatches(last, async (batch) => {
    let open = batch
    // Another transaction may make a row before this one does, and delete it again before this one looks for it.
    for (let turn = 0; open.length > 0; turn++) {
      if (turn === MOST_TURNS) throw new Error('a row was neither there nor could be made')
      open = await stateKnown(deps, speaker, open, known, ids)
      const added = await addHistories(
        deps,
        speaker.namespaceId,
        open.map((row) => madeBySource(madeRow(speaker, row), sayingIn(speaker, row))),
        speaker.now,
      )
      for (const row of open) if (added.has(row.id)) ids.set(nameOf(row), row.id)
      open = open.filter(({ id }) => !added.has(id))
    }
  })
  return rows.map((row) => ids.get(nameOf(row)))
}

/** Lets the document speak of those of the rows that are there, and returns the others. */
async function stateKnown(
  deps: ProvenanceDependencies,
  speaker: Speaker,
  rows: readonly YieldedRow[],
  known: ReadonlyMap<string, RowId>,
  ids: Map<string, RowId>,
): Promise<YieldedRow[]> {
  if (rows.length === 0) return []
  const { namespaceId, now } = speaker
  const loaded = await deps.provenance.load(namespaceId, {
    rows: rows.flatMap((row) => {
      const id = row.meant ?? known.get(nameOf(row))
      return id === undefined ? [] : [{ kind: row.kind, id }]
    }),
    keys: rows.filter((row) => row.meant === undefined && !known.has(nameOf(row))),
  })
  const byKey = new Map(
    loaded.flatMap(({ row: { kind, key, id } }) => (key === null ? [] : [[nameOf({ kind, key }), id]])),
  )
  const before = new Map(loaded.map((history) => [history.row.id, history]))
  const after = new Map<RowId, RowHistory>()
  const missing: YieldedRow[] = []
  for (const row of rows) {
    const id = row.meant ?? known.get(nameOf(row)) ?? byKey.get(nameOf(row))
    const history = id === undefined ? undefined : (after.get(id) ?? before.get(id))
    if (id === undefined || !history) missing.push(row)
    else {
      after.set(id, stated(history, sayingIn(speaker, row), now))
      ids.set(nameOf(row), id)
    }
  }
  await saveHistories(
    deps,
    namespaceId,
    [...after].map(([id, history]) => ({ before: before.get(id)!, after: history })),
    now,
  )
  return missing
}

/**
 * Lets a document say something of rows that are there, inside the running transaction; those that are gone are passed
 * over, and of one row only the last is taken. A row does not live on by it. Returns the ids of those that are there.
 */
export async function annotateRows(
  deps: ProvenanceDependencies,
  speaker: Speaker,
  annotations: readonly RowAnnotation[],
): Promise<Set<RowId>> {
  const there = new Set<RowId>()
  const last = new Map(annotations.map((annotation) => [annotation.id, annotation]))
  await changeRows(deps, speaker, [...last.values()], (history) => {
    there.add(history.row.id)
    return annotated(history, sayingIn(speaker, { ...last.get(history.row.id)!, key: null }), speaker.now)
  })
  return there
}

/**
 * Takes a document's word off rows that stay, inside the running transaction; with `keep` it stays without its name.
 */
export const retractStatements = (
  deps: ProvenanceDependencies,
  speaker: Speaker,
  rows: readonly RowName[],
  options: { keep: boolean },
): Promise<void> =>
  changeRows(deps, speaker, rows, (history) => retracted(history, speaker.documentId, options, speaker.now))

const changeRows = (
  deps: ProvenanceDependencies,
  { namespaceId, now }: Speaker,
  rows: readonly RowName[],
  event: (history: RowHistory) => RowHistory,
): Promise<void> =>
  inBatches(rows, async (batch) => {
    const loaded = await deps.provenance.load(namespaceId, { rows: batch })
    await saveHistories(
      deps,
      namespaceId,
      loaded.map((before) => ({ before, after: event(before) })),
      now,
    )
  })

const nameOf = ({ kind, key }: RowKey): string => `${kind} ${key}`

const madeRow = ({ namespaceId, now }: Speaker, { kind, id, values, label, key }: YieldedRow): Row => ({
  namespaceId,
  kind,
  id,
  values,
  label,
  key,
  origin: 'source',
  edited: false,
  version: 1,
  createdAt: now,
  updatedAt: now,
})

const sayingIn = (
  { documentId }: Speaker,
  { key, page, quote, asOf, values }: Omit<RowAnnotation, 'id' | 'kind'> & { key: string | null },
): StatementContent => ({ documentId, key, page, quote, asOf, values })
