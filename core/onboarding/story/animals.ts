import { row, type ExampleRow } from '../example-row.ts'
import type { StoryDays } from '../story-days.ts'

/**
 * 150 Rinder im Durchschnitt: 62 laktierende und 8 trockenstehende Kühe mit 8 200 kg ECM, ihre Kälber, die Nachzucht
 * und 24 Mastbullen.
 */
export const exampleHerds = ({ recent, year }: StoryDays): ExampleRow[] => {
  const ofYear = (more: { milk_kg?: number; live_weight_kg?: number }) => ({
    year: year(2026),
    manure: 'slurry' as const,
    ...more,
  })
  const counted = (herd: string, category: string, count: number) =>
    row(
      'animal_counts',
      `Bestand ${herd}`,
      { date: recent('2026-05-01'), category, count, origin_register: 'HIT' },
      { herd_id: herd },
    )
  return [
    row(
      'herds',
      'Milchkühe',
      {
        name: 'Milchkühe',
        species: 'cattle',
        production: 'dairy_cow',
        target_count: 74,
        average_count: 70,
        feeding_groups: [
          { name: 'Laktierende', count: 62 },
          { name: 'Trockensteher', count: 8 },
        ],
        years: [ofYear({ milk_kg: 8200, live_weight_kg: 650 })],
        note: '8.200 kg ECM je Kuh und Jahr.',
      },
      { barn_id: 'Stall 1' },
    ),
    row(
      'herds',
      'Kälber',
      {
        name: 'Kälber',
        species: 'cattle',
        production: 'calf',
        target_count: 14,
        average_count: 14,
        years: [ofYear({})],
      },
      { barn_id: 'Iglus' },
    ),
    row(
      'herds',
      'Jungrinder',
      {
        name: 'Jungrinder',
        species: 'cattle',
        production: 'young_cattle',
        average_count: 42,
        years: [ofYear({ live_weight_kg: 350 })],
      },
      { barn_id: 'Stall 2' },
    ),
    row(
      'herds',
      'Mastbullen',
      {
        name: 'Mastbullen',
        species: 'cattle',
        production: 'fattening_bull',
        target_count: 24,
        average_count: 24,
        years: [ofYear({ live_weight_kg: 450 })],
      },
      { barn_id: 'Bullenstall' },
    ),
    counted('Milchkühe', 'Kühe', 70),
    counted('Kälber', 'Kälber bis 6 Monate', 14),
    counted('Jungrinder', 'weibliche Jungrinder', 42),
    counted('Mastbullen', 'männliche Rinder über 6 Monate', 24),
  ]
}

