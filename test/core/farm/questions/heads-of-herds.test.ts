import { describe, expect, it } from 'vitest'
import { row, type ExampleRow } from '../../../../core/onboarding/example-row.ts'
import { BULLS_AND_HENS } from './bulls-and-hens.ts'
import { askFarm, EXAMPLE_FARM } from './farms.ts'

const ask = await askFarm(BULLS_AND_HENS)
const exampleFarm = askFarm(EXAMPLE_FARM)

describe('how many animals herds have', () => {
  it.each([
    // What came out of another herd is no longer there.
    ['Fresserbestand?', 'Fresser: Tierzahl 63. Die 20 am 27.04.2026 in „Mastbullen“ umgestallten'],
    ['Wie viele Plätze sind im Altstall frei?', 'frei 0 Plätze. „Altstall“ hat 11 Tiere mehr als Plätze.'],
    // A count of the whole herd comes after counts of parts, and before an average.
    ['Wie viele Mastbullen haben wir aktuell?', 'Mastbullen: Tierzahl 152.'],
    ['Wie viele Bullen sind es am 1. Mai gewesen?', 'Herde Mastbullen: 152 (gezählt am 01.05.2026'],
    [
      'Wie viele Kälber hatten wir am 10. Mai?',
      'Herde Fresser: 45 (gezählt am 01.01.2026: 41; seitdem 24 dazu und 20 weg)',
    ],
    // How many there should be is no number of those that are told.
    ['Wie viele Tiere haben wir insgesamt?', 'zusammen 429 (Fresser 63, Hühnermobil 214, Mastbullen 152)'],
    ['Wie viele Weideochsen haben wir?', 'Eingetragen sind 3 Tiere'],
    // Where one came from, and how long it is there
    ['Wo kommt Blassl her?', 'Zugang von Viehhandel Aschenbrenner'],
    ['Wie lange ist Blassl schon da?', 'Aufenthalt 491 Tage'],
    ['Seit wann ist Blassl bei uns?', '14.01.2025'],
    ['Bei welchem Bullen fehlt die Ohrmarke?', 'Wampi'],
  ])('„%s“ – %s', async (question, told) => {
    expect(await ask(question)).toMatchObject({ answered: true, text: expect.stringContaining(told) })
  })
})

const herd = (name: string, more: Record<string, unknown> = {}) =>
  row('herds', name, { name, species: 'cattle', ...more })
const count = (herd_id: string, amount: number) =>
  row('group_movements', `${herd_id} gezählt`, { date: '2026-01-01', direction: 'count', count: amount }, { herd_id })
const move = (
  herd_id: string,
  date: string,
  direction: 'moved_in' | 'moved_out' | 'departure',
  amount: number,
  note: string | null = null,
) =>
  row(
    'group_movements',
    `${herd_id} ${date} ${direction} ${amount}`,
    { date, direction, count: amount, note },
    { herd_id },
  )
const told = async (story: readonly ExampleRow[], question: string) => (await (await askFarm(story))(question))?.text

describe('moves that stand with one herd only', () => {
  const TWO = [herd('Altvieh'), herd('Jungvieh'), count('Altvieh', 30), count('Jungvieh', 50)]

  it.each<[string, ExampleRow[], string]>([
    ['takes the herd that is named', [move('Altvieh', '2026-03-02', 'moved_in', 4, 'Vom Jungvieh')], 'Tierzahl 46'],
    ['adds where they went', [move('Altvieh', '2026-03-02', 'moved_out', 4, 'Zum Jungvieh')], 'Tierzahl 54'],
    [
      'deducts nothing twice',
      [move('Altvieh', '2026-03-02', 'moved_in', 4, 'Vom Jungvieh'), move('Jungvieh', '2026-03-01', 'moved_out', 4)],
      'Jungvieh: Tierzahl 46.',
    ],
    [
      'deducts no part twice',
      [
        move('Altvieh', '2026-03-02', 'moved_in', 4, 'Vom Jungvieh'),
        move('Jungvieh', '2026-03-01', 'moved_out', 1),
        move('Jungvieh', '2026-03-02', 'moved_out', 3),
      ],
      'Jungvieh: Tierzahl 46.',
    ],
    [
      'takes nothing for another entry of the same',
      [move('Altvieh', '2026-03-02', 'moved_in', 4, 'Vom Jungvieh'), move('Jungvieh', '2026-03-02', 'departure', 4)],
      'Tierzahl 46. Woher 4 am 02.03.2026 in „Altvieh“ umgestallt wurden, ist nicht eingetragen',
    ],
    [
      'tells what nobody has entered',
      [move('Altvieh', '2026-03-02', 'moved_in', 4)],
      'Tierzahl 50. Woher 4 am 02.03.2026 in „Altvieh“ umgestallt wurden, ist nicht eingetragen: bei „Jungvieh“ nicht abgezogen.',
    ],
    ['is over with the next count', [move('Altvieh', '2025-12-02', 'moved_in', 4)], 'Jungvieh: Tierzahl 50.'],
  ])('%s', async (_, moves, text) => {
    expect(await told([...TWO, ...moves], 'Wie viele Tiere hat die Herde Jungvieh?')).toContain(text)
  })

  it('says what is only an average or a plan', async () => {
    const ask = 'Wie viele Tiere hat die Herde Jungvieh?'
    expect(await told([herd('Jungvieh', { average_count: 31.5 })], ask)).toContain('das der Durchschnittsbestand')
    expect(await told([herd('Jungvieh', { target_count: 30 })], ask)).toContain('das die Soll-Anzahl')
  })
})

