import { choice, choices, day, required, table, text, flag } from '../schema/fields.ts'
import { dayFaults, joined, keyText, kind } from './kind.ts'

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
    roles: choices('Rollen', ['vet', 'contractor', 'dairy', 'dealer', 'veterinary_office', 'adviser', 'lessor', 'neighbour', 'laboratory', 'authority', 'other']),
    customer_number: text('Kundennummer', { max: 60 }),
    vat_id: text('USt-IdNr.', { format: 'vat_id' }),
    note: text('Notiz', { max: 2000 }),
  },
  labelOf: ({ name, city }) => joined(name, city),
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
  labelOf: ({ type, holder }) => joined(type, holder),
  rules: (values, today) => dayFaults(values, { past: ['issued_on'], ordered: [['issued_on', 'valid_until']] }, today),
})

export const permits = kind({
  slug: 'permits', label: 'Genehmigungen', singular: 'Genehmigung', scope: 'documents.read',
  fields: {
    subject: required(text('Wofür')), authority: text('Behörde'), reference_number: text('Aktenzeichen', { max: 100 }), granted_on: day('Erteilt am'), valid_until: day('Gültig bis'), note: text('Notiz', { max: 2000 }),
  },
  labelOf: ({ subject, authority }) => joined(subject, authority),
  rules: (values, today) => dayFaults(values, { past: ['granted_on'], ordered: [['granted_on', 'valid_until']] }, today),
})
