import type { RuleCase } from '../rule-case.ts'

const cows = { name: 'Milchkühe', species: 'cattle', production: 'dairy_cow', average_count: 70 } as const
const report = { half_year: '2025-2', usage_type: 'Milchkühe', zero_report: 'no' } as const
const reported = (reported_on: string | null) => ({ herds: [cows], antibiotic_reports: [{ ...report, reported_on }] })
const today = '2026-05-20'
const calf = (number: number) => ({
  species: 'cattle' as const,
  ear_tag: `2760003900001${String(number).padStart(2, '0')}`,
  born_on: '2025-06-20',
  arrived_on: '2025-06-30',
})
const calves = (count: number) => ({ animals: Array.from({ length: count }, (_, index) => calf(index)) })
const herd = (production: 'piglet' | 'fattening_pig' | 'sow', average_count: number) => ({
  herds: [{ name: 'Herde', species: 'pig' as const, production, average_count }],
})
const poultry = (name: string, average_count: number, production: 'laying_hen' | null = null) => ({
  herds: [{ name, species: 'poultry' as const, production, average_count }],
})

const year = {
  method: null,
  n_excretion_kg: null,
  p2o5_excretion_kg: null,
  manure: null,
  milk_kg: null,
  eggs: null,
  live_weight_kg: null,
  dry_matter_kg_day: null,
}

