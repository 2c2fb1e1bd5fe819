import { stems, type Column, type ColumnType } from '../../answers/index.ts'
import type { FormatRule } from '../formats/format-rule.ts'
import { FORMATS } from '../formats/formats.ts'
import { wordTable } from '../../shared/word-table.ts'
import { isKindSlug, kindOf, type KindSlug } from '../kinds/kinds.ts'
import { choiceLabel, type Field, type Shape } from '../schema/fields.ts'

/** A field of a kind as a column that can be asked about. */
export interface FarmColumn extends Column {
  /** Of a reference: the kind of row that it points to. */
  referredKind?: KindSlug | undefined
}

/** What a view says of a column beyond its field. */
export interface ColumnSpeech extends Pick<
  Column,
  | 'searchable'
  | 'choicesAhead'
  | 'aggregate'
  | 'perArea'
  | 'openWhileEmpty'
  | 'reports'
  | 'states'
  | 'overTogether'
  | 'isOver'
  | 'isMet'
  | 'always'
  | 'validSince'
  | 'ahead'
  | 'exclusive'
  | 'grouping'
  | 'unknownValues'
  | 'limits'
  | 'givesWay'
  | 'seldom'
  | 'better'
  | 'discreet'
> {
  /** Adjectives that ask for its highest and its lowest values. */
  highest?: string
  lowest?: string
  /** What people call it, beside its label. */
  words?: string
  /** Nobody asks for it by itself. */
  unasked?: true
  /** The words of its label do not name it. */
  ignoreLabel?: boolean
  /** The field that holds the unit, where its name does not say so. */
  unitField?: string
  /** What people call its values, beside the names of these. */
  choices?: Record<string, string>
}

/** The columns of a kind, each with what is said of it. */
export function columnsOf(slug: KindSlug, speech: Readonly<Record<string, ColumnSpeech>> = {}): FarmColumn[] {
  const { fields } = kindOf(slug)
  return Object.entries(fields).flatMap(([name, field]) => {
    const column = columnOf(name, field, speech[name])
    const unit = column && (speech[name]?.unitField ?? unitFieldOf(fields, column))
    return column ? [{ ...column, ...(unit && { unitColumn: { name: unit, labels: labelsOf(fields[unit]!) } }) }] : []
  })
}

/**
 * A text that follows from others and few entries have: what a note says of something that has no field of its own, as
 * the cause of a loss.
 */
export const textFollowing = (name: string, label: string, words: string): FarmColumn => ({
  name,
  label,
  type: 'text',
  searchable: false,
  seldom: true,
  words: stems(words),
})

/** Undefined where nobody can ask for what the field holds. */
export function columnOf(
  name: string,
  field: Field,
  { words = '', ignoreLabel = false, unasked, unitField: _, choices, highest, lowest, ...rest }: ColumnSpeech = {},
): FarmColumn | undefined {
  const { shape, label, unit } = field
  const type = TYPES[shape.type]
  if (!type || unasked) return undefined
  const labelWords = ignoreLabel ? [] : [...stems(label)].filter((stem) => !UNTELLING.has(stem))
  return {
    name,
    label,
    type,
    words: new Set([...labelWords, ...stems(words)]),
    unit: unit || undefined,
    format: formatOf(shape),
    ...((highest ?? lowest) !== undefined && {
      adjectives: { highest: stems(highest ?? ''), lowest: stems(lowest ?? '') },
    }),
    ...(name === 'note' && { searchable: false, asideWords: NOTE_WORDS }),
    // By the convention of the kinds' field names.
    ...(name.endsWith('_until') && { ahead: 'last day' as const }),
    ...(isYear(shape) && { isYear: true as const }),
    ...rest,
    ...((shape.type === 'choice' || shape.type === 'choices') && {
      choices: new Map(
        shape.values.map((value) => [
          value,
          { label: choiceLabel(field, value), words: stems(choices?.[value] ?? '') },
        ]),
      ),
    }),
    ...(shape.type === 'reference' && isKindSlug(shape.kind) && { referredKind: shape.kind }),
  }
}

const TYPES: Partial<Record<Shape['type'], ColumnType>> = {
  number: 'number',
  day: 'day',
  time: 'text',
  text: 'text',
  flag: 'flag',
  choice: 'choice',
  choices: 'choice',
  reference: 'reference',
}

const NOTE_WORDS = stems(
  'Notiz Notizen Bemerkung Bemerkungen Anmerkung Anmerkungen Vermerk Vermerke vermerkt notiert angemerkt',
)

/** Words of labels that name nothing by themselves. */
const UNTELLING = stems(
  'am bis von der die das des in und oder art name datum wert größe anzahl stand mittel (kontakt) was wofür gültig',
)

const labelsOf = ({ shape }: Field): Readonly<Record<string, string>> =>
  wordTable(shape.type === 'choice' || shape.type === 'choices' ? shape.labels : {})

/** Fields of numbers whose unit stands in the field `unit`. */
const MEASURED: ReadonlySet<string> = new Set(['amount', 'value'])

/** Where numbers come in many units, the row has a field for it. */
function unitFieldOf(fields: Readonly<Record<string, Field>>, { name, type, unit }: Column): string | undefined {
  if (type !== 'number' || unit !== undefined) return undefined
  return [`${name}_unit`, ...(MEASURED.has(name) ? ['unit'] : [])].find((other) => fields[other] !== undefined)
}

const isYear = (shape: Shape): boolean => shape.type === 'number' && shape.isYear === true

/** How a text of a known form, or a year, is written. */
function formatOf(shape: Shape): Column['format'] {
  if (isYear(shape)) return (year) => year
  const rule: FormatRule | undefined = shape.type === 'text' && shape.format ? FORMATS[shape.format] : undefined
  return rule?.display
}
