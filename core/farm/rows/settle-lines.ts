import type { NamespaceId } from '../../shared/ids.ts'
import { dayOf } from '../../shared/time/day-in-germany.ts'
import type { Kind } from '../kinds/kind.ts'
import { kindOf, type KindSlug } from '../kinds/kinds.ts'
import type { Pause } from '../../shared/ports/pause.ts'
import type { ProvenanceStore } from '../ports/provenance-store.ts'
import type { References } from '../ports/references.ts'
import type { RowNames } from '../ports/row-names.ts'
import { changedByPerson } from '../provenance/events.ts'
import type { HistoryChange, RowHistory } from '../provenance/history.ts'
import { same } from '../provenance/parts.ts'
import { nameOfReferred, referencesOf } from '../references/references-of.ts'
import { checkValues, type Fault } from '../schema/check-values.ts'
import { lineFault, type LineFault } from './line-fault.ts'
import { faultsByMother, motherKeyOf } from './mother-faults.ts'
import type { ImportPlan, PlannedRow } from './plan-import.ts'
import { resolveNames } from './resolve-names.ts'
import { described, type Row, type RowId } from './row.ts'

/** What lines of a table come to among the rows that are there. */
export interface SettledLines {
  made: Pick<Row, 'id' | 'values' | 'label' | 'key'>[]
  changed: HistoryChange[]
  unchanged: number
  /** Values that an empty cell empties. */
  emptied: number
  faults: LineFault[]
}

interface Dependencies {
  provenance: Pick<ProvenanceStore, 'load'>
  references: References
  rowNames: Pick<RowNames, 'called'>
  pause: Pause
}

interface Line {
  planned: PlannedRow
  before: RowHistory | undefined
  /** Whole, as the row would come to have them. */
  values: Record<string, unknown>
  /** The row that it names as its mother. */
  mother: Row['values'] | undefined
  /** What they would make of the row; undefined: too much is missing. */
  after: Pick<Row, 'values' | 'label' | 'key'> | undefined
}

/**
 * Settles the lines of a plan, some at a time. A line is of the row whose id it bears, else of the one with its key,
 * else of a new one. Of a row that has changed since the table was made, it may only say what the row says already.
 */
export class LineSettler {
  readonly #deps: Dependencies
  readonly #namespace: NamespaceId
  readonly #kind: Kind
  readonly #columns: ImportPlan['columns']
  /** Every field, null. Copies of one object are made in a fraction of the memory that lists of fields take. */
  readonly #empty: Readonly<Record<string, null>>
  readonly #now: number
  readonly #newId: () => RowId
  /** The row of each line so far, and of each key. */
  readonly #lines = new Set<RowId>()
  readonly #keys = new Set<string>()

  constructor(
    deps: Dependencies,
    namespace: NamespaceId,
    slug: KindSlug,
    { columns, now, newId }: { columns: ImportPlan['columns']; now: number; newId: () => RowId },
  ) {
    this.#deps = deps
    this.#namespace = namespace
    this.#kind = kindOf(slug)
    this.#columns = columns
    this.#empty = Object.fromEntries(Object.keys(this.#kind.fields).map((field) => [field, null]))
    this.#now = now
    this.#newId = newId
  }

