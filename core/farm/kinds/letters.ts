import { choice, day, flag, reference, required, text } from '../schema/fields.ts'
import { ANOTHER_ROW, dayFaults, joined, keyText, kind } from './kind.ts'

export const letters = kind({
  slug: 'letters',
  label: 'Briefe',
  singular: 'Brief',
  scope: 'letters.read',
  fields: {
    subject: required(text('Betreff', { max: 400 })),
    sender: text('Absender'),
    sender_id: reference('Absender (Kontakt)', 'contacts'),
    received_on: day('Eingang'),
    dated: day('Datum'),
    deadline: day('Frist'),
    deadline_reason: text('Grund der Frist', { max: 400 }),
    reference_number: text('Aktenzeichen', { max: 100 }),
    category: choice('Art', {
      notice: 'Bescheid',
      hearing: 'Anhörung',
      invoice: 'Rechnung',
      reminder: 'Mahnung',
      contract: 'Vertrag',
      information: 'Mitteilung',
      other: 'anderes',
    }),
    document_id: reference('Dokument', 'sources'),
    done: flag('Erledigt'),
    note: text('Notiz', { max: 2000 }),
  },
  example: {
    subject: 'Anhörung zur Düngung',
    sender: 'Landwirtschaftskammer Bremervörde',
    sender_id: ANOTHER_ROW,
    received_on: '2026-05-18',
    dated: '2026-05-15',
    deadline: '2026-06-15',
    deadline_reason: 'ein Monat nach Bekanntgabe',
    reference_number: 'DüV 26-118',
    category: 'hearing',
    done: false,
  },
  dayFields: ['received_on', 'dated'],
  labelOf: ({ subject, sender }) => joined(subject, sender),
  keyOf: ({ reference_number, dated, sender }) =>
    reference_number === null ? null : [keyText(sender ?? ''), keyText(reference_number), dated ?? ''].join('|'),
  keyWordsOf: ({ sender, reference_number, dated }) => joined(sender, reference_number, dated),
  rules: (values, today) => dayFaults(values, { past: ['dated', 'received_on'] }, today),
})
