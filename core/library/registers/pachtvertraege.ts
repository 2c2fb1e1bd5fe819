import type { PictureRow, RowValues } from '../../farm/index.ts'
import { decimal, rounded } from '../../shared/decimal.ts'
import { germanNumber } from '../../shared/german/write-german.ts'
import { columnsOf, defineRegister, textColumn, WIDE } from './define-register.ts'
import { calendarYear, isDuring, nameKey, sortedBy } from './order-and-time.ts'

const of = columnsOf('fields')

/** The leases that run on some day of the year. */
export const pachtvertraege = defineRegister<{ row: PictureRow<'fields'> }>({
  id: 'pachtvertraege',
  reads: ['fields', 'contacts'],
  landscape: true,
  columns: [
    textColumn(
      'Verpächter',
      ({ row }, { picture }) => picture.byId('contacts', row.values.lessor_id)?.values.name ?? row.values.lessor,
      WIDE,
    ),
    of('name', WIDE),
    of('flik', WIDE),
    of('leased_parcels', WIDE),
    of('leased_ha'),
    of('rent_eur_ha'),
    textColumn('Pacht im Jahr (EUR)', ({ row }) => yearlyRent(row.values), { align: 'right' }),
    of('leased_from'),
    of('leased_until'),
    of('lease_notice'),
  ],
  entriesOf: ({ picture, year }) =>
    sortedBy(
      picture
        .rows('fields')
        .filter(({ values }) => isLeased(values))
        .filter(({ values }) => isDuring(values.leased_from, values.leased_until, calendarYear({ year })))
        .map((row) => ({ row })),
      ({ row }) => [
        nameKey(picture.byId('contacts', row.values.lessor_id)?.values.name ?? row.values.lessor),
        nameKey(row.values.name),
        row.id,
      ],
    ),
})

const isLeased = ({
  leased,
  lessor,
  lessor_id,
  leased_from,
  leased_until,
  rent_eur_ha,
}: RowValues<'fields'>): boolean =>
  leased ?? [lessor, lessor_id, leased_from, leased_until, rent_eur_ha].some((value) => value != null)

/** Nothing where area or price are not known. */
const yearlyRent = ({ rent_eur_ha, leased_ha }: RowValues<'fields'>): string =>
  rent_eur_ha == null || leased_ha == null
    ? ''
    : germanNumber(rounded(decimal(rent_eur_ha).times(leased_ha), 2), { least: 2, most: 2 })