  async settle(batch: readonly PlannedRow[]): Promise<SettledLines> {
    // Lines without keys ask nothing of the store, and others would wait for the last of them; what the store gives
    // and takes is much to read and write.
    await this.#deps.pause()
    const named = await resolveNames(this.#deps.rowNames, this.#namespace, this.#kind, batch)
    const lines = await this.#linesOf(named.rows)
    await this.#deps.pause()
    const [missing, taken] = [await this.#missing(lines), await this.#takenKeys(lines)]
    const settled: SettledLines = { made: [], changed: [], unchanged: 0, emptied: 0, faults: [] }
    for (const { planned, text, fault } of named.faults)
      settled.faults.push({ ...this.#at({ planned, values: {} }, fault), text })
    for (const line of lines) {
      const { planned, before, values, after } = line
      const isTwice = this.#isTwice(line, taken)
      if (before && isSaidAlready(line) && !isTwice) {
        settled.unchanged += 1
        continue
      }
      const faults = this.#faultsOf(line, missing)
      if (isTwice) faults.push({ path: [], fault: { code: 'given_twice' } })
      settled.faults.push(...faults.map((fault) => this.#at(line, fault)))
      if (faults.length > 0) continue
      if (before) {
        settled.changed.push({ before, after: this.#changed(planned, before, after!) })
        settled.emptied += emptiedBy(before.row.values, values)
      } else settled.made.push({ id: planned.id ?? this.#newId(), ...after! })
    }
    await this.#deps.pause()
    return settled
  }

  async #linesOf(batch: readonly PlannedRow[]): Promise<Line[]> {
    const kind = this.#kind.slug as KindSlug
    const alone = batch.map((planned) => {
      const values = planned.id === null ? planned.values : this.#whole(planned.values)
      return { planned, values, made: this.#described(planned, values) }
    })
    const named = batch.flatMap(({ id }) => (id === null ? [] : [{ kind, id }]))
    const keys = alone.flatMap(({ made }) => (made?.key == null ? [] : [{ kind, key: made.key }]))
    const mothers = batch.flatMap(({ values }) => {
      const key = motherKeyOf(kind, values)
      return key === null ? [] : [{ kind, key }]
    })
    const loaded = await this.#deps.provenance.load(this.#namespace, { rows: named, keys: [...keys, ...mothers] })
    const byId = new Map(loaded.map((history) => [history.row.id, history]))
    const byKey = new Map(loaded.map((history) => [history.row.key, history]))
    const beside = new Map(alone.map(({ made }) => [made?.key, made?.values]))
    return alone.map(({ planned, values: whole, made }): Line => {
      const named = planned.id === null ? undefined : byId.get(planned.id)
      const before = named ?? (made?.key == null ? undefined : byKey.get(made.key))
      const values = before ? { ...this.#whole(before.row.values), ...this.#givenIn(planned) } : whole
      const key = motherKeyOf(kind, values)
      const mother = key === null ? undefined : (beside.get(key) ?? byKey.get(key)?.row.values)
      return { planned, before, values, mother, after: before ? described(this.#kind, values) : made }
    })
  }

  #described(planned: PlannedRow, values: Record<string, unknown>): Line['after'] {
    const isWhole = planned.id === null || checkValues(this.#kind.fields, values).ok
    return isWhole ? described(this.#kind, values) : undefined
  }

  /** A column that the table does not have leaves what the row had. */
  #givenIn({ values }: PlannedRow): Record<string, unknown> {
    return Object.fromEntries(Object.keys(this.#columns).map((field) => [field, values[field] ?? null]))
  }

  #whole(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
    const whole: Record<string, unknown> = { ...this.#empty }
    for (const field in whole) whole[field] = values[field] ?? null
    return whole
  }

  #faultsOf({ planned, before, values, mother, after }: Line, missing: ReadonlySet<string>): Fault[] {
    const isOfIt = before !== undefined && planned.id === before.row.id
    if (isOfIt && planned.version !== null && planned.version !== before.row.version)
      return [{ path: [], fault: { code: 'changed_meanwhile' } }]
    if (after === undefined) {
      const checked = checkValues(this.#kind.fields, values)
      return checked.ok ? [] : checked.faults
    }
    const given = this.#givenIn(planned)
    const broken = referencesOf(this.#kind.slug as KindSlug, given).filter(({ to }) => missing.has(nameOfReferred(to)))
    return [
      ...this.#kind.rules(values as never, dayOf(this.#now)),
      ...broken.map(({ field }): Fault => ({ path: [field], fault: { code: 'no_reference' } })),
      ...faultsByMother(values, mother),
    ]
  }

  /** Whether another line is of the same row, or another row has the key. */
  #isTwice({ before, after }: Line, taken: ReadonlyMap<string, RowId>): boolean {
    const key = after?.key ?? null
    const isTaken = key !== null && (this.#keys.has(key) || (taken.get(key) ?? before?.row.id) !== before?.row.id)
    const isTwice = before !== undefined && this.#lines.has(before.row.id)
    if (key !== null) this.#keys.add(key)
    if (before) this.#lines.add(before.row.id)
    return isTaken || isTwice
  }

  async #missing(lines: readonly Line[]): Promise<Set<string>> {
    const slug = this.#kind.slug as KindSlug
    const wanted = lines
      .filter((line) => !isSaidAlready(line))
      .flatMap(({ planned }) => referencesOf(slug, this.#givenIn(planned)).map(({ to }) => to))
    const gone = wanted.length > 0 ? await this.#deps.references.missing(this.#namespace, wanted) : []
    return new Set(gone.map(nameOfReferred))
  }

  /** Who has the keys that rows which are there would come to have; those of new ones have been looked up. */
  async #takenKeys(lines: readonly Line[]): Promise<Map<string, RowId>> {
    const kind = this.#kind.slug as KindSlug
    const keys = lines.flatMap(({ before, after }) =>
      !before || after?.key == null || after.key === before.row.key ? [] : [{ kind, key: after.key }],
    )
    const loaded = keys.length > 0 ? await this.#deps.provenance.load(this.#namespace, { keys }) : []
    return new Map(loaded.map(({ row }) => [row.key!, row.id]))
  }

  /** Of a table that says which rows it is of, what is another value now is the person's; of their own, all of it. */
  #changed({ id }: PlannedRow, before: RowHistory, after: Pick<Row, 'values' | 'label' | 'key'>): RowHistory {
    const isOfIt = id === before.row.id
    return changedByPerson(before, after, this.#now, isOfIt ? [] : Object.keys(this.#columns))
  }

  #at({ planned, values }: Pick<Line, 'planned' | 'values'>, fault: Fault): LineFault {
    return lineFault(this.#kind, this.#columns, planned.line, fault, (field) => {
      const value = values[field]
      return typeof value === 'string' ? value : value == null ? '' : JSON.stringify(value)
    })
  }
}

/** Of a table that says which rows it is of. */
const isSaidAlready = ({ planned, before, values }: Line): boolean =>
  before !== undefined && planned.id === before.row.id && same(values, before.row.values)

const emptiedBy = (before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>): number =>
  Object.keys(before).filter((field) => before[field] != null && after[field] == null).length
