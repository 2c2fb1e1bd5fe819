import {
  choicesNamed,
  type Beyond,
  type Entry,
  type LoadEntries,
  type ParsedQuestion,
  type ViewEntries,
} from '../../answers/index.ts'
import type { NamespaceId } from '../../shared/ids.ts'
import type { Pause } from '../../shared/ports/pause.ts'
import { isKindSlug, kindOf, type KindSlug } from '../kinds/kinds.ts'
import { FEW_ROWS, type RowFilter, type RowStore } from '../ports/row-store.ts'
import type { SourcedRow } from '../rows/row.ts'
import type { ReadFurtherDeadlines } from '../further-deadlines.ts'
import { deadlinesView, furtherEntries } from './office/deadlines.ts'
import type { FarmRows, FarmView } from './farm-view.ts'

/** Of a kind with more rows than this those alone are read for a question that the store can pick out for it. */
const MOST_ROWS = 10_000
/** What there is on a day follows from all of them, so they are read without what documents say of each. */
const MOST_MOVEMENTS = 100_000
const FEW_MOVEMENTS = 500
const MOVEMENTS: ReadonlySet<KindSlug> = new Set(['group_movements', 'stock_movements'])
/** So many picked out are read. */
const MOST_PICKED = 2500
/** Rows that entries are made of at once, before others have their turn. */
const PIECE = 250

interface Dependencies {
  rows: Pick<RowStore, 'list' | 'counts' | 'pick'>
  readFurtherDeadlines?: ReadFurtherDeadlines | undefined
  pause: Pause
}

/** Makes the entries of the farm's views from its rows; of a kind with more than `most` from some of them. */
export const makeLoadEntries =
  ({ rows, pause, readFurtherDeadlines = async () => [] }: Dependencies, most = Infinity): LoadEntries<FarmView> =>
  async (namespaceId, views, question, today) => {
    const counts = await rows.counts(namespaceId)
    const farm = await loadRows(rows, namespaceId, views, counts, most)
    const loaded = new Map<FarmView, ViewEntries>()
    for (const view of views) {
      const picked = await pickRows(rows, namespaceId, view, farm, counts, question, today)
      if (picked.rows.length === 0) continue
      const day = view.ofOneDay ? dayAsked(view.ofOneDay, question, today) : today
      if (day === undefined) continue
      const entries = await entriesOf(view, picked.rows, farm, day, pause)
      if (view === deadlinesView)
        entries.push(...furtherEntries(await readFurtherDeadlines(namespaceId, today), entries, farm))
      loaded.set(view, { entries, relatedNames: relatedNamesOf(view, farm, entries), beyond: picked.beyond })
    }
    return loaded
  }

async function entriesOf(
  view: FarmView,
  rows: readonly SourcedRow[],
  farm: FarmRows,
  today: string,
  pause: Pause,
): Promise<Entry[]> {
  if (view.ofOneDay) return view.entriesOf(rows, farm, today)
  const entries: Entry[] = []
  for (let start = 0; start < rows.length; start += PIECE) {
    if (start > 0) await pause()
    entries.push(...view.entriesOf(rows.slice(start, start + PIECE), farm, today))
  }
  return entries
}

/** The day whose end the question means; undefined where it names a longer time or one to come. */
function dayAsked(days: 'any' | 'past' | 'today', { period }: ParsedQuestion, today: string): string | undefined {
  if (days === 'today') return today
  const { from, to } = period ? dayOfEdge(period) : { from: today, to: today }
  if (from === null || from !== to || from > today) return undefined
  return days === 'past' && from === today ? undefined : from
}

/** „Ende April“ is its last day. */
const dayOfEdge = ({ span, edge }: NonNullable<ParsedQuestion['period']>): typeof span =>
  edge === undefined ? span : edge === 'start' ? { from: span.from, to: span.from } : { from: span.to, to: span.to }

/** The names of what entries refer to, and of rows that none is made of: a field that is not leased. */
function relatedNamesOf(view: FarmView, farm: FarmRows, entries: readonly Entry[]): string[] {
  const referred = view.columns.flatMap(({ referredKind }) => referredKind ?? [])
  const [kind] = view.kinds
  const isPart = view.kinds.length === 1 && entries.length < (farm.all(kind!)?.length ?? 0)
  const kinds = new Set(isPart ? [...referred, kind!] : referred)
  return [...kinds].flatMap((one) => (farm.all(one) ?? []).map(({ label }) => label))
}

interface Picked {
  rows: readonly SourcedRow[]
  beyond?: Beyond
}

