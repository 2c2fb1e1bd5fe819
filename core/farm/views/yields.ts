import { stems, yearSpan } from '../../answers/index.ts'
import { CROP_WORDS, cropGroupWords } from '../../terms/index.ts'
import { columnsOf } from './columns.ts'
import { eachRow, labelOf, type FarmView } from './farm-view.ts'

export const yieldsView: FarmView = {
  name: 'yields',
  label: 'Erträge',
  example: 'Wie war der Weizenertrag im letzten Jahr?',
  kinds: ['yields'],
  nouns: stems(
    `~yielding ~threshing ~harvesting Ertrag Erträge Erträgen Hektarertrag Hektarerträge geerntet gedroschen Ernte Ernten Ernteertrag Ernteerträge
        Erntemenge Erntejahr Ertragsjahr Druschertrag gebracht brachte erbracht geraten gediehen getragen`,
  ),
  neutralWords: stems(
    'Jahr Jahre gebracht brachte brachten gab gegeben hergegeben Doppelzentner Dezitonnen dt standen stand',
  ),
  columns: columnsOf('yields', {
    year: { ignoreLabel: true },
    crop: { words: 'Kultur Frucht' },
    field_id: { words: 'Feld Schlag' },
    dt_ha: {
      better: 'higher',
      highest: 'gut ertragreich',
      lowest: 'schlecht mies mager schwach',
      words: 'Ertrag Erträge dt Dezitonnen Doppelzentner dz gut schlecht ertragreich',
      aggregate: { by: 'mean', within: ['crop'] },
    },
    protein_percent: { words: 'Eiweiß Eiweißgehalt Rohprotein Protein Proteingehalt' },
    note: { ignoreLabel: true },
  }),
  roles: { amount: 'dt_ha', where: 'field_id', list: ['dt_ha'] },
  heads: stems('Jahr'),
  classes: [],
  entriesOf: eachRow(({ crop, year }) => `${String(crop)} ${String(year)}`, {
    searchTexts: ({ field_id, crop }, farm) => [labelOf(farm, 'fields', field_id), ...cropGroupWords(String(crop))],
  }),
  spanOf: ({ values }) => yearSpan(Number(values.year)),
  changes: { by: 'year', within: ['crop'] },
  completeness: 'log',
  tense: 'past',
  impliedBy: { knownNames: stems(CROP_WORDS.join(' ')) },
}
