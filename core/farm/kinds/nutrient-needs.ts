import { day, number, reference, required, table, text, year } from '../schema/fields.ts'
import { ANOTHER_ROW, dayFaults, joined, kind } from './kind.ts'

export const nutrientNeeds = kind({
  slug: 'nutrient_needs',
  label: 'Bedarfsermittlungen',
  singular: 'Bedarfsermittlung',
  scope: 'documents.read',
  fields: {
    field_id: reference('Feld', 'fields'),
    year: required(year('Jahr')),
    crop: text('Kultur', { max: 100 }),
    determined_on: required(day('Ermittelt am')),
    n_kg_ha: number('N-Bedarf', 'kg/ha', { max: 1000 }),
    p2o5_kg_ha: number('P2O5-Bedarf', 'kg/ha', { max: 1000 }),
    reason: text('Begründung', { max: 2000 }),
    steps: table('Rechenweg', {
      text: required(text('Schritt', { max: 400 })),
      value: number('Wert', '', { min: -10_000, max: 10_000, decimals: 3 }),
    }),
  },
  example: {
    field_id: ANOTHER_ROW,
    year: 2026,
    crop: 'Silomais',
    determined_on: '2026-03-10',
    n_kg_ha: 142,
    p2o5_kg_ha: 60,
    steps: [
      { text: 'Bedarfswert Silomais', value: 200 },
      { text: 'Nmin 0–90 cm', value: -55 },
      { text: 'Zwischenfrucht Senf, abgefroren', value: 0 },
      { text: 'Humus bis 4 %', value: 0 },
      { text: 'Zuschlag Ertrag', value: -3 },
    ],
  },
  dayFields: ['determined_on'],
  labelOf: ({ crop, year }) => joined(crop, year),
  rules: (values, today) => dayFaults(values, { past: ['determined_on'] }, today),
})
