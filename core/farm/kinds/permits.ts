import { day, required, text } from '../schema/fields.ts'
import { dayFaults, joined, kind } from './kind.ts'

export const permits = kind({
  slug: 'permits',
  label: 'Genehmigungen',
  singular: 'Genehmigung',
  scope: 'documents.read',
  fields: {
    subject: required(text('Wofür')),
    authority: text('Behörde'),
    reference_number: text('Aktenzeichen', { max: 100 }),
    granted_on: day('Erteilt am'),
    valid_until: day('Gültig bis'),
    note: text('Notiz', { max: 2000 }),
  },
  example: {
    subject: 'Verschiebung der Sperrfrist auf Grünland',
    authority: 'Landwirtschaftskammer Bremervörde',
    reference_number: 'SF-2025-77',
    granted_on: '2025-09-22',
    valid_until: '2026-01-31',
  },
  dayFields: ['valid_until', 'granted_on'],
  labelOf: ({ subject, authority }) => joined(subject, authority),
  rules: (values, today) =>
    dayFaults(values, { past: ['granted_on'], ordered: [['granted_on', 'valid_until']] }, today),
})
