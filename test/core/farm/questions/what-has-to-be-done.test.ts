import { describe, expect, it } from 'vitest'
import { row } from '../../../../core/onboarding/example-row.ts'
import { askFarm } from './farms.ts'

const letter = (subject: string, done: boolean, deadline: string | null) =>
  row('letters', subject, { subject, sender: 'Landkreis', received_on: '2026-05-04', deadline, done })

const bill = (number: string, paid_on: string | null, due_on: string) =>
  row('receipts', number, {
    type: 'invoice',
    direction: 'incoming',
    partner: 'Landhandel',
    number,
    date: '2026-05-01',
    due_on,
    gross_eur: 100,
    paid_on,
  })

const leased = (name: string, lease_notice: string) =>
  row('fields', name, {
    name,
    use: 'arable',
    area_ha: 10,
    leased: true,
    leased_ha: 10,
    rent_eur_ha: 500,
    lease_notice,
  })

const ask = await askFarm([
  letter('Nachfrage zum Antrag', false, '2026-06-03'),
  letter('Anhörung', false, '2026-06-24'),
  letter('Bescheid', true, '2026-05-28'),
  row('certificates', 'Sachkunde', { type: 'Sachkundenachweis', holder: 'Ida', valid_until: '2026-05-25' }),
  bill('R-1', null, '2026-05-22'),
  bill('R-2', '2026-05-10', '2026-05-24'),
  leased('Hasenlohe', 'ein Jahr zum Martinstag'),
  leased('Kuckuck', 'zum Ende des Pachtjahres'),
  row('fields', 'Saulohe', { name: 'Saulohe', use: 'arable', area_ha: 4 }),
  row('machines', 'Fendt', { name: 'Fendt 724', vehicle_inspection_until: '2026-04-30' }),
  row('machines', 'Spritze', { name: 'Amazone UX', type: 'Feldspritze', badge_until: '2026-10-31' }),
  row('certificates', 'Marek', {
    type: 'Sachkunde Pflanzenschutz',
    holder: 'Marek',
    trainings: [{ date: '2022-12-01' }],
  }),
  row('antibiotic_reports', 'Milchkühe', {
    half_year: '2025-2',
    usage_type: 'Milchkühe',
    therapy_frequency: 1.85,
    benchmark_1: 2.31,
    benchmark_2: 3.96,
  }),
  row('applications', 'Meldung', { type: 'manure_report', year: 2025, submitted_on: '2026-02-10' }),
  row('antibiotic_reports', 'Zuchtsauen', { half_year: '2025-2', usage_type: 'Zuchtsauen', therapy_frequency: 1 }),
  row('antibiotic_reports', 'Mastkälber', {
    half_year: '2025-2',
    usage_type: 'Mastkälber',
    therapy_frequency: 3.4,
    benchmark_1: 0.9,
    benchmark_2: 3.1,
  }),
  row('register_entries', 'Tierkontrolle', {
    register: 'tierkontrolle',
    date: '2026-05-19',
    text: 'Alle Ställe zweimal kontrolliert, keine Verluste.',
  }),
  row('places', 'Grube', {
    name: 'Wiesinger-Grube',
    type: 'slurry_store',
    capacity: 600,
    capacity_unit: 'm3',
    own_share: 350,
  }),
])

const expectTold = async (question: string, text: string): Promise<void> => {
  const fact = await ask(question)
  expect(fact, question).toMatchObject({ answered: true })
  expect(fact!.text).toContain(text)
}

const expectUntold = async (question: string): Promise<void> =>
  expect((await ask(question))?.answered ?? false, question).toBe(false)

describe('what has to be done is what is not done yet', () => {
  it.each([
    ['Welche Briefe müssen noch beantwortet werden?', ['Nachfrage', 'Anhörung'], ['Bescheid']],
    ['Welche Briefe sind noch zu beantworten?', ['Nachfrage', 'Anhörung'], ['Bescheid']],
    ['Welcher Brief muss als nächstes beantwortet werden?', ['Nachfrage', '03.06.2026'], ['Anhörung', 'Bescheid']],
    ['Welche Rechnung muss bezahlt werden?', ['R-1'], ['R-2']],
    ['Welche Rechnungen müssen diese Woche bezahlt werden?', ['R-1'], ['R-2']],
    ['Welche Rechnungen muss ich begleichen?', ['R-1'], ['R-2']],
    ['Welche Rechnungen sind zu begleichen?', ['R-1'], ['R-2']],
    ['Wie viele Rechnungen sind noch zu bezahlen?', ['Eingetragen ist 1', 'R-1'], ['R-2']],
  ])('„%s“', async (question, told, untold) => {
    const fact = await ask(question)
    expect(fact).toMatchObject({ answered: true })
    for (const words of told) expect(fact!.text).toContain(words)
    for (const words of untold) expect(fact!.text).not.toContain(words)
  })
})

