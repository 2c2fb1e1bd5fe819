import { ENTRY_NAME, stems } from '../../answers/index.ts'
import { columnsOf } from './columns.ts'
import { eachRow, type FarmView } from './farm-view.ts'

export const placesView: FarmView = {
  name: 'places',
  label: 'Orte',
  kinds: ['places'],
  nouns: stems('Ort Orte Gebäude Lagerstätte Behälter Standort Standorte'),
  columns: columnsOf('places', {
    capacity: {
      words:
        'Kapazität Volumen groß Größe fasst fassen Platz Plätze Stallplätze Tierplätze Lagerkapazität Lagerraum Fassungsvermögen Rauminhalt passt passen Kubikmeter Tonnen Liter',
      aggregate: { by: 'sum' },
    },
    capacity_unit: { ignoreLabel: true },
    type: {
      choices: {
        barn: 'Stall Ställe',
        silo: 'Silo Silos Fahrsilo Fahrsilos',
        slurry_store: 'Güllebehälter Güllegrube Güllelager Güllelagerraum Gülle',
        store: 'Lager Speicher',
        pasture: 'Weide',
        well: 'Brunnen',
        farmstead: 'Hofstelle',
      },
    },
    note: { ignoreLabel: true },
  }),
  roles: { amount: 'capacity', where: ENTRY_NAME, list: ['capacity'] },
  classes: [],
  entriesOf: eachRow(({ name }) => String(name)),
  completeness: 'register',
  tense: 'past',
}
