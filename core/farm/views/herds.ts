import { entryClass, stems } from '../../answers/index.ts'
import { PRODUCTION_WORDS, SPECIES_WORDS } from '../../terms/index.ts'
import { columnsOf } from './columns.ts'
import { eachRow, labelOf, type FarmView } from './farm-view.ts'

/** How many there are is known of herds also where single animals are not kept. */
export const herdsView: FarmView = {
  name: 'herds',
  label: 'Herden',
  kinds: ['herds'],
  nouns: stems('Herde Herden Tiergruppe Tiergruppen Tierbestand Bestand Tiere Tier Vieh Viehbestand'),
  columns: [
    ...columnsOf('herds', {
      production: { words: 'Produktionsrichtung Haltung', choices: PRODUCTION_WORDS },
      barn_id: { words: 'Stall untergebracht' },
      target_count: { ignoreLabel: true },
      average_count: { ignoreLabel: true },
      species: { ignoreLabel: true, choices: { ...SPECIES_WORDS, pig: '', cattle: '', other: '' } },
      feeding_groups: { ignoreLabel: true },
      note: { ignoreLabel: true },
    }),
    {
      name: 'head',
      label: 'Durchschnittsbestand',
      type: 'number',
      words: stems('Tierzahl Kopf Durchschnittsbestand'),
      aggregate: { by: 'sum' },
    },
  ],
  roles: { amount: 'head', where: 'barn_id', list: ['head'] },
  classes: [
    entryClass('Rinder', 'Rind Rinder Rindern Rindvieh', ({ values }) => values.species === 'cattle'),
    entryClass('Schweine', 'Schwein Schweine Schweinen', ({ values }) => values.species === 'pig'),
  ],
  entriesOf: eachRow(({ name }) => String(name), {
    searchTexts: ({ barn_id }, farm) => [labelOf(farm, 'places', barn_id)],
    computed: ({ average_count, target_count }) => ({ head: average_count ?? target_count ?? null }),
  }),
  completeness: 'register',
  tense: 'past',
  countsEntriesOf: 'animals',
  impliedBy: { entryName: ['whether'] },
}
