import { expect, it } from 'vitest'
import { row } from '../../../../core/onboarding/example-row.ts'
import { askFarm } from './farms.ts'

const contact = (name: string, ...roles: ('control_body' | 'other')[]) =>
  row('contacts', name, { type: 'company', name, phone: '06651 555', roles })
const application = (values: object) =>
  row('applications', 'Antrag', { year: 2026, submitted_on: '2026-05-12', ...values })
const herd = (values: object) => row('herds', 'Herde', { species: 'poultry', target_count: 240, ...values })

it.each([
  ['its name', [contact('Öko-Kontrollstelle Rhön')]],
  ['its name, with another role', [contact('Öko-Kontrollstelle Rhön', 'other')]],
  ['its role', [contact('ABC GmbH', 'control_body')]],
])('a control body is known by %s', async (_, rows) => {
  const ask = await askFarm(rows)
  expect((await ask('Wie ist die Telefonnummer der Kontrollstelle?'))?.text).toContain('06651 555')
})

it('an application for agri-environment is known by its type or its title, and told in German', async () => {
  const typed = await askFarm([application({ type: 'agri_environment' })])
  expect((await typed('Wann habe ich den Antrag auf Agrarumweltmaßnahmen gestellt?'))?.text).toBe(
    'Agrarumweltmaßnahme (AUKM) 2026: Eingereicht am 12.05.2026.',
  )
  const titled = await askFarm([application({ type: 'other', title: 'KULAP 2026' })])
  expect((await titled('Wann haben wir den KULAP-Antrag abgegeben?'))?.text).toContain('12.05.2026')
})

it.each([[{ name: 'Legehennen' }], [{ name: 'Mobil Frieda', production: 'laying_hen' }]])(
  'hens are never said not to be there (%o)',
  async (values) => {
    const ask = await askFarm([herd(values)])
    expect((await ask('Wie viele Hühner haben wir?'))?.text).toContain('240')
    expect((await ask('Wie viele Legehennen haben wir?'))?.text ?? '').not.toContain('keine')
  },
)
