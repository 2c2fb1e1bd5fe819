import { stems, yearSpan } from '../../../answers/index.ts'
import { CROP_WORDS, cropGroupWords } from '../../../terms/index.ts'
import { columnsOf } from '../columns.ts'
import { eachRow, labelOf, type FarmRows, type FarmView, type Values } from '../farm-view.ts'

/** The hectares that it grew on; null where the field bore something else, too. */
function areaOf({ field_id, year }: Values, farm: FarmRows): number | null {
  const field = farm.byId('fields', field_id)?.values
  const crops = ((field?.crops ?? []) as Values[]).filter(
    (crop) => crop.year === year && ((crop.role ?? null) === null || crop.role === 'main'),
  )
  return typeof field?.area_ha === 'number' && crops.length <= 1 ? field.area_ha : null
}

/** „Hasenlohe, Winterweizen 2025“ */
const nameOf = ({ crop, year, field_id }: Values, farm: FarmRows): string =>
  [labelOf(farm, 'fields', field_id), `${String(crop)} ${String(year)}`].filter(Boolean).join(', ')

export const yieldsView: FarmView = {
  name: 'yields',
  label: 'Erträge',
  example: 'Wie war der Weizenertrag im letzten Jahr?',
  kinds: ['yields'],
  nouns: stems(
    `~yielding ~threshing ~harvesting Ertrag Erträge Erträgen Hektarertrag Hektarerträge geerntet gedroschen Ernte Ernten Ernteertrag Ernteerträge Ernteergebnis Ernteergebnisse
        Ernteausbeute Erntemenge Erntejahr Ertragsjahr Druschertrag gebracht brachte erbracht geraten gediehen getragen`,
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
      words: 'Ertrag Erträge dt Dezitonnen Doppelzentner dz gut schlecht ertragreich Ernteertrag Erntemenge',
      aggregate: { by: 'mean', within: ['crop'] },
      perArea: { area: 'area_ha', within: ['crop'], onRequest: true },
    },
    protein_percent: {
      words: 'Eiweiß Eiweißgehalt Eiweißwert Rohprotein Rohproteingehalt Protein Proteingehalt Proteinwert',
    },
    // What is noted of a yield says why it was as it was.
    note: { ignoreLabel: true, words: 'warum weshalb wieso Grund Ursache' },
  }),
  roles: { amount: 'dt_ha', where: 'field_id', list: ['dt_ha'] },
  heads: stems('Jahr'),
  classes: [],
  entriesOf: eachRow(nameOf, {
    computed: (values, farm) => ({ area_ha: areaOf(values, farm) }),
    searchTexts: ({ field_id, crop }, farm) => [labelOf(farm, 'fields', field_id), ...cropGroupWords(String(crop))],
  }),
  spanOf: ({ values }) => yearSpan(Number(values.year)),
  changes: { by: 'year', within: ['crop'] },
  completeness: 'log',
  tense: 'past',
  impliedBy: { knownNames: stems(CROP_WORDS.join(' ')) },
}
