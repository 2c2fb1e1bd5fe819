import { stems } from '../../../answers/index.ts'
import { otherNames } from '../stores/article-names.ts'
import { columnsOf } from '../columns.ts'
import { eachRow, type FarmView } from '../farm-view.ts'

export const fertilizersView: FarmView = {
  name: 'fertilizers',
  label: 'Düngemittel',
  kinds: ['fertilizers'],
  nouns: stems(
    `Dünger Düngemittel Düngerart Düngerarten Nährstoffe Nährstoff Nährstoffgehalt Nährstoffgehalte Inhaltsstoffe
        Inhaltsstoff Zusammensetzung drinnen`,
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
    n_percent: { words: 'Stickstoff N Stickstoffgehalt NGehalt Gesamtstickstoff Gehalt', unitField: 'basis' },
    nh4n_percent: { words: 'Ammonium Ammoniumstickstoff Ammoniumgehalt NH4 NH4N', unitField: 'basis' },
    p2o5_percent: { words: 'Phosphat Phosphor Phosphatgehalt Phosphorgehalt P2O5 P', unitField: 'basis' },
    k2o_percent: { words: 'Kali Kalium Kaligehalt Kaliumgehalt K2O K', unitField: 'basis' },
    mgo_percent: { words: 'Magnesium Magnesiumgehalt MgO Mg', unitField: 'basis' },
    cao_percent: { words: 'Calcium Kalzium Kalk Kalkgehalt CaO Ca', unitField: 'basis' },
    s_percent: { words: 'Schwefel Schwefelgehalt S', unitField: 'basis' },
    inhibitor: {
      words: 'Ureasehemmstoff Ureasehemmer Nitrifikationshemmstoff Nitrifikationshemmer Hemmer stabilisiert',
    },
    basis: { ignoreLabel: true },
    analysed_on: {
      words: '~testing ~sampling analysiert untersucht untersuchen Analyse Analysedatum Untersuchung beprobt',
    },
  }),
  roles: { list: ['n_percent', 'p2o5_percent'] },
  neutralWords: stems('~containing Kubikmeter Kubik enthalten enthält Hof eigene eigener hat haben'),
  classes: [],
  entriesOf: eachRow(({ name }) => String(name), {
    searchTexts: ({ name, called }) => [...otherNames(name), ...(typeof called === 'string' ? [called] : [])],
  }),
  completeness: 'register',
  tense: 'past',
}
