import { stemGerman } from '../../shared/german/stem-german.ts'
import type { FormatRule } from '../formats/format-rule.ts'
import { FORMATS } from '../formats/formats.ts'
import { kindOf, type KindSlug } from '../kinds/kinds.ts'
import type { SourcedRow } from '../rows/row.ts'
import { choiceLabel, type Field, type Shape } from '../schema/fields.ts'
import type { Frame } from './asked.ts'
import type { Span } from './period.ts'

/** One thing that can be asked about: a row, or a part or a consequence of one. */
export interface Entry {
  row: SourcedRow
  values: Readonly<Record<string, unknown>>
  /** As a person knows it, short. */
  name: string
  /** Beside the texts of the row: what it can be found by. */
  found?: readonly string[]
}

export type ColumnType = 'number' | 'day' | 'text' | 'flag' | 'choice'

/** A value that entries have, and how people speak of it. */
export interface Column {
  name: string
  label: string
  type: ColumnType
  /** Stems that name it. */
  words: ReadonlySet<string>
  unit?: string | undefined
  /** The entry's own column with its unit. */
  unitFrom?: string | undefined
  /** Its text does not name the entry: the crop before is another one. */
  aside?: boolean | undefined
  /** What several of its numbers come to; left out: each is told. */
  together?: 'sum' | 'mean' | undefined
  /** They add up only among entries that agree in this: kilograms per hectare of one field. */
  within?: string | undefined
  /** A number that counts from this day on: an age. */
  since?: string | undefined
  /** Of a day: older than so many years is too old, by the law named. */
  tooOld?: ((today: string) => { years: number; law: string } | undefined) | undefined
  /**
   * Says something of its own, that no other column of the entry is meant for: the catch crop has not the main crop's
   * day of sowing.
   */
  alone?: boolean | undefined
  /** Many entries share a value; of these no one is the highest alone. */
  shared?: boolean | undefined
  /** The day since which a choice holds: a period in the question means it. */
  on?: string | undefined
  /** Values that say that nothing is known. */
  empty?: readonly string[] | undefined
  /** Of a choice: its values in German, and the stems that say them. */
  choices?: ReadonlyMap<string, { label: string; words: ReadonlySet<string> }> | undefined
  /** What is beyond the limit that the law sets on a day, and that law. */
  tooHigh?: ((today: string) => { above: number; law: string } | undefined) | undefined
  tooLow?: ((today: string) => { below: number; law: string } | undefined) | undefined
  /** A reference: the kind of row that its value names. */
  links?: KindSlug | undefined
  format?: ((text: string) => string) | undefined
}

/** A word for some of the entries: „Kälber“ among the animals. */
export interface EntryClass {
  label: string
  words: ReadonlySet<string>
  holds(entry: Entry, today: string): boolean
}

/**
 * What of the farm a sort of question is about: entries made of the rows of one kind or several, with the words for
 * them.
 */
export interface View {
  /** German, many. */
  label: string
  kinds: readonly KindSlug[]
  /** Stems of the words for its entries. */
  nouns: ReadonlySet<string>
  /** Stems that go with them without naming them: „laufen“ of deadlines. */
  companions?: ReadonlySet<string>
  columns: readonly Column[]
  classes: readonly EntryClass[]
  entriesOf(rows: readonly SourcedRow[], farm: FarmRows, today: string): Entry[]
  /** The days that an entry belongs to; a period in the question holds it to them. */
  spanOf?(entry: Entry): Span | undefined
  /** The column with the day it happened, is due, or was measured. */
  day?: string
  /** The number that „wie viel“ and „wie hoch“ ask for where no column is named. */
  amount?: string
  who?: string
  where?: string
  /** Shown beside the name in a list. */
  shown: readonly string[]
  /**
   * What has not happened may have been left out of the books: no entry is no answer. Of a stock of things it is: there
   * are none.
   */
  open: boolean
  /** Entries are due in the future rather than past. */
  ahead?: boolean
  /** Of values of one thing over time, the latest stands for it; the columns tell what is one thing. */
  series?: readonly string[]
  /** Everything that is due: „Was ist überfällig?“ names nothing and means this. */
  agenda?: boolean
  /** It answers what must or may be done. */
  norms?: boolean
  /** Names of crops are known words here, also of those that the farm does not grow. */
  crops?: boolean
  /** The frames in which the name of an entry alone says that it is meant: „Wer ist Jan Tietjen?“ */
  byName?: readonly Frame[]
  /** Its numbers are the farm's own count where somebody asks how many there are. */
  counts?: boolean
  /** Holds where the question names no time and none of the columns `unless`: what is gone or past is left out. */
  usual?(entry: Entry, today: string): boolean
  unless?: readonly string[]
  /** What else has to be said to the entries that the question leads to. */
  remark?(entries: readonly Entry[], all: readonly Entry[], today: string): string | undefined
}

