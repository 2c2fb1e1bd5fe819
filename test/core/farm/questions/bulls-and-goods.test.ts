import { describe, expect, it } from 'vitest'
import { row } from '../../../../core/onboarding/example-row.ts'
import { askFarm } from './farms.ts'

const weighing = (date: string, value: number) =>
  row(
    'measurements',
    `Wampi ${date}`,
    { type: 'weighing', parameter: 'Lebendgewicht', value, unit: 'kg', date },
    { animal_id: 'Wampi' },
  )

const departure = (date: string, count: number, partner: string) =>
  row(
    'group_movements',
    `${date} ${partner}`,
    { date, direction: 'departure', count, partner },
    { herd_id: 'Mastbullen' },
  )

const sale = (date: string, article: string, amount: number, unit: string) =>
  row('stock_movements', `${date} ${article}`, { date, type: 'sale', article, amount, unit })

const ask = await askFarm([
  row('holdings', 'Hof', {
    name: 'Hof Huber',
    partners: 'Korbinian Huber (60 %), Anna Huber (40 %)',
    photovoltaics_kwp: 98.6,
    vat_rules: [
      { from: '2014-01-01', rule: 'flat_rate' },
      { from: '2023-01-01', rule: 'regular' },
    ],
  }),
  row('places', 'Spritzmittelkammer', {
    name: 'Spritzmittelkammer',
    type: 'store',
    location: 'Maschinenhalle, hinten links',
    locked: 'ja, Schlüssel bei Korbinian',
  }),
  row('places', 'Brunnen', { name: 'Eselbrunnen', type: 'well' }),
  row('stock', 'Elumis', { article: 'Elumis', amount: 12, unit: 'l' }, { place_id: 'Spritzmittelkammer' }),
  row('places', 'Altstall', { name: 'Altstall', type: 'barn' }),
  row('herds', 'Fresser', { name: 'Fresser', species: 'cattle', production: 'calf' }, { barn_id: 'Altstall' }),
  row('herds', 'Mastbullen', { name: 'Mastbullen', species: 'cattle', production: 'fattening_bull' }),
  row('animals', 'Wampi', {
    name: 'Wampi',
    species: 'cattle',
    sex: 'male',
    born_on: '2024-09-10',
    arrived_on: '2025-02-11',
    arrived_from: 'Viehhandel Bogen',
  }),
  row('animals', 'Resi', { name: 'Resi', species: 'cattle', sex: 'female', born_on: '2026-02-10' }),
  weighing('2026-03-10', 564),
  weighing('2026-05-07', 688),
  departure('2026-04-21', 12, 'Schlachthof Vilsfleisch'),
  departure('2026-02-17', 14, 'Schlachthof Vilsfleisch'),
  departure('2025-12-09', 15, 'Schlachthof Vilsfleisch'),
  departure('2026-03-03', 3, 'Viehhandel Bogen'),
  sale('2026-01-27', 'Winterweizen, Ernte 2025', 48.5, 't'),
  sale('2026-03-17', 'Winterweizen, Ernte 2025', 26.2, 't'),
  sale('2026-01-09', 'Winterweizen, Ernte 2024', 9, 't'),
  row('stock_movements', 'Kindergarten', {
    date: '2026-05-09',
    type: 'given_away',
    article: 'Eier',
    amount: 60,
    unit: 'Stück',
    note: 'An den Kindergarten',
  }),
  row('stock_movements', 'Verbrauch', {
    date: '2026-03-05',
    type: 'consumption',
    article: 'Kalkammonsalpeter',
    amount: 5.54,
    unit: 't',
  }),
  row('machines', 'BHKW', { name: 'BHKW Schnell', built_year: 2012 }),
  row('machines', 'Fendt', { name: 'Fendt', bought_on: '2018-02-20', vehicle_inspection_until: '2026-04-30' }),
  row('places', 'Grube', { name: 'Güllegrube', type: 'slurry_store', cover: 'offen' }),
  row('orders', 'Kette', {
    article: 'Antriebskette',
    amount: 1,
    unit: 'Stück',
    status: 'ordered',
    ordered_on: '2026-04-14',
    expected_on: '2026-05-08',
  }),
  row('orders', 'Schrot', {
    article: 'Rapsschrot',
    amount: 12,
    unit: 't',
    status: 'ordered',
    ordered_on: '2026-05-11',
    expected_on: '2026-05-27',
  }),
  row('orders', 'KAS', {
    article: 'Kalkammonsalpeter',
    amount: 25,
    unit: 't',
    status: 'delivered',
    ordered_on: '2026-01-20',
    expected_on: '2026-02-12',
  }),
  row('needs', 'Hennenfutter', {
    article: 'Hennenfutter',
    amount: 1.5,
    unit: 't',
    status: 'open',
    needed_on: '2026-05-15',
  }),
  row('needs', 'Litze', { article: 'Litze', amount: 400, unit: 'm', status: 'covered', needed_on: '2026-04-20' }),
  row('work_items', 'Roboter', {
    type: 'other',
    title: 'Roboter reparieren',
    status: 'planned',
    planned_until: '2026-04-30',
  }),
  row('work_items', 'Sortieren', {
    type: 'other',
    title: 'Bullen sortieren',
    status: 'planned',
    planned_until: '2026-05-28',
  }),
  row('work_items', 'Ausmisten', {
    type: 'barn',
    title: 'Altstall ausmisten',
    status: 'done',
    done_on: '2026-05-08',
    done_by: 'Marek',
  }),
  row(
    'treatments',
    'Draxxin',
    { date: '2026-05-14', product: 'Draxxin', type: 'treatment', withdrawal_meat_days: 22 },
    { animal_id: 'Wampi' },
  ),
  row(
    'treatments',
    'Metacam',
    { date: '2026-04-02', product: 'Metacam', type: 'treatment', withdrawal_meat_days: 15 },
    { herd_id: 'Mastbullen' },
  ),
  row('letters', 'Mahnung', {
    subject: 'Mahnung Zündkerzen',
    sender: 'Donaugas',
    done: false,
    received_on: '2026-05-13',
    deadline: '2026-05-18',
    note: 'Sie wollen 635 EUR',
  }),
  row('contacts', 'Kriegl', {
    name: 'Landhandel Kriegl',
    type: 'company',
    street: 'Bahnhofstraße 22',
    phone: '09423 2040',
  }),
  row('letters', 'Bescheid', {
    subject: 'Bescheid Agrardiesel',
    sender: 'Zoll',
    done: true,
    received_on: '2026-01-05',
    deadline: '2026-02-05',
  }),
])

