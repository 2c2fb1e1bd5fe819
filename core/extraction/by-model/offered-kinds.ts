import { isKindSlug, kindOf, KIND_SLUGS, choiceLabel, type Field, type KindSlug, type Shape } from '../../farm/index.ts'

/** Kinds that no document states: what the farm plans, and what only itself knows. */
const NOT_IN_DOCUMENTS: ReadonlySet<KindSlug> = new Set(['needs', 'herds', 'places', 'antibiotic_reports'])

/**
 * Shapes whose values can be found in words: boundaries and tables cannot, and a yes or no stands nowhere literally.
 */
const NOT_IN_WORDS: ReadonlySet<Shape['type']> = new Set(['flag', 'geometry', 'table'])

/** What a model may fill, by kind and name of the field. */
export const OFFERED: ReadonlyMap<string, { kind: KindSlug; fields: ReadonlyMap<string, Field> }> = new Map(
  KIND_SLUGS.filter((slug) => !NOT_IN_DOCUMENTS.has(slug)).map((slug) => [
    slug,
    {
      kind: slug,
      fields: new Map(
        Object.entries(kindOf(slug).fields).filter(
          ([name, { shape }]) => !NOT_IN_WORDS.has(shape.type) && name !== 'document_id',
        ),
      ),
    },
  ]),
)

/** The same as a prompt describes it. */
export const OFFER = Object.fromEntries(
  [...OFFERED].map(([slug, { kind, fields }]) => [
    slug,
    {
      label: kindOf(kind).singular,
      fields: Object.fromEntries([...fields].map(([name, field]) => [name, describe(field)])),
    },
  ]),
)

function describe(field: Field): string {
  const { label, unit, required, shape } = field
  return [
    [label, unit && `in ${unit}`].filter(Boolean).join(' '),
    typeOf(shape, (value) => `${value} (${choiceLabel(field, value)})`),
    ...(required ? ['Pflicht'] : []),
  ].join('; ')
}

function typeOf(shape: Shape, inGerman: (value: string) => string): string {
  switch (shape.type) {
    case 'number':
      return shape.decimals === 0 ? 'ganze Zahl' : 'Zahl'
    case 'day':
      return 'Tag JJJJ-MM-TT'
    case 'time':
      return 'Uhrzeit HH:MM'
    case 'choice':
      return `eins von ${shape.values.map(inGerman).join(', ')}`
    case 'choices':
      return `eins oder mehrere, durch Komma getrennt, von ${shape.values.map(inGerman).join(', ')}`
    case 'reference':
      return isKindSlug(shape.kind) ? `Name oder Nummer, wie sie dasteht (${kindOf(shape.kind).singular})` : 'Text'
    default:
      return 'Text'
  }
}
