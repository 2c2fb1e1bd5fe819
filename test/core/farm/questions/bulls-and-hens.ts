import { row, type ExampleRow } from '../../../../core/onboarding/example-row.ts'

const herd = (name: string, values: Record<string, unknown>, barn_id?: string): ExampleRow =>
  row('herds', name, { name, species: 'cattle', ...values }, barn_id === undefined ? {} : { barn_id })

type Direction = 'arrival' | 'departure' | 'death' | 'moved_in'

const moved = (
  herd_id: string,
  date: string,
  direction: Direction,
  count: number,
  more: Record<string, unknown> = {},
) => row('group_movements', `${herd_id} ${date} ${direction}`, { date, direction, count, ...more }, { herd_id })

const counted = (herd_id: string, date: string, count: number, category: string | null = null) =>
  row('animal_counts', `${herd_id} ${date}`, { date, count, category, species: 'cattle' }, { herd_id })

const animal = (name: string, herd_id: string, born_on: string, more: Record<string, unknown> = {}) =>
  row('animals', name, { name, species: 'cattle', sex: 'male', born_on, status: 'present', ...more }, { herd_id })

const SLAUGHTERED = {
  status: 'gone',
  left_on: '2026-02-17',
  left_by: 'slaughtered',
  left_to: 'Schlachthof Vilsfleisch',
}

/** Bulls, what is to become bulls, steers on grass and hens, of which a few have rows of their own. */
export const BULLS_AND_HENS: readonly ExampleRow[] = [
  row('places', 'Altstall', {
    name: 'Altstall',
    type: 'barn',
    capacity: 52,
    capacity_unit: 'animals',
    built_year: 1974,
  }),
  row('places', 'Laufstall', { name: 'Laufstall', type: 'barn', capacity: 168, capacity_unit: 'animals' }),
  row('fields', 'Donauwiese', { name: 'Donauwiese', use: 'grassland', area_ha: 4 }),
  herd('Fresser', { production: 'calf', target_count: 48, average_count: 44 }, 'Altstall'),
  herd('Mastbullen', { production: 'fattening_bull', target_count: 160, average_count: 151.5 }, 'Laufstall'),
  herd('Weideochsen', { production: 'other', target_count: 8 }),
  herd('Hühnermobil', { species: 'poultry', production: 'laying_hen', target_count: 230 }),
  counted('Mastbullen', '2025-01-01', 146, 'Bullen über 6 Monate'),
  counted('Mastbullen', '2026-01-01', 157, 'Bullen über 6 Monate'),
  counted('Mastbullen', '2026-05-01', 152),
  counted('Fresser', '2026-01-01', 41, 'Kälber bis 6 Monate'),
  counted('Hühnermobil', '2026-05-01', 214),
  moved('Fresser', '2025-11-11', 'arrival', 26, { partner: 'Viehhandel Aschenbrenner' }),
  moved('Fresser', '2026-03-24', 'arrival', 24, { partner: 'Viehhandel Aschenbrenner' }),
  moved('Fresser', '2026-05-12', 'arrival', 18, { partner: 'Viehhandel Aschenbrenner' }),
  moved('Mastbullen', '2026-04-27', 'moved_in', 20, { note: 'Aus dem Altstall' }),
  moved('Mastbullen', '2026-02-17', 'departure', 14, { partner: 'Schlachthof Vilsfleisch' }),
  moved('Hühnermobil', '2026-03-15', 'death', 5, { note: 'Habicht' }),
  row(
    'self_checks',
    'Verluste April',
    { date: '2026-05-19', type: 'losses', period: '2026-04', count: 2, result: '2 Hennen verendet' },
    { herd_id: 'Hühnermobil' },
  ),
  row(
    'grazing_periods',
    'Weide 2025',
    { from: '2025-04-30', until: '2025-10-28', animals: 5 },
    { herd_id: 'Weideochsen', field_id: 'Donauwiese' },
  ),
  row(
    'grazing_periods',
    'Weide 2026',
    { from: '2026-04-25', animals: 3 },
    { herd_id: 'Weideochsen', field_id: 'Donauwiese' },
  ),
  animal('Vitus', 'Weideochsen', '2024-02-19', { breed: 'Pinzgauer' }),
  animal('Quirin', 'Weideochsen', '2024-03-08', { breed: 'Pinzgauer' }),
  animal('Leonhard', 'Weideochsen', '2025-03-21', { arrived_on: '2025-10-04', arrived_from: 'Xaver Obermeier' }),
  animal('Blassl', 'Mastbullen', '2024-08-02', { arrived_on: '2025-01-14', arrived_from: 'Viehhandel Aschenbrenner' }),
  animal('Wampi', 'Mastbullen', '2024-09-14', { note: 'Frisst der ganzen Bucht alles weg' }),
  animal('Nabel', 'Fresser', '2025-11-11', { note: 'Nabelbruch', arrived_on: '2026-03-24' }),
  animal('Huster', 'Fresser', '2025-12-22', { arrived_on: '2026-05-12' }),
  animal('Schorsch', 'Mastbullen', '2024-03-30', {
    arrived_on: '2024-09-03',
    arrived_from: 'Viehhandel Aschenbrenner',
    ...SLAUGHTERED,
  }),
  row(
    'measurements',
    'Wampi gewogen',
    {
      type: 'weighing',
      parameter: 'Lebendgewicht',
      value: 688,
      unit: 'kg',
      date: '2026-05-07',
    },
    { animal_id: 'Wampi' },
  ),
]