export const cases: RuleCase[] = [
  { name: 'am 14.01. gemeldet', today, rows: reported('2026-01-14'), is: 'in_ordnung' },
  { name: 'am 15.01. gemeldet', today, rows: reported('2026-01-15'), is: 'mangel', due: '2026-01-14' },
  {
    name: 'Fristende am 14.07.2024 ein Sonntag, am Montag gemeldet',
    today: '2024-08-01',
    rows: {
      herds: [cows],
      antibiotic_reports: [
        { ...report, half_year: '2023-2', reported_on: '2024-01-10' },
        { ...report, half_year: '2024-1', reported_on: '2024-07-15' },
      ],
    },
    is: 'hinweis',
    due: '2024-07-15',
  },
  { name: 'Halbjahr läuft noch', today: '2026-06-30', rows: reported('2026-01-10'), is: 'in_ordnung' },
  { name: 'offen ab 01.07.', today: '2026-07-01', rows: reported('2026-01-10'), is: 'hinweis', due: '2026-07-14' },
  { name: 'offen am 14.07.', today: '2026-07-14', rows: reported('2026-01-10'), is: 'hinweis' },
  { name: 'offen am 15.07.', today: '2026-07-15', rows: reported('2026-01-10'), is: 'mangel' },
  { name: 'offen ab 01.01.', today: '2026-01-01', rows: { herds: [cows] }, is: 'hinweis', due: '2026-01-14' },
  { name: 'nichts gemeldet', today, rows: { herds: [cows] }, is: 'mangel' },
  {
    name: 'Nullmeldung',
    today,
    rows: { herds: [cows], antibiotic_reports: [{ ...report, reported_on: '2026-01-10', zero_report: 'yes' }] },
    is: 'in_ordnung',
  },
  {
    name: 'als Meldung unter den Anträgen',
    today,
    rows: { herds: [cows], applications: [{ type: 'antibiotics', submitted_on: '2026-01-10' }] },
    is: 'in_ordnung',
  },
  {
    name: 'gemeldet ist eine andere Nutzungsart',
    today,
    rows: { herds: [cows], antibiotic_reports: [{ ...report, usage_type: 'Mastschweine', reported_on: '2026-01-10' }] },
    is: 'mangel',
  },
  {
    name: 'Therapiehäufigkeit ist mitgeteilt, der Tag der Meldung fehlt',
    today,
    rows: { herds: [cows], antibiotic_reports: [{ ...report, therapy_frequency: 1.85 }] },
    is: 'nicht_pruefbar',
  },
  { name: '25 Milchkühe', today, rows: { herds: [{ ...cows, average_count: 25 }] }, is: 'betrifft_nicht' },
  { name: '25,5 Milchkühe', today, rows: { herds: [{ ...cows, average_count: 25.5 }] }, is: 'mangel' },
  {
    name: 'Durchschnitt des Jahres geht vor',
    today,
    rows: {
      herds: [
        {
          ...cows,
          years: [{ ...year, year: 2025, average_count: 20 }],
        },
      ],
    },
    is: 'betrifft_nicht',
  },
  {
    name: 'Durchschnittsbestand fehlt',
    today,
    rows: { herds: [{ ...cows, average_count: null }] },
    is: 'nicht_pruefbar',
  },
  {
    name: 'Durchschnittsbestand fehlt, Platz ist für 20',
    today,
    rows: { herds: [{ ...cows, average_count: null, target_count: 20 }] },
    is: 'betrifft_nicht',
  },
  { name: '25 zugekaufte Kälber', today, rows: calves(25), is: 'betrifft_nicht' },
  { name: '26 zugekaufte Kälber', today, rows: calves(26), is: 'mangel' },
  {
    name: '26 Kälber, eines davon nur einen Monat',
    today,
    rows: { animals: [...calves(25).animals, { ...calf(30), left_on: '2025-07-31', left_by: 'died' }] },
    is: 'mangel',
  },
  {
    name: '26 Kälber, die nur einen Monat da waren',
    today,
    rows: { animals: calves(26).animals.map((one) => ({ ...one, left_on: '2025-07-31', left_by: 'sold' as const })) },
    is: 'betrifft_nicht',
  },
  {
    name: '26 Kälber aus dem eigenen Stall',
    today,
    rows: { animals: calves(26).animals.map((one) => ({ ...one, arrived_on: null })) },
    is: 'betrifft_nicht',
  },
  {
    name: 'Herde begann erst nach dem Halbjahr',
    today,
    rows: {
      ...herd('fattening_pig', 300),
      group_movements: [{ herd_id: 'Herde', date: '2026-02-01', direction: 'arrival', count: 300 }],
    },
    is: 'betrifft_nicht',
  },
  {
    name: '20 gingen nach dem Halbjahr ab, ohne dass gezählt wurde',
    today,
    rows: {
      ...herd('fattening_pig', 300),
      group_movements: [{ herd_id: 'Herde', date: '2026-02-01', direction: 'departure', count: 20 }],
    },
    is: 'mangel',
  },
  {
    name: '20 kamen nach dem Halbjahr zu den anderen',
    today,
    rows: {
      ...herd('fattening_pig', 300),
      group_movements: [{ herd_id: 'Herde', date: '2026-02-01', direction: 'arrival', count: 20 }],
    },
    is: 'mangel',
  },
  {
    name: '20 gingen ab, Durchschnitt nicht eingetragen',
    today,
    rows: {
      herds: [{ name: 'Herde', species: 'pig', production: 'fattening_pig' }],
      group_movements: [{ herd_id: 'Herde', date: '2026-02-01', direction: 'departure', count: 20 }],
    },
    is: 'nicht_pruefbar',
  },
  {
    name: 'Herde war schon aufgelöst',
    today,
    rows: {
      ...herd('fattening_pig', 300),
      group_movements: [
        { herd_id: 'Herde', date: '2025-01-01', direction: 'count', count: 300 },
        { herd_id: 'Herde', date: '2025-05-01', direction: 'departure', count: 300 },
      ],
    },
    is: 'betrifft_nicht',
  },
  { name: '250 Ferkel', today, rows: herd('piglet', 250), is: 'betrifft_nicht' },
  { name: '251 Ferkel', today, rows: herd('piglet', 251), is: 'mangel' },
  { name: '250 Mastschweine', today, rows: herd('fattening_pig', 250), is: 'betrifft_nicht' },
  { name: '251 Mastschweine', today, rows: herd('fattening_pig', 251), is: 'mangel' },
  { name: '85 Sauen', today, rows: herd('sow', 85), is: 'betrifft_nicht' },
  { name: '86 Sauen', today, rows: herd('sow', 86), is: 'mangel' },
  { name: '10 000 Masthühner', today, rows: poultry('Masthühner', 10_000), is: 'betrifft_nicht' },
  { name: '10 001 Masthühner', today, rows: poultry('Masthühner', 10_001), is: 'mangel' },
  { name: '4 000 Legehennen', today, rows: poultry('Legehennen', 4000), is: 'betrifft_nicht' },
  {
    name: '4 001 Hennen, als Legehennen eingetragen',
    today,
    rows: poultry('Stall 3', 4001, 'laying_hen'),
    is: 'mangel',
  },
  { name: '4 000 davon', today, rows: poultry('Stall 3', 4000, 'laying_hen'), is: 'betrifft_nicht' },
  { name: '4 001 Legehennen', today, rows: poultry('Legehennen', 4001), is: 'mangel' },
  { name: '1 001 Junghennen', today, rows: poultry('Junghennen', 1001), is: 'mangel' },
  { name: '1 000 Mastputen', today, rows: poultry('Mastputen', 1000), is: 'betrifft_nicht' },
  { name: '1 001 Mastputen', today, rows: poultry('Mastputen', 1001), is: 'mangel' },
  { name: 'Geflügel, wofür ist nicht bekannt', today, rows: poultry('Stall 3', 5000), is: 'nicht_pruefbar' },
  {
    name: 'vor 2023 galten andere Nutzungsarten',
    today: '2022-08-01',
    rows: { herds: [cows] },
    is: 'betrifft_nicht',
  },
  {
    name: 'ab 2027 gibt es kein erstes Halbjahr mehr',
    today: '2027-08-01',
    rows: { herds: [cows], antibiotic_reports: [{ ...report, half_year: '2026-2', reported_on: '2027-01-10' }] },
    is: 'in_ordnung',
  },
  {
    name: 'das Jahr 2027 nicht gemeldet',
    today: '2028-01-15',
    rows: { herds: [cows] },
    is: 'mangel',
    due: '2028-01-14',
  },
]
