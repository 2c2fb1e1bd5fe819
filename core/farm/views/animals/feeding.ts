import { entryClass, stems } from '../../../answers/index.ts'
import { herdTexts, NO_EATING, speciesWords } from './animal-texts.ts'
import { recordOf, type FarmView } from '../farm-view.ts'

interface FeedingGroup {
  name: string
  count: number | null
}

interface RationPart {
  group: string | null
  feed: string
  amount: number | null
  unit: string | null
  valid_from: string | null
}

/** What the animals of a group are, as its name says; null where it says nothing of it. */
const stateOf = (name: string): string | null => {
  if (/trocken|transit/iu.test(name)) return 'dry'
  if (/säug|ferkelführ/iu.test(name)) return 'suckling'
  if (/tragend|trächtig/iu.test(name)) return 'pregnant'
  return /lakt|melk|hochleist|frisch/iu.test(name) ? 'lactating' : null
}

const STATES = new Map([
  [
    'lactating',
    {
      label: 'laktierend',
      words: stems(
        'laktierend laktierende laktierenden melkend melkende gemolken melken Melkkühe milchgebend Melkende',
      ),
    },
  ],
  [
    'suckling',
    { label: 'säugend', words: stems('säugend säugende säugenden säugen säugt Säugende ferkelführend ferkelführende') },
  ],
  ['pregnant', { label: 'tragend', words: stems('tragend tragende tragenden Tragende') }],
  [
    'dry',
    {
      label: 'trockenstehend',
      words: stems('trocken trockenstehend trockenstehende trockenstehenden Trockensteher trockengestellt Trockene'),
    },
  ],
])

const isCows = (herd: unknown): boolean => /kühe$/iu.test(String(herd))

/** The groups that a herd is fed in: how many are in each. */
export const feedingGroupsView: FarmView = {
  name: 'feeding_groups',
  label: 'Fütterungsgruppen',
  kinds: ['herds'],
  nouns: stems('Fütterungsgruppe Fütterungsgruppen Gruppe Gruppen'),
  neutralWords: stems('gefüttert gehören gehört stehen steht Tiere Tierzahl'),
  columns: [
    { name: 'count', label: 'Anzahl', type: 'number', words: new Set(), aggregate: { by: 'sum' } },
    { name: 'herd', label: 'Herde', type: 'text', words: stems('Herde') },
    { name: 'state', label: 'Zustand', type: 'choice', words: new Set(), choices: STATES },
  ],
  roles: { amount: 'count', list: ['count'] },
  classes: [
    entryClass('Kühe', 'Kuh Kühe Milchkuh Milchkühe', ({ values }) => isCows(values.herd), { needsNoun: true }),
  ],
  entriesOf: (rows, farm) =>
    rows.flatMap((row) =>
      ((row.values.feeding_groups ?? []) as FeedingGroup[]).map(({ name, count }) => ({
        name: `${String(row.values.name)}, ${name}`,
        values: { count, herd: row.values.name, state: stateOf(name) },
        record: recordOf(row, farm),
        searchTexts: [name, ...herdTexts(farm, row.id), speciesWords(row.values.species)].filter(
          (text) => text !== undefined,
        ),
      })),
    ),
  completeness: 'log',
  tense: 'past',
  countsEntriesOf: 'animals',
  countedThemselves: stems('Fütterungsgruppe Fütterungsgruppen Gruppe Gruppen'),
}

/** What a herd is fed: each feed with its amount. */
export const rationsView: FarmView = {
  name: 'rations',
  label: 'Rationen',
  example: 'Was bekommen die Milchkühe gefüttert?',
  kinds: ['herds'],
  nouns: stems(
    `Ration Rationen Futterration Tagesration Futterplan fressen frisst gefressen füttern füttere gefüttert
        verfüttern Futter Fütterung Trog`,
  ),
  otherWords: NO_EATING,
  columns: [
    {
      name: 'amount',
      label: 'Menge',
      type: 'number',
      words: stems('Menge Futtermenge'),
      unitColumn: { name: 'unit', labels: {} },
      // What one animal of a group gets in a day.
      ofDay: true,
      aggregate: { by: 'sum', within: ['herd', 'group', 'valid_from'], onRequest: true },
    },
    { name: 'valid_from', label: 'Ab', type: 'day', words: stems('seit') },
    { name: 'feed', label: 'Futter', type: 'text', words: stems('Futter Futtermittel') },
    { name: 'group', label: 'Gruppe', type: 'text', words: stems('Gruppe') },
  ],
  roles: { amount: 'amount', since: 'valid_from', list: ['amount', 'group'] },
  impliedBy: { received: true },
  neutralWords: stems('Tier Tiere Tieren'),
  classes: [],
  entriesOf: (rows, farm) =>
    rows.flatMap((row) =>
      ((row.values.rations ?? []) as RationPart[]).map((part) => ({
        name: [row.values.name, part.feed].join(', '),
        values: { ...part, herd: row.id },
        record: recordOf(row, farm),
        searchTexts: herdTexts(farm, row.id).filter((text) => text !== undefined),
      })),
    ),
  annotate: (_, __, ___, columns) =>
    columns.some(({ name }) => name === 'amount') ? 'Das ist je Tier und Tag.' : undefined,
  completeness: 'log',
  tense: 'past',
}
