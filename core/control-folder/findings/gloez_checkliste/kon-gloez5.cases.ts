import type { CaseRows, RuleCase } from '../rule-case.ts'

type Erosion = 'none' | 'KWasser1' | 'KWasser2' | 'KWind'

const scene = (erosion: Erosion[] | null, done_on: string, field: object = {}, holding: object = {}): CaseRows => ({
  holdings: [{ direct_payments: true, ...holding }],
  fields: [{ name: 'Hang', use: 'arable', erosion_classes: erosion, ...field }],
  work_items: [{ type: 'tillage', title: 'Pflügen', status: 'done', done_on, field_id: 'Hang' }],
})
const crop = (year: number, name: string, sown_on: string | null = null) => ({ crops: [{ year, crop: name, sown_on }] })
const [one, two, wind]: [Erosion[], Erosion[], Erosion[]] = [['KWasser1'], ['KWasser2'], ['KWind']]
const today = '2026-12-20'

export const cases: RuleCase[] = [
  { name: 'KWasser1, gepflügt am 15.02.', today, rows: scene(one, '2026-02-15'), is: 'mangel' },
  {
    name: 'KWasser1, gepflügt am 16.02.',
    today,
    rows: scene(one, '2026-02-16', crop(2026, 'Silomais', '2026-04-24')),
    is: 'in_ordnung',
  },
  { name: 'KWasser1, gepflügt am 01.12.', today, rows: scene(one, '2026-12-01'), is: 'mangel' },
  {
    name: 'KWasser1, im Herbst gepflügt, gesät am 30.11.',
    today,
    rows: scene(one, '2026-11-30', crop(2027, 'Winterweizen', '2026-11-30')),
    is: 'in_ordnung',
  },
  {
    name: 'KWasser1, im Herbst gepflügt, gesät am 01.12.',
    today,
    rows: scene(one, '2026-11-20', crop(2027, 'Winterweizen', '2026-12-01')),
    is: 'mangel',
  },
  {
    name: 'KWasser1, im Herbst gepflügt vor Silomais',
    today,
    rows: scene(one, '2026-11-20', crop(2027, 'Silomais')),
    is: 'mangel',
  },
  {
    name: 'KWasser1, im Herbst gepflügt vor Winterweizen ohne Saattag',
    today,
    rows: scene(one, '2026-10-20', crop(2027, 'Winterweizen')),
    is: 'in_ordnung',
  },
  {
    name: 'KWasser1, im Herbst gepflügt, Folgekultur unbekannt',
    today,
    rows: scene(one, '2026-10-20'),
    is: 'nicht_pruefbar',
  },
  {
    name: 'KWasser1, im Herbst gepflügt, noch Zeit zur Saat',
    today: '2026-11-30',
    rows: scene(one, '2026-10-20'),
    is: 'in_ordnung',
  },
  { name: 'KWasser1 im Biobetrieb', today, rows: scene(one, '2026-02-15', {}, { farming: 'organic' }), is: 'hinweis' },
  {
    name: 'KWasser2, im Frühjahr vor Silomais gepflügt',
    today,
    rows: scene(two, '2026-04-20', crop(2026, 'Silomais', '2026-04-24')),
    is: 'mangel',
  },
  {
    name: 'KWasser2, im Frühjahr vor Sommergerste gepflügt',
    today,
    rows: scene(two, '2026-03-01', crop(2026, 'Sommergerste', '2026-03-02')),
    is: 'in_ordnung',
  },
  {
    name: 'KWasser2 im Biobetrieb, vor Reihenkultur',
    today,
    rows: scene(two, '2026-04-20', crop(2026, 'Silomais'), { farming: 'organic' }),
    is: 'mangel',
  },
  {
    name: 'KWind, gepflügt am 28.02.',
    today,
    rows: scene(wind, '2026-02-28', crop(2026, 'Hafer', '2026-04-30')),
    is: 'in_ordnung',
  },
  {
    name: 'KWind, gepflügt am 01.03., nach 14 Tagen gesät',
    today,
    rows: scene(wind, '2026-03-01', crop(2026, 'Hafer', '2026-03-15')),
    is: 'in_ordnung',
  },
  {
    name: 'KWind, gepflügt am 01.03., nach 15 Tagen gesät',
    today,
    rows: scene(wind, '2026-03-01', crop(2026, 'Hafer', '2026-03-16')),
    is: 'mangel',
  },
  {
    name: 'KWind, Saat nicht eingetragen',
    today,
    rows: scene(wind, '2026-03-01', crop(2026, 'Hafer')),
    is: 'nicht_pruefbar',
  },
  { name: 'KWind, eben erst gepflügt', today: '2026-03-10', rows: scene(wind, '2026-03-01'), is: 'in_ordnung' },
  { name: 'KWind, im Herbst gepflügt', today, rows: scene(wind, '2026-10-01'), is: 'in_ordnung' },
  {
    name: 'einzelne Klasse im älteren Feld',
    today,
    rows: scene(null, '2026-02-15', { erosion_class: 'KWasser1' }),
    is: 'mangel',
  },
  { name: 'keine Erosionsgefahr', today, rows: scene(['none'], '2026-02-15'), is: 'in_ordnung' },
  { name: 'Klasse fehlt, im Winter gepflügt', today, rows: scene(null, '2026-02-15'), is: 'nicht_pruefbar' },
  { name: 'Klasse fehlt, im Herbst gepflügt', today, rows: scene(null, '2026-10-15'), is: 'betrifft_nicht' },
  {
    name: 'pfluglos',
    today,
    rows: {
      ...scene(one, '2026-02-15'),
      work_items: [
        { type: 'tillage', title: 'Grubbern, pfluglos', status: 'done', done_on: '2026-02-15', field_id: 'Hang' },
      ],
    },
    is: 'betrifft_nicht',
  },
  { name: 'Grünland', today, rows: scene(one, '2026-02-15', { use: 'grassland' }), is: 'betrifft_nicht' },
]
