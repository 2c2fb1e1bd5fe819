import { z } from 'zod'
import {
  checkValues,
  choicesInWords,
  described as describedRow,
  faultText,
  FORMATS,
  type Field,
  type Fields,
  type Kind,
  type RowId,
  type Shape,
} from '../../../core/farm/index.ts'
import { counting, total } from '../pipeline/list-total.ts'
import { decimalNumber, wholeNumber } from '../pipeline/query-number.ts'

/**
 * A field's value as a request gives it; the spelling of formats and what lies between fields are checked by the core.
 */
const VALUE: { [T in Shape['type']]: (shape: Extract<Shape, { type: T }>) => z.ZodType } = {
  text: ({ max, format }) =>
    format
      ? z
          .string()
          .max(max)
          .meta({ description: `${FORMATS[format].name}, such as ${FORMATS[format].example}` })
      : z.string().max(max),
  number: ({ min, max, decimals }) => (decimals === 0 ? z.int() : z.number()).min(min).max(max),
  day: () => z.iso.date(),
  time: () => z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Gib eine Uhrzeit an, zum Beispiel 14:30.'),
  flag: () => z.boolean(),
  choice: oneOf,
  choices: (shape) => z.array(oneOf(shape)).max(shape.values.length),
  reference: () => z.guid(),
  geometry: () => z.looseObject({ type: z.enum(['Polygon', 'MultiPolygon']), coordinates: z.array(z.unknown()) }),
  table: ({ fields }) => z.array(z.strictObject(shapeOf(fields, 'given'))).max(200),
}

/** A code, whose refusal names the German words beside the codes. */
function oneOf({ values, labels }: { values: readonly string[]; labels: Readonly<Record<string, string>> }): z.ZodType {
  const told = faultText({ path: [], fault: { code: 'not_a_choice', values: choicesInWords({ labels }) } })
  return z.enum(values as [string, ...string[]], {
    error: ({ input }) => (input === undefined ? `Dieses Feld fehlt. ${told}` : told),
  })
}

const described = ({ label, unit }: Field): string => (unit ? `${label} (${unit})` : label)

function shapeOf(fields: Fields, as: 'given' | 'kept' | 'change'): Record<string, z.ZodType> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const value = VALUE[field.shape.type](field.shape as never)
      const known = field.required ? value : value.nullable()
      return [
        name,
        (as === 'kept' || (as === 'given' && field.required) ? known : known.optional()).describe(described(field)),
      ]
    }),
  )
}

const Source = z
  .object({
    document_id: z.uuid(),
    page: z.int().nullable(),
    quote: z.string().nullable().describe('Stands literally in the source'),
  })
  .meta({ id: 'RowSource' })

/** `work_items` as `WorkItems`. */
export const pascal = (slug: string): string =>
  slug
    .split('_')
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join('')

/** The schemas of one kind, for its routes. */
export function schemasOf({ slug, fields }: Kind) {
  const name = pascal(slug)
  const Kept = z
    .object({
      id: z.uuid(),
      version: z.int(),
      origin: z.enum(['person', 'source', 'plan', 'example', 'mail']),
      edited: z.boolean().describe('A person has made or changed it: nothing overwrites it'),
      created_at: z.iso.datetime(),
      updated_at: z.iso.datetime(),
      label: z.string(),
      sources: z.array(Source),
      ...shapeOf(fields, 'kept'),
    })
    .meta({ id: `${name}Row` })
  return {
    Create: z.strictObject(shapeOf(fields, 'given')).meta({ id: `${name}Create` }),
    Change: z.strictObject(shapeOf(fields, 'change')).meta({ id: `${name}Change` }),
    Kept,
    List: z.object({ items: z.array(Kept), has_more: z.boolean(), total: total() }).meta({ id: `${name}List` }),
    Query: z.strictObject({
      limit: wholeNumber(1, 500).default(50),
      offset: wholeNumber(0, 1_000_000).default(0),
      count: counting(),
      q: visible(200).optional().describe('Stands somewhere in the label'),
      ...filtersOf(fields),
    }),
  }
}

export const EXAMPLE_ID = '01943c6e-0a51-7b3e-9d1a-6f1f4b0c2d3e' as RowId

/** What goes in and out for one row of a kind, as an example. */
export function examplesOf(kind: Kind) {
  const { fields, example } = kind
  const { values } = checkValues(fields, example) as { values: Record<string, unknown> }
  const made = '2026-05-20T06:30:00.000Z'
  return {
    given: example,
    change: Object.fromEntries(Object.entries(example).slice(-2)),
    kept: {
      id: EXAMPLE_ID,
      version: 1,
      origin: 'person',
      edited: true,
      created_at: made,
      updated_at: made,
      label: describedRow(kind, values).label,
      sources: [],
      ...values,
    },
  }
}

/** A text to look for. */
const visible = (max: number): z.ZodString =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^\P{Cc}*$/u, 'Steuerzeichen gehen hier nicht.')

/** A list can be narrowed by what a field is, and by the two ends of days and numbers. */
function filtersOf(fields: Fields): Record<string, z.ZodType> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { shape }]): [string, z.ZodType][] => {
      if (shape.type === 'choice') return [[name, oneOf(shape).optional()]]
      if (shape.type === 'reference') return [[name, z.guid().toLowerCase().optional()]]
      if (shape.type === 'flag') return [[name, z.enum(['true', 'false']).optional()]]
      if (shape.type === 'text' && shape.format) return [[name, visible(shape.max).optional()]]
      if (shape.type === 'day')
        return [
          [`${name}_from`, z.iso.date().optional()],
          [`${name}_until`, z.iso.date().optional()],
        ]
      if (shape.type === 'number')
        return [
          [`${name}_from`, decimalNumber().optional()],
          [`${name}_until`, decimalNumber().optional()],
        ]
      return []
    }),
  )
}
