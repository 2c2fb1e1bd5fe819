/** A simple model of what a field of the farm should be, kept apart from the code that it is held against. */

export const SLOTS = ['name', 'soil', 'crop2025', 'crop2026'] as const
export type Slot = (typeof SLOTS)[number]
/** A soil sample is `ph` and `p_cal_mg`. */
export interface Words {
  name: string | null
  soil: readonly [ph: number | null, p: number | null] | null
  crop2025: string | null
  crop2026: string | null
}
export const SILENCE: Words = { name: null, soil: null, crop2025: null, crop2026: null }

interface Layer {
  words: Words
  asOf: string | null
  first: number
}
interface Source extends Layer {
  said: Words
  confirmed: Words
  isConfirmed: boolean
  since: Record<Slot, number>
  makes: boolean
}
interface Field {
  edited: boolean
  typed: Words | null
  kept: Layer[]
  held: Map<Slot, { value: Words[Slot]; at: number }>
  sources: Map<string, Source>
}
export interface Read {
  document: string
  rows: { number: number; words: Words; asOf: string | null; sure: boolean }[]
  annotations: { number: number; words: Words; asOf: string | null }[]
}

/** A soil sample without phosphate is not. */
const isComplete = (slot: Slot, value: Words[Slot]): boolean => slot !== 'soil' || (value !== null && value[1] !== null)

const equal = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

export class LifeModel {
  readonly fields = new Map<number, Field>()
  readonly waiting = new Map<string, { document: string; number: number; words: Words; asOf: string | null }>()
  readonly #decided = new Set<string>()
  readonly #deleted = new Set<string>()

  values(field: Field): Words {
    const value = (slot: Slot) => {
      const held = field.held.get(slot)
      return held ? held.value : (this.#winner(field, slot)?.words[slot] ?? null)
    }
    return Object.fromEntries(SLOTS.map((slot) => [slot, value(slot)])) as unknown as Words
  }

  #winner(field: Field, slot: Slot): (Layer & { document?: string; since?: Record<Slot, number> }) | undefined {
    const layers = [
      ...(field.typed ? [{ words: field.typed, asOf: null, first: -1e15 }] : []),
      ...field.kept,
      ...[...field.sources].map(([document, source]) => ({ ...source, document })),
    ].filter(({ words }) => words[slot] !== null)
    const age = ({ asOf, first }: Layer) => (asOf === null ? first : Date.parse(asOf))
    const complete = ({ words }: Layer) => Number(isComplete(slot, words[slot]))
    return layers.toSorted((a, b) => complete(a) - complete(b) || age(a) - age(b) || a.first - b.first).at(-1)
  }

  /** Slots by document and field in which a source says something against the person. */
  contradictions(): Map<string, Slot[]> {
    const found = new Map<string, Slot[]>()
    for (const [number, field] of this.fields)
      for (const [slot, { value, at }] of field.held) {
        const winner = this.#winner(field, slot)
        if (!winner?.document || winner.since![slot] <= at || equal(winner.words[slot], value)) continue
        if (isComplete(slot, value) && !isComplete(slot, winner.words[slot])) continue
        const key = `${winner.document} ${number}`
        found.set(key, [...(found.get(key) ?? []), slot])
      }
    return found
  }

  create(number: number, words: Words, now: number): void {
    const held = SLOTS.flatMap((slot) =>
      words[slot] === null ? [] : [[slot, { value: words[slot], at: now }] as const],
    )
    this.fields.set(number, { edited: true, typed: words, kept: [], held: new Map(held), sources: new Map() })
  }

  change(number: number, slot: Slot, value: Words[Slot], now: number): void {
    const field = this.fields.get(number)!
    if (!equal(this.values(field)[slot], value)) field.held.set(slot, { value, at: now })
    field.edited = true
  }

  delete(number: number): void {
    for (const [document, { makes }] of this.fields.get(number)!.sources)
      if (makes) this.#deleted.add(`${document} ${number}`)
    this.fields.delete(number)
  }

