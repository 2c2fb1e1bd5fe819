import { describe, expect, it } from 'vitest'
import { row } from '../../../../core/onboarding/example-row.ts'
import { askFarm } from './farms.ts'

const given = (date: string, type: string, amount: number, unit: 'm3' | 't', partner: string) =>
  row('manure_transfers', `${date} ${type}`, { date, type, amount, unit, partner, direction: 'given' })

const milk = (parameter: string, value: number, unit: string) =>
  row('measurements', parameter, {
    date: '2026-04-30',
    type: parameter === 'Milchmenge' ? 'bulk_milk' : 'milk_quality',
    parameter,
    value,
    unit,
    subject: 'Tankmilch',
  })

const ask = await askFarm([
  row('fertilizers', 'Gärrest', { name: 'Gärrest flüssig', type: 'digestate', basis: 'kg_m3', k2o_percent: 5.6 }),
  given('2025-09-04', 'Gärrest flüssig', 450, 'm3', 'Gut Schambach'),
  given('2026-03-21', 'Gärrest flüssig', 320, 'm3', 'Gut Schambach'),
  given('2026-02-18', 'Rindermist', 140, 't', 'Xaver Obermeier'),
  row('places', 'Grube', {
    name: 'Wiesinger-Grube',
    type: 'slurry_store',
    capacity: 600,
    capacity_unit: 'm3',
    own_share: 350,
    storage_months: 9,
  }),
  row('fields', 'Hasenlohe', {
    name: 'Hasenlohe',
    area_ha: 11.1,
    leased: true,
    leased_ha: 11.1,
    rent_eur_ha: 720,
    crops: [{ crop: 'Winterweizen', role: 'main', year: 2025, yield_dt_ha: 63.7 }],
  }),
  row('receipts', 'Rechnung', {
    type: 'invoice',
    direction: 'incoming',
    number: 'RE-1',
    date: '2026-02-13',
    partner: 'Landhandel Kriegl',
    net_eur: 8550,
    gross_eur: 10_174.5,
    positions: [{ article: 'KAS 27', amount: 25, unit: 't', price_eur: 342, net_eur: 8550 }] as never,
  }),
  milk('Milchmenge', 48312, 'kg'),
  milk('Zellzahl', 265, 'Tsd./ml'),
])

describe('a unit that is typed beside what it measures', () => {
  it.each([
    ['gärrest k2o kg/m3', '5,6 kg/m³'],
    ['gärrest k2o kg/m³', '5,6 kg/m³'],
    ['schambach gärrest gesamt m3', 'zusammen 770 m³'],
    ['schambach gärrest 2025 m³', '450 m³'],
    ['wie viel m3 gärrest ging an schambach', 'zusammen 770 m³'],
    ['obermeier mist t', '140 t'],
    ['wiesinger grube unser anteil m³', '350 m³'],
    ['wiesinger grube kapazität (cbm)', '600 m³'],
    ['wiesinger grube lagerdauer mon', '9 Monate'],
    ['pacht hasenlohe €/ha', '720 EUR/ha'],
    ['ertrag winterweizen 2025 dt', '63,7 dt/ha'],
    ['preis kas €/t', '342 EUR je t'],
  ])('is said by what is told: „%s“', async (question, told) => {
    const fact = await ask(question)
    expect(fact?.answered).toBe(true)
    expect(fact?.text).toContain(told)
  })

  it('picks what is measured in it', async () => {
    const fact = await ask('milch april kg')
    expect(fact?.text).toContain('48.312 kg')
    expect(fact?.text).not.toContain('Zellzahl')
  })

  it.each([
    'gärrest k2o kg/ha',
    'schambach gärrest gesamt t',
    'obermeier mist m3',
    'wiesinger grube unser anteil t',
    'wiesinger grube kapazität kg',
    'wiesinger grube lagerdauer h',
    'pacht hasenlohe €/t',
    'hasenlohe größe m3',
  ])('ends the answer where nothing is told in it: „%s“', async (question) => {
    expect((await ask(question))?.answered ?? false).toBe(false)
  })
})