describe('single animals beside their herds', () => {
  it.each([
    ['Wie viele Tiere sind am 10. Mai gekommen?', '!Bestand'],
    ['Wie viele Fresser sind im November gekommen?', '11.11.2025, Fresser: Anzahl 26.'],
    ['Wie viele Fresser haben wir?', 'Fresser: Tierzahl 63'],
    ['Wie viele Fresser kamen 2025?', '26'],
    ['Wann sind die letzten Fresser gekommen?', '12.05.2026'],
    ['Welche Tiere sind gegangen?', 'Schorsch'],
    ['Welche Ochsen haben wir?', 'Vitus', 'Quirin', 'Leonhard', '!Blassl'],
    ['Welcher Ochse ist der jüngste?', 'Leonhard'],
    ['Wie alt war der Schorsch beim Schlachten?', '22 Monate beim Abgang am 17.02.2026'],
    ['Wie alt sind die Fresser?', 'Nabel', '!Baujahr'],
    ['Von wem haben wir den Leonhard?', 'Xaver Obermeier'],
    ['Welche Tiere hat uns der Obermeier verkauft?', 'Leonhard'],
    ['Seit wann ist Leonhard da?', '04.10.2025'],
    ['Wann kam der Leonhard?', '04.10.2025'],
    ['Wohin ist der Schorsch gekommen?', 'Vilsfleisch'],
    ['Lebt der Schorsch noch?', 'geschlachtet am 17.02.2026'],
    ['Was ist mit Wampi?', 'Frisst der ganzen Bucht alles weg', '!688'],
    ['Was wiegt Wampi?', '688 kg'],
    ['Wie viele Hennen sind im April verendet?', 'Anzahl 2.', '!keine'],
    ['Wie viele Hennen sind heuer eingegangen?', 'zusammen 7'],
    ['Wann sind die Ochsen 2025 von der Weide gekommen?', '28.10.2025'],
    ['Wie viele männliche Tiere haben wir?', 'Eine eigene Zeile haben aber nur'],
    ['Wie viele weibliche Tiere haben wir?', 'Eine eigene Zeile haben aber nur'],
    ['Wie viele Mastbullen sind wir unter dem Soll?', 'Fehlbestand 8'],
    ['Wie viele Bullen sollen im Stall stehen?', 'Soll-Anzahl 160'],
    ['Sind die Bullen auf der Weide?', '!Nein'],
    ['Wie viele Bullen je Hektar haben wir?', '!152', '!Eingetragen'],
    ['Welche Kuh hat die meisten Kälber?', '!Tierzahl'],
    ['In welchem Monat gab es die meisten Abgänge?', '!14'],
  ])('„%s“ – %s %s', async (question, ...told) => {
    const text = (await ask(question))?.text ?? ''
    for (const one of told)
      if (one.startsWith('!')) expect(text).not.toContain(one.slice(1))
      else expect(text).toContain(one)
  })
})

describe('the example farm', () => {
  it.each([
    ['Was ist mit Berta?', 'Trächtig bis 08.07.2026'],
    ['Von wem ist das letzte Kalb?', 'Elsa'],
    ['Welche Kuh ist die Mutter vom Kalb 276000390000043?', 'Dora'],
    ['Von welcher Kuh ist der Bulle 00003?', 'Berta'],
    ['Sag mir alles über Berta', 'Milchkühe'],
    ['Wann wurde das erste Kalb dieses Jahr geboren?', '18.01.2026'],
    ['Wie viele Jungrinder haben wir?', 'Jungrinder: Tierzahl 42. Einzeln: Eingetragen ist 1'],
    ['Wie viele Tiere waren es vor einem Monat?', 'Herde Milchkühe: 70'],
    ['Wie viele Kühe fehlen uns zum Soll?', 'Fehlbestand 4'],
  ])('„%s“ – %s', async (question, told) => {
    const fact = await (await exampleFarm)(question)
    expect(fact).toMatchObject({ answered: true, text: expect.stringContaining(told) })
  })

  it('adds no herds up for what went from one to the other', async () => {
    expect((await (await exampleFarm)('Wie viele Jungrinder sind zu den Kühen gekommen?'))?.text).not.toContain('112')
  })
})
