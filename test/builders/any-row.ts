import fc from 'fast-check'
import { checkValues, FORMATS, kindOf, type Field, type Fields, type KindSlug } from '../../core/farm/index.ts'

const SQUARE = {
  type: 'Polygon',
  coordinates: [
    [
      [9.28, 53.3],
      [9.2842, 53.3],
      [9.2842, 53.304],
      [9.28, 53.3],
    ],
  ],
}

const anyDay = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2026-05-19'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10))

const anyText = (max: number) =>
  fc
    .oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
      fc.string({
        unit: fc.constantFrom('=', '-', "'", '"', ';', ',', '\n', ' ', 'ä', '0', '1', '.', '|', '@'),
        maxLength: 30,
      }),
      fc.constantFrom(
        '0012',
        '1.234',
        '1,5',
        '[]',
        '=1+1',
        'ja',
        '-',
        '#REF!',
        '"',
        '1;2',
        'Zeile eins\nZeile zwei',
        '20.05.2026',
      ),
    )
    .map((text) => text.slice(0, max))

function anyValue({ shape }: Field): fc.Arbitrary<unknown> {
  switch (shape.type) {
    case 'text':
      return shape.format ? fc.constant(FORMATS[shape.format].example) : anyText(shape.max)
    case 'number':
      return (
        fc
          .double({ min: shape.min, max: shape.max, noNaN: true })
          // JSON knows no negative zero, which rounding makes.
          .map((number) => Math.min(shape.max, Math.max(shape.min, Number(number.toFixed(shape.decimals)))) + 0)
      )
    case 'day':
      return anyDay
    case 'time':
      return fc.tuple(fc.nat(23), fc.nat(59)).map((parts) => parts.map((one) => String(one).padStart(2, '0')).join(':'))
    case 'flag':
      return fc.boolean()
    case 'choice':
      return fc.constantFrom(...shape.values)
    case 'choices':
      return fc.subarray([...shape.values])
    case 'reference':
      return fc.uuid()
    case 'geometry':
      return fc.constant(SQUARE)
    case 'table':
      return fc.array(anyValues(shape.fields), { maxLength: 3 })
  }
}

const anyValues = (fields: Fields): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, anyValue(field)])), {
    requiredKeys: Object.keys(fields).filter((name) => fields[name]!.required),
  })

/** Values that a row of the kind may have on 20 May 2026, whatever they are. */
export const anyRow = (slug: KindSlug): fc.Arbitrary<Record<string, unknown>> =>
  anyValues(kindOf(slug).fields)
    .map((given) => checkValues(kindOf(slug).fields, given))
    .filter((checked) => checked.ok)
    .map(({ values }) => values as Record<string, unknown>)
    .map((values) => withoutFaults(slug, values))
    .filter((values) => kindOf(slug).rules(values as never, '2026-05-20').length === 0)

/** What stands against a rule is left out where it may be. */
const withoutFaults = (slug: KindSlug, values: Record<string, unknown>): Record<string, unknown> => {
  const faulty = kindOf(slug)
    .rules(values as never, '2026-05-20')
    .map(({ path }) => String(path[0]))
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      faulty.includes(name) && !kindOf(slug).fields[name]!.required ? null : value,
    ]),
  )
}