  read({ document, rows, annotations }: Read, now: number): void {
    for (const key of this.waiting.keys()) if (key.startsWith(`${document} `)) this.waiting.delete(key)
    const spoken = new Set<number>()
    const before = [...this.fields].filter(([, { sources }]) => sources.has(document)).map(([number]) => number)
    const known = new Set(this.fields.keys())
    for (const { number, words, asOf } of rows.filter(({ sure }) => sure)) {
      const field = this.fields.get(number)
      if (this.#deleted.has(`${document} ${number}`) && !field?.sources.get(document)?.makes) continue
      if (!field) this.fields.set(number, { edited: false, typed: null, kept: [], held: new Map(), sources: new Map() })
      this.#say(number, document, { said: words, asOf, makes: true }, now)
      spoken.add(number)
    }
    for (const { number, sure } of rows)
      if (!sure && this.fields.get(number)?.sources.get(document)?.isConfirmed) spoken.add(number)
    for (const number of before) {
      const field = this.fields.get(number)!
      const others = [...field.sources].some(([other, { makes }]) => makes && other !== document)
      if (!spoken.has(number) && !field.edited && !others) this.fields.delete(number)
    }
    for (const { number, words, asOf } of annotations) {
      if (spoken.has(number) || !known.has(number) || !this.fields.has(number)) continue
      this.#say(number, document, { said: words, asOf, makes: false }, now)
      spoken.add(number)
    }
    for (const number of before)
      if (!spoken.has(number) && this.fields.has(number)) this.#retract(number, document, false)
    for (const { number, words, asOf, sure } of rows)
      if (!sure && !this.#decided.has(`${document} ${number}`) && !this.#deleted.has(`${document} ${number}`))
        this.waiting.set(`${document} ${number}`, { document, number, words, asOf })
  }

  remove(document: string, keep: boolean): void {
    for (const [number, field] of this.fields) {
      if (!field.sources.has(document)) continue
      const others = [...field.sources].some(([other, { makes }]) => makes && other !== document)
      if (field.typed === null && !field.edited && !others) {
        if (keep) field.edited = true
        else this.fields.delete(number)
      }
      if (this.fields.has(number)) this.#retract(number, document, keep)
    }
    const forget = (keys: { delete(key: string): unknown; keys(): Iterable<string> }) => {
      for (const key of keys.keys()) if (key.startsWith(`${document} `)) keys.delete(key)
    }
    for (const keys of [this.waiting, this.#decided, this.#deleted]) forget(keys)
  }

  accept(key: string, contradicts: boolean, correctedName: string | undefined, now: number): void {
    if (!contradicts) {
      const proposal = this.waiting.get(key)!
      const { document, number, words, asOf } = proposal
      this.waiting.delete(key)
      this.#decided.add(key)
      if (!this.fields.has(number))
        this.fields.set(number, { edited: true, typed: null, kept: [], held: new Map(), sources: new Map() })
      this.fields.get(number)!.edited = true
      this.#say(number, document, { confirmed: words, asOf, makes: true }, now)
      if (correctedName !== undefined) this.change(number, 'name', correctedName, now)
      return
    }
    const number = Number(key.split(' ')[1])
    const field = this.fields.get(number)!
    for (const slot of this.contradictions().get(key)!) field.held.delete(slot)
    if (correctedName !== undefined) this.change(number, 'name', correctedName, now)
  }

  decline(key: string, contradicts: boolean, now: number): void {
    if (!contradicts) {
      this.waiting.delete(key)
      this.#decided.add(key)
      return
    }
    const field = this.fields.get(Number(key.split(' ')[1]))!
    for (const slot of this.contradictions().get(key)!) field.held.set(slot, { ...field.held.get(slot)!, at: now })
  }

  #say(
    number: number,
    document: string,
    next: { said?: Words; confirmed?: Words; asOf: string | null; makes: boolean },
    now: number,
  ): void {
    const field = this.fields.get(number)!
    const before = field.sources.get(document)
    const makes = next.said ? next.makes : next.makes || (before?.makes ?? false)
    const makers = [...field.sources].filter(([other, source]) => source.makes && other !== document)
    if (before?.makes && !makes && field.edited && field.typed === null && makers.length === 0) field.kept.push(before)
    const said = next.said ?? before?.said ?? SILENCE
    const confirmed = next.confirmed ?? before?.confirmed ?? SILENCE
    const words = Object.fromEntries(SLOTS.map((slot) => [slot, said[slot] ?? confirmed[slot]])) as unknown as Words
    field.sources.set(document, {
      said,
      confirmed,
      isConfirmed: next.confirmed !== undefined || (before?.isConfirmed ?? false),
      words,
      asOf: next.said || !before ? next.asOf : before.asOf,
      first: before?.first ?? now,
      since: Object.fromEntries(
        SLOTS.map((slot) => [
          slot,
          before && before.words[slot] !== null && equal(before.words[slot], words[slot]) ? before.since[slot] : now,
        ]),
      ) as Record<Slot, number>,
      makes,
    })
  }

  #retract(number: number, document: string, keep: boolean): void {
    const field = this.fields.get(number)!
    const gone = field.sources.get(document)!
    field.sources.delete(document)
    const isOrphaned = gone.makes && field.typed === null && ![...field.sources.values()].some(({ makes }) => makes)
    if (keep || (isOrphaned && field.edited)) field.kept.push(gone)
  }
}
