import { isDay } from '../../shared/time/days.ts'
import { FORMATS, type Format } from '../formats/formats.ts'
import { geometryFault, type GeometryFault } from '../geometry/check-geometry.ts'
import { withoutHeights, type Geometry } from '../geometry/geometry.ts'
import { choicesInWords, type Field, type Fields, type Shape, type ValuesOf } from './fields.ts'

/** What is wrong with one value of a row. */
export type FaultCode =
  | {
      code:
        | 'missing'
        | 'unknown_field'
        | 'not_a_text'
        | 'not_a_number'
        | 'not_a_day'
        | 'not_a_time'
        | 'not_a_flag'
        | 'not_a_list'
        | 'not_an_id'
        | 'empty'
        | 'nothing_called_so'
    }
  | { code: 'several_called_so'; ids: readonly string[]; count: number }
  /** Its dot parts thousands or decimals. */
  | { code: 'unclear_number'; number: string }
  | { code: 'too_long'; max: number }
  | { code: 'too_small'; min: number }
  | { code: 'too_large'; max: number }
  | { code: 'too_precise'; decimals: number }
  | { code: 'too_many'; max: number }
  /** `values`: those that may stand there, as people read them. */
  | { code: 'not_a_choice'; values: readonly string[] }
  | { code: 'wrong_format'; format: Format; of?: string }
  | { code: 'wrong_geometry'; fault: GeometryFault }
  /** `calf`: as people know it. */
  | { code: 'too_young_for_calf'; calf: string }
  | { code: 'recorded_before_done'; doneOn: string }
  | { code: RuleFault }

/** What is wrong between the values of a row. */
export type RuleFault =
  | 'in_the_future'
  | 'ends_before_it_begins'
  | 'mother_too_young'
  | 'year_twice'
  | 'no_reference'
  | 'given_twice'
  | 'changed_meanwhile'
  | 'needs_name'
  | 'needs_tag_state'

export interface Fault {
  /** From the row down to the value: a field's name, or an index and a field's name in a table. */
  path: (string | number)[]
  fault: FaultCode
}

export type Checked<F extends Fields> = { ok: true; values: ValuesOf<F> } | { ok: false; faults: Fault[] }

const MOST_ROWS = 200

/**
 * Values of anyone's making as a row keeps them: each in its one spelling, what is left out null. Or every fault they
 * have.
 */
export function checkValues<F extends Fields>(fields: F, given: Given): Checked<F> {
  const faults: Fault[] = Object.keys(given)
    .filter((name) => !Object.hasOwn(fields, name))
    .map((name) => ({ path: [name], fault: { code: 'unknown_field' } }))
  const values: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    const found = checkField(field, Object.hasOwn(given, name) ? given[name] : undefined, given)
    if ('faults' in found) faults.push(...found.faults.map(({ path, fault }) => ({ path: [name, ...path], fault })))
    else values[name] = found.value
  }
  return faults.length > 0 ? { ok: false, faults } : { ok: true, values: values as ValuesOf<F> }
}

type Given = Readonly<Record<string, unknown>>
type Found = { value: unknown } | { faults: Fault[] }

function checkField({ shape, required }: Field, value: unknown, row: Given): Found {
  const absent =
    value === undefined || value === null || (shape.type === 'text' && typeof value === 'string' && value.trim() === '')
  if (absent) return required ? wrong({ code: 'missing' }) : { value: null }
  return CHECKS[shape.type](shape as never, value, row)
}

const wrong = (fault: FaultCode, ...path: (string | number)[]): Found => ({ faults: [{ path, fault }] })

const CHECKS: { [T in Shape['type']]: (shape: Extract<Shape, { type: T }>, value: unknown, row: Given) => Found } = {
  text({ max, format, formatBy }, value, row) {
    // PostgreSQL keeps no NUL.
    if (typeof value !== 'string' || value.includes('\0')) return wrong({ code: 'not_a_text' })
    const tidy = value.normalize('NFC').toWellFormed().trim()
    if (tidy.length > max) return wrong({ code: 'too_long', max })
    if (!format) return { value: tidy }
    const canonical = FORMATS[format].canonical(tidy)
    if (canonical !== undefined) return { value: canonical }
    const of = formatBy === undefined ? undefined : row[formatBy]
    return wrong({ code: 'wrong_format', format, ...(typeof of === 'string' && { of }) })
  },
  number({ min, max, decimals }, value) {
    if (typeof value !== 'number' || !Number.isFinite(value)) return wrong({ code: 'not_a_number' })
    if (value < min) return wrong({ code: 'too_small', min })
    if (value > max) return wrong({ code: 'too_large', max })
    // There is no zero below zero.
    return Number(value.toFixed(decimals)) === value ? { value: value + 0 } : wrong({ code: 'too_precise', decimals })
  },
  day: (_shape, value) => (isDay(value) ? { value } : wrong({ code: 'not_a_day' })),
  time: (_shape, value) =>
    typeof value === 'string' && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value) ? { value } : wrong({ code: 'not_a_time' }),
  flag: (_shape, value) => (typeof value === 'boolean' ? { value } : wrong({ code: 'not_a_flag' })),
  choice: (shape, value) =>
    shape.values.includes(value as string) ? { value } : wrong({ code: 'not_a_choice', values: choicesInWords(shape) }),
  choices(shape, value) {
    if (!Array.isArray(value)) return wrong({ code: 'not_a_list' })
    const bad = value.findIndex((one) => !shape.values.includes(one))
    return bad >= 0
      ? wrong({ code: 'not_a_choice', values: choicesInWords(shape) }, bad)
      : { value: shape.values.filter((one) => value.includes(one)) }
  },
  reference: (_shape, value) =>
    typeof value === 'string' && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value)
      ? { value: value.toLowerCase() }
      : wrong({ code: 'not_an_id' }),
  geometry(_shape, value) {
    const fault = geometryFault(value)
    return fault ? wrong({ code: 'wrong_geometry', fault }) : { value: withoutHeights(value as Geometry) }
  },
  table({ fields }, value) {
    if (!Array.isArray(value)) return wrong({ code: 'not_a_list' })
    if (value.length > MOST_ROWS) return wrong({ code: 'too_many', max: MOST_ROWS })
    const checked = value.map((row, index) => ({
      index,
      result: typeof row === 'object' && row !== null && !Array.isArray(row) ? checkValues(fields, row) : undefined,
    }))
    const faults = checked.flatMap(({ index, result }): Fault[] =>
      result === undefined
        ? [{ path: [index], fault: { code: 'not_a_list' } }]
        : result.ok
          ? []
          : result.faults.map(({ path, fault }) => ({ path: [index, ...path], fault })),
    )
    return faults.length > 0
      ? { faults }
      : { value: checked.map(({ result }) => (result as { values: unknown }).values) }
  },
}