type Told = [question: string, text: string]

describe('what is overdue', () => {
  it.each<Told>([
    ['Welche Bestellung ist überfällig?', 'Antriebskette: Menge 1 Stück, Erwartet am 08.05.2026.'],
    ['Welche Bestellung hätte längst geliefert sein müssen?', 'Antriebskette: Menge 1 Stück, Erwartet am 08.05.2026.'],
    [
      'Welche Bestellung hätte schon da sein müssen und ist noch nicht geliefert?',
      'Antriebskette: Menge 1 Stück, Erwartet am 08.05.2026.',
    ],
    ['Ist eine Bestellung überfällig?', 'Ja. Antriebskette: Erwartet am 08.05.2026.'],
    ['Ist die Bestellung vom Rapsschrot überfällig?', 'Nein. Rapsschrot: Erwartet am 27.05.2026.'],
    ['Welche Arbeiten sind überfällig?', '30.04.2026, Roboter reparieren.'],
    ['Welche Arbeiten hätten längst fertig sein sollen und sind es nicht?', '30.04.2026, Roboter reparieren.'],
    [
      'Welcher Brief ist überfällig?',
      'Donaugas: Mahnung Zündkerzen: Eingang 13.05.2026, Frist 18.05.2026, Notiz Sie wollen 635 EUR.',
    ],
    [
      'Welche Bedarfe sind noch offen, also weder bestellt noch gedeckt?',
      'Hennenfutter: Menge 1,5 t, Gebraucht am 15.05.2026.',
    ],
  ])('„%s“ – %s', async (question, text) => {
    expect(await ask(question)).toMatchObject({ text, answered: true })
  })
})

