import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { germanNumber } from '../../../../core/shared/german/write-german.ts'
import { row } from '../../../../core/onboarding/example-row.ts'
import { runs } from '../../../runs.ts'
import { askFarm, type Ask } from '../questions/farms.ts'

const transfer = (number: number, date: string, direction: string, type: string, amount: number, unit: string) =>
  row('manure_transfers', `W${number}`, { date, direction, type, amount, unit, partner: 'Meyer' } as never)

const FARM = [
  row('fields', 'Bergfeld', {
    name: 'Bergfeld',
    leased: true,
    leased_until: '2026-09-30',
    rent_eur_ha: 420,
    leased_ha: 4.5,
    lessor: 'Kirche',
    lease_notice: '6 Monate zum Pachtende',
  } as never),
  row('fields', 'Deichstück', { name: 'Deichstück', leased: true, leased_until: '2030-09-30' } as never),
  row('fields', 'Hauswiese', { name: 'Hauswiese', leased: false, use: 'grassland' } as never),
  row('herds', 'Milchkühe', { name: 'Milchkühe', species: 'cattle', production: 'dairy_cow' }),
  row('grazing_periods', 'W1', { from: '2026-05-10', pasture: 'Hauswiese' } as never, { herd_id: 'Milchkühe' }),
  // Nobody entered its end; the herd went on to the next.
  row('grazing_periods', 'W2', { from: '2026-05-01', pasture: 'Deichweide' } as never, { herd_id: 'Milchkühe' }),
  row('grazing_periods', 'W3', { from: '2026-04-01', until: '2026-04-20', herd: 'Schafe', pasture: 'Heide' } as never),
  transfer(1, '2026-03-02', 'given', 'Rindergülle', 180, 'm3'),
  transfer(2, '2026-03-12', 'given', 'Rindergülle', 20.5, 'm3'),
  transfer(3, '2026-03-12', 'given', 'Festmist', 12, 't'),
  transfer(4, '2026-04-12', 'taken', 'Rindergülle', 30, 'm3'),
]

let ask: Ask
beforeAll(async () => void (ask = await askFarm(FARM)))

it.each([
  ['Was kostet die Pacht vom Bergfeld?', '420 EUR/ha', '1.890 EUR'],
  ['Welche Pacht läuft dieses Jahr aus?', 'Bergfeld', '30.09.2026', '!Deichstück'],
  ['Wie ist die Kündigungsfrist vom Bergfeld?', '6 Monate zum Pachtende'],
  ['Wer ist der Verpächter vom Bergfeld?', 'Kirche'],
  ['Welche Pachtverträge haben wir?', 'Bergfeld', 'Deichstück', '!Hauswiese'],
  ['Wo weiden die Kühe?', 'Hauswiese', '!Deichweide', '!Heide'],
  ['Wo weideten die Kühe am 05.05.2026?', 'Deichweide', '!Hauswiese'],
  ['Wo weideten die Schafe am 10.04.2026?', 'Heide'],
  ['Wie viel Gülle haben wir abgegeben?', '200,5 m³', '!30'],
  ['Wie viel Gülle haben wir aufgenommen?', '30 m³', '!200'],
])('„%s“', async (question, ...told) => {
  const fact = await ask(question)
  expect(fact, question).toMatchObject({ answered: true })
  for (const words of told)
    if (words.startsWith('!')) expect(fact!.text).not.toContain(words.slice(1))
    else expect(fact!.text).toContain(words)
})

it.each(['Wo weiden die Schafe?', 'Was kostet die Pacht vom Deichstück?'])('does not know „%s“', async (question) =>
  expect((await ask(question))?.text ?? '').not.toMatch(/\d EUR|: auf Heide/),
)

it('adds given manure as a sum by hand does', async () => {
  const given = fc.record({
    direction: fc.constantFrom('given', 'taken'),
    day: fc.integer({ min: 1, max: 28 }),
    amount: fc.integer({ min: 1, max: 99_999 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(given, { minLength: 2, maxLength: 9 }), async (all) => {
      const tenths = all.filter(({ direction }) => direction === 'given')
      fc.pre(tenths.length > 1)
      const farm = all.map(({ direction, day, amount }, index) =>
        transfer(index, `2026-02-${String(day).padStart(2, '0')}`, direction, 'Rindergülle', amount / 10, 'm3'),
      )
      const text = (await (await askFarm(farm))('Wie viel Gülle haben wir abgegeben?'))?.text
      expect(text).toContain(`zusammen ${germanNumber(tenths.reduce((sum, { amount }) => sum + amount, 0) / 10)} m³`)
    }),
    { numRuns: runs(60) },
  )
})
