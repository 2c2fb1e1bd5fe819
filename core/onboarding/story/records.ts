import { row, type ExampleRow } from '../example-row.ts'
import type { StoryDays } from '../story-days.ts'

/** Fünf Jahre Winterweizen, im Mittel 84 dt/ha. */
export const exampleYields = ({ year }: StoryDays): ExampleRow[] =>
  (
    [
      [2021, 82],
      [2022, 80],
      [2023, 88],
      [2024, 83, 'Steinacker'],
      [2025, 87, 'Hinterm Deich'],
    ] as const
  ).map(([harvest, dt, field]) =>
    row(
      'yields',
      `Winterweizen ${harvest}`,
      { year: year(harvest), crop: 'Winterweizen', dt_ha: dt },
      field === undefined ? {} : { field_id: field },
    ),
  )

/** Womit gedüngt wird; die Gülle hat die LUFA im Januar untersucht. */
export const exampleFertilizers = ({ season }: StoryDays): ExampleRow[] => [
  row('fertilizers', 'KAS', { name: 'KAS 27', type: 'mineral', n_percent: 27, basis: 'percent' }),
  row('fertilizers', 'DAP', { name: 'DAP 18/46', type: 'mineral', n_percent: 18, p2o5_percent: 46, basis: 'percent' }),
  row('fertilizers', 'Gülle', {
    name: 'Rindergülle',
    type: 'slurry',
    n_percent: 3.8,
    nh4n_percent: 2.1,
    p2o5_percent: 1.6,
    basis: 'kg_m3',
    analysed_on: season('2026-01-22'),
  }),
]

/** Was im PSM-Schrank steht; das Mittel ist frei erfunden und trägt darum keine Zulassungsnummer. */
export const exampleProducts = ({ season }: StoryDays): ExampleRow[] => [
  row('plant_protection_products', 'Input-Fungizid', {
    name: 'Input-Fungizid',
    approved_until: season('2028-12-31'),
    waiting_days: 35,
    bee_class: 'B4',
  }),
]

type Step = [text: string, kgPerHa: number]

/**
 * Der Stickstoffbedarf der Schläge, die in dieser und der letzten Saison gedüngt wurden, ermittelt vor der ersten Gabe
 * (DüV Anl. 4).
 */
export const exampleNeeds = ({ season, year }: StoryDays): ExampleRow[] => {
  const needOf = (harvest: number, field: string, crop: string, steps: readonly Step[]) =>
    row(
      'nutrient_needs',
      `Bedarf ${field} ${harvest}`,
      {
        year: year(harvest),
        crop,
        determined_on: season(`${harvest}-02-26`),
        n_kg_ha: steps.reduce((sum, [, kg]) => sum + kg, 0),
        steps: steps.map(([text, value]) => ({ text, value })),
      },
      { field_id: field },
    )
  const need = (field: string, crop: string, ...steps: Step[]) => needOf(2026, field, crop, steps)
  return [
    needOf(2025, 'Moorstück', 'Winterraps', [
      ['Bedarfswert bei 40 dt/ha', 200],
      ['Nmin nach Richtwert', -26],
    ]),
    need(
      'Moorstück',
      'Winterweizen',
      ['Bedarfswert bei 80 dt/ha', 230],
      ['Ertrag 84 dt/ha', 4],
      ['Nmin', -42],
      ['10 % der organischen Düngung des Vorjahres (140 kg N/ha)', -14],
      ['Vorfrucht Winterraps', -10],
    ),
    need(
      'Steinacker',
      'Winterraps',
      ['Bedarfswert bei 40 dt/ha', 200],
      ['Ertrag 42 dt/ha', 4],
      ['Nmin nach Richtwert', -24],
    ),
    need(
      'Langer Kamp',
      'Silomais',
      ['Bedarfswert bei 450 dt/ha', 200],
      ['Nmin nach Richtwert', -38],
      ['Humus über 4 %', -20],
    ),
    need('Hinterm Deich', 'Silomais', ['Bedarfswert bei 450 dt/ha', 200], ['Nmin', -55]),
    need(
      'Hauswiese',
      'Dauergrünland, 4 Schnitte',
      ['Bedarfswert bei 90 dt TM/ha', 245],
      ['Bodenvorrat, unter 8 % organische Substanz', -10],
    ),
  ]
}

/** Was in den Silos, im Tank und im Futterlager liegt; was der Landhandel geliefert hat, steht auf seiner Rechnung. */
export const exampleStock = (): ExampleRow[] => [
  row(
    'stock',
    'Maissilage',
    { article: 'Maissilage', category: 'feed', amount: 310, unit: 't' },
    { place_id: 'Fahrsilo 1' },
  ),
  row(
    'stock',
    'Grassilage',
    { article: 'Grassilage', category: 'feed', amount: 240, unit: 't' },
    { place_id: 'Fahrsilo 3' },
  ),
  row('stock', 'Diesel', { article: 'Diesel', category: 'fuel', amount: 1850, unit: 'l' }, { place_id: 'Dieseltank' }),
]

/** Einträge, die in keinem Papier stehen. */
export const exampleRegister = ({ season, recent }: StoryDays): ExampleRow[] => [
  row(
    'register_entries',
    'Weideaustrieb',
    {
      register: 'weidetagebuch',
      date: season('2026-05-04'),
      text: 'Weideaustrieb der Milchkühe auf die Kuhweide, 62 Tiere, Tagweide.',
      recorded_on: season('2026-05-04'),
    },
    { field_id: 'Kuhweide', herd_id: 'Milchkühe' },
  ),
  row('register_entries', 'Tierkontrolle', {
    register: 'tierkontrolle',
    date: recent('2026-05-19'),
    text: 'Alle Ställe zweimal kontrolliert, keine Verluste.',
    recorded_on: recent('2026-05-19'),
  }),
]

/** Schreiben, die als Dokument beiliegen und die niemand von selbst als Brief liest. */
export const exampleLetters = ({ recent, season }: StoryDays): ExampleRow[] => [
  row(
    'letters',
    'Brief der Molkerei',
    {
      subject: 'Zellzahl Ihrer Anlieferungsmilch',
      sender: 'Molkerei Elbetal eG',
      dated: recent('2026-05-13'),
      received_on: recent('2026-05-15'),
      reference_number: '20417-Z',
      category: 'information',
      done: false,
    },
    { sender_id: 'Molkerei', document_id: 'Brief der Molkerei' },
  ),
  row(
    'letters',
    'Pachtvertrag',
    {
      subject: 'Landpachtvertrag Bergfeld',
      sender: 'Ilse Brandt',
      dated: season('2018-09-03'),
      received_on: season('2018-09-03'),
      category: 'contract',
      done: true,
    },
    { sender_id: 'Verpächterin', document_id: 'Pachtvertrag' },
  ),
]