describe('what is ordered', () => {
  it.each([
    ['Welche Bestellungen sind offen?', ['Antriebskette', 'Rapsschrot'], ['Kalkammonsalpeter', 'Hennenfutter']],
    ['Was haben wir im Mai bestellt?', ['Rapsschrot'], ['Antriebskette', 'Anbau']],
    ['Was müssen wir noch bestellen?', ['Hennenfutter'], ['Litze', 'Rapsschrot']],
    ['Welcher Bedarf ist noch nicht bestellt?', ['Hennenfutter'], ['Litze']],
  ])('„%s“ – %s', async (question, told, others) => {
    const fact = await ask(question)
    expect(fact?.answered).toBe(true)
    for (const name of told) expect(fact?.text).toContain(name)
    for (const name of others) expect(fact?.text).not.toContain(name)
  })
})

describe('goods that are counted', () => {
  it.each<Told>([
    ['Wie viele Eier haben wir im Mai verschenkt?', 'Eier, 09.05.2026: Menge 60 Stück.'],
    ['Wie viele Eier haben wir dem Kindergarten geschenkt?', 'Eier, 09.05.2026: Menge 60 Stück.'],
  ])('are told by their amount: „%s“', async (question, text) => {
    expect(await ask(question)).toMatchObject({ text, answered: true })
  })

  it('are told by the year of their harvest, whenever they were sold', async () => {
    const fact = await ask('Wie viele Tonnen Weizen der Ernte 2025 haben wir 2026 verkauft?')
    expect(fact?.text).toContain('zusammen 74,7 t')
  })
})

describe('animals', () => {
  it.each([
    'Wie viele Bullen gingen 2026 an Vilsfleisch?',
    'Wie viele Mastbullen sind 2026 bisher an Vilsfleisch gegangen?',
  ])('that went to somebody have left: „%s“', async (question) => {
    expect((await ask(question))?.text).toContain('zusammen 26')
  })

  it.each<Told>([
    ['Wie viele Bullen sind seit letztem Dezember an Vilsfleisch gegangen?', 'zusammen 41'],
    ['Von wem stammt der Wampi?', 'Zugang von Viehhandel Bogen'],
  ])('came and went: „%s“', async (question, text) => {
    expect((await ask(question))?.text).toContain(text)
  })

  it('went where they left for', async () => {
    expect((await ask('Wohin sind die drei Mastbullen am 3. März 2026 gegangen?'))?.text).toContain('Viehhandel Bogen')
  })

  it('gained what lies between two weighings', async () => {
    const fact = await ask('Wie viel hat der Bulle Wampi zwischen den beiden Wiegungen zugenommen?')
    expect(fact?.text).toContain('um 124 kg')
  })

  it.each(['Wie schwer ist der Wampi?', 'Welcher Bulle ist der schwerste?', 'Welcher Bulle wiegt am meisten?'])(
    'weigh what they were last weighed: „%s“',
    async (question) => {
      expect((await ask(question))?.text).toContain('07.05.2026: Wert 688 kg')
    },
  )

  it('are so old as a number of months says', async () => {
    expect((await ask('Wie viele Rinder über 6 Monate haben wir?'))?.text).toContain('„Wampi“')
    expect((await ask('Wie viele Rinder über 6 Monate haben wir?'))?.text).not.toContain('„Resi“')
  })
})

