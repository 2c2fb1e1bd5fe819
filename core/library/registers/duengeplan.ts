import type { PictureRow } from '../../farm/index.ts'
import { columnsOf, dayColumn, defineRegister, joinTexts, numberText, textColumn, WIDE } from './define-register.ts'
import { nameKey } from './order-and-time.ts'

interface Need {
  row: PictureRow<'nutrient_needs'>
  field: PictureRow<'fields'> | undefined
}

const column = columnsOf('nutrient_needs')

/** The needs that the farm has determined for the crops of a year; an inspection of fertilizing asks for them first. */
export const duengeplan = defineRegister<Need>({
  id: 'duengeplan',
  reads: ['nutrient_needs', 'fields'],
  landscape: true,
  columns: [
    textColumn('Schlag', ({ field }) => field?.values.name, WIDE),
    textColumn('FLIK', ({ field }) => field?.values.flik),
    column('crop', WIDE),
    dayColumn('Ermittelt am', ({ row }) => row.values.determined_on),
    column('n_kg_ha'),
    column('p2o5_kg_ha'),
    textColumn('Rechenweg', ({ row }) => stepsText(row.values.steps), { width: 4 }),
  ],
  entriesOf: ({ picture, year }) =>
    picture
      .rows('nutrient_needs')
      .filter(({ values }) => values.year === year)
      .map((row) => ({ row, field: picture.byId('fields', row.values.field_id) })),
  orderOf: ({ row, field }) => [
    nameKey(field?.values.name),
    nameKey(row.values.crop),
    row.values.determined_on,
    row.id,
  ],
})

const stepsText = (steps: PictureRow<'nutrient_needs'>['values']['steps']): string =>
  joinTexts(
    (steps ?? []).map(({ text, value }) => (value == null ? text : `${text}: ${numberText(value)}`)),
    '; ',
  )
