import type { RuleCase } from '../rule-case.ts'

const measured =
  (parameter: string) =>
  (...values: [date: string, value: number][]) =>
    values.map(([date, value]) => ({ type: 'milk_quality' as const, parameter, unit: 'Tsd./ml', date, value }))
const cells = measured('Zellzahl')
const germs = measured('Keimzahl')
const today = '2026-05-20'

export const cases: RuleCase[] = [
  {
    name: 'Zellzahl 210, 265, 331: Mittel 264, ein Wert über 300',
    today,
    rows: { measurements: cells(['2026-03-31', 210], ['2026-04-30', 265], ['2026-05-12', 331]) },
    is: 'hinweis',
  },
  {
    name: 'Zellzahl einzeln 300',
    today,
    rows: { measurements: cells(['2026-03-31', 300], ['2026-04-30', 265], ['2026-05-12', 210]) },
    is: 'in_ordnung',
  },
  {
    name: 'Zellzahl im Mittel 400',
    today,
    rows: { measurements: cells(['2026-03-31', 400], ['2026-04-30', 400], ['2026-05-12', 400]) },
    is: 'hinweis',
  },
  {
    name: 'Zellzahl im Mittel 401',
    today,
    rows: { measurements: cells(['2026-03-31', 401], ['2026-04-30', 401], ['2026-05-12', 401]) },
    is: 'mangel',
  },
  {
    name: 'Zellzahl: ein Monat hat keinen Wert',
    today,
    rows: { measurements: cells(['2026-02-28', 500], ['2026-03-31', 500], ['2026-05-12', 500]) },
    is: 'hinweis',
  },
  {
    name: 'Zellzahl über den Jahreswechsel',
    today,
    rows: { measurements: cells(['2025-11-30', 450], ['2025-12-31', 450], ['2026-01-15', 420]) },
    is: 'mangel',
  },
  {
    name: 'Zellzahl je ml',
    today,
    rows: { measurements: cells(['2026-05-12', 210_000]).map((one) => ({ ...one, unit: 'Zellen/ml' })) },
    is: 'in_ordnung',
  },
  {
    name: 'Zellzahl ohne Einheit',
    today,
    rows: { measurements: cells(['2026-05-12', 210]).map((one) => ({ ...one, unit: null })) },
    is: 'nicht_pruefbar',
  },
  {
    name: 'das Mittel der Molkerei gilt',
    today,
    rows: { measurements: measured('Zellzahl, geometrisches Mittel')(['2026-05-12', 410]) },
    is: 'mangel',
  },
  {
    name: 'Keimzahl im Mittel 100',
    today,
    rows: { measurements: germs(['2026-04-05', 100], ['2026-04-20', 100], ['2026-05-05', 100], ['2026-05-18', 100]) },
    is: 'in_ordnung',
  },
  {
    name: 'Keimzahl im Mittel 101',
    today,
    rows: { measurements: germs(['2026-04-05', 101], ['2026-04-20', 101], ['2026-05-05', 101], ['2026-05-18', 101]) },
    is: 'mangel',
  },
  {
    name: 'Keimzahl einmal darüber, im Mittel eingehalten',
    today,
    rows: { measurements: germs(['2026-04-05', 20], ['2026-04-20', 20], ['2026-05-05', 120], ['2026-05-18', 20]) },
    is: 'hinweis',
  },
  {
    name: 'Keimzahl darüber, aber nur ein Wert im Monat',
    today,
    rows: { measurements: germs(['2026-04-05', 150], ['2026-05-05', 150]) },
    is: 'hinweis',
  },
  {
    name: 'Keimzahl 18 und 22',
    today,
    rows: { measurements: germs(['2026-04-05', 18], ['2026-05-05', 22]) },
    is: 'in_ordnung',
  },
  {
    name: 'eine Probe auf zwei Papieren zählt einmal',
    today,
    rows: { measurements: germs(['2026-04-05', 150], ['2026-04-05', 150], ['2026-05-05', 150], ['2026-05-05', 150]) },
    is: 'hinweis',
  },
  {
    name: 'Hemmstoff gefunden',
    today,
    rows: { measurements: measured('Hemmstoff')(['2026-05-12', 1]) },
    is: 'hinweis',
  },
  { name: 'kein Hemmstoff', today, rows: { measurements: measured('Hemmstoff')(['2026-05-12', 0]) }, is: 'in_ordnung' },
  {
    name: 'eine einzelne Kuh',
    today,
    rows: {
      animals: [{ name: 'Alma', species: 'cattle', tag_state: 'missing' }],
      measurements: cells(['2026-05-12', 1240]).map((one) => ({ ...one, animal_id: 'Alma' })),
    },
    is: 'betrifft_nicht',
  },
  {
    name: 'Milch von Schafen',
    today,
    rows: {
      herds: [{ name: 'Milchschafe', species: 'sheep' }],
      measurements: cells(['2026-05-12', 900]).map((one) => ({ ...one, herd_id: 'Milchschafe' })),
    },
    is: 'betrifft_nicht',
  },
  { name: 'Vorjahr', today, rows: { measurements: cells(['2025-05-12', 900]) }, is: 'betrifft_nicht' },
]
