import { describe, expect, it } from 'vitest'
import { row } from '../../../../core/onboarding/example-row.ts'
import { BULLS_AND_HENS } from './bulls-and-hens.ts'
import { askFarm } from './farms.ts'

const stored = (article: string, category: 'plant_protection' | 'fuel' | 'feed', more: Record<string, unknown>) =>
  row('stock', article, { article, category, amount: 3, unit: 'l', ...more })

const order = (article: string, status: 'ordered' | 'delivered', expected_on: string) =>
  row('orders', article, { article, amount: 1, unit: 'Stück', status, ordered_on: '2026-04-14', expected_on })

const job = (task: string, status: 'expected' | 'done', due_on: string) =>
  row('expected_jobs', task, { task, status, due_on })

const bought = (date: string, article: string, amount: number, unit: string, price: number) =>
  row('receipts', `${article} ${date}`, {
    type: 'invoice',
    number: `${article} ${date}`,
    date,
    partner: 'Landhandel Kriegl',
    positions: [{ article, amount, unit, price_eur: price, net_eur: amount * price, is: 'goods' }],
  })

const bill = (date: string, gross_eur: number, paid_on: string | null) =>
  row('receipts', `Bill ${date}`, {
    type: 'invoice',
    direction: 'incoming',
    number: `H ${date}`,
    date,
    partner: 'Landhandel Hirtreiter',
    gross_eur,
    paid_on,
  })

const given = (date: string, amount: number) =>
  row('manure_transfers', `Gärrest ${date}`, {
    date,
    direction: 'given',
    type: 'Gärrest flüssig',
    partner: 'Gut Schambach',
    amount,
    unit: 'm3',
  })

const weighing = (date: string, value: number) =>
  row(
    'measurements',
    `Wampi ${date}`,
    { type: 'weighing', parameter: 'Lebendgewicht', value, unit: 'kg', date },
    { animal_id: 'Wampi' },
  )

const yieldOf = (name: string, dt: number) =>
  row('fields', name, {
    name,
    area_ha: 5,
    use: 'arable',
    crops: [{ year: 2025, crop: 'Winterweizen', yield_dt_ha: dt }] as never,
  })

const ask = await askFarm([
  ...BULLS_AND_HENS,
  stored('Karate Zeon', 'plant_protection', { best_before: '2025-12-31' }),
  stored('Mospilan', 'plant_protection', { best_before: '2027-12-31' }),
  stored('Elumis', 'plant_protection', {}),
  stored('Rapsschrot', 'feed', {}),
  stored('Diesel', 'fuel', { delivered_on: '2026-03-30' }),
  order('Antriebskette', 'ordered', '2026-05-08'),
  order('Ersatzohrmarke', 'ordered', '2026-05-22'),
  order('Kalkammonsalpeter', 'delivered', '2026-02-12'),
  job('Mais häckseln', 'expected', '2026-09-18'),
  job('Gras häckseln', 'done', '2026-05-13'),
  row(
    'nutrient_needs',
    'Rüben',
    { crop: 'Zuckerrüben', year: 2026, n_kg_ha: 88, determined_on: '2026-03-09', reason: 'Hoher Nmin' },
    { field_id: 'Hasenlohe' },
  ),
  row(
    'work_items',
    'Hühnermobil umsetzen',
    {
      type: 'transport',
      title: 'Hühnermobil umsetzen',
      status: 'done',
      done_on: '2026-05-18',
      done_by: 'Ludwig Zellhuber',
    },
    { herd_id: 'Hühnermobil' },
  ),
  row('people', 'Marek', { name: 'Marek Nowotny', hourly_rate_eur: 19.4 }),
  row('people', 'Anna', { name: 'Anna Huber', hourly_rate_eur: 16 }),
  given('2026-03-21', 320),
  given('2025-09-04', 450),
  bill('2026-03-01', 238, '2026-03-20'),
  bill('2026-05-02', 119, null),
  bought('2026-02-27', 'Harnstoff', 6000, 'kg', 0.31),
  bought('2026-05-07', 'Harnstoff', 5000, 'kg', 0.318),
  bought('2026-03-26', 'Fresser', 24, 'Stück', 1180),
  bought('2026-05-13', 'Fresser', 18, 'Stück', 1235),
  weighing('2026-03-10', 564),
  row('animals', 'Xaverl', { name: 'Xaverl', ear_tag: 'DE 09 555 10384', species: 'cattle', sex: 'male' }),
  yieldOf('Galgenbreite', 91.5),
  yieldOf('Hasenlohe', 63.7),
  row('herds', 'Endmastbullen', {
    name: 'Endmastbullen',
    species: 'cattle',
    production: 'fattening_bull',
    rations: [
      { feed: 'Maissilage', unit: 'kg', group: 'Endmast', amount: 17.5, valid_from: '2026-01-12' },
      { feed: 'Weizenschrot', unit: 'kg', group: 'Endmast', amount: 2.8, valid_from: '2026-01-12' },
    ] as never,
  }),
])

