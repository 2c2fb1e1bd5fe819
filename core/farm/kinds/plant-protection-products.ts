import { choice, day, flag, number, required, text } from '../schema/fields.ts'
import { kind } from './kind.ts'

export const plantProtectionProducts = kind({
  slug: 'plant_protection_products',
  label: 'Pflanzenschutzmittel',
  singular: 'Pflanzenschutzmittel',
  scope: 'documents.read',
  fields: {
    name: required(text('Mittel')),
    approval_number: text('Zulassungsnummer', { format: 'approval_number' }),
    approved_until: day('Zulassung bis'),
    usable_until: day('Aufbrauchfrist bis'),
    waiting_days: number('Wartezeit', 'Tage', { max: 365, decimals: 0 }),
    /** „F“: the use itself sets the waiting time. */
    waiting_by_use: flag('Wartezeit durch Anwendung festgelegt (F)'),
    active_substances: text('Wirkstoffe', { max: 400 }),
    bee_class: choice('Bienenklasse', { B1: 'B1', B2: 'B2', B3: 'B3', B4: 'B4' }),
    water_distance_m: number('Abstand zum Gewässer', 'm', { max: 1000 }),
    conditions: text('Auflagen', { max: 4000 }),
    note: text('Notiz', { max: 2000 }),
  },
  example: {
    name: 'Input Classic',
    approval_number: '005723-00',
    approved_until: '2027-12-31',
    waiting_days: 35,
    bee_class: 'B4',
    water_distance_m: 10,
    conditions: 'NW605-1: Abstand zu Oberflächengewässern',
  },
  dayFields: ['usable_until', 'approved_until'],
  labelOf: ({ name }) => name,
  keyOf: ({ approval_number }) => approval_number,
  keyWordsOf: ({ approval_number, name }) => approval_number ?? name,
})
