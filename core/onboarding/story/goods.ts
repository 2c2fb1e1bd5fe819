import type { KINDS, ValuesOf } from '../../farm/index.ts'
import { row, type ExampleRow } from '../example-row.ts'
import { daysLater, type StoryDays } from '../story-days.ts'

type StockMovement = ValuesOf<(typeof KINDS)['stock_movements']['fields']>

/** Numbers of a dealer's receipts bear the year. */
const numbered = (before: string, day: string, number: string): string => `${before}-${day.slice(0, 4)}-${number}`

const FUEL_PRICE = 1.12

/** Was gekauft und berechnet wurde; die Rechnung vom Mai liegt als Datei bei. */
export const exampleReceipts = ({ season, recent }: StoryDays): ExampleRow[] => {
  const dealer = { partner: 'Landhandel Raisen Nord GmbH', direction: 'incoming' } as const
  const delivered = season('2026-02-20')
  const note = numbered('LS', delivered, '0188')
  const fertilizer = [
    { article: 'KAS 27', amount: 6000, unit: 'kg', price_eur: 0.31, tax_percent: 19, net_eur: 1860 },
    { article: 'DAP 18/46', amount: 1000, unit: 'kg', price_eur: 0.62, tax_percent: 19, net_eur: 620 },
  ].map((position) => ({ ...position, is: 'goods' as const, category: 'fertilizer' as const }))
  const billed = season('2026-02-27')
  const fuelled = recent('2026-03-12')
  const treated = recent('2026-05-15')
  return [
    row(
      'receipts',
      'Lieferschein Dünger',
      {
        ...dealer,
        type: 'delivery_note',
        number: note,
        date: delivered,
        positions: fertilizer.map(({ article, amount, unit, is, category }) => ({
          article,
          amount,
          unit,
          is,
          category,
          delivered_on: delivered,
        })),
      },
      { partner_id: 'Landhandel' },
    ),
    row(
      'receipts',
      'Rechnung Dünger',
      {
        ...dealer,
        type: 'invoice',
        number: numbered('RN', billed, '00213'),
        date: billed,
        positions: fertilizer.map((position) => ({ ...position, delivery_note: note })),
        net_eur: 2480,
        tax_eur: 471.2,
        gross_eur: 2951.2,
        due_on: daysLater(billed, 30),
        paid_on: season('2026-03-20'),
      },
      { partner_id: 'Landhandel' },
    ),
    row(
      'receipts',
      'Rechnung Diesel',
      {
        ...dealer,
        type: 'invoice',
        number: numbered('RN', fuelled, '00342'),
        date: fuelled,
        positions: [
          {
            article: 'Diesel',
            amount: 2000,
            unit: 'l',
            price_eur: FUEL_PRICE,
            tax_percent: 19,
            net_eur: 2000 * FUEL_PRICE,
            delivered_on: fuelled,
            is: 'goods',
            category: 'fuel',
          },
        ],
        net_eur: 2240,
        tax_eur: 425.6,
        gross_eur: 2665.6,
        due_on: daysLater(fuelled, 14),
        paid_on: recent('2026-03-24'),
      },
      { partner_id: 'Landhandel' },
    ),
    row(
      'receipts',
      'Rechnung Tierärztin',
      {
        type: 'invoice',
        direction: 'incoming',
        number: `${treated.slice(0, 4)}-0533`,
        date: treated,
        partner: 'Dr. med. vet. Kirsten Meinecke',
        positions: [
          { article: 'Behandlung Mastitis', tax_percent: 19, net_eur: 46.5, is: 'service' },
          {
            article: 'Mastivet',
            amount: 30,
            unit: 'ml',
            tax_percent: 19,
            net_eur: 38.4,
            is: 'goods',
            category: 'medicine',
          },
        ],
        net_eur: 84.9,
        tax_eur: 16.13,
        gross_eur: 101.03,
        due_on: daysLater(treated, 30),
      },
      { partner_id: 'Tierärztin' },
    ),
  ]
}

type Step = readonly [day: string, type: StockMovement['type'], amount: number]

interface Store {
  article: string
  unit: string
  place: string
  herd?: string
  /** Of feed and fuel, which are used up all year round, counted from today; else with the season. */
  isRecent: boolean
  steps: readonly Step[]
}

/** Their levels are what `exampleStock` says: 310 t, 240 t, 1850 l. */
const STORES: readonly Store[] = [
  {
    article: 'Diesel',
    unit: 'l',
    place: 'Dieseltank',
    isRecent: true,
    steps: [
      ['2026-03-01', 'count', 900],
      ['2026-03-31', 'consumption', 400],
      ['2026-04-30', 'consumption', 450],
      ['2026-05-01', 'count', 2050],
      ['2026-05-18', 'consumption', 200],
    ],
  },
  {
    article: 'Maissilage',
    unit: 't',
    place: 'Fahrsilo 1',
    herd: 'Milchkühe',
    isRecent: true,
    steps: [
      ['2026-02-28', 'count', 445],
      ['2026-03-31', 'consumption', 52],
      ['2026-04-30', 'consumption', 50],
      ['2026-05-01', 'count', 338],
      ['2026-05-19', 'consumption', 33],
    ],
  },
  {
    article: 'Grassilage',
    unit: 't',
    place: 'Fahrsilo 3',
    herd: 'Milchkühe',
    isRecent: true,
    steps: [
      ['2026-02-28', 'count', 318],
      ['2026-03-31', 'consumption', 30],
      ['2026-04-30', 'consumption', 29],
      ['2026-05-19', 'consumption', 19],
    ],
  },
  {
    article: 'KAS 27',
    unit: 'kg',
    place: 'Getreidelager',
    isRecent: false,
    steps: [['2026-02-15', 'count', 350]],
  },
  {
    article: 'Rindergülle',
    unit: 'm³',
    place: 'Güllebehälter',
    isRecent: false,
    steps: [
      ['2026-03-01', 'count', 1180],
      ['2026-03-31', 'accrual', 167],
      ['2026-04-30', 'accrual', 167],
    ],
  },
]

/** Was ins Lager kam und was verbraucht wurde, neben dem, was aus Belegen und Arbeiten folgt. */
export const exampleStockMovements = ({ season, recent }: StoryDays): ExampleRow[] =>
  STORES.flatMap(({ article, unit, place, herd, isRecent, steps }) =>
    steps.map(([day, type, amount]) =>
      row(
        'stock_movements',
        `${article} ${type} ${day}`,
        { date: (isRecent ? recent : season)(day), type, article, amount, unit },
        { place_id: place, ...(herd !== undefined && type === 'consumption' && { herd_id: herd }) },
      ),
    ),
  )

/**
 * Im Vorjahr, vor dem laufenden Wirtschaftsjahr, gab der Hof dem Nachbarn einmal Gülle ab; in diesem gab es weder
 * Zufuhr noch Abgabe.
 */
export const exampleManure = ({ season }: StoryDays): ExampleRow[] => [
  row(
    'manure_transfers',
    'Gülle an den Nachbarn',
    {
      date: season('2025-03-10'),
      direction: 'given',
      partner: 'Jan Tietjen',
      type: 'Rindergülle',
      amount: 60,
      unit: 'm3',
      n_kg: 228,
      nh4n_kg: 126,
      p2o5_kg: 96,
      delivery_note: 'WD-1',
      recorded_on: season('2025-03-12'),
      reported_on: season('2025-03-28'),
    },
    { partner_id: 'Nachbar' },
  ),
]