describe('what is next by the day by which it has to be done', () => {
  it.each(['Welcher Brief hat die nächste Frist, und an welchem Tag läuft sie ab?', 'Welche Briefe laufen bald ab?'])(
    '„%s“ is of letters alone',
    async (question) => {
      const fact = await ask(question)
      expect(fact).toMatchObject({ answered: true })
      expect(fact!.text).toContain('03.06.2026')
      expect(fact!.text).not.toContain('Sachkunde')
    },
  )
})

it('a word that goes with what is asked is no part of what one of them says', async () => {
  const fact = await ask('Wie viel Pacht zahlen wir im Jahr insgesamt für alle gepachteten Flächen?')
  expect(fact!.text).toContain('zusammen 10.000 EUR')
})

describe('what holds until a day', () => {
  it.each([
    ['Fendt TÜV gültig – bis wann?', 'Fendt 724: Hauptuntersuchung bis 30.04.2026.'],
    ['Ist der TÜV vom Fendt noch gültig?', 'Nein.'],
    ['Hat der Fendt noch TÜV?', 'Nein.'],
    ['Hat der Fendt noch eine gültige Hauptuntersuchung, und bis wann galt sie?', 'Nein. Fendt 724'],
    ['Ist die Plakette der Spritze noch gültig?', 'Ja. Amazone UX: Plakette gültig bis 31.10.2026.'],
    ['Wann war Marek zuletzt auf Fortbildung?', 'Letzte Fortbildung 01.12.2022'],
  ])('„%s“', expectTold)
})

describe('what belongs to the farm', () => {
  it.each([
    ['Wie viel Kubikmeter von der Wiesinger-Grube gehören uns?', '350 m³'],
    ['Wie groß ist unser Anteil an der Wiesinger-Grube?', '350 m³'],
    ['Wiesinger-Grube: unser Anteil in m³?', '350 m³'],
    ['Gehört uns der Kuckuck?', 'Kuckuck: Gepachtet ja.'],
  ])('„%s“', expectTold)

  it.each(['Welche Felder gehören uns?', 'Wie viel vom Land gehört uns?', 'Gehört die Wiesinger-Grube uns?'])(
    '„%s“ is not told where nobody has said so',
    expectUntold,
  )
})

describe('what is held against a value beside it', () => {
  it.each([
    ['Ist die Therapiehäufigkeit der Milchkühe 2025-2 unter der Kennzahl 1?', 'Ja. Milchkühe, 2025-2'],
    ['Liegen wir bei den Milchkühen über der Kennzahl 2?', 'Nein. Milchkühe, 2025-2'],
    ['Haben wir die Kennzahl 1 überschritten?', 'Ja. Mastkälber, 2025-2'],
    ['Welche Fahrzeuge müssen 2026 zum TÜV?', 'Fendt 724: Hauptuntersuchung bis 30.04.2026'],
    ['Lagen wir im 2. Halbjahr 2025 bei den Mastkälbern über der Kennzahl 2?', 'Ja. Mastkälber, 2025-2'],
    ['Therapiehäufigkeit Milchkühe 2025-2?', '1,85'],
  ])('„%s“', expectTold)
})

describe('what nothing decides is neither a yes nor a no', () => {
  it.each([
    'Wurde die Wirtschaftsdüngermeldung rechtzeitig abgegeben?',
    'Wurde die Wirtschaftsdüngermeldung verspätet abgegeben?',
    'Liegen wir bei den Zuchtsauen über der Kennzahl 2?',
    'Liegen wir bei den Zuchtsauen unter der Kennzahl 2?',
  ])('„%s“', expectUntold)
})

it('what an entry says is told beside its day', async () => {
  const fact = await ask('Wann wurden zuletzt alle Ställe kontrolliert, und gab es dabei Verluste?')
  expect(fact!.text).toBe('19.05.2026, Tierkontrolle: Eintrag Alle Ställe zweimal kontrolliert, keine Verluste.')
})
