import { describe, expect, it } from 'vitest'
import { row } from '../../../../core/onboarding/example-row.ts'
import { askFarm } from './farms.ts'

const bullock = (
  name: string,
  more: { arrived_on?: string | null; arrival_reported_on?: string | null; birth_reported_on?: string | null },
) =>
  row('animals', name, { name, species: 'cattle', sex: 'male', born_on: '2025-12-18', ...more }, { herd_id: 'Fresser' })

const arrival = (date: string, count: number, reported_on: string | null) =>
  row('group_movements', `${date} ${count}`, {
    date,
    direction: 'arrival',
    category: 'Fresser',
    count,
    partner: 'Viehhandel',
    reported_on,
  })

const antibiotic = (
  date: string,
  product: string,
  group: string | null,
  of: { animal_id?: string; herd_id?: string },
) => row('treatments', product, { date, product, type: 'treatment', antibiotic: true, group }, of)

const nmin = (layer: string, value: number) =>
  row(
    'measurements',
    layer,
    { type: 'nmin', parameter: `Nmin, ${layer}`, value, unit: 'kg/ha', date: '2026-02-24' },
    { field_id: 'Bergfeld' },
  )

const ask = await askFarm([
  row('fields', 'Bergfeld', {
    name: 'Bergfeld',
    use: 'arable',
    area_ha: 12,
    leased: true,
    leased_ha: 12,
    rent_eur_ha: 620,
    leased_until: '2030-09-30',
    lease_notice: 'Wird sie nicht spätestens ein Jahr vor dem Ende gekündigt, verlängert sie sich.',
  }),
  nmin('0-30 cm', 17),
  nmin('30-60 cm', 14),
  row('contacts', 'Praxis', {
    name: 'Praxis Hartl',
    type: 'company',
    roles: ['vet'],
    phone: '08772 91844',
    note: 'Notdienst am Wochenende: Dr. Kern, 0171 4409121',
  }),
  row('herds', 'Mastbullen', {
    name: 'Mastbullen',
    species: 'cattle',
    production: 'fattening_bull',
    rations: [
      { group: 'Endmast', feed: 'Maissilage', amount: 17.5, unit: 'kg' },
      { group: 'Endmast', feed: 'Rapsschrot', amount: 1.2, unit: 'kg' },
      { group: 'Vormast', feed: 'Maissilage', amount: 9, unit: 'kg' },
    ],
  }),
  row('herds', 'Fresser', { name: 'Fresser', species: 'cattle', production: 'calf' }),
  bullock('4019', { arrived_on: '2026-05-12', arrival_reported_on: null }),
  bullock('4020', { arrived_on: '2026-05-12', arrival_reported_on: '2026-05-14' }),
  bullock('4007', { arrived_on: '2026-03-02', arrival_reported_on: null }),
  row('animals', '1190', {
    name: '1190',
    species: 'cattle',
    sex: 'male',
    born_on: '2025-11-05',
    arrived_on: '2026-03-24',
    arrival_reported_on: '2026-03-27',
    ear_tag: '276000956201190',
    tag_state: 'missing',
    bvd: 'pending',
  }),
  bullock('Quirin', { arrived_on: null, birth_reported_on: null }),
  arrival('2026-05-12', 18, null),
  arrival('2026-03-24', 24, null),
  antibiotic('2026-05-14', 'Draxxin', null, { animal_id: '4019' }),
  antibiotic('2025-11-18', 'Resflor', 'Einstallung November', { herd_id: 'Fresser' }),
  row('self_checks', 'April', { date: '2026-04-30', type: 'losses', count: 0 }, { herd_id: 'Fresser' }),
  row('self_checks', 'März', { date: '2026-03-31', type: 'losses', count: 0 }, { herd_id: 'Fresser' }),
  row('machines', 'Fendt', { name: 'Fendt', type: 'Schlepper', vehicle_inspection_until: '2026-04-30' }),
  row('machines', 'Feldspritze', { name: 'Feldspritze', badge_until: '2025-12-31', inspected_on: '2022-10-20' }),
  row('certificates', 'Sachkunde', {
    type: 'Sachkundenachweis',
    category: 'plant_protection',
    holder: 'Ida',
    valid_until: '2026-06-11',
  }),
])

describe('what has to be reported', () => {
  it.each([
    ['Für welche der im Mai zugekauften Fresser fehlt noch die Zugangsmeldung?', ['4019'], ['4020', '4007', 'Quirin']],
    ['Welche Zugänge im Mai sind noch nicht gemeldet?', ['12.05.2026', '4019'], ['24.03.2026', '4007', 'Quirin']],
    ['Welche Tiere sind noch nicht gemeldet?', ['Quirin', '4019', '4007'], ['4020']],
    ['Welche Fresser vom Mai sind noch nicht in HIT gemeldet?', ['4019'], ['4020', '4007', 'Quirin']],
    ['Welche Tiere haben keine Geburtsmeldung?', ['Quirin'], ['4019', '4020', '4007']],
  ])('„%s“ – %s', async (question, told, others) => {
    const fact = await ask(question)
    expect(fact?.answered).toBe(true)
    for (const name of told) expect(fact?.text).toContain(name)
    for (const name of others) expect(fact?.text).not.toContain(name)
  })
})

