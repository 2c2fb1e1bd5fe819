import { cropOnDay } from './crop-on-day.ts'
import { dayColumn, defineRegister, joinTexts, NARROW, numberColumn, textColumn, WIDE } from './define-register.ts'
import { fieldApplicationsOf, goodAmountText, withoutDay, type FieldApplication } from './field-applications.ts'
import type { RegisterScene } from './register.ts'

/** What Art. 67 of Regulation (EC) 1107/2009 and DVO (EU) 2023/564 want of each application of a product. */
export const psmAufzeichnung = defineRegister<FieldApplication>({
  id: 'psm_aufzeichnung',
  reads: ['work_items', 'fields', 'people'],
  landscape: true,
  columns: [
    dayColumn('Datum', ({ row }) => row.values.done_on),
    textColumn('Uhrzeit', ({ row }) => joinTexts([row.values.done_at, row.values.ended_at], '–'), NARROW),
    textColumn('Anwender', ({ row }, scene) => userOf(row, scene)),
    textColumn('Mittel', ({ good }) => good.product, WIDE),
    textColumn('Zulassungsnummer', ({ good }) => good.approval_number),
    textColumn('Aufwandmenge', goodAmountText),
    textColumn('Schlag', ({ fieldName }) => fieldName),
    numberColumn('Behandelt (ha)', ({ areaHa }) => areaHa),
    textColumn('Lage', locationText, WIDE),
    textColumn('Kultur', (one) => cropText(one)),
    textColumn('EPPO', (one) => eppoOf(one), NARROW),
    textColumn('BBCH', ({ row }) => row.values.bbch, NARROW),
    textColumn('Art der Verwendung', ({ row }) => row.values.kind_of_use),
    textColumn('Indikation', ({ row }) => row.values.indication),
    dayColumn('Aufgezeichnet am', ({ row }) => row.values.recorded_on),
  ],
  entriesOf: ({ picture, year }) => fieldApplicationsOf(picture, 'plant_protection', year),
  orderOf: ({ row }) => [row.values.done_on, row.values.done_at, row.id],
  remarks: ({ picture }) => {
    const left = withoutDay(picture, 'plant_protection')
    return left.length === 0
      ? []
      : [`Nicht enthalten, da ohne Tag: ${left.map(({ label }) => label).join(', ')}. Trag den Tag nach.`]
  },
})

export const userOf = (row: FieldApplication['row'], { picture }: Pick<RegisterScene, 'picture'>): string | null =>
  row.values.done_by ?? picture.byId('people', row.values.person_id)?.values.name ?? null

/** Where the treated land lies: what tells it best comes first. */
function locationText({ field, location, row }: FieldApplication): string {
  return joinTexts([field?.values.flik, location, row.values.geometry ? 'Fläche in der Karte eingezeichnet' : null])
}

const cropOf = ({ field, row }: FieldApplication) =>
  field && row.values.done_on ? cropOnDay(field.values, row.values.done_on, row.values.eppo) : undefined

export function cropText(application: FieldApplication): string | null {
  const crop = cropOf(application)
  const { eppo } = application.row.values
  // What the record says of the crop goes before what the field says.
  return crop && (eppo == null || crop.eppo == null || crop.eppo === eppo) ? crop.crop : null
}

export const eppoOf = (application: FieldApplication): string | null =>
  application.row.values.eppo ?? cropOf(application)?.eppo ?? null
