import { describe, expect, it } from 'vitest'
import { row } from '../../../../core/onboarding/example-row.ts'
import { askFarm } from './farms.ts'

const ask = await askFarm([
  row('herds', 'Zuchtsauen', {
    name: 'Zuchtsauen',
    species: 'pig',
    production: 'sow',
    average_count: 99,
    feeding_groups: [
      { name: 'tragend', count: 68 },
      { name: 'säugend', count: 24 },
    ],
  }),
  row('herds', 'Mutterschafe', {
    name: 'Mutterschafe',
    species: 'sheep',
    feeding_groups: [{ name: 'säugend', count: 121 }],
  }),
  row('fertilizers', 'ASS', {
    name: 'ASS 26/13',
    type: 'mineral',
    basis: 'percent',
    n_percent: 26,
    s_percent: 13,
    mgo_percent: 4,
  }),
])

describe('groups of a herd and what a fertilizer holds', () => {
  it.each([
    ['Wie viele Sauen säugen gerade?', 'Zuchtsauen, säugend: Anzahl 24.'],
    ['Wie viele tragende Sauen haben wir?', 'Zuchtsauen, tragend: Anzahl 68.'],
    ['Wie viele Schafe säugen?', 'Mutterschafe, säugend: Anzahl 121.'],
    [
      'Wie viele Sauen haben wir?',
      'Zuchtsauen: Tierzahl 99. Bei „Zuchtsauen“ ist das der Durchschnittsbestand; eine Zählung ist nicht eingetragen.',
    ],
    ['Schwefelgehalt ASS?', 'ASS 26/13: S 13 %.'],
    ['Wie viel Magnesium ist im ASS?', 'ASS 26/13: MgO 4 %.'],
  ])('„%s“ – %s', async (question, text) => {
    expect(await ask(question)).toMatchObject({ text, answered: true })
  })
})