/** The rows that entries are made of and link to. */
export interface FarmRows {
  byId(kind: KindSlug, id: unknown): SourcedRow | undefined
  /** Undefined where there are too many to be asked. */
  all(kind: KindSlug): readonly SourcedRow[] | undefined
}

export const stems = (words: string): Set<string> =>
  new Set(
    words
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
      .map(stemGerman),
  )

/** What a view says of a column beyond its field. */
export interface ColumnWords {
  words?: string
  /** The words of its label do not name it. */
  quiet?: boolean
  aside?: boolean
  together?: Column['together']
  within?: string
  unitFrom?: string
  on?: string
  alone?: boolean
  shared?: boolean
  empty?: readonly string[]
  choices?: Record<string, string>
  tooHigh?: Column['tooHigh']
  tooLow?: Column['tooLow']
  tooOld?: Column['tooOld']
}

const TYPES: Partial<Record<Shape['type'], ColumnType>> = {
  number: 'number',
  day: 'day',
  time: 'text',
  text: 'text',
  flag: 'flag',
  choice: 'choice',
  choices: 'choice',
  reference: 'text',
}
/** Words of labels that name nothing by themselves. */
const PALE = stems(
  'am bis von der die das des in und oder art name datum wert größe anzahl stand mittel (kontakt) was wofür gültig',
)

export function columnsOf(kind: KindSlug, words: Readonly<Record<string, ColumnWords>> = {}): Column[] {
  return Object.entries(kindOf(kind).fields).flatMap(([name, field]) => {
    const column = columnOf(name, field, words[name] ?? {})
    return column ? [{ ...column, unitFrom: column.unitFrom ?? unitFieldOf(kind, column) }] : []
  })
}

/** Where numbers come in many units, the row has a field for it. */
function unitFieldOf(kind: KindSlug, { name, type, unit }: Column): string | undefined {
  const fields = kindOf(kind).fields
  return type === 'number' && unit === undefined
    ? [`${name}_unit`, ...(MEASURED.has(name) ? ['unit'] : [])].find((other) => fields[other] !== undefined)
    : undefined
}

const MEASURED: ReadonlySet<string> = new Set(['amount', 'value'])

/** How a text of a known form, or a year, is written. */
function formatOf(name: string, shape: Shape): Column['format'] {
  if (name === 'year') return (year) => year
  const rule: FormatRule | undefined = shape.type === 'text' && shape.format ? FORMATS[shape.format] : undefined
  return rule?.display
}

export function columnOf(name: string, field: Field, said: ColumnWords = {}): Column | undefined {
  const { shape, label, unit } = field
  const type = TYPES[shape.type]
  if (!type) return undefined
  const own = said.quiet ? [] : [...stems(label)].filter((stem) => !PALE.has(stem))
  return {
    name,
    label,
    type,
    words: new Set([...own, ...stems(said.words ?? '')]),
    unit: unit || undefined,
    unitFrom: said.unitFrom,
    aside: said.aside,
    together: said.together,
    within: said.within,
    on: said.on,
    alone: said.alone,
    shared: said.shared,
    empty: said.empty,
    tooHigh: said.tooHigh,
    tooLow: said.tooLow,
    tooOld: said.tooOld,
    format: formatOf(name, shape),
    ...((shape.type === 'choice' || shape.type === 'choices') && {
      choices: new Map(
        shape.values.map((value) => [
          value,
          { label: choiceLabel(field, value), words: stems(said.choices?.[value] ?? '') },
        ]),
      ),
    }),
    ...(shape.type === 'reference' && { links: shape.kind as KindSlug }),
  }
}

export const entryClass = (label: string, words: string, holds: EntryClass['holds']): EntryClass => ({
  label,
  words: stems(words),
  holds,
})

/** One entry for each row. */
export const eachRow =
  (
    nameOf: (values: Record<string, unknown>, row: SourcedRow) => string,
    found?: (values: Record<string, unknown>, farm: FarmRows) => (string | undefined)[],
  ): View['entriesOf'] =>
  (rows, farm) =>
    rows.map((row) => ({
      row,
      values: row.values,
      name: nameOf(row.values, row),
      ...(found && { found: found(row.values, farm).filter((text) => text !== undefined) }),
    }))
