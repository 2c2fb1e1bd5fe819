import { stems } from '../../../answers/index.ts'
import { recordOf, type FarmView, type Values } from '../farm-view.ts'
import { herdTexts } from './animal-texts.ts'

/** What is reckoned with for one animal of a herd in a year; without a year the herds themselves tell the newest. */
export const herdYearsView: FarmView = {
  name: 'herd_years',
  label: 'Herden nach Jahren',
  furtherExamples: ['Wie hoch ist das Lebendgewicht je Tier 2026 von den Milchkühen?'],
  kinds: ['herds'],
  nouns: stems('Herde Herden'),
  neutralWords: stems('Tier Tiere Jahr rechnen gerechnet angesetzt ansetzen angenommen'),
  columns: [
    {
      name: 'milk_kg',
      label: 'Milch je Kuh und Jahr',
      type: 'number',
      unit: 'kg',
      words: stems('Milch Milchleistung Jahresleistung Herdenleistung Jahresmilch Jahresmilchleistung'),
    },
    {
      name: 'live_weight_kg',
      label: 'Lebendgewicht je Tier',
      type: 'number',
      unit: 'kg',
      words: stems('~weighing schwer Gewicht Lebendgewicht Lebendmasse Durchschnittsgewicht'),
    },
  ],
  roles: { list: ['milk_kg', 'live_weight_kg'] },
  classes: [],
  entriesOf: (rows, farm) =>
    rows.flatMap((row) =>
      ((row.values.years ?? []) as Values[]).map((year) => ({
        name: `${String(row.values.name)} ${String(year.year)}`,
        values: { milk_kg: year.milk_kg ?? null, live_weight_kg: year.live_weight_kg ?? null, year: year.year },
        record: recordOf(row, farm),
        searchTexts: herdTexts(farm, row.id).filter((text) => text !== undefined),
      })),
    ),
  spanOf: ({ values: { year } }) => ({ from: `${String(year)}-01-01`, to: `${String(year)}-12-31` }),
  completeness: 'log',
  tense: 'past',
}
