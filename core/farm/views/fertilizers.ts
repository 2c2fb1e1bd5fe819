import { stems } from '../../answers/index.ts'
import { columnsOf } from './columns.ts'
import { eachRow, type FarmView } from './farm-view.ts'

export const fertilizersView: FarmView = {
  name: 'fertilizers',
  label: 'Düngemittel',
  kinds: ['fertilizers'],
  nouns: stems(
    'Dünger Düngemittel Düngerart Düngerarten Nährstoffe Nährstoff Nährstoffgehalt Nährstoffgehalte Inhaltsstoffe',
  ),
  columns: columnsOf('fertilizers', {
    name: { ignoreLabel: true },
    type: {
      ignoreLabel: true,
      choices: {
        mineral: 'Mineraldünger',
        manure: 'Mist Festmist',
        digestate: 'Gärrest Gärreste',
        compost: 'Kompost',
        lime: 'Kalk',
        slurry: '',
        other: '',
      },
    },
    n_percent: { words: 'Stickstoff N Stickstoffgehalt NGehalt', unitField: 'basis' },
    nh4n_percent: { words: 'Ammonium Ammoniumstickstoff NH4', unitField: 'basis' },
    p2o5_percent: { words: 'Phosphat Phosphor Phosphatgehalt P2O5', unitField: 'basis' },
    k2o_percent: { words: 'Kali Kalium Kaligehalt K2O', unitField: 'basis' },
    basis: { ignoreLabel: true },
    analysed_on: { words: 'analysiert untersucht Analyse' },
  }),
  roles: { list: ['n_percent', 'p2o5_percent'] },
  classes: [],
  entriesOf: eachRow(({ name }) => String(name)),
  completeness: 'register',
  tense: 'past',
}
