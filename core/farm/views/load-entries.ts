import type { LoadEntries, ViewEntries } from '../../answers/index.ts'
import type { NamespaceId } from '../../shared/ids.ts'
import { kindOf, type KindSlug } from '../kinds/kinds.ts'
import type { RowStore } from '../ports/row-store.ts'
import type { SourcedRow } from '../rows/row.ts'
import type { FarmRows, FarmView } from './farm-view.ts'

/** Of a kind with more rows than this none is read for a question: it would keep the farm's other questions waiting. */
const MOST_ROWS = 10_000

/** Makes the entries of the farm's views from its rows. */
export const makeLoadEntries =
  (rows: Pick<RowStore, 'list' | 'counts'>): LoadEntries<FarmView> =>
  async (namespaceId, views, today) => {
    const farm = await loadRows(rows, namespaceId, views)
    return new Map(
      views.flatMap((view) => {
        const entries = entriesOf(view, farm, today)
        return entries ? [[view, entries]] : []
      }),
    )
  }

/** Undefined also where there is nothing to ask about, or too much. */
function entriesOf(view: FarmView, farm: FarmRows, today: string): ViewEntries | undefined {
  const rows: SourcedRow[] = []
  for (const kind of view.kinds) {
    const ofKind = farm.all(kind)
    if (!ofKind) return undefined
    rows.push(...ofKind)
  }
  if (rows.length === 0) return undefined
  const referred = new Set(view.columns.flatMap(({ referredKind }) => referredKind ?? []))
  return {
    entries: view.entriesOf(rows, farm, today),
    relatedNames: [...referred].flatMap((kind) => (farm.all(kind) ?? []).map(({ label }) => label)),
  }
}

/** The rows of the views' kinds, and of those that they refer to; kinds that have too many are left out. */
async function loadRows(
  rows: Pick<RowStore, 'list' | 'counts'>,
  namespace: NamespaceId,
  views: readonly FarmView[],
): Promise<FarmRows> {
  const counts = await rows.counts(namespace)
  const kinds = new Set(views.flatMap((view) => view.kinds.flatMap((kind) => [kind, ...referredKinds(kind)])))
  const loaded = new Map<KindSlug, { all: SourcedRow[]; byId: Map<unknown, SourcedRow> }>()
  await Promise.all(
    [...kinds].map(async (kind) => {
      const count = counts[kind] ?? 0
      if (count > MOST_ROWS) return
      const all = count === 0 ? [] : await rows.list(namespace, kind, { filters: [], limit: MOST_ROWS, offset: 0 })
      loaded.set(kind, { all, byId: new Map(all.map((row) => [row.id, row])) })
    }),
  )
  return { byId: (kind, id) => loaded.get(kind)?.byId.get(id), all: (kind) => loaded.get(kind)?.all }
}

function referredKinds(kind: KindSlug): KindSlug[] {
  const referred = Object.values(kindOf(kind).fields).flatMap(({ shape }) =>
    shape.type === 'reference' ? [shape.kind as KindSlug] : [],
  )
  // Animals stand in the barn of their herd.
  return referred.includes('herds') ? [...referred, 'places'] : referred
}
