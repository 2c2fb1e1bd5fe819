import {
  choiceLabel,
  FORMATS,
  KINDS,
  writeValue,
  type Field,
  type KindSlug,
  type PictureRow,
  type RowValues,
} from '../../farm/index.ts'
import { germanDay, germanNumber } from '../../shared/german/write-german.ts'
import type { PrintedColumn } from '../printing/printed-book.ts'
import { sortedBy, type OrderKey } from './order-and-time.ts'
import type { Register, RegisterScene } from './register.ts'

/** What a line of a register is made of: the row that it tells of, and whatever else its columns tell. */
export interface Entry<S extends KindSlug = KindSlug> {
  row: PictureRow<S>
}

/** A column that knows what stands in its cells. */
export interface ToldColumn<E> extends PrintedColumn {
  tell(entry: E, scene: RegisterScene): string
}

interface Declaration<E> extends Omit<Register, 'columns' | 'linesOf' | 'countOf'> {
  columns: readonly ToldColumn<E>[]
  /** A row may have several; in the order of the lines unless `orderOf` says it. */
  entriesOf(scene: RegisterScene): readonly E[]
  /** What lines are ordered by. Who only counts them does not wait for it. */
  orderOf?(entry: E, scene: RegisterScene): readonly OrderKey[]
}

/** A register whose columns tell their own cells, so that heading and cell cannot drift apart. */
export const defineRegister = <E extends Entry>({
  columns,
  entriesOf,
  orderOf,
  ...rest
}: Declaration<E>): Register => ({
  ...rest,
  columns: columns.map(({ tell: _, ...column }) => column),
  linesOf: (scene) =>
    (orderOf ? sortedBy(entriesOf(scene), (entry) => orderOf(entry, scene)) : entriesOf(scene)).map((entry) => ({
      kind: entry.row.kind,
      id: entry.row.id,
      cells: columns.map(({ tell }) => tell(entry, scene)),
    })),
  countOf: (scene) => entriesOf(scene).length,
})

type Layout = Omit<PrintedColumn, 'label'>
type Known<T> = T | null | undefined

export const WIDE: Layout = { width: 2 }
export const NARROW: Layout = { width: 0.6 }

export const textColumn = <E>(
  label: string,
  tell: (entry: E, scene: RegisterScene) => Known<string>,
  layout: Layout = {},
): ToldColumn<E> => ({ label, ...layout, tell: (entry, scene) => tell(entry, scene) ?? '' })

export const dayColumn = <E>(label: string, tell: (entry: E, scene: RegisterScene) => Known<string>): ToldColumn<E> =>
  textColumn(label, (entry, scene) => germanDay(tell(entry, scene)))

export const numberColumn = <E>(
  label: string,
  tell: (entry: E, scene: RegisterScene) => Known<number>,
): ToldColumn<E> => textColumn(label, (entry, scene) => numberText(tell(entry, scene)), { ...NARROW, align: 'right' })

/** The columns of one field each, named and told as the kind has it. */
export const columnsOf =
  <S extends KindSlug>(kind: S) =>
  (name: keyof RowValues<S> & string, layout?: Layout & { label?: string }): ToldColumn<Entry<S>> => {
    const field = fieldOf(kind, name)
    const { label, unit, shape } = field
    const isNumber = shape.type === 'number' && !shape.isYear
    return {
      label: unit ? `${label} (${unit})` : label,
      ...(isNumber && { ...NARROW, align: 'right' as const }),
      ...layout,
      tell: ({ row }) => (row.values[name] == null ? '' : writeValue(field, row.values[name])),
    }
  }

/** The German word for a value of a choice. */
export const choiceText = <S extends KindSlug>(
  kind: S,
  name: keyof RowValues<S> & string,
  value: Known<string>,
): string => (value == null ? '' : choiceLabel(fieldOf(kind, name), value))

/** Every digit that a row may hold, and no dust of sums. */
export const numberText = (value: Known<number>): string => (value == null ? '' : germanNumber(value, { most: 6 }))

/** „30 m³/ha“ */
export const amountText = (amount: Known<number>, unit: Known<string>): string =>
  amount == null ? '' : [numberText(amount), unit].filter(Boolean).join(' ')

export const earTagText = (tag: Known<string>): string => (tag == null ? '' : FORMATS.ear_tag.display!(tag))

/** What is known of these, one behind the other. */
export const joinTexts = (parts: readonly Known<string>[], separator = ', '): string =>
  parts.filter(Boolean).join(separator)

const fieldOf = (kind: KindSlug, name: string): Field => (KINDS[kind].fields as Record<string, Field>)[name]!