/** The rows of a view that the question can mean; some of them where they are too many. */
async function pickRows(
  rows: Dependencies['rows'],
  namespace: NamespaceId,
  view: FarmView,
  farm: FarmRows,
  counts: Partial<Record<KindSlug, number>>,
  question: ParsedQuestion,
  today: string,
): Promise<Picked> {
  const tooMany = view.kinds.filter((kind) => !farm.all(kind))
  const read = view.kinds.flatMap((kind) => farm.all(kind) ?? [])
  const [kind] = tooMany
  if (kind === undefined) return { rows: read }
  const isAlone = view.kinds.length === 1
  const choices = isAlone ? choiceFilters(view, kind, question, today) : []
  const days = isAlone ? dayFilters(view, kind, question) : []
  const filters = [...choices, ...days]
  if (filters.length === 0) {
    const total = view.kinds.reduce((sum, one) => sum + (counts[one] ?? 0), 0)
    const some = await rows.list(namespace, kind, { filters, limit: FEW_ROWS, offset: 0 })
    return { rows: some, beyond: { total, by: { columns: [], period: false } } }
  }
  const picked = await rows.pick(namespace, kind, filters, MOST_PICKED)
  if (picked.total <= MOST_PICKED) return { rows: picked.rows }
  const period = days.length > 0 && question.period?.span.from === question.period?.ahead.from
  return {
    rows: picked.rows,
    beyond: { total: picked.total, by: { columns: choices.map(({ field }) => field), period } },
  }
}

/** Values that the store can hold the rows of a kind to, so that none that the question means is lost. */
function choiceFilters(view: FarmView, slug: KindSlug, question: ParsedQuestion, today: string): RowFilter[] {
  const { fields } = kindOf(slug)
  const choices = [...choicesNamed(view, question, today)].filter(([field]) => fields[field]?.shape.type === 'choice')
  return choices.map(([field, value]) => ({ field, is: 'equal', value }))
}

/** A time narrows rows down where the day that it means is one that every row of the kind has. */
function dayFilters(view: FarmView, slug: KindSlug, { period, state, words }: ParsedQuestion): RowFilter[] {
  const { day } = view.roles
  const namesOtherDay = view.columns.some(
    ({ type, words: own }) => type === 'day' && words.some(({ stem }) => own.has(stem)),
  )
  if (!period || state || day === undefined || namesOtherDay || view.spanOf || !kindOf(slug).fields[day]?.required)
    return []
  const [from, to] = [earliest(period.span.from, period.ahead.from), latest(period.span.to, period.ahead.to)]
  return [
    ...(from === null ? [] : [{ field: day, is: 'at_least', value: from } as const]),
    ...(to === null ? [] : [{ field: day, is: 'at_most', value: to } as const]),
  ]
}

const earliest = (one: string | null, other: string | null): string | null =>
  one === null || other === null ? null : one < other ? one : other
const latest = (one: string | null, other: string | null): string | null =>
  one === null || other === null ? null : one > other ? one : other

/** The rows of the views' kinds, and of those that they refer to; kinds that have too many are left out. */
async function loadRows(
  rows: Pick<RowStore, 'list'>,
  namespace: NamespaceId,
  views: readonly FarmView[],
  counts: Partial<Record<KindSlug, number>>,
  most: number,
): Promise<FarmRows> {
  const kinds = new Set(views.flatMap((view) => view.kinds.flatMap((kind) => [kind, ...referredKinds(kind)])))
  const loaded = new Map<KindSlug, { all: SourcedRow[]; byId: Map<unknown, SourcedRow> }>()
  await Promise.all(
    [...kinds].map(async (kind) => {
      const count = counts[kind] ?? 0
      const isMany = count > FEW_MOVEMENTS && MOVEMENTS.has(kind)
      const limit = Math.min(most, isMany ? MOST_MOVEMENTS : MOST_ROWS)
      if (count > limit) return
      const sources = isMany ? 'without' : 'with'
      const all = count === 0 ? [] : await rows.list(namespace, kind, { filters: [], limit, offset: 0, sources })
      loaded.set(kind, { all, byId: new Map(all.map((row) => [row.id, row])) })
    }),
  )
  return { byId: (kind, id) => loaded.get(kind)?.byId.get(id), all: (kind) => loaded.get(kind)?.all }
}

function referredKinds(kind: KindSlug): KindSlug[] {
  const referred = Object.values(kindOf(kind).fields).flatMap(({ shape }) =>
    shape.type === 'reference' && isKindSlug(shape.kind) ? [shape.kind] : [],
  )
  // Animals stand in the barn of their herd.
  return referred.includes('herds') ? [...referred, 'places'] : referred
}
