import { dayColumn, defineRegister, joinTexts, NARROW, numberColumn, textColumn, WIDE } from './define-register.ts'
import {
  fieldApplicationsOf,
  goodAmountText,
  nutrientText,
  withoutDay,
  type FieldApplication,
} from './field-applications.ts'
import { nameKey } from './order-and-time.ts'

/** What § 10 (2) DüV wants of each application, field by field: which, how large, what, how much of what in it. */
export const duengedokumentation = defineRegister<FieldApplication>({
  id: 'duengedokumentation',
  reads: ['work_items', 'fields'],
  landscape: true,
  columns: [
    textColumn('Schlag', ({ fieldName }) => fieldName, WIDE),
    numberColumn('Größe (ha)', ({ field }) => field?.values.area_ha),
    numberColumn('Gedüngt (ha)', ({ areaHa }) => areaHa),
    dayColumn('Datum', ({ row }) => row.values.done_on),
    textColumn('Düngemittel', ({ good }) => good.product, WIDE),
    textColumn('Menge', goodAmountText),
    textColumn('N gesamt (kg/ha)', (one) => nutrientText(one, 'n_kg_ha'), { ...NARROW, align: 'right' }),
    textColumn('N verfügbar (kg/ha)', (one) => nutrientText(one, 'n_available_kg_ha'), { ...NARROW, align: 'right' }),
    textColumn('NH4-N (kg/ha)', (one) => nutrientText(one, 'nh4n_kg_ha'), { ...NARROW, align: 'right' }),
    textColumn('P2O5 (kg/ha)', (one) => nutrientText(one, 'p2o5_kg_ha'), { ...NARROW, align: 'right' }),
    textColumn('Technik, Einarbeitung', techniqueText),
    textColumn('Ausgeführt von', ({ row }) => row.values.done_by),
    dayColumn('Aufgezeichnet am', ({ row }) => row.values.recorded_on),
  ],
  entriesOf: ({ picture, year }) => fieldApplicationsOf(picture, 'fertilizing', year),
  orderOf: ({ fieldName, row }) => [nameKey(fieldName), row.values.done_on, row.id],
  remarks: ({ picture }) => {
    const left = withoutDay(picture, 'fertilizing')
    return left.length === 0
      ? []
      : [`Nicht enthalten, da ohne Tag: ${left.map(({ label }) => label).join(', ')}. Trag den Tag nach.`]
  },
})

function techniqueText({ row: { values } }: FieldApplication): string {
  const { technique, machine, incorporation_begun_at, incorporation_ended_at } = values
  const incorporated = joinTexts([incorporation_begun_at, incorporation_ended_at], '–')
  return joinTexts([
    technique ?? machine,
    incorporated && `eingearbeitet ${incorporated} Uhr`,
    values.inhibitor === true ? 'mit Hemmstoff' : null,
  ])
}