/** Zwölf der Tiere einzeln; Kalb 41 wurde zu spät gemeldet, 42 noch gar nicht, und von 43 fehlt die BVD-Probe. */
export const exampleAnimals = ({ recent }: StoryDays): ExampleRow[] => {
  const HOLSTEIN = { species: 'cattle', breed: 'HOL' } as const
  const cow = (
    number: string,
    name: string,
    born: string,
    calved: string,
    more: { status: 'lactating' | 'dry'; pregnant_until?: string; note?: string },
  ) =>
    row(
      'animals',
      name,
      {
        ...HOLSTEIN,
        sex: 'female',
        ear_tag: tag(number),
        name,
        born_on: recent(born),
        last_calved_on: recent(calved),
        bvd: 'negative',
        status: more.status,
        ...(more.pregnant_until && { pregnant_until: recent(more.pregnant_until) }),
        note: more.note ?? null,
      },
      { herd_id: 'Milchkühe' },
    )
  const young = (
    number: string,
    sex: 'female' | 'male',
    born: string,
    reported: string,
    mother: string | null,
    herd: string,
  ) =>
    row(
      'animals',
      number,
      {
        ...HOLSTEIN,
        sex,
        ear_tag: tag(number),
        born_on: recent(born),
        tagged_on: recent(born),
        birth_reported_on: recent(reported),
        mother_ear_tag: mother === null ? null : tag(mother),
        bvd_sampled_on: recent(born),
        bvd: 'negative',
        status: 'present',
      },
      { herd_id: herd },
    )
  const calf = (
    number: string,
    sex: 'female' | 'male',
    born: string,
    mother: string,
    life: { tagged: string; reported: string | null; bvd: 'no_sample' | 'pending' | 'negative' },
  ) =>
    row(
      'animals',
      number,
      {
        ...HOLSTEIN,
        sex,
        ear_tag: tag(number),
        born_on: recent(born),
        mother_ear_tag: tag(mother),
        tagged_on: recent(life.tagged),
        birth_reported_on: life.reported === null ? null : recent(life.reported),
        bvd: life.bvd,
        bvd_sampled_on: life.bvd === 'no_sample' ? null : recent(life.tagged),
        status: 'present',
        note: life.bvd === 'pending' ? 'Ohrstanzprobe ist beim Labor.' : null,
      },
      { herd_id: 'Kälber' },
    )
  return [
    cow('00001', 'Alma', '2019-03-14', '2026-02-02', { status: 'lactating' }),
    cow('00002', 'Berta', '2020-11-05', '2025-06-10', {
      status: 'dry',
      pregnant_until: '2026-07-08',
      note: 'Steht trocken.',
    }),
    young('00003', 'male', '2025-06-10', '2025-06-12', '00002', 'Mastbullen'),
    cow('00004', 'Carla', '2018-09-12', '2026-03-20', { status: 'lactating' }),
    cow('00005', 'Dora', '2021-01-18', '2026-04-02', { status: 'lactating' }),
    cow('00006', 'Elsa', '2020-04-03', '2026-05-15', { status: 'lactating' }),
    young('00021', 'female', '2024-08-30', '2024-09-02', null, 'Jungrinder'),
    young('00031', 'male', '2025-01-22', '2025-01-25', null, 'Mastbullen'),
    calf('00041', 'female', '2026-05-06', '00001', { tagged: '2026-05-08', reported: '2026-05-16', bvd: 'negative' }),
    calf('00042', 'female', '2026-05-15', '00006', { tagged: '2026-05-17', reported: null, bvd: 'pending' }),
    calf('00043', 'male', '2026-04-02', '00005', { tagged: '2026-04-04', reported: '2026-04-05', bvd: 'no_sample' }),
    calf('00044', 'female', '2026-03-20', '00004', { tagged: '2026-03-22', reported: '2026-03-23', bvd: 'negative' }),
  ]
}

/** In the 15 digits of HIT, as they are kept. */
const tag = (number: string): string => `2760003900${number}`

/**
 * Alma ist noch nicht lange wieder frei; von der Behandlung der Kälber, deren Beleg keine Nummer hat, weiß allein der
 * Beleg.
 */
export const exampleTreatments = ({ recent }: StoryDays): ExampleRow[] => {
  const treated = recent('2026-05-10')
  return [
    row(
      'treatments',
      'Mastitis Alma',
      {
        date: treated,
        group: 'DE 03 900 00001',
        animal_count: 1,
        diagnosis: 'Mastitis',
        antibiotic: true,
        effective_days: 3,
        product: 'Mastivet',
        amount: 30,
        unit: 'ml',
        batch: 'M4711B',
        receipt_number: receiptNumber(treated),
        first_dose_on: treated,
        last_dose_on: recent('2026-05-12'),
        withdrawal_meat_days: 6,
        withdrawal_milk_hours: 96,
        administered_by: 'Hinnerk Behrens',
        recorded_on: treated,
      },
      { animal_id: 'Alma', vet_id: 'Tierärztin' },
    ),
  ]
}

/** The number on the vet's receipt for Alma. */
export const receiptNumber = (treated: string): string => `${treated.slice(0, 4)}-0412`