const CASES: readonly (readonly [question: string, ...told: string[]])[] = [
  // „nicht mehr haltbar“ is a state of the last day, and no day that is missing.
  ['Welche Pflanzenschutzmittel im Lager sind nicht mehr haltbar?', 'Karate Zeon', '!Mospilan', '!Rapsschrot'],
  ['Bis wann ist Karate Zeon haltbar?', '31.12.2025'],
  // Orders are no jobs.
  ['Welche Bestellungen sind noch nicht geliefert und waren bis heute erwartet?', 'Antriebskette', '!Ersatz', '!Mais'],
  ['Welche Bestellungen sind verspätet?', 'Antriebskette', '!Ersatz', '!Mais'],
  ['Welche Bestellungen sind noch offen und das Datum Erwartet am ist vorbei?', 'Antriebskette', '!Ersatz'],
  ['Welche Bestellungen sind noch nicht geliefert?', 'Antriebskette', 'Ersatzohrmarke', '!Kalkammon', '!Mais'],
  ['Welche Aufträge sind erledigt?', 'Gras häckseln', '!Mais'],
  ['Wie hoch ist die Summe brutto aller Rechnungen, die noch zu bezahlen sind?', '119 EUR', '!238'],
  // What a need was reckoned with, and what was moved on a field
  ['Wie hoch ist der N-Bedarf von den Rüben 2026?', '88 kg/ha'],
  ['Welche Begründung hat der N-Bedarf von den Rüben?', 'Hoher Nmin'],
  ['Wer hat das Hühnermobil zuletzt versetzt?', 'Ludwig Zellhuber'],
  ['Wie viele Bullen wurden versetzt?', '20'],
  ['Wie viel Gärrest ging an Gut Schambach?', '770 m³'],
  // The price of one, in the unit that is asked for
  ['Wie viel mehr hat ein kg Harnstoff im Mai gekostet als im Februar?', '0,008 EUR je kg mehr'],
  ['Wie viel teurer war eine Tonne Harnstoff im Mai als im Februar?', '8 EUR je t mehr'],
  ['Wie viel mehr hat ein Fresser im Mai gekostet als im März?', '55 EUR je Stück mehr'],
  // Two days of one thing
  ['Um wie viel kg war Wampi am 07.05.2026 schwerer als am 10.03.2026?', '124 kg mehr'],
  ['Wie viel schwerer wurde Wampi von 10.03.2026 bis 07.05.2026?', '124 kg mehr'],
  ['Um wie viel dt/ha war der Weizenertrag 2025 auf Galgenbreite höher als auf Hasenlohe?', '27,8 dt/ha mehr'],
  ['Welches Feld hatte 2025 den höchsten Ertrag von Winterweizen?', 'Galgenbreite', '91,5 dt/ha', '!Hasenlohe'],
  // How full a barn was, and what offices were told of a day by classes of age
  ['Wie viele Plätze waren Anfang Mai im Laufstall frei?', '152 von 168', 'frei 16'],
  ['Wie viele Bullen über 6 Monate waren am 01.01.2025 gemeldet?', '146'],
  ['Wie viele Bullen über einem halben Jahr wurden am 1. Januar 2025 gezählt?', '146'],
  ['Wie viele Kälber bis sechs Monate hatten wir am 1. Januar 2026?', '41'],
  ['Wie viel mehr Bullen über 6 Monate waren es Anfang 2026 als Anfang 2025?', '11 mehr'],
  // What one gets in a day
  ['Wie viel Weizenschrot bekommen die Bullen in der Endmast?', '2,8 kg', 'je Tier und Tag'],
  ['Wie viel Maissilage bekommt die Gruppe Endmast?', '17,5 kg', 'je Tier und Tag'],
]

