import type { Scope } from '../../access/index.ts'
import type { Fault } from '../schema/check-values.ts'
import type { Fields, ValuesOf } from '../schema/fields.ts'
import type { Written } from '../schema/write-value.ts'

/**
 * One kind of thing that a farm keeps rows of.
 *
 * To add one, write `kinds/<slug>.ts` (`grazing-periods.ts` for `grazing_periods`) with everything about it: labels,
 * fields, the German words of its choices, an example, and where it has them its key and its rules. Then name it in
 * `KINDS`. REST, tables in and out, agents' tools, export and the description of the API follow from that, without a
 * migration; `test/core/farm/kinds/` and `test/e2e/workspace.test.ts` hold it to what every kind promises. Questions
 * about it are answered once a view names its words; a document yields rows of it once an extractor does.
 */
export interface Kind<F extends Fields = Fields> {
  /** In paths and exports. */
  slug: string
  /** German, many and one. */
  label: string
  singular: string
  /** What an agent needs to read it; null: no agent does. */
  scope: Scope | null
  fields: F
  /** What a person could give for a row of it, for the description of the API. */
  example: Readonly<Record<string, unknown>>
  /** As a person knows the row, in a few words, from its values as people read them. */
  labelOf(values: Written<F>): string
  /** Fields whose value alone is a name that documents know the row by, beside its key. */
  calledBy: readonly (keyof F & string)[]
  /**
   * What the row is recognized by when a source names it again, and what no two rows of a farm share; null: it has
   * nothing of the kind.
   */
  keyOf(values: ValuesOf<F>): string | null
  /** What `keyOf` goes by, as people read it: „Rechnung · Landhandel Meyer · RE-26-0412“; left out: the label. */
  keyWordsOf(values: Written<F>): string
  /**
   * The field that is the key by itself where it is known, if there is one: whoever asks for its value asks for the one
   * row of this key.
   */
  keyField?: keyof F & string
  /** Whether a value of `keyField` is the key; left out: each is. */
  isKey?(value: unknown): boolean
  /** The day that a row is about is what the first of these fields says that is known; none: it is about no day. */
  dayFields: readonly (keyof F & string)[]
  /** Fields that are stated, changed and shown to contradict as one, by the name of the unit, such as one sample. */
  units: Readonly<Record<string, readonly (keyof F & string)[]>>
  /** Fields without which a unit is not complete, by its name; one that is not takes the place of none that is. */
  completeBy: Readonly<Record<string, readonly (keyof F & string)[]>>
  /** What is wrong between the values; `today` is a day. */
  rules(values: ValuesOf<F>, today: string): Fault[]
}

type Declaration<F extends Fields> = Omit<Kind<F>, Optional> & Partial<Pick<Kind<F>, Optional>>
type Optional = 'calledBy' | 'keyOf' | 'keyWordsOf' | 'dayFields' | 'units' | 'completeBy' | 'rules'

export const kind = <F extends Fields>(declaration: Declaration<F>): Kind<F> => ({
  calledBy: [],
  keyOf: () => null,
  keyWordsOf: declaration.labelOf,
  dayFields: [],
  units: {},
  completeBy: {},
  rules: () => [],
  ...declaration,
})

/** Stands for the id of a row of another kind in examples. */
export const ANOTHER_ROW = '01943c6e-0a53-7d10-9b21-2f3a4b5c6d7e'

/**
 * Faults of days that have to be past and in order. `recordOf`: the day on which was done what `recorded_on` says the
 * record of.
 */
export const dayFaults = (
  values: Readonly<Record<string, unknown>>,
  {
    past = [],
    ordered = [],
    recordOf,
  }: { past?: string[]; ordered?: [earlier: string, later: string][]; recordOf?: string },
  today: string,
): Fault[] => [
  ...[...past, ...(recordOf === undefined ? [] : ['recorded_on'])]
    .filter((name) => typeof values[name] === 'string' && (values[name] as string) > today)
    .map((name): Fault => ({ path: [name], fault: { code: 'in_the_future' } })),
  ...ordered
    .filter(
      ([earlier, later]) =>
        typeof values[earlier] === 'string' &&
        typeof values[later] === 'string' &&
        (values[later] as string) < (values[earlier] as string),
    )
    .map(([, later]): Fault => ({ path: [later], fault: { code: 'ends_before_it_begins' } })),
  ...(recordOf === undefined ? [] : recordFaults(values['recorded_on'], values[recordOf], today)),
]

/** What lies ahead yet may be written down beforehand. */
const recordFaults = (recordedOn: unknown, doneOn: unknown, today: string): Fault[] =>
  typeof recordedOn === 'string' && typeof doneOn === 'string' && doneOn <= today && recordedOn < doneOn
    ? [{ path: ['recorded_on'], fault: { code: 'recorded_before_done', doneOn } }]
    : []

export const joined = (...parts: (string | null | undefined)[]): string =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join(' · ')

/** „30 m³/ha“; nothing without a number. */
export const measured = (amount: string | null, unit: string | null): string | null =>
  amount === null || !unit ? amount : `${amount} ${unit}`

/** A text that may be written in many ways, as something to recognize it by. */
export const keyText = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The number of a delivery note to recognize it by: „LS 88120“ and „88120“ are one. */
export const noteKey = (number: string): string => keyText(number).replace(/^(?:ls|lieferschein)(?: nr)? ?(?=\d)/, '')
