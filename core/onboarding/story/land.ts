import type { KINDS, Position, ValuesOf } from '../../farm/index.ts'
import { row, type ExampleRow } from '../example-row.ts'
import type { StoryDays } from '../story-days.ts'

const ARABLE = { use: 'arable', permanent_grassland: false, leased: false } as const
const GRASSLAND = { use: 'grassland', permanent_grassland: true, leased: false } as const

type Field = ValuesOf<(typeof KINDS)['fields']['fields']>
type SecondCrop = NonNullable<Field['crops']>[number]
type Mown = Pick<NonNullable<Field['grassland']>[number], 'year' | 'use' | 'cuts'>

/** A boundary by its corners; the first is the last. */
const around = (...corners: Position[]) => ({ type: 'Polygon' as const, coordinates: [[...corners, corners[0]!]] })

/** 85,0 ha: 55,0 ha Acker und 30,0 ha Dauergrünland rund um die Hofstelle in Musterfeld. */
export const exampleFields = ({ season, year }: StoryDays): ExampleRow[] => {
  const crop = (
    harvest: number,
    name: string,
    eppo: string | null,
    more: {
      variety?: string
      catch_crop?: string
      previous_crop?: string
      yield_dt_ha?: number
      sown_on?: string
      winter_cover?: string
    } & Partial<Omit<SecondCrop, 'year' | 'crop'>> = {},
  ) => ({
    year: year(harvest),
    role: 'main' as const,
    crop: name,
    eppo,
    ...more,
    ...(more.winter_cover && {
      covered_from: more.covered_from ?? season(`${harvest - 1}-11-15`),
      covered_until: more.covered_until ?? season(`${harvest}-01-15`),
    }),
  })
  /** Sown in the autumn before its harvest. */
  const winterCrop = (harvest: number, name: string, eppo: string, more: Parameters<typeof crop>[3] = {}) =>
    crop(harvest, name, eppo, { winter_cover: 'Winterkultur', ...more })
  const cuts = (name: string) => [2024, 2025, 2026].map((harvest) => crop(harvest, name, null))
  const mown = (use: Mown['use'], count: number | null) =>
    [2024, 2025, 2026].map((harvest): Mown => ({ year: year(harvest), use, cuts: count }))
  return [
    row('fields', 'Hinterm Deich', {
      ...ARABLE,
      name: 'Hinterm Deich',
      flik: 'DENILI9990000001',
      area_ha: 12.4,
      p_cal_mg: 14,
      humus_percent: 2.4,
      ph: 6.2,
      soil_sampled_on: season('2022-11-14'),
      red_zone: 'no',
      natura_2000: false,
      crops: [
        crop(2024, 'Winterraps', 'BRSNW'),
        crop(2025, 'Winterweizen', 'TRZAW', { yield_dt_ha: 87, previous_crop: 'Winterraps' }),
        crop(2026, 'Silomais', 'ZEAMX', {
          catch_crop: 'Senf (abgefroren)',
          previous_crop: 'Winterweizen',
          sown_on: season('2026-04-25'),
        }),
        {
          year: year(2026),
          role: 'catch',
          crop: 'Senf',
          eppo: 'SINAL',
          sown_on: season('2025-08-26'),
          winter_cover: 'Zwischenfrucht (Senf, abgefroren)',
          covered_from: season('2025-11-15'),
          covered_until: season('2026-01-15'),
          legumes_percent: 0,
          used_as: 'green_manure',
          stays_until: season('2026-04-22'),
        },
      ],
      geometry: around(
        [9.263688, 53.306761],
        [9.266794, 53.307252],
        [9.270413, 53.308179],
        [9.269536, 53.310137],
        [9.266489, 53.309881],
        [9.262701, 53.308922],
      ),
    }),
    row('fields', 'Langer Kamp', {
      ...ARABLE,
      name: 'Langer Kamp',
      flik: 'DENILI9990000002',
      area_ha: 9.8,
      p_cal_mg: 22,
      humus_percent: 4.3,
      ph: 5.8,
      soil_sampled_on: season('2019-02-18'),
      red_zone: 'no',
      natura_2000: false,
      crops: [
        crop(2024, 'Silomais', 'ZEAMX'),
        crop(2025, 'Silomais', 'ZEAMX', { previous_crop: 'Silomais' }),
        crop(2026, 'Silomais', 'ZEAMX', {
          previous_crop: 'Silomais',
          sown_on: season('2026-04-27'),
          winter_cover: 'Stoppelbrache (Maisstoppeln)',
        }),
      ],
      note: 'Drei Jahre Silomais hintereinander. Die Bodenprobe ist älter als sechs Jahre.',
      geometry: around(
        [9.28544, 53.310313],
        [9.290883, 53.309564],
        [9.295184, 53.309169],
        [9.295445, 53.31035],
        [9.290476, 53.311095],
        [9.286049, 53.311581],
      ),
    }),
    row('fields', 'Moorstück', {
      ...ARABLE,
      name: 'Moorstück',
      flik: 'DENILI9990000003',
      area_ha: 6.1,
      p_cal_mg: 12,
      humus_percent: 2.4,
      soil_sampled_on: season('2023-10-09'),
      red_zone: 'yes',
      natura_2000: false,
      crops: [
        crop(2024, 'Wintergerste', 'HORVW'),
        crop(2025, 'Winterraps', 'BRSNW', { previous_crop: 'Wintergerste' }),
        winterCrop(2026, 'Winterweizen', 'TRZAW', { variety: 'A-Weizen', previous_crop: 'Winterraps' }),
      ],
      geometry: around(
        [9.30177, 53.301563],
        [9.304654, 53.302691],
        [9.304681, 53.303566],
        [9.303146, 53.304652],
        [9.300033, 53.30327],
      ),
    }),
    row('fields', 'Steinacker', {
      ...ARABLE,
      name: 'Steinacker',
      flik: 'DENILI9990000004',
      area_ha: 14.7,
      p_cal_mg: 16,
      humus_percent: 2.1,
      soil_sampled_on: season('2023-10-09'),
      red_zone: 'no',
      natura_2000: false,
      crops: [
        crop(2024, 'Winterweizen', 'TRZAW', { yield_dt_ha: 83 }),
        crop(2025, 'Wintergerste', 'HORVW', { previous_crop: 'Winterweizen' }),
        winterCrop(2026, 'Winterraps', 'BRSNW', { previous_crop: 'Wintergerste' }),
      ],
      geometry: around(
        [9.297008, 53.291139],
        [9.300637, 53.291344],
        [9.304197, 53.291843],
        [9.303969, 53.293522],
        [9.302241, 53.294476],
        [9.296691, 53.29391],
      ),
    }),
    row(
      'fields',
      'Bergfeld',
      {
        ...ARABLE,
        name: 'Bergfeld',
        flik: 'DENILI9990000005',
        area_ha: 12,
        p_cal_mg: 18,
        humus_percent: 2,
        soil_sampled_on: season('2021-03-16'),
        red_zone: 'no',
        natura_2000: false,
        water_distance_m: 8,
        waters: [{ name: 'Graben an der Nordseite', distance_m: 8 }],
        leased: true,
        lessor: 'Ilse Brandt',
        leased_ha: 12,
        rent_eur_ha: 620,
        leased_from: season('2018-10-01'),
        leased_until: season('2030-09-30'),
        crops: [
          crop(2024, 'Winterroggen', 'SECCW', { harvested_on: season('2024-07-24') }),
          {
            year: year(2024),
            role: 'second',
            crop: 'Welsches Weidelgras',
            sown_on: season('2024-07-29'),
            harvested_on: season('2024-09-27'),
            used_as: 'feed',
          },
          crop(2025, 'Wintertriticale', 'TTLWI', { previous_crop: 'Winterroggen' }),
          winterCrop(2026, 'Wintergerste', 'HORVW', { previous_crop: 'Wintertriticale' }),
        ],
        note: 'Gepachtet von Ilse Brandt. Graben an der Nordseite, 8 m vom Schlag.',
        geometry: around(
          [9.277467, 53.287807],
          [9.283068, 53.286048],
          [9.284649, 53.286798],
          [9.28533, 53.288096],
          [9.281575, 53.289242],
          [9.279066, 53.289644],
        ),
      },
      { lessor_id: 'Verpächterin' },
    ),
    row('fields', 'Hauswiese', {
      ...GRASSLAND,
      name: 'Hauswiese',
      flik: 'DENILI9990000006',
      area_ha: 8.5,
      p_cal_mg: 15,
      humus_percent: 6.8,
      ph: 5.6,
      soil_sampled_on: season('2022-11-14'),
      red_zone: 'no',
      natura_2000: false,
      crops: cuts('Dauergrünland, 4 Schnitte'),
      grassland: mown('meadow', 4),
      grassland_status: 'permanent',
      geometry: around(
        [9.271227, 53.295802],
        [9.276456, 53.296155],
        [9.276301, 53.298119],
        [9.273777, 53.298224],
        [9.270798, 53.297831],
      ),
    }),
    row('fields', 'Wümmewiese', {
      ...GRASSLAND,
      name: 'Wümmewiese',
      flik: 'DENILI9990000007',
      area_ha: 14.5,
      p_cal_mg: 11,
      humus_percent: 9.5,
      ph: 5.4,
      soil_sampled_on: season('2022-11-14'),
      red_zone: 'no',
      natura_2000: true,
      crops: cuts('Dauergrünland, 3 Schnitte'),
      grassland: mown('meadow', 3),
      grassland_status: 'permanent',
      geometry: around(
        [9.252554, 53.291587],
        [9.25531, 53.292596],
        [9.257696, 53.294166],
        [9.260105, 53.295125],
        [9.257928, 53.296527],
        [9.254701, 53.295407],
        [9.252316, 53.293837],
        [9.250396, 53.293124],
      ),
    }),
    row('fields', 'Kuhweide', {
      ...GRASSLAND,
      name: 'Kuhweide',
      flik: 'DENILI9990000008',
      area_ha: 7,
      p_cal_mg: 17,
      humus_percent: 7,
      ph: 5.7,
      soil_sampled_on: season('2022-11-14'),
      red_zone: 'no',
      natura_2000: false,
      crops: cuts('Dauergrünland, Mähweide'),
      grassland: mown('mown_pasture', null),
      grassland_status: 'permanent',
      note: 'Tagweide der Milchkühe.',
      geometry: around(
        [9.282535, 53.302063],
        [9.286963, 53.301763],
        [9.287375, 53.303798],
        [9.284902, 53.304132],
        [9.282937, 53.30403],
      ),
    }),
  ]
}

