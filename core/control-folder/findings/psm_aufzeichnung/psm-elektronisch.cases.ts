import type { CaseRows, RuleCase } from '../rule-case.ts'

const job = (done_on: string, more: object): CaseRows => ({
  work_items: [{ type: 'plant_protection', title: 'Spritzen', status: 'done', product: 'Input', done_on, ...more }],
})
const digital = (recorded_on: string | null) => job('2027-03-02', { record_form: 'digital', recorded_on })
const paper = job('2027-03-02', { record_form: 'paper', recorded_on: '2027-03-02' })

export const cases: RuleCase[] = [
  { name: 'am 30. Tag elektronisch', today: '2027-05-01', rows: digital('2027-04-01'), is: 'in_ordnung' },
  { name: 'am 31. Tag', today: '2027-05-01', rows: digital('2027-04-02'), is: 'mangel', due: '2027-04-01' },
  {
    name: 'Fristende ein Ostermontag, am Dienstag aufgezeichnet',
    today: '2027-05-01',
    rows: job('2027-02-27', { record_form: 'digital', recorded_on: '2027-03-30' }),
    is: 'hinweis',
    due: '2027-03-30',
  },
  { name: '2027 auf Papier, Frist läuft', today: '2027-04-01', rows: paper, is: 'hinweis' },
  { name: '2027 auf Papier, Frist vorbei', today: '2027-04-02', rows: paper, is: 'mangel' },
  { name: 'Tag der Aufzeichnung fehlt, Frist läuft', today: '2027-04-01', rows: digital(null), is: 'in_ordnung' },
  { name: 'Tag der Aufzeichnung fehlt', today: '2027-04-02', rows: digital(null), is: 'nicht_pruefbar' },
  {
    name: '2026 auf Papier',
    today: '2026-11-21',
    rows: job('2026-12-31', { record_form: 'paper' }),
    is: 'hinweis',
    due: '2027-01-01',
  },
  {
    name: '2026 auf Papier, im Jahr danach geprüft',
    today: '2027-02-01',
    year: 2026,
    rows: job('2026-12-31', { record_form: 'paper' }),
    is: 'in_ordnung',
  },
  {
    name: '2026 elektronisch',
    today: '2026-11-21',
    rows: job('2026-05-12', { record_form: 'digital' }),
    is: 'in_ordnung',
  },
  { name: 'ohne Pflanzenschutz', today: '2027-04-02', rows: {}, is: 'betrifft_nicht' },
]
