import { choice, choices, day, required, table, text, flag } from '../schema/fields.ts'
import { ANOTHER_ROW, dayFaults, joined, keyText, kind } from './kind.ts'

export const contacts = kind({
  slug: 'contacts', label: 'Kontakte', singular: 'Kontakt', scope: 'contacts.read',
  fields: {
    type: required(choice('Art', ['person', 'company', 'authority'])),
    name: required(text('Name')),
    street: text('Straße'),
    postcode: text('PLZ', { format: 'postcode' }),
    city: text('Ort'),
    phone: text('Telefon', { max: 60 }),
    email: text('E-Mail', { format: 'email' }),
    roles: choices('Rollen', ['vet', 'contractor', 'dairy', 'dealer', 'veterinary_office', 'adviser', 'lessor', 'neighbour', 'laboratory', 'authority', 'own_farm', 'other']),
    customer_number: text('Kundennummer', { max: 60 }),
    vat_id: text('USt-IdNr.', { format: 'vat_id' }),
    note: text('Notiz', { max: 2000 }),
  },
  example: { type: 'company', name: 'Lohnunternehmen Harms GmbH', street: 'Am Bahnhof 3', postcode: '27404', city: 'Musterfeld', phone: '04281 555 120', email: 'info@harms.example', roles: ['contractor'], customer_number: 'K-2041', vat_id: 'DE123456789' },
  labelOf: ({ name, city }) => joined(name, city),
  calledBy: ['name'],
  keyOf: ({ vat_id, name, postcode }) => vat_id ?? (postcode === null ? null : `${keyText(name)} ${postcode}`),
})

export const letters = kind({
  slug: 'letters', label: 'Briefe', singular: 'Brief', scope: 'letters.read',
  fields: {
    subject: required(text('Betreff', { max: 400 })),
    sender: text('Absender'),
    sender_id: { ...text('Absender (Kontakt)'), shape: { type: 'reference', kind: 'contacts' } },
    received_on: day('Eingang'),
    dated: day('Datum'),
    deadline: day('Frist'),
    deadline_reason: text('Grund der Frist', { max: 400 }),
    reference_number: text('Aktenzeichen', { max: 100 }),
    category: choice('Art', ['notice', 'hearing', 'invoice', 'reminder', 'contract', 'information', 'other']),
    document_id: text('Dokument', { max: 36 }),
    done: flag('Erledigt'),
    note: text('Notiz', { max: 2000 }),
  },
  example: { subject: 'Anhörung zur Düngung', sender: 'Landwirtschaftskammer Bremervörde', sender_id: ANOTHER_ROW, received_on: '2026-05-18', dated: '2026-05-15', deadline: '2026-06-15', deadline_reason: 'ein Monat nach Bekanntgabe', reference_number: 'DüV 26-118', category: 'hearing', done: false },
  labelOf: ({ subject, sender }) => joined(subject, sender),
  keyOf: ({ reference_number, dated, sender }) => (reference_number === null ? null : [keyText(sender ?? ''), keyText(reference_number), dated ?? ''].join('|')),
  rules: (values, today) => dayFaults(values, { past: ['dated', 'received_on'] }, today),
})

export const certificates = kind({
  slug: 'certificates', label: 'Nachweise', singular: 'Nachweis', scope: 'documents.read',
  fields: {
    type: required(text('Art', { max: 100 })),
    holder: text('Person oder Betrieb'),
    issued_on: day('Ausgestellt am'),
    valid_until: day('Gültig bis'),
    trainings: table('Fortbildungen', { date: required(day('Am')), topic: text('Thema') }),
    note: text('Notiz', { max: 2000 }),
  },
  example: { type: 'Sachkunde Pflanzenschutz', holder: 'Hinnerk Behrens', issued_on: '2014-06-12', valid_until: '2026-06-11', trainings: [{ date: '2023-03-14', topic: 'Integrierter Pflanzenschutz' }] },
  labelOf: ({ type, holder }) => joined(type, holder),
  rules: (values, today) => dayFaults(values, { past: ['issued_on'], ordered: [['issued_on', 'valid_until']] }, today),
})

export const permits = kind({
  slug: 'permits', label: 'Genehmigungen', singular: 'Genehmigung', scope: 'documents.read',
  fields: {
    subject: required(text('Wofür')), authority: text('Behörde'), reference_number: text('Aktenzeichen', { max: 100 }), granted_on: day('Erteilt am'), valid_until: day('Gültig bis'), note: text('Notiz', { max: 2000 }),
  },
  example: { subject: 'Verschiebung der Sperrfrist auf Grünland', authority: 'Landwirtschaftskammer Bremervörde', reference_number: 'SF-2025-77', granted_on: '2025-09-22', valid_until: '2026-01-31' },
  labelOf: ({ subject, authority }) => joined(subject, authority),
  rules: (values, today) => dayFaults(values, { past: ['granted_on'], ordered: [['granted_on', 'valid_until']] }, today),
})
