import type { NamespaceId } from '../../shared/ids.ts'
import type { KindSlug } from '../kinds/kinds.ts'
import type { References, Referred, Referrer } from '../ports/references.ts'
import type { RowName } from '../ports/provenance-store.ts'
import { inBatches, saveHistories, type ProvenanceDependencies } from '../provenance/keep-histories.ts'
import type { Fault } from '../schema/check-values.ts'
import { nameOfReferred, referencesOf } from './references-of.ts'
import { wordsTo, type EmptiedReference } from './reference-words.ts'
import { withoutReferences } from './without-references.ts'

/** Faults of what a person gives: each reference has to lead to something of the farm, and goes on leading there. */
export async function brokenReferences(
  references: References,
  namespace: NamespaceId,
  kind: KindSlug,
  values: Readonly<Record<string, unknown>>,
): Promise<Fault[]> {
  const given = referencesOf(kind, values)
  if (given.length === 0) return []
  const missing = new Set(
    (
      await references.missing(
        namespace,
        given.map(({ to }) => to),
      )
    ).map(nameOfReferred),
  )
  return given.flatMap(({ field, to }) =>
    missing.has(nameOfReferred(to)) ? [{ path: [field], fault: { code: 'no_reference' as const } }] : [],
  )
}

/** A reference that was emptied, and what it led to. */
export type Emptied = Referrer & Pick<EmptiedReference, 'words'>

/** Removes rows inside the running transaction, and empties what refers to them. Returns the rows that were emptied. */
export async function removeRows(
  deps: ProvenanceDependencies,
  namespace: NamespaceId,
  rows: readonly RowName[],
  now: number,
): Promise<Emptied[]> {
  // First: whoever is just about to refer to them comes to the end before, and is found then.
  await deps.provenance.remove(namespace, rows)
  return emptyReferences(deps, namespace, rows, now)
}

/** Empties what refers to things that are gone, inside the running transaction. Returns the rows that were emptied. */
export async function emptyReferences(
  deps: ProvenanceDependencies,
  namespace: NamespaceId,
  gone: readonly Referred[],
  now: number,
): Promise<Emptied[]> {
  if (gone.length === 0) return []
  return emptyOf(deps, namespace, await deps.references.referrers(namespace, gone), now)
}

/** Empties every reference that leads nowhere, inside the running transaction, and says which ones. */
export async function emptyDangling(
  deps: ProvenanceDependencies,
  namespace: NamespaceId,
  now: number,
): Promise<Referrer[]> {
  return emptyOf(deps, namespace, await deps.references.dangling(namespace), now)
}

async function emptyOf(
  deps: ProvenanceDependencies,
  namespace: NamespaceId,
  referrers: readonly Referrer[],
  now: number,
): Promise<Emptied[]> {
  const gone = new Set(referrers.map(({ to }) => nameOfReferred(to)))
  const ofRow = Map.groupBy(referrers, ({ kind, id }) => `${kind} ${id}`)
  const rows = [...ofRow.values()].map(([one]) => one!)
  const all: Emptied[] = []
  await inBatches(rows, async (batch) => {
    const loaded = await deps.provenance.load(namespace, { rows: batch })
    for (const before of loaded)
      for (const one of ofRow.get(`${before.row.kind} ${before.row.id}`)!)
        all.push({ ...one, words: wordsTo(before, one.field, one.to.id) })
    const emptied = loaded.map((before) => ({ before, after: withoutReferences(before, gone, now) }))
    await saveHistories(deps, namespace, emptied, now)
  })
  return all
}
