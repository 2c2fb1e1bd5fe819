import { number, reference, required, text, year } from '../schema/fields.ts'
import { ANOTHER_ROW, joined, kind, measured } from './kind.ts'

export const yields = kind({
  slug: 'yields',
  label: 'Erträge',
  singular: 'Ertrag',
  scope: 'documents.read',
  fields: {
    year: required(year('Jahr')),
    crop: required(text('Kultur', { max: 100 })),
    field_id: reference('Feld', 'fields'),
    dt_ha: required(number('Ertrag', 'dt/ha', { max: 2000 })),
    protein_percent: number('Rohprotein', '%', { max: 100 }),
    note: text('Notiz', { max: 2000 }),
  },
  example: { year: 2025, crop: 'Winterweizen', field_id: ANOTHER_ROW, dt_ha: 84, protein_percent: 12.6 },
  labelOf: ({ crop, year, dt_ha }) => joined(crop, year, measured(dt_ha, 'dt/ha')),
})
