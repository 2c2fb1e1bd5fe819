import type { CaseRows, RuleCase } from '../rule-case.ts'

const scene = (field: object, permits: CaseRows['permits'] = []): CaseRows => ({
  fields: [{ name: 'Hauswiese', use: 'grassland', permanent_grassland: true, area_ha: 8, ...field }],
  permits,
})
const maize = { crops: [{ year: 2026, crop: 'Silomais' }] }
const today = '2026-06-01'

export const cases: RuleCase[] = [
  { name: 'Dauergrünland bleibt Grünland', today, rows: scene({}), is: 'in_ordnung' },
  { name: 'Silomais auf Dauergrünland', today, rows: scene(maize), is: 'mangel' },
  { name: 'als Acker gemeldet', today, rows: scene({ use: 'arable' }), is: 'mangel' },
  {
    name: 'Silomais laut Sammelantrag',
    today,
    rows: scene({ years: [{ year: 2026, code: '411', state: 'NW' }] }),
    is: 'mangel',
  },
  {
    name: 'Genehmigung nennt den Schlag',
    today,
    rows: scene(maize, [{ subject: 'Umwandlung Dauergrünland Hauswiese', granted_on: '2026-02-01' }]),
    is: 'in_ordnung',
  },
  {
    name: 'Genehmigung ohne Schlag',
    today,
    rows: scene(maize, [{ subject: 'Umwandlung von Dauergrünland' }]),
    is: 'hinweis',
  },
  {
    name: 'Genehmigung erst nach dem Umbruch',
    today,
    rows: scene({ ...maize, broken_up_on: '2026-03-01' }, [{ subject: 'Umbruch Hauswiese', granted_on: '2026-03-02' }]),
    is: 'mangel',
  },
  {
    name: 'Genehmigung für etwas anderes',
    today,
    rows: scene(maize, [{ subject: 'Brunnenbohrung Hauswiese' }]),
    is: 'mangel',
  },
  {
    name: 'erst seit 2021 Grünland: Anzeige genügt',
    today,
    rows: scene({ ...maize, grassland_since: '2021-01-01' }),
    is: 'hinweis',
  },
  { name: 'seit 2020 Grünland', today, rows: scene({ ...maize, grassland_since: '2020-12-31' }), is: 'mangel' },
  { name: 'umgebrochen und wieder Grünland', today, rows: scene({ broken_up_on: '2026-03-01' }), is: 'hinweis' },
  {
    name: 'auf dem Weg zum Dauergrünland',
    today,
    rows: scene({ ...maize, grassland_status: 'becoming' }),
    is: 'betrifft_nicht',
  },
  { name: 'Acker', today, rows: scene({ ...maize, use: 'arable', permanent_grassland: false }), is: 'betrifft_nicht' },
  {
    name: 'ohne Direktzahlungen',
    today,
    rows: { ...scene(maize), holdings: [{ direct_payments: false }] },
    is: 'betrifft_nicht',
  },
]
