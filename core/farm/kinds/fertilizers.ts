import { FERTILIZER_TYPES } from '../../terms/index.ts'
import { choice, day, number, required, text } from '../schema/fields.ts'
import { kind } from './kind.ts'

export const fertilizers = kind({
  slug: 'fertilizers',
  label: 'Düngemittel',
  singular: 'Düngemittel',
  scope: 'documents.read',
  fields: {
    name: required(text('Name')),
    type: choice('Art', FERTILIZER_TYPES),
    n_percent: number('N', '% oder kg/m³', { max: 100, decimals: 3 }),
    nh4n_percent: number('NH4-N', '% oder kg/m³', { max: 100, decimals: 3 }),
    p2o5_percent: number('P2O5', '% oder kg/m³', { max: 100, decimals: 3 }),
    k2o_percent: number('K2O', '% oder kg/m³', { max: 100, decimals: 3 }),
    s_percent: number('S', '% oder kg/m³', { max: 100, decimals: 3 }),
    mgo_percent: number('MgO', '% oder kg/m³', { max: 100, decimals: 3 }),
    cao_percent: number('CaO', '% oder kg/m³', { max: 100, decimals: 3 }),
    inhibitor: text('Hemmstoff', { max: 100 }),
    called: text('Name im Alltag', { max: 100 }),
    stored_in: text('Einheit im Lager', { max: 20 }),
    basis: choice('Bezug', { percent: '%', kg_m3: 'kg/m³', kg_t: 'kg/t' }),
    analysed_on: day('Analyse am'),
    note: text('Notiz', { max: 2000 }),
  },
  example: {
    name: 'Rindergülle',
    type: 'slurry',
    n_percent: 3.8,
    nh4n_percent: 2.1,
    p2o5_percent: 1.6,
    k2o_percent: 4.6,
    basis: 'kg_m3',
    analysed_on: '2026-01-15',
  },
  dayFields: ['analysed_on'],
  labelOf: ({ name }) => name,
})
