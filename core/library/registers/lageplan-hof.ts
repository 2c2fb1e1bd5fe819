import { KINDS, type PictureRow } from '../../farm/index.ts'
import { amountText, choiceText, columnsOf, defineRegister, numberText, textColumn, WIDE } from './define-register.ts'
import { nameKey, sortedBy } from './order-and-time.ts'

const of = columnsOf('places')
const TYPES = KINDS.places.fields.type.shape as { values: readonly string[] }

/** Every place of the farm: what stands on the plan. */
export const lageplanHof = defineRegister<{ row: PictureRow<'places'> }>({
  id: 'lageplan_hof',
  reads: ['places'],
  landscape: true,
  columns: [
    of('type'),
    of('name', WIDE),
    of('location', WIDE),
    textColumn('Fassung oder Plätze', ({ row: { values } }) =>
      amountText(values.capacity, choiceText('places', 'capacity_unit', values.capacity_unit)),
    ),
    of('contents'),
    of('used_for'),
    of('housing'),
    of('built_year'),
    textColumn('Koordinaten', ({ row: { values } }) =>
      values.latitude == null || values.longitude == null
        ? ''
        : `${numberText(values.latitude)} N, ${numberText(values.longitude)} O`,
    ),
  ],
  entriesOf: ({ picture }) =>
    sortedBy(
      picture.rows('places').map((row) => ({ row })),
      ({ row }) => [TYPES.values.indexOf(row.values.type ?? ''), nameKey(row.values.name), row.id],
    ),
  remarks: ({ picture }) =>
    picture.rows('places').length === 0 ? [] : ['Die Zeichnung selbst steht in keiner Zeile: Hefte sie hier ein.'],
})
