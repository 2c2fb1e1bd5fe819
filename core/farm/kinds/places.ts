import { choice, number, required, text } from '../schema/fields.ts'
import { kind } from './kind.ts'

export const places = kind({
  slug: 'places',
  label: 'Orte',
  singular: 'Ort',
  scope: 'places.read',
  fields: {
    name: required(text('Name')),
    type: required(
      choice('Art', {
        farmstead: 'Hofstelle',
        barn: 'Stall',
        silo: 'Silo',
        slurry_store: 'Güllebehälter',
        store: 'Lager',
        pasture: 'Weide',
        well: 'Brunnen',
        other: 'anderes',
      }),
    ),
    latitude: number('Breite', '°', { min: -90, max: 90, decimals: 7 }),
    longitude: number('Länge', '°', { min: -180, max: 180, decimals: 7 }),
    capacity: number('Kapazität', '', { max: 10_000_000 }),
    capacity_unit: choice('Einheit', { m3: 'm³', t: 't', l: 'l', animals: 'Plätze' }),
    note: text('Notiz', { max: 2000 }),
  },
  example: {
    name: 'Güllebehälter',
    type: 'slurry_store',
    latitude: 53.3012,
    longitude: 9.2805,
    capacity: 1450,
    capacity_unit: 'm3',
  },
  labelOf: ({ name }) => name,
  calledBy: ['name'],
})
