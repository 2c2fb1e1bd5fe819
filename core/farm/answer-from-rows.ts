import type { NamespaceId } from '../shared/ids.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { Fact, FactSource } from '../shared/ports/fact-source.ts'
import { readQuestion, type Asked } from './answering/asked.ts'
import { tell } from './answering/tell.ts'
import { mayBeAbout, understand, type Reading } from './answering/understand.ts'
import type { FarmRows, View } from './answering/view.ts'
import { VIEWS } from './answering/views/views.ts'
import { dayOf } from '../shared/time/day-in-germany.ts'
import { kindOf, type KindSlug } from './kinds/kinds.ts'
import type { RowStore } from './ports/row-store.ts'
import type { SourcedRow } from './rows/row.ts'

/** Of a kind with more rows than this none is read for a question: it would keep the farm's other questions waiting. */
const MOST_ROWS = 10_000

/** What another view knows is told rather than that nothing is known, if it understands the question nearly as well. */
const NEARLY = 1

/**
 * Answers a question from the farm's rows where one of the views understands it to its last word and has rows;
 * otherwise says nothing. What is told is computed from the rows alone, headed by how the question was understood.
 */
export const makeAnswerFromRows = ({
  rows,
  clock,
}: {
  rows: Pick<RowStore, 'list' | 'counts'>
  clock: Clock
}): FactSource => ({
  async answer({ namespaceId, question, timeZone }) {
    const today =
      timeZone === undefined ? dayOf(clock.now()) : new Intl.DateTimeFormat('sv-SE', { timeZone }).format(clock.now())
    const asked = readQuestion(question, today)
    const candidates = VIEWS.filter((view) => mayBeAbout(view, asked))
    if (candidates.length === 0) return undefined
    const farm = await loadRows(rows, namespaceId, candidates)
    const readings = candidates.flatMap((view) => readWith(view, farm, asked, today) ?? [])
    const told = byFit(readings).flatMap((reading) => {
      const fact = tell(reading)
      return fact ? [{ reading, fact }] : []
    })
    const [first] = told
    const best = told.find(({ reading, fact }) => fact.answered && reading.fit >= first!.reading.fit - NEARLY) ?? first
    return best && beside(best.fact, best.reading, readings)
  },
})

/** Undefined also where there is nothing to ask about, or too much. */
function readWith(view: View, farm: FarmRows, asked: Asked, today: string): Reading | undefined {
  const rows = view.kinds.map((kind) => farm.all(kind))
  if (rows.includes(undefined) || rows.every((of) => of?.length === 0)) return undefined
  return understand(
    view,
    farm,
    view.entriesOf(
      rows.flatMap((of) => of ?? []),
      farm,
      today,
    ),
    asked,
    today,
  )
}

/** The farm's own count of a herd comes before a count of single animals, which seldom are all. */
const byFit = (readings: readonly Reading[]): Reading[] => {
  const fitOf = ({ view, asked, fit }: Reading): number => fit + (view.counts && asked.frame === 'count' ? 0.5 : 0)
  return readings.toSorted((one, other) => fitOf(other) - fitOf(one))
}

const SINGLE = new Set(['count', 'which', 'how', 'tell'])

/** Where a herd is counted, how many of the animals are kept one by one. */
function beside(fact: Fact, { view, asked }: Reading, readings: readonly Reading[]): Fact {
  const single =
    view.counts && SINGLE.has(asked.frame) ? readings.find((other) => other.view.kinds[0] === 'animals') : undefined
  const told = single && tell(single)
  return told?.answered ? { ...fact, text: `${fact.text} Einzeln: ${told.text}` } : fact
}

/** The rows of the views' kinds, and of those that they link to; kinds that have too many are left out. */
async function loadRows(
  rows: Pick<RowStore, 'list' | 'counts'>,
  namespace: NamespaceId,
  views: readonly View[],
): Promise<FarmRows> {
  const counts = await rows.counts(namespace)
  const kinds = [...new Set(views.flatMap(({ kinds: own }) => [...own, ...own.flatMap(linkedKinds)]))].filter(
    (kind) => (counts[kind] ?? 0) <= MOST_ROWS,
  )
  const loaded = new Map(
    await Promise.all(
      kinds.map(async (kind) => {
        const found =
          (counts[kind] ?? 0) === 0
            ? []
            : await rows.list(namespace, kind, { filters: [], limit: MOST_ROWS, offset: 0 })
        return [kind, { all: found, byId: new Map<unknown, SourcedRow>(found.map((row) => [row.id, row])) }] as const
      }),
    ),
  )
  return { byId: (kind, id) => loaded.get(kind)?.byId.get(id), all: (kind) => loaded.get(kind)?.all }
}

function linkedKinds(kind: KindSlug): KindSlug[] {
  const linked = Object.values(kindOf(kind).fields).flatMap(({ shape }) =>
    shape.type === 'reference' ? [shape.kind as KindSlug] : [],
  )
  // Animals stand in the barn of their herd.
  return linked.includes('herds') ? [...linked, 'places'] : linked
}
