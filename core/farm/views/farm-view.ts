import type { Entry, EvidenceRecord, Span, View } from '../../answers/index.ts'
import { kindOf, KIND_SLUGS, type KindSlug } from '../kinds/kinds.ts'
import type { SourcedRow } from '../rows/row.ts'
import { columnsOf, type FarmColumn } from './columns.ts'

/** A view of the farm's rows. */
export interface FarmView extends View {
  /** What its entries are made of. */
  kinds: readonly KindSlug[]
  columns: readonly FarmColumn[]
  /**
   * Its entries are made of all rows at once, as they are on the day that the question names, or today; `past` only
   * where it names one before, `today` as they are today, whatever time it names. Else each is of rows of its own.
   */
  ofOneDay?: 'any' | 'past' | 'today'
  /** `today` is a day; of a view of one day it is that day. */
  entriesOf(rows: readonly SourcedRow[], farm: FarmRows, today: string): Entry[]
}

/** The rows that entries are made of and refer to. */
export interface FarmRows {
  byId(kind: KindSlug, id: unknown): SourcedRow | undefined
  /** Undefined where there are too many to be asked. */
  all(kind: KindSlug): readonly SourcedRow[] | undefined
}

export type Values = Readonly<Record<string, unknown>>

/** The name that a person knows a row by; undefined where there is none such. */
export const labelOf = (farm: FarmRows, kind: KindSlug, id: unknown): string | undefined => farm.byId(kind, id)?.label

/** What follows from all rows of a farm, made once for each reading of it. */
export function oncePerFarm<T>(make: (farm: FarmRows) => T): (farm: FarmRows) => T {
  const made = new WeakMap<FarmRows, { value: T }>()
  return (farm) => {
    const known = made.get(farm) ?? { value: make(farm) }
    made.set(farm, known)
    return known.value
  }
}

/** One entry for each row; `searchTexts` are what it can be found by beside its own texts. */
export const eachRow =
  (
    nameOf: (values: Values, farm: FarmRows) => string,
    more: {
      searchTexts?: (values: Values, farm: FarmRows) => (string | undefined)[]
      /** What follows from the values. */
      computed?: (values: Values, farm: FarmRows, today: string) => Values
    } = {},
  ): FarmView['entriesOf'] =>
  (rows, farm, today) =>
    rows.map((row) => ({
      name: nameOf(row.values, farm),
      values: more.computed ? { ...row.values, ...more.computed(row.values, farm, today) } : row.values,
      record: recordOf(row, farm),
      searchTexts: more.searchTexts?.(row.values, farm).filter((text) => text !== undefined),
    }))

/** Of a view of one day, whose entries have it in `on`. */
export const spanOfDayTold = ({ values }: Entry): Span => ({ from: String(values.on), to: String(values.on) })

/** A row as evidence. */
export function recordOf(row: SourcedRow, farm: FarmRows): EvidenceRecord {
  const { singular } = kindOf(row.kind)
  const { alwaysShown, references } = evidenceOfKind.get(row.kind)!
  return {
    kind: row.kind,
    id: row.id,
    title: `${singular}: ${row.label}`,
    label: row.label,
    values: row.values,
    alwaysShown,
    references: Object.fromEntries(
      references.flatMap(({ name, referredKind }) => {
        const label = labelOf(farm, referredKind!, row.values[name])
        return label === undefined ? [] : [[name, label]]
      }),
    ),
    sources: row.edited ? [] : row.sources,
  }
}

const evidenceOfKind: ReadonlyMap<KindSlug, { alwaysShown: FarmColumn[]; references: FarmColumn[] }> = new Map(
  KIND_SLUGS.map((slug) => {
    const columns = columnsOf(slug)
    return [
      slug,
      {
        alwaysShown: columns.filter(({ name }) => kindOf(slug).fields[name]?.required),
        references: columns.filter(({ referredKind }) => referredKind !== undefined),
      },
    ]
  }),
)
