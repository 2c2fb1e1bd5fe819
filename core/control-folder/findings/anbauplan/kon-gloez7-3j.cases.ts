import type { CaseRows, RuleCase } from '../rule-case.ts'

/** Main crops up to a year, a field of 12 ha. */
const field = (year: number, names: readonly string[], more: object = {}) => ({
  name: 'Langer Kamp',
  use: 'arable' as const,
  area_ha: 12,
  crops: names.map((crop, place) => ({ year: year - names.length + 1 + place, crop })),
  ...more,
})
const until = (year: number, names: readonly string[], more: object = {}, holding: object = {}): CaseRows => ({
  holdings: [{ direct_payments: true, ...holding }],
  fields: [field(year, names, more)],
})
const today = '2026-05-20'
const maize = ['Silomais', 'Silomais', 'Silomais']

export const cases: RuleCase[] = [
  { name: 'Mais, Mais, Mais', today, rows: until(2026, maize), is: 'mangel' },
  {
    name: 'Mais, Weizen, Mais',
    today,
    rows: until(2026, ['Silomais', 'Winterweizen', 'Körnermais']),
    is: 'in_ordnung',
  },
  {
    name: 'Silomais und Körnermais sind dasselbe',
    today,
    rows: until(2026, ['Silomais', 'Körnermais', 'Mais']),
    is: 'mangel',
  },
  {
    name: 'Corn-Cob-Mix ist Mais',
    today,
    rows: until(2026, ['Silomais', 'Körnermais', 'Corn-Cob-Mix']),
    is: 'mangel',
  },
  {
    name: 'eine Kultur, die niemand kennt, ist keine, die fehlt',
    today,
    rows: until(2026, ['Mais', 'Mais', 'Brummelkraut']),
    is: 'nicht_pruefbar',
    says: 'als welche Hauptkultur „Brummelkraut“ (2026) zählt',
  },
  {
    name: 'Mais-Bohne 2025 zählte als eigene Kultur',
    today,
    rows: until(2026, ['Mais', 'Mais-Bohne', 'Mais']),
    is: 'in_ordnung',
  },
  {
    name: 'Mais-Bohne 2026 zählt als Mais',
    today: '2027-06-01',
    rows: until(2027, ['Mais', 'Mais-Bohne', 'Mais']),
    is: 'mangel',
  },
  {
    name: 'Winterweizen und Sommerweizen sind zweierlei',
    today,
    rows: until(2026, ['Winterweizen', 'Winterweizen', 'Sommerweizen']),
    is: 'in_ordnung',
  },
  {
    name: 'Dinkel ist kein Weizen',
    today,
    rows: until(2026, ['Winterweizen', 'Dinkel', 'Winterweizen']),
    is: 'in_ordnung',
  },
  {
    name: 'Roggen darf sich folgen',
    today,
    rows: until(2026, ['Winterroggen', 'Winterroggen', 'Winterroggen']),
    is: 'betrifft_nicht',
  },
  {
    name: 'Ackergras wird nicht betrachtet',
    today,
    rows: until(2026, ['Ackergras', 'Ackergras', 'Ackergras']),
    is: 'betrifft_nicht',
  },
  { name: 'Vorvorjahr unbekannt', today, rows: until(2026, ['Mais', 'Mais']), is: 'nicht_pruefbar' },
  {
    name: 'Vorvorjahr unbekannt, aber schon gewechselt',
    today,
    rows: until(2026, ['Mais', 'Winterweizen']),
    is: 'in_ordnung',
  },
  {
    name: 'Gerste ohne Angabe, ob Winter oder Sommer',
    today,
    rows: until(2026, ['Gerste', 'Gerste', 'Gerste']),
    is: 'nicht_pruefbar',
    says: 'fehlt, ob Gerste (2024), Gerste (2025) und Gerste (2026) Winter- oder Sommerform ist',
  },
  {
    name: 'Vorkultur des Vorbewirtschafters zählt',
    today,
    rows: until(2026, ['Mais', 'Mais'], { farmed_from: '2024-10-01', crop_of_predecessor: 'Silomais' }),
    is: 'mangel',
  },
  {
    name: 'Zwischenfrucht ersetzt den Wechsel nicht',
    today,
    rows: until(2026, maize, { crops: [...field(2026, maize).crops, { year: 2025, role: 'catch', crop: 'Senf' }] }),
    is: 'mangel',
  },
  { name: 'Plan fürs Folgejahr führt dazu', today, rows: until(2027, maize), is: 'hinweis' },
  { name: 'im Rückblick ist es kein Plan mehr', today, year: 2025, rows: until(2026, maize), is: 'nicht_pruefbar' },
  { name: '2024 galt es schon', today, year: 2024, rows: until(2024, maize), is: 'mangel' },
  { name: '2023 war es ausgesetzt', today, year: 2023, rows: until(2023, maize), is: 'betrifft_nicht' },
  { name: '10 ha Ackerland', today, rows: until(2026, maize, { area_ha: 10 }), is: 'betrifft_nicht' },
  { name: '10,01 ha Ackerland', today, rows: until(2026, maize, { area_ha: 10.01 }), is: 'mangel' },
  {
    name: 'Größe fehlt: vielleicht ein kleiner Betrieb',
    today,
    rows: until(2026, maize, { area_ha: null }),
    is: 'nicht_pruefbar',
  },
  { name: 'Biobetrieb', today, rows: until(2026, maize, {}, { farming: 'organic' }), is: 'betrifft_nicht' },
  {
    name: 'ohne Direktzahlungen',
    today,
    rows: until(2026, maize, {}, { direct_payments: false }),
    is: 'betrifft_nicht',
  },
  {
    name: 'vor dem 15.05. abgegeben',
    today,
    rows: until(2026, maize, { farmed_until: '2026-03-31' }),
    is: 'betrifft_nicht',
  },
  {
    name: 'Grünland',
    today,
    rows: until(2026, maize, { use: 'grassland', permanent_grassland: true }),
    is: 'betrifft_nicht',
  },
  {
    name: 'mehr als 75 % Dauergrünland',
    today,
    rows: {
      holdings: [{ direct_payments: true }],
      fields: [field(2026, maize), { name: 'Wiese', use: 'grassland', area_ha: 36.1 }],
    },
    is: 'betrifft_nicht',
  },
  {
    name: '75 % Dauergrünland',
    today,
    rows: {
      holdings: [{ direct_payments: true }],
      fields: [field(2026, maize), { name: 'Wiese', use: 'grassland', area_ha: 36 }],
    },
    is: 'mangel',
  },
]