describe('whether it was reported', () => {
  it.each([
    ['Ist der Zugang vom 12. Mai 2026 schon in HIT gemeldet?', 'Gemeldet am nicht eingetragen'],
    ['Wurden die Tiere vom 12.05.2026 schon gemeldet?', 'Gemeldet am nicht eingetragen'],
  ])('is not told by that it happened: „%s“', async (question, text) => {
    const fact = await ask(question)
    expect(fact?.text).toContain(text)
    expect(fact?.text).not.toMatch(/^(?:Ja|Nein)/u)
  })
})

describe('what is denied of those that are reported', () => {
  it('is no report that is missing', async () => {
    expect((await ask('Welche gemeldeten Fresser sind nicht weiblich?'))?.text ?? '').not.toContain('ohne „Geburt')
  })
})

describe('what was given to a herd', () => {
  it('was given to animals of its species', async () => {
    const fact = await ask('Welche Antibiotika haben wir bei den Rindern eingesetzt?')
    expect(fact?.text).toContain('Draxxin')
    expect(fact?.text).toContain('Resflor')
  })
})

describe('last days', () => {
  it.each([
    ['Hat die Spritze noch TÜV, oder ist der schon rum?', 'Nein. Feldspritze: Plakette gültig bis 31.12.2025.'],
    ['Spritze: Plakette noch gültig?', 'Nein. Feldspritze: Plakette gültig bis 31.12.2025.'],
    ['Bis wann gilt der TÜV vom Fendt?', 'Fendt: Hauptuntersuchung bis 30.04.2026. Das war vor 20 Tagen.'],
    ['Bis wann gilt die Sachkunde von Ida?', 'Ida, Sachkundenachweis: Gültig bis 11.06.2026. Das ist in 22 Tagen.'],
  ])('„%s“ – %s', async (question, text) => {
    expect(await ask(question)).toMatchObject({ text, answered: true })
  })

  it.each([
    'Bergfeld Pacht: letzter Kündigungstag?',
    'Bis wann muss ich den Pachtvertrag kündigen, damit er sich nicht verlängert?',
    'wann is letzter termin zum kündigen beim bergfeld, bevor der pachtvertrag noch ein jahr weiterläuft?',
  ])('for notice: „%s“', async (question) => {
    expect((await ask(question))?.text).toContain('Zu kündigen bis 30.09.2029')
  })

  it('of a vehicle is among what is overdue', async () => {
    expect((await ask('Was ist überfällig?'))?.text).toContain('Hauptuntersuchung „Fendt“: bis 30.04.2026')
  })
})

describe('a layer of soil', () => {
  it.each(['Nmin Bergfeld 0 bis 30 cm?', 'Wie hoch war der Nmin auf dem Bergfeld in den oberen 30 Zentimetern?'])(
    'is called by its depths: „%s“',
    async (question) => {
      const fact = await ask(question)
      expect(fact?.text).toContain('17 kg/ha')
      expect(fact?.text).not.toContain('14')
    },
  )
})

describe('an animal', () => {
  it.each(['Welches Rind trägt zurzeit keine Ohrmarke?', 'Bei welchem Tier fehlt die Ohrmarke?'])(
    'that has lost its tag has its number all the same: „%s“',
    async (question) => {
      expect((await ask(question))?.text).toContain('1190')
    },
  )

  it('that awaits its result is among those whose result is awaited', async () => {
    expect((await ask('BVD-Befund noch ausstehend, welches Tier?'))?.text).toContain('1190')
  })

  it('of which nobody has said from where has no day for an answer', async () => {
    expect((await ask('Von welchem Betrieb stammt Quirin?'))?.answered).toBe(false)
  })
})

describe('losses of which there were none', () => {
  it.each([
    ['Hatten wir Verluste bei den Fressern?', /^Nein\./u],
    ['Wie viele Verluste hatten wir bei den Fressern?', /zusammen 0/u],
  ])('„%s“ – %s', async (question, text) => {
    expect((await ask(question))?.text).toMatch(text)
  })

  it('have no day', async () => {
    expect((await ask('Wann ist der letzte Fresser verendet?'))?.text ?? '').not.toContain('2026')
  })
})

describe('a second number', () => {
  it.each([
    ['Wie ist die Nummer vom Tierarzt?', '08772 91844'],
    ['Unter welcher Nummer erreiche ich den tierärztlichen Notdienst?', '0171 4409121'],
  ])('in a note is told, too: „%s“', async (question, number) => {
    expect((await ask(question))?.text).toContain(number)
  })
})

describe('a ration', () => {
  it('comes to what one animal of a group gets', async () => {
    expect((await ask('Futtermenge Endmast insgesamt?'))?.text).toContain('zusammen 18,7 kg')
    expect((await ask('Futtermenge der Mastbullen insgesamt?'))?.text ?? '').not.toContain('zusammen')
  })
})