/** Brunnen und Graben sind weit genug weg von dem, was auf der Hofstelle lagert. */
const STORE = { built_year: 2011, well_distance_m: 85, water_distance_m: 140 } as const

/** Die Hofstelle an der Heidestraße 12 und was auf ihr steht. */
export const examplePlaces = (): ExampleRow[] => [
  row('places', 'Hofstelle', {
    name: 'Hofstelle',
    type: 'farmstead',
    latitude: 53.3,
    longitude: 9.28,
    note: 'Heidestraße 12, 27404 Musterfeld. Registriernummer 03 357 999 0001.',
  }),
  row('places', 'Stall 1', { name: 'Stall 1 Milchvieh', type: 'barn', capacity: 74, capacity_unit: 'animals' }),
  row('places', 'Stall 2', { name: 'Stall 2 Jungvieh', type: 'barn', capacity: 45, capacity_unit: 'animals' }),
  row('places', 'Iglus', { name: 'Iglus', type: 'barn', capacity: 14, capacity_unit: 'animals' }),
  row('places', 'Bullenstall', { name: 'Bullenstall', type: 'barn', capacity: 24, capacity_unit: 'animals' }),
  row('places', 'Güllebehälter', {
    ...STORE,
    name: 'Güllebehälter',
    type: 'slurry_store',
    capacity: 1450,
    capacity_unit: 'm3',
    leak_detection: 'Ringdränage mit Kontrollschacht',
  }),
  row('places', 'Güllekanal', {
    ...STORE,
    name: 'Güllekanal',
    type: 'slurry_store',
    capacity: 320,
    capacity_unit: 'm3',
    leak_detection: 'Folie mit Kontrollrohr',
    note: 'Unter Stall 1.',
  }),
  ...[1, 2, 3, 4].map((number) =>
    row('places', `Fahrsilo ${number}`, { ...STORE, name: `Fahrsilo ${number}`, type: 'silo' }),
  ),
  row('places', 'Getreidelager', { name: 'Getreidelager', type: 'store', capacity: 120, capacity_unit: 't' }),
  row('places', 'PSM-Schrank', { name: 'PSM-Schrank', type: 'store', note: 'Abschließbar, in der Werkstatt.' }),
  row('places', 'Dieseltank', { name: 'Dieseltank', type: 'store', capacity: 3000, capacity_unit: 'l' }),
  row('places', 'Brunnen', { name: 'Brunnen', type: 'well' }),
]
