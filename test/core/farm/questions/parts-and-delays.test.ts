import { describe, expect, it } from 'vitest'
import { row } from '../../../../core/onboarding/example-row.ts'
import { askFarm } from './farms.ts'

const receipt = (number: string, values: Record<string, unknown>) =>
  row('receipts', number, {
    type: 'invoice',
    number,
    partner: 'Landtechnik Rohde',
    direction: 'incoming',
    gross_eur: 500,
    ...values,
  })

const calf = (ear_tag: string, values: Record<string, unknown>) =>
  row('animals', ear_tag, { ear_tag, species: 'cattle', sex: 'female', born_on: '2026-03-02', ...values })

const rain = (date: string, value: number) =>
  row('measurements', `Regen ${date}`, { type: 'rain', parameter: 'Niederschlag im Monat', value, unit: 'mm', date })

const ask = await askFarm([
  receipt('R-44190', { date: '2026-03-03', due_on: '2026-03-17', paid_on: '2026-03-30' }),
  receipt('LT-2026-0177', { date: '2026-01-29', due_on: '2026-02-28', paid_on: '2026-02-20', gross_eur: 80 }),
  row('places', 'Behälter', { name: 'Güllebehälter Süd', type: 'slurry_store', capacity: 1850, capacity_unit: 'm3' }),
  row('places', 'Keller', { name: 'Güllekeller Nord', type: 'slurry_store', capacity: 430, capacity_unit: 'm3' }),
  row('places', 'Stall', { name: 'Stall Süd', type: 'barn', capacity: 720, capacity_unit: 'animals' }),
  row('places', 'Stall 2', { name: 'Stall Nord', type: 'barn', capacity: 480, capacity_unit: 'animals' }),
  row('machines', 'Deutz', { name: 'Deutz DX 4.50', type: 'Schlepper', vehicle_inspection_until: '2026-06-30' }),
  row('machines', 'Fendt', { name: 'Fendt 724', type: 'Schlepper', vehicle_inspection_until: '2027-02-28' }),
  row('machines', 'Spritze', { name: 'Amazone UX', type: 'Anhängespritze', badge_until: '2027-03-31' }),
  calf('DE0151240102', { bvd: 'negative' }),
  calf('DE0151240104', { bvd: 'pending' }),
  calf('DE0151240099', { bvd: 'negative', born_on: '2025-11-30', sex: 'male' }),
  rain('2026-01-31', 71),
  rain('2026-02-28', 38),
  row('fields', 'Lehmkuhle', {
    name: 'Lehmkuhle',
    area_ha: 21.1,
    crops: [
      { year: 2026, crop: 'Winterweizen', variety: 'Donovan', sown_on: '2025-10-05', previous_crop: 'Ackerbohnen' },
    ],
  }),
])

describe('what is called by a part of its name', () => {
  it.each([
    ['Wie viel passt in den Behälter Süd?', '1.850 m³', 'Stall Süd'],
    ['Was passt in den Behälter Süd und den Keller Nord zusammen?', 'zusammen 2.280 m³', 'Stall Süd'],
    ['Wie viele Plätze haben Stall Nord und Stall Süd zusammen?', 'zusammen 1.200 Plätze', 'Keller'],
    ['Wie viele Plätze haben Stall Nord und Stall Süd?', 'zusammen 1.200 Plätze', 'Keller'],
    ['Wann wurde R-44190 bezahlt?', '30.03.2026', '20.02.2026'],
    ['Wie hoch war die Rechnung LT-2026-0177?', '80 EUR', 'R-44190'],
  ])('is told alone: „%s“', async (question, told, not) => {
    const fact = await ask(question)
    expect(fact).toMatchObject({ answered: true })
    expect(fact!.text).toContain(told)
    expect(fact!.text).not.toContain(not)
  })
})

describe('what comes too late or is still awaited', () => {
  it.each([
    ['Wie viele Tage zu spät haben wir die Rechnung R-44190 bezahlt?', '13 Tage'],
    ['Wie viele Tage über dem Zahlungsziel waren wir bei der Rechnung R-44190?', '13 Tage'],
    ['Wie viele Tage nach der Fälligkeit haben wir die R-44190 überwiesen?', '13 Tage zu spät'],
    ['Bei welchem Kalb fehlt noch das BVD-Ergebnis?', '40104'],
    ['Bei welchem Schlepper läuft der TÜV zuerst ab?', 'Deutz DX 4.50: Hauptuntersuchung bis 30.06.2026'],
    ['tüv welcher schlepper zuerst', 'Deutz DX 4.50'],
  ])('is told by the day: „%s“', async (question, told) => {
    const fact = await ask(question)
    expect(fact).toMatchObject({ answered: true })
    expect(fact!.text).toContain(told)
    expect(fact!.rows).toHaveLength(1)
  })

  it('is no delay where it was paid in time', async () => {
    const fact = await ask('Wie viele Tage zu spät haben wir die Rechnung LT-2026-0177 bezahlt?')
    expect(fact!.text).toContain('fällig war sie am 28.02.2026: pünktlich')
  })
})

describe('words that mean something else beside others', () => {
  it.each([
    ['Wie viel Regen ist im Januar und Februar 2026 insgesamt gefallen?', 'zusammen 109 mm'],
    ['Welche Kälber von 2026 sind weiblich?', '40102'],
    ['Welche eingetragenen Kälber sind männlich?', '40099'],
    ['Was stand auf der Lehmkuhle vor dem jetzigen Weizen?', 'Ackerbohnen'],
    ['Was haben wir auf der Lehmkuhle letzten Herbst gedrillt?', 'Sorte Donovan'],
    ['Wie viel Regen war laut Eintragungen im Januar 2026 zu verzeichnen?', '71 mm'],
    ['anbaufläche weizen 2026 ha', '21,1 ha'],
  ])('„%s“', async (question, told) => {
    const fact = await ask(question)
    expect(fact).toMatchObject({ answered: true })
    expect(fact!.text).toContain(told)
  })
})
