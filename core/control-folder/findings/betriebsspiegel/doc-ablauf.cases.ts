import type { CaseRows, RuleCase } from '../rule-case.ts'

const certificate = (valid_until: string | null, more: object = {}, others: CaseRows = {}): CaseRows => ({
  certificates: [{ type: 'QM-Milch', category: 'quality_scheme', holder: 'Hof', valid_until, ...more }],
  ...others,
})
const used = (valid_until: string, done_on: string): CaseRows => ({
  permits: [{ ref: 'Breitverteilung', subject: 'Breitverteilung', valid_until }],
  work_items: [{ type: 'fertilizing', title: 'Gülle', status: 'done', done_on, permit_id: 'Breitverteilung' }],
})
const machine = (done_on: string): CaseRows => ({
  machines: [{ name: 'Schlepper', vehicle_inspection_until: '2026-04-30' }],
  work_items: [{ type: 'sowing', title: 'Mais legen', status: 'done', done_on, machine_id: 'Schlepper' }],
})
const organic = (farming: 'organic' | 'conventional'): CaseRows => ({
  holdings: [{ farming }],
  certificates: [{ type: 'Ökozertifikat', category: 'organic', valid_until: '2026-04-30' }],
})
const today = '2026-05-20'

export const cases: RuleCase[] = [
  { name: 'läuft in 61 Tagen ab', today, rows: certificate('2026-07-20'), is: 'in_ordnung' },
  { name: 'läuft in 60 Tagen ab', today, rows: certificate('2026-07-19'), is: 'hinweis', due: '2026-07-19' },
  { name: 'läuft heute ab', today, rows: certificate('2026-05-20'), is: 'hinweis', due: '2026-05-20' },
  { name: 'abgelaufen, danach nichts getan', today, rows: certificate('2026-05-19'), is: 'hinweis' },
  {
    name: 'nach dem geprüften Jahr abgelaufen',
    today,
    year: 2025,
    rows: certificate('2026-02-28'),
    is: 'hinweis',
    says: 'galt nur bis zum 28.02.2026',
  },
  { name: 'lange abgelaufen', today, rows: certificate('2019-05-19'), is: 'betrifft_nicht' },
  { name: 'ohne Ende', today, rows: certificate(null), is: 'betrifft_nicht' },
  {
    name: 'abgelaufen, aber erneuert',
    today,
    rows: {
      certificates: [
        { type: 'QM-Milch', category: 'quality_scheme', holder: 'Hof', valid_until: '2026-04-30' },
        { type: 'QM-Milch', category: 'quality_scheme', holder: 'Hof', valid_until: '2029-04-30' },
      ],
    },
    is: 'in_ordnung',
  },
  { name: 'Ökozertifikat abgelaufen, der Betrieb bleibt Bio', today, rows: organic('organic'), is: 'mangel' },
  {
    name: 'Ökozertifikat abgelaufen, der Betrieb ist konventionell',
    today,
    rows: organic('conventional'),
    is: 'hinweis',
  },
  { name: 'Genehmigung abgelaufen, danach genutzt', today, rows: used('2026-04-30', '2026-05-01'), is: 'mangel' },
  { name: 'Genehmigung am letzten Tag genutzt', today, rows: used('2026-04-30', '2026-04-30'), is: 'hinweis' },
  { name: 'Hauptuntersuchung abgelaufen, danach gefahren', today, rows: machine('2026-05-01'), is: 'mangel' },
  { name: 'Hauptuntersuchung abgelaufen, danach gestanden', today, rows: machine('2026-04-25'), is: 'hinweis' },
  {
    name: 'Befähigung abgelaufen, danach Tiere gefahren',
    today,
    rows: certificate(
      '2026-04-30',
      { type: 'Befähigung', category: 'animal_transport' },
      {
        work_items: [
          { type: 'transport', title: 'Bullen zum Schlachthof', status: 'done', done_on: '2026-05-02', done_by: 'Hof' },
        ],
      },
    ),
    is: 'mangel',
  },
  {
    name: 'Befähigung abgelaufen, danach Getreide gefahren',
    today,
    rows: certificate(
      '2026-04-30',
      { type: 'Befähigung', category: 'animal_transport' },
      {
        work_items: [
          { type: 'transport', title: 'Weizen abfahren', status: 'done', done_on: '2026-05-02', done_by: 'Hof' },
        ],
      },
    ),
    is: 'hinweis',
  },
  { name: 'im Vorjahr war es noch gültig', today, year: 2025, rows: certificate('2026-04-30'), is: 'in_ordnung' },
  {
    name: 'Sachkunde hat ihre eigene Regel',
    today,
    rows: certificate('2026-05-30', { category: 'plant_protection' }),
    is: 'betrifft_nicht',
  },
  {
    name: 'Spritzenprüfung hat ihre eigene Regel',
    today,
    rows: certificate('2026-05-30', { category: 'sprayer_inspection' }),
    is: 'betrifft_nicht',
  },
  {
    name: 'Person nicht mehr beschäftigt',
    today,
    rows: certificate(
      '2026-05-30',
      { holder: null, holder_id: 'Jan' },
      { people: [{ name: 'Jan', employed_until: '2025-12-31' }] },
    ),
    is: 'betrifft_nicht',
  },
]