const NOT_ANSWERED: readonly string[] = [
  // A day tells nobody who it was.
  'Wer hat den Diesel geliefert?',
  'Welche Ohrmarke hat die Mutter von Xaverl?',
  'Wie viele Bullen über 12 Monate waren am 01.01.2025 gemeldet?',
  'Wie oft waren wir gestern im Laufstall?',
  // What one gets is not what all of them get.
  'Wie viel Maissilage bekommt die Gruppe Endmast am Tag zusammen?',
]

describe('plain words', () => {
  it.each(CASES)('„%s“', async (question, ...told) => {
    const fact = await ask(question)
    expect(fact, question).toMatchObject({ answered: true })
    for (const words of told)
      if (words.startsWith('!')) expect(fact!.text).not.toContain(words.slice(1))
      else expect(fact!.text).toContain(words)
  })

  it('ask for the highest rate of one who works here, and for no bills', async () => {
    const fact = await ask('Wer hat am meisten Stundensatz?', { inPerson: true })
    expect(fact?.text).toContain('Marek Nowotny: Stundensatz 19,40 EUR')
  })

  it.each(NOT_ANSWERED)('„%s“ is not answered', async (question) => {
    const fact = await ask(question)
    expect(fact?.answered ?? false, fact?.text).toBe(false)
  })
})

describe('a yes or a no of what nobody has entered', () => {
  it('is not said of the tax of a farm', async () => {
    const ask = await askFarm([row('holdings', 'Hof', { name: 'Hof Huber', state: 'BY' })])
    for (const question of ['Sind wir Kleinunternehmer?', 'Pauschalieren wir?'])
      expect(await ask(question, { inPerson: true })).toMatchObject({ answered: false })
  })

  it('is not said of a last day that it has not', async () => {
    const proof = { type: 'Sachkunde Pflanzenschutz', holder: 'Marek', trainings: [{ date: '2022-12-01' }] }
    const ask = await askFarm([row('certificates', 'Sachkunde', proof)])
    expect(await ask('Ist die nächste Fortbildung von Marek überfällig?')).toMatchObject({ answered: false })
    const dated = await askFarm([row('certificates', 'Sachkunde', { ...proof, valid_until: '2026-05-01' })])
    expect((await dated('Ist die nächste Fortbildung von Marek überfällig?'))?.text).toMatch(/^Ja\./u)
  })
})

it('names as its payer nobody who was paid', async () => {
  const ask = await askFarm([bill('2026-04-02', 119, null)])
  expect((await ask('Von wem haben wir 2026 das meiste Geld bekommen?'))?.answered).not.toBe(true)
})

it('tells how full a store is in percent, and no share of all stores', async () => {
  const ask = await askFarm([
    row('places', 'Dieseltank', { name: 'Dieseltank', type: 'store', capacity: 3000, capacity_unit: 'l' }),
    row('places', 'Grube', { name: 'Grube', type: 'slurry_store', capacity: 900, capacity_unit: 'm3' }),
  ])
  expect((await ask('Wie viel Prozent voll ist der Dieseltank?'))?.answered).not.toBe(true)
})
