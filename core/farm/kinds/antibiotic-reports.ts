import { choice, day, number, required, text } from '../schema/fields.ts'
import { joined, kind } from './kind.ts'

export const antibioticReports = kind({
  slug: 'antibiotic_reports',
  label: 'TAM-Meldungen',
  singular: 'TAM-Meldung',
  scope: 'animals.read',
  fields: {
    half_year: required(text('Halbjahr', { max: 7 })),
    usage_type: required(text('Nutzungsart', { max: 100 })),
    reported_on: day('Gemeldet am'),
    zero_report: choice('Nullmeldung', { yes: 'ja', no: 'nein' }),
    therapy_frequency: number('Therapiehäufigkeit', '', { max: 1000, decimals: 3 }),
    benchmark_1: number('Kennzahl 1', '', { max: 1000, decimals: 3 }),
    benchmark_2: number('Kennzahl 2', '', { max: 1000, decimals: 3 }),
    compared_on: day('Vergleich am'),
    plan_on: day('Plan am'),
    note: text('Notiz', { max: 2000 }),
  },
  example: { half_year: '2026-1', usage_type: 'Milchkühe', reported_on: '2026-05-12', zero_report: 'no' },
  dayFields: ['reported_on'],
  labelOf: ({ half_year, usage_type }) => joined(half_year, usage_type),
})
