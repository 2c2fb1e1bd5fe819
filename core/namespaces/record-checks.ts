import {
  KIND_SLUGS,
  restate,
  type KindSlug,
  type ProvenanceStore,
  type References,
  type RowStore,
} from '../farm/index.ts'
import { isUuid, type NamespaceId } from '../shared/ids.ts'
import type { Belongings } from '../shared/ports/belongings.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { ObjectStore } from '../shared/ports/object-store.ts'
import type { DigestFile, Integrity, OrphanKind } from './ports/integrity.ts'

export type FlawKind =
  | OrphanKind
  | 'dangling_reference'
  | 'row_out_of_step'
  | 'source_not_searchable'
  | 'file_missing'
  | 'file_changed'
  | 'object_without_row'

/** Something that is kept and cannot be right. */
export interface Flaw {
  kind: FlawKind
  namespaceId: NamespaceId
  /** Of the row, document or object. */
  id: string
  /** Which one, as a person knows it. */
  detail: string
}

export interface RecordChecks {
  integrity: Integrity
  references: References
  rows: RowStore
  provenance: Pick<ProvenanceStore, 'load'>
  objects: ObjectStore
  belongings: readonly Belongings[]
  digestFile: DigestFile
  clock: Clock
}

type Found = Omit<Flaw, 'namespaceId'>

export async function verifyLinks({ integrity, references }: RecordChecks, namespace: NamespaceId): Promise<Found[]> {
  const [dangling, orphans, unsearchable] = [
    await references.dangling(namespace),
    await integrity.orphans(namespace),
    await integrity.unsearchable(namespace),
  ]
  return [
    ...dangling.map(({ kind, id, label, field, to }) => ({
      kind: 'dangling_reference' as const,
      id,
      detail: `${kind} „${label}“, ${field} → ${to.kind} ${to.id}`,
    })),
    ...orphans.map(({ kind, documentId, count }) => ({ kind, id: documentId, detail: String(count) })),
    ...unsearchable.map(({ documentId, title }) => ({
      kind: 'source_not_searchable' as const,
      id: documentId,
      detail: `„${title}“`,
    })),
  ]
}

const AT_ONCE = 500

export async function verifyRows(
  deps: RecordChecks,
  namespace: NamespaceId,
): Promise<{ count: number; found: Found[] }> {
  const found: Found[] = []
  const counts = await deps.rows.counts(namespace)
  const unknown = Object.keys(counts).filter((kind) => !KIND_SLUGS.includes(kind as KindSlug))
  for (const kind of unknown)
    found.push({ kind: 'row_out_of_step', id: kind, detail: `Zeilen unbekannter Art: ${kind}` })
  let count = 0
  for (const kind of KIND_SLUGS) {
    for (let offset = 0; offset < (counts[kind] ?? 0); offset += AT_ONCE) {
      const page = await deps.rows.list(namespace, kind, { filters: [], limit: AT_ONCE, offset })
      const histories = await deps.provenance.load(namespace, { rows: page })
      for (const history of histories)
        if (restate(history, deps.clock.now()) !== history)
          found.push({ kind: 'row_out_of_step', id: history.row.id, detail: `${kind} „${history.row.label}“` })
      count += page.length
    }
  }
  return { count, found }
}

export async function verifyFiles(
  deps: RecordChecks,
  namespace: NamespaceId,
): Promise<{ count: number; found: Found[] }> {
  const found: Found[] = []
  let count = 0
  for await (const { key, sha256, title } of deps.integrity.files(namespace)) {
    count++
    const digest = await deps.objects.withLocalCopy(key, deps.digestFile)
    if (digest === undefined) found.push({ kind: 'file_missing', id: key, detail: `„${title}“` })
    else if (sha256 !== undefined && digest !== sha256)
      found.push({ kind: 'file_changed', id: key, detail: `„${title}“` })
  }
  return { count, found }
}

const DAY_MS = 24 * 3600 * 1000

/** Younger than a day, an object may be waiting for its row, and is swept up later if it does in vain. */
export async function verifyObjects({ objects, belongings, clock }: RecordChecks): Promise<Flaw[]> {
  const known = new Map(belongings.flatMap((one) => one.objects.map((kept) => [kept.prefix, kept])))
  const flaws: Flaw[] = []
  for await (const { key, changedAt } of objects.list('')) {
    const [namespace = '', prefix = '', ...name] = key.split('/')
    if (changedAt > clock.now() - DAY_MS || !isUuid(namespace)) continue
    const namespaceId = namespace as NamespaceId
    if (await known.get(prefix)?.isKnown(namespaceId, name.join('/'))) continue
    flaws.push({ kind: 'object_without_row', namespaceId, id: key, detail: '' })
  }
  return flaws
}
