import type { NamespaceId } from '../shared/ids.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { Fact, FactSource } from '../shared/ports/fact-source.ts'
import { readQuestion } from './answering/asked.ts'
import { tell } from './answering/tell.ts'
import { mayBeAbout, understand, type Reading } from './answering/understand.ts'
import type { FarmRows, View } from './answering/view.ts'
import { VIEWS } from './answering/views/views.ts'
import { dayOf } from './calendar/day-in-germany.ts'
import { kindOf, type KindSlug } from './kinds/kinds.ts'
import type { RowStore } from './ports/row-store.ts'
import type { SourcedRow } from './row.ts'

/** Of a kind with more rows than this none is read for a question: it would keep the farm's other questions waiting. */
const MOST_ROWS = 10_000

/** What another view knows is told rather than that nothing is known, if it understands the question nearly as well. */
const NEARLY = 1

/**
 * Answers a question from the farm's rows where one of the views understands it to its last word and has rows; otherwise says nothing. What is told is
 * computed from the rows alone, headed by how the question was understood.
 */
export const makeAnswerFromRows = ({ rows, clock }: { rows: Pick<RowStore, 'list' | 'counts'>; clock: Clock }): FactSource => ({
  async answer({ namespaceId, question, timeZone }) {
    const today = timeZone === undefined ? dayOf(clock.now()) : new Intl.DateTimeFormat('sv-SE', { timeZone }).format(clock.now())
    const asked = readQuestion(question, today)
    const candidates = VIEWS.filter((view) => mayBeAbout(view, asked))
    if (candidates.length === 0) return undefined
    const farm = new LoadedRows(rows, namespaceId, await rows.counts(namespaceId))
    const readings: Reading[] = []
    for (const view of candidates) {
      const loaded = await farm.of(view)
      const reading = loaded && loaded.length > 0 ? understand(view, farm, view.entriesOf(loaded, farm, today), asked, today) : undefined
      if (reading) readings.push(reading)
    }
    const told = byFit(readings).flatMap((reading) => { const fact = tell(reading); return fact ? [{ reading, fact }] : [] })
    const [first] = told
    const best = told.find(({ reading, fact }) => fact.answered && reading.fit >= first!.reading.fit - NEARLY) ?? first
    return best && beside(best.fact, best.reading, readings)
  },
})

/** The farm's own count of a herd comes before a count of single animals, which seldom are all. */
const byFit = (readings: readonly Reading[]): Reading[] => {
  const fitOf = ({ view, asked, fit }: Reading): number => fit + (view.counts && asked.frame === 'count' ? 0.5 : 0)
  return readings.toSorted((one, other) => fitOf(other) - fitOf(one))
}

const SINGLE = new Set(['count', 'which', 'how', 'tell'])

/** Where a herd is counted, how many of the animals are kept one by one. */
function beside(fact: Fact, { view, asked }: Reading, readings: readonly Reading[]): Fact {
  const single = view.counts && SINGLE.has(asked.frame) ? readings.find((other) => other.view.kinds[0] === 'animals') : undefined
  const told = single && tell(single)
  return told?.answered ? { ...fact, text: `${fact.text} Einzeln: ${told.text}` } : fact
}

class LoadedRows implements FarmRows {
  readonly #rows: Pick<RowStore, 'list'>
  readonly #namespace: NamespaceId
  readonly #counts: Partial<Record<KindSlug, number>>
  readonly #loaded = new Map<KindSlug, Map<unknown, SourcedRow>>()

  constructor(rows: Pick<RowStore, 'list'>, namespace: NamespaceId, counts: Partial<Record<KindSlug, number>>) {
    this.#rows = rows
    this.#namespace = namespace
    this.#counts = counts
  }

  byId(kind: KindSlug, id: unknown): SourcedRow | undefined {
    return this.#loaded.get(kind)?.get(id)
  }

  all(kind: KindSlug): Iterable<SourcedRow> {
    return this.#loaded.get(kind)?.values() ?? []
  }

  /** The rows of the view's kinds, those they link to beside them; undefined where they are too many. */
  async of({ kinds }: View): Promise<SourcedRow[] | undefined> {
    const linked = kinds.flatMap((kind) => Object.values(kindOf(kind).fields).flatMap(({ shape }) => (shape.type === 'reference' ? [shape.kind as KindSlug] : [])))
    // Animals stand in the barn of their herd.
    const all = [...new Set([...kinds, ...linked, ...(linked.includes('herds') ? ['places' as const] : [])])]
    for (const kind of all) if (!this.#loaded.has(kind) && (this.#counts[kind] ?? 0) <= MOST_ROWS) await this.#load(kind)
    return kinds.every((kind) => this.#loaded.has(kind)) ? kinds.flatMap((kind) => [...this.#loaded.get(kind)!.values()]) : undefined
  }

  async #load(kind: KindSlug): Promise<void> {
    const found = (this.#counts[kind] ?? 0) === 0 ? [] : await this.#rows.list(this.#namespace, kind, { filters: [], limit: MOST_ROWS, offset: 0 })
    this.#loaded.set(kind, new Map(found.map((row) => [row.id, row])))
  }
}
