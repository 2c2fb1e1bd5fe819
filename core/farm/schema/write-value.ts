import { germanDay, germanNumber } from '../../shared/german/write-german.ts'
import type { FormatRule } from '../formats/format-rule.ts'
import { FORMATS, type Format } from '../formats/formats.ts'
import { choiceLabel, type Field, type Fields } from './fields.ts'

/**
 * A value that is known, as people read it: days as 20.05.2026, numbers as 1.234,5 without their unit, choices by their
 * German words, ear tags as they are printed, other texts as they are; empty for what is not read, such as a boundary
 * or the id of a row.
 */
export function writeValue(field: Field, value: unknown): string {
  const { shape } = field
  if (shape.type === 'day') return germanDay(value)
  if (shape.type === 'flag') return value === true ? 'ja' : 'nein'
  if (shape.type === 'number') return germanNumber(value as number, { grouped: !shape.isYear, most: shape.decimals })
  if (shape.type === 'choice') return choiceLabel(field, String(value))
  if (shape.type === 'choices') return (value as string[]).map((one) => choiceLabel(field, one)).join(', ')
  if (shape.type === 'text') return shownText(shape.format, String(value))
  return shape.type === 'time' ? String(value) : ''
}

function shownText(format: Format | undefined, text: string): string {
  const rule: FormatRule | undefined = format && FORMATS[format]
  return rule?.display?.(text) ?? text
}

/** The values of a row as people read them; what is not known is null. */
export type Written<F extends Fields> = {
  readonly [K in keyof F]: F[K] extends Field<unknown, infer R> ? (R extends true ? string : string | null) : never
}

export const writeValues = <F extends Fields>(fields: F, values: Readonly<Record<string, unknown>>): Written<F> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      values[name] == null ? null : writeValue(field, values[name]),
    ]),
  ) as Written<F>
