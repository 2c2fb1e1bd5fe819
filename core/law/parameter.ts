import type { Period } from '../shared/time/days.ts'
import type { State } from './laender.ts'

/** A: read in the text of the law; B: on a page of an authority or association; C: common knowledge, to be checked. */
export type Certainty = 'A' | 'B' | 'C'

/** What a value counts; `Tsd./ml` are thousands per millilitre, as milk is judged. */
export type ParameterUnit =
  | Period['unit']
  | 'hours'
  | 'years'
  | '%'
  | 'half-years'
  | 'ha'
  | 'm'
  | 'GV/ha'
  | 'm³'
  | 't'
  | 'g'
  | 'kg N/ha'
  | 'kg P2O5/ha'
  | 'mg P2O5/100 g'
  | 'mg P/100 g'
  | 'Tsd./ml'
  | 'ct/kg'
  | 'm/s'
  | '°C'
  | 'samples'
  | 'animals'
  | 'days of the year'
  | 'day of the year'
  | 'time of day'
  | 'duty'
  | 'day'
  | 'enforcement'
  | 'yes or no'

export interface DatedValue<V> {
  /** The first day on which it holds, `YYYY-MM-DD`. */
  from: string
  value: V
  /** Statute, paragraph and number: „DüV § 6 (8) S. 1 Nr. 2“. */
  source: string
  /** Where it holds; everywhere where none is named. */
  laender?: readonly State[]
  certainty: Certainty
  /** Of the day, where it is less sure than the value itself. */
  dayCertainty?: Exclude<Certainty, 'A'>
}

/**
 * One thing that a statute sets, with every value it has had. A law that changes is one more value; a Land that differs
 * is one more value with its name. The form is that of OpenFisca's parameters
 * (openfisca.org/doc/coding-the-legislation).
 */
export interface Parameter<V = number> {
  /** German, as its file is called. */
  id: string
  unit: ParameterUnit
  values: readonly DatedValue<V>[]
}

/**
 * What the law says on a day: of the values that have begun the newest, one of the Land itself before one for all of
 * them. Undefined before the first.
 */
export function entryOn<V>({ values }: Parameter<V>, day: string, land?: State): DatedValue<V> | undefined {
  const begun = values.filter(({ from, laender }) => from <= day && (!laender || (land && laender.includes(land))))
  const own = begun.filter(({ laender }) => laender !== undefined)
  return (own.length > 0 ? own : begun).reduce<DatedValue<V> | undefined>(
    (newest, one) => (newest === undefined || one.from > newest.from ? one : newest),
    undefined,
  )
}

/** The value alone, which is what most ask for. */
export const valueOn = <V>(parameter: Parameter<V>, day: string, land?: State): V | undefined =>
  entryOn(parameter, day, land)?.value

/** A time that the law sets, as `endOfPeriod` takes it. Undefined where none is set on that day. */
export function periodOn(parameter: Parameter, day: string, land?: State): Period | undefined {
  const count = valueOn(parameter, day, land)
  if (count === undefined) return undefined
  if (parameter.unit === 'years') return { count: count * 12, unit: 'months' }
  if (parameter.unit === 'days' || parameter.unit === 'weeks' || parameter.unit === 'months')
    return { count, unit: parameter.unit }
  throw new TypeError(`${parameter.id} counts no time`)
}
