import type { Format } from '../formats/formats.ts'
import type { Geometry } from '../geometry/geometry.ts'

/** What a field of a row holds. Days are `YYYY-MM-DD`, times `HH:MM`, places WGS 84. */
export type Shape =
  | { type: 'text'; max: number; format?: Format; formatBy?: string }
  | { type: 'number'; min: number; max: number; decimals: number; isYear?: true }
  | { type: 'day' }
  | { type: 'time' }
  | { type: 'flag' }
  | ({ type: 'choice' } & Choosable)
  | ({ type: 'choices' } & Choosable)
  | { type: 'reference'; kind: string }
  | { type: 'geometry' }
  | { type: 'table'; fields: Fields; by?: readonly LineKey[] }

/** A field that tells the lines of a table apart; a line without a value there is as one with the `usual` one. */
export interface LineKey {
  field: string
  usual?: string
}

/** The values that a choice is kept by, and the German word that people read for each. */
export interface Choosable {
  values: readonly string[]
  labels: Readonly<Record<string, string>>
  /** Knows further words that farms write for a value. */
  read?: ReadWord
}

type ReadWord = (text: string) => string | undefined

/** One field: what it holds, and how a person knows it. `T` is the type of its value. */
export interface Field<T = unknown, Required extends boolean = boolean> {
  /** German, as it stands over a column. */
  label: string
  shape: Shape
  required: Required
  /** Of a number; it also ends the field's name. */
  unit?: string
  /** Of the type alone. */
  readonly value?: T
}

export type Fields = Readonly<Record<string, Field>>

/** A row's values: what is optional and not known is null. */
export type ValuesOf<F extends Fields> = {
  -readonly [K in keyof F]: F[K] extends Field<infer T, infer R> ? (R extends true ? T : T | null) : never
}

type Optional<T> = Field<T, false>

/** `formatBy`: the field beside it that decides which form of its format it has. */
export const text = (
  label: string,
  { max = 200, ...format }: { max?: number; format?: Format; formatBy?: string } = {},
): Optional<string> => ({ label, shape: { type: 'text', max, ...format }, required: false })

export const number = (
  label: string,
  unit: string,
  { min = 0, max, decimals = 2 }: { min?: number; max: number; decimals?: number },
): Optional<number> => ({ label, unit, shape: { type: 'number', min, max, decimals }, required: false })

export const count = (label: string, max: number): Optional<number> => number(label, '', { max, decimals: 0 })

/** Of our era; written without a dot. */
export const year = (label: string, { min = 0 } = {}): Optional<number> => ({
  label,
  unit: '',
  shape: { type: 'number', min, max: 2199, decimals: 0, isYear: true },
  required: false,
})

export const day = (label: string): Optional<string> => ({ label, shape: { type: 'day' }, required: false })

export const time = (label: string): Optional<string> => ({ label, shape: { type: 'time' }, required: false })

export const flag = (label: string): Optional<boolean> => ({ label, shape: { type: 'flag' }, required: false })

/** `labels`: each value with its German word, in the order in which people choose; `read` knows further words. */
export const choice = <const L extends Labels>(
  label: string,
  labels: L,
  read?: (text: string) => (keyof L & string) | undefined,
): Optional<keyof L & string> => ({
  label,
  shape: { type: 'choice', ...choosable(labels), ...(read && { read }) },
  required: false,
})

/** Any number of the values, each once. */
export const choices = <const L extends Labels>(label: string, labels: L): Optional<(keyof L & string)[]> => ({
  label,
  shape: { type: 'choices', ...choosable(labels) },
  required: false,
})

type Labels = Choosable['labels']

const choosable = (labels: Labels): Choosable => ({ values: Object.keys(labels), labels })

/** What people read for a value of a choice; the value itself where the field is none or does not know it. */
export const choiceLabel = ({ shape }: Pick<Field, 'shape'>, value: string): string =>
  (shape.type === 'choice' || shape.type === 'choices') && Object.hasOwn(shape.labels, value)
    ? shape.labels[value]!
    : value

/** The values of a choice as people read them, with those that a program writes: „Milchkuh (dairy_cow)“. */
export const choicesInWords = ({ labels }: Pick<Choosable, 'labels'>): string[] =>
  Object.entries(labels).map(([value, label]) => (label === value ? label : `${label} (${value})`))

/** The id of a row of another kind, or of a document (`sources`). */
export const reference = (label: string, kind: string): Optional<string> => ({
  label,
  shape: { type: 'reference', kind },
  required: false,
})

export const geometry = (label: string): Optional<Geometry> => ({ label, shape: { type: 'geometry' }, required: false })

/** Rows inside a row, such as the crops of a field; `by` are the fields that tell them apart, such as year and role. */
export const table = <F extends Fields>(
  label: string,
  fields: F,
  by?: readonly ((keyof F & string) | (LineKey & { field: keyof F & string }))[],
): Optional<ValuesOf<F>[]> => ({
  label,
  shape: {
    type: 'table',
    fields,
    ...(by && { by: by.map((key) => (typeof key === 'string' ? { field: key } : key)) }),
  },
  required: false,
})

export const required = <T>(field: Field<T>): Field<T, true> => ({ ...field, required: true }) as Field<T, true>
