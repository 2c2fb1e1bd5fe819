import { choice, day, number, required, text } from '../schema/fields.ts'
import { dayFaults, keyText, kind } from './kind.ts'

export const people = kind({
  slug: 'people',
  label: 'Personen',
  singular: 'Person',
  // What people earn is no business of programs.
  scope: null,
  fields: {
    name: required(text('Name')),
    role: choice('Stellung', {
      farmer: 'Betriebsleitung',
      family: 'Familie',
      employee: 'angestellt',
      trainee: 'Auszubildende',
      seasonal: 'Aushilfe',
      helper: 'Nachbarschaftshilfe',
    }),
    task: text('Aufgabe'),
    hourly_rate_eur: number('Stundensatz', 'EUR', { max: 1000 }),
    employed_from: day('Beschäftigt seit'),
    employed_until: day('Beschäftigt bis'),
    phone: text('Telefon', { max: 60 }),
    email: text('E-Mail', { format: 'email' }),
    note: text('Notiz', { max: 2000 }),
  },
  example: {
    name: 'Jonas Reimers',
    role: 'employee',
    task: 'Melken',
    hourly_rate_eur: 17.5,
    employed_from: '2023-08-01',
  },
  dayFields: ['employed_from'],
  labelOf: ({ name }) => name,
  calledBy: ['name'],
  keyOf: ({ name }) => keyText(name),
  rules: (values, today) => dayFaults(values, { ordered: [['employed_from', 'employed_until']] }, today),
})
