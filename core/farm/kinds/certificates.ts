import { choice, day, reference, required, table, text } from '../schema/fields.ts'
import { dayFaults, joined, kind } from './kind.ts'

export const certificates = kind({
  slug: 'certificates',
  label: 'Nachweise',
  singular: 'Nachweis',
  scope: 'documents.read',
  fields: {
    type: required(text('Art', { max: 100 })),
    category: choice('Was er nachweist', {
      plant_protection: 'Sachkunde Pflanzenschutz',
      animal_transport: 'Befähigung Tiertransport',
      stunning: 'Sachkunde Betäubung',
      sprayer_inspection: 'Gerätekontrolle',
      vehicle_inspection: 'Hauptuntersuchung',
      organic: 'Ökozertifikat',
      quality_scheme: 'Qualitätsprogramm',
      training: 'Schulung',
      licence: 'Erlaubnis',
      other: 'anderes',
    }),
    holder_id: reference('Person', 'people'),
    machine_id: reference('Maschine', 'machines'),
    holder: text('Person oder Betrieb'),
    issued_on: day('Ausgestellt am'),
    valid_until: day('Gültig bis'),
    trainings: table('Fortbildungen', { date: required(day('Am')), topic: text('Thema') }),
    note: text('Notiz', { max: 2000 }),
  },
  example: {
    type: 'Sachkunde Pflanzenschutz',
    holder: 'Hinnerk Behrens',
    issued_on: '2014-06-12',
    valid_until: '2026-06-11',
    trainings: [{ date: '2023-03-14', topic: 'Integrierter Pflanzenschutz' }],
  },
  calledBy: ['type', 'holder', 'issued_on', 'valid_until'],
  dayFields: ['valid_until', 'issued_on'],
  labelOf: ({ type, holder }) => joined(type, holder),
  rules: (values, today) => dayFaults(values, { past: ['issued_on'], ordered: [['issued_on', 'valid_until']] }, today),
})