describe('how old a thing is', () => {
  it.each<Told>([
    ['Wie alt ist das BHKW?', 'BHKW Schnell: Jahrgang 2012.'],
    ['Welche Maschine ist die älteste?', 'BHKW Schnell: Jahrgang 2012.'],
    ['Welche Maschinen sind über 10 Jahre alt?', 'BHKW Schnell: Jahrgang 2012.'],
  ])('is told by the year in which it was built or bought: „%s“', async (question, text) => {
    expect(await ask(question)).toMatchObject({ text, answered: true })
  })
})

describe('what has waiting time', () => {
  it.each([
    'Welche Tiere haben gerade Wartezeit?',
    'Wer hat noch Wartezeit?',
    'Welche Tiere sind noch in der Sperrzeit?',
  ])('has it today: „%s“', async (question) => {
    const fact = await ask(question)
    expect(fact?.text).toContain('Draxxin')
    expect(fact?.text).not.toContain('Metacam')
  })

  it('is some animal', async () => {
    expect((await ask('Ist gerade ein Tier gesperrt?'))?.text).toMatch(/^Ja\. .*Draxxin/u)
  })
})

describe('a yes or a no', () => {
  it.each<Told>([
    ['Ist die Güllegrube abgedeckt?', 'Nein. Güllegrube: Abdeckung offen.'],
    ['Welche Grube hat keine Abdeckung?', 'Güllegrube.'],
    ['Haben alle Maschinen TÜV?', 'Nein, vorbei oder nicht eingetragen ist es bei BHKW Schnell und Fendt.'],
  ])('is that of what stands there: „%s“', async (question, text) => {
    expect(await ask(question)).toMatchObject({ text, answered: true })
  })

  it.each([
    'Haben wir mehr Bullen verkauft oder zugekauft?',
    'Haben wir mehr Wirtschaftsdünger abgegeben oder aufgenommen?',
  ])('is not said to one of two: „%s“', async (question) => {
    expect((await ask(question))?.text ?? '').not.toMatch(/^(?:Ja|Nein)/u)
  })
})

describe('where something is', () => {
  it.each<Told>([
    ['Wo ist die Spritzmittelkammer?', 'Spritzmittelkammer: Standort Maschinenhalle, hinten links.'],
    [
      'Bei wem liegt der Schlüssel zur Spritzmittelkammer?',
      'Spritzmittelkammer: Verschlossen ja, Schlüssel bei Korbinian.',
    ],
    ['Wo sind die Fresser?', 'Fresser: Stall Altstall.'],
  ])('„%s“ – %s', async (question, text) => {
    expect(await ask(question)).toMatchObject({ text, answered: true })
  })

  it('no row says of a well that is only called so', async () => {
    expect(await ask('Wo ist der Eselbrunnen?')).toMatchObject({ answered: false })
  })
})

describe('what else is told', () => {
  it.each<Told>([
    ['Was ist die Adresse vom Kriegl?', 'Landhandel Kriegl: Straße Bahnhofstraße 22'],
    ['Was will Donaugas von uns?', 'Notiz Sie wollen 635 EUR'],
    ['Wer hat den Altstall ausgemistet?', 'Altstall ausmisten'],
  ])('„%s“ – %s', async (question, text) => {
    expect((await ask(question))?.text).toContain(text)
  })
})

describe('the farm', () => {
  it.each<Told>([
    ['Seit wann sind wir regelbesteuert?', 'Hof Huber: Umsatzsteuer so seit 01.01.2023.'],
    ['Sind wir pauschaliert?', 'Nein. Hof Huber: Umsatzsteuer Regelbesteuerung.'],
    ['Wie viel Kilowatt-Peak hat unsere Photovoltaikanlage?', 'Hof Huber: Photovoltaik 98,6 kWp.'],
    [
      'Mit welchem Anteil ist Anna an der GbR beteiligt?',
      'Hof Huber: Gesellschafter Korbinian Huber (60 %), Anna Huber (40 %).',
    ],
  ])('„%s“ – %s', async (question, text) => {
    expect(await ask(question, { inPerson: true })).toMatchObject({ text, answered: true })
  })
})
