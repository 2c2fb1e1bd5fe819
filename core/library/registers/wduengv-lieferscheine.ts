import type { PictureRow, RowValues } from '../../farm/index.ts'
import { decimal, rounded } from '../../shared/decimal.ts'
import {
  amountText,
  choiceText,
  columnsOf,
  defineRegister,
  NARROW,
  numberText,
  textColumn,
  WIDE,
  type ToldColumn,
} from './define-register.ts'
import { contactText } from './group-register.ts'
import { calendarYear, isWithin, sortedBy } from './order-and-time.ts'

const of = columnsOf('manure_transfers')
type Nutrient = 'n_kg' | 'nh4n_kg' | 'p2o5_kg'
type Transfer = RowValues<'manure_transfers'>

/** The manure that other farms took and gave, with what the WDüngV wants to know of each load. */
export const wduengvLieferscheine = defineRegister<{ row: PictureRow<'manure_transfers'> }>({
  id: 'wduengv_lieferscheine',
  reads: ['manure_transfers', 'contacts'],
  landscape: true,
  columns: [
    of('date'),
    of('direction'),
    textColumn(
      'Partner',
      ({ row }, { picture }) => contactText(picture, row.values.partner_id) ?? row.values.partner,
      WIDE,
    ),
    of('type'),
    textColumn('Menge', ({ row: { values } }) =>
      amountText(values.amount, choiceText('manure_transfers', 'unit', values.unit)),
    ),
    nutrientColumn('N (kg)', 'n_kg'),
    nutrientColumn('NH4-N (kg)', 'nh4n_kg'),
    nutrientColumn('P2O5 (kg)', 'p2o5_kg'),
    of('delivery_note'),
    of('recorded_on'),
    of('reported_on'),
  ],
  entriesOf: (scene) =>
    sortedBy(
      scene.picture
        .rows('manure_transfers')
        .filter(({ values }) => isWithin(values.date, calendarYear(scene)))
        .map((row) => ({ row })),
      ({ row }) => [row.values.date, row.id],
    ),
})

function nutrientColumn(label: string, nutrient: Nutrient): ToldColumn<{ row: PictureRow<'manure_transfers'> }> {
  return textColumn(label, ({ row }) => numberText(nutrientKg(row.values, nutrient)), { ...NARROW, align: 'right' })
}

/** As it was entered, else what the amount holds. */
export function nutrientKg(values: Transfer, nutrient: Nutrient): number | null {
  const perUnit = values[`${nutrient}_unit`]
  if (values[nutrient] != null) return values[nutrient]
  return values.amount == null || perUnit == null ? null : rounded(decimal(values.amount).times(perUnit), 2)
}
