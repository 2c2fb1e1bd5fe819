import { choice, count, day, reference, required, text, year } from '../schema/fields.ts'
import { dayFaults, joined, kind } from './kind.ts'

/** „Sammelantrag 2026“ says its year; „Antrag 2025/26“ and „Zahlung vom 20.05.2026“ do not. */
const namesYear = (title: string | null, year: string | null): boolean =>
  title !== null && year !== null && new RegExp(`(?<!\\d[./–-]?)${year}(?![./–-]?\\d)`).test(title)

export const applications = kind({
  slug: 'applications',
  label: 'Anträge und Meldungen',
  singular: 'Antrag oder Meldung',
  scope: 'documents.read',
  fields: {
    type: required(
      choice('Art', {
        direct_payments: 'Sammelantrag',
        coupled_support: 'gekoppelte Prämie',
        agri_environment: 'Agrarumweltmaßnahme (AUKM)',
        fertilizer_annex_5: 'Düngung, Anlage 5',
        manure_report: 'Meldung Wirtschaftsdünger',
        agricultural_diesel: 'Agrardiesel',
        animal_disease_fund: 'Tierseuchenkasse',
        census_day: 'Stichtagsmeldung',
        antibiotics: 'Antibiotika-Meldung',
        salmonella: 'Salmonellen-Monitoring',
        organic: 'Öko-Meldung',
        insurance: 'Berufsgenossenschaft',
        statistics: 'Agrarstatistik',
        other: 'anderes',
      }),
    ),
    title: text('Worum es geht'),
    year: year('Jahr'),
    due_on: day('Frist'),
    submitted_on: day('Eingereicht am'),
    count: count('Anzahl', 10_000_000),
    recipient: text('Stelle'),
    reference_number: text('Aktenzeichen', { max: 100 }),
    receipt: text('Beleg', { max: 100 }),
    document_id: reference('Dokument', 'sources'),
    note: text('Notiz', { max: 2000 }),
  },
  example: {
    type: 'direct_payments',
    title: 'Sammelantrag 2026',
    year: 2026,
    due_on: '2026-05-15',
    submitted_on: '2026-05-06',
    receipt: 'Einreichbestätigung 4711',
  },
  dayFields: ['due_on', 'submitted_on'],
  labelOf: ({ title, type, year }) => joined(title ?? type, namesYear(title, year) ? null : year),
  rules: (values, today) => dayFaults(values, { past: ['submitted_on'] }, today),
})
