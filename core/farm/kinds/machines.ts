import { day, number, required, text, year } from '../schema/fields.ts'
import { dayFaults, kind } from './kind.ts'

export const machines = kind({
  slug: 'machines',
  label: 'Maschinen',
  singular: 'Maschine',
  scope: 'work_items.read',
  fields: {
    name: required(text('Name')),
    type: text('Art', { max: 100 }),
    serial_number: text('Seriennummer', { max: 60 }),
    bought_on: day('Gekauft am'),
    inspected_on: day('Geprüft am'),
    badge_until: day('Plakette gültig bis'),
    built_year: year('Baujahr'),
    plate: text('Kennzeichen', { max: 20 }),
    operating_hours: number('Betriebsstunden', 'h', { max: 200_000 }),
    working_width_m: number('Arbeitsbreite', 'm', { max: 100 }),
    capacity: text('Kapazität', { max: 60 }),
    vehicle_inspection_until: day('Hauptuntersuchung bis'),
    equipment: text('Ausrüstung', { max: 400 }),
    note: text('Notiz', { max: 2000 }),
  },
  example: {
    name: 'Anhängespritze',
    type: 'Feldspritze',
    serial_number: 'AS-24-00815',
    bought_on: '2018-03-01',
    inspected_on: '2023-10-17',
    badge_until: '2026-12-31',
  },
  dayFields: ['badge_until', 'inspected_on'],
  labelOf: ({ name }) => name,
  rules: (values, today) =>
    dayFaults(values, { past: ['bought_on', 'inspected_on'], ordered: [['inspected_on', 'badge_until']] }, today),
})
