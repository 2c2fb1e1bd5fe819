import { entryClass, stems, type Entry } from '../../../answers/index.ts'
import { PRODUCTION_WORDS, SPECIES_WORDS } from '../../../terms/index.ts'
import { columnsOf, type FarmColumn } from '../columns.ts'
import { eachRow, labelOf, type FarmView, type Values } from '../farm-view.ts'
import { headOfHerd, type Head } from './herd-heads.ts'

const entriesOfHerds = eachRow(({ name }) => String(name), {
  searchTexts: ({ barn_id }, farm) => [labelOf(farm, 'places', barn_id)],
})

/** What is known of one animal of a herd by year. */
const OF_A_YEAR: readonly FarmColumn[] = [
  {
    name: 'milk_kg',
    label: 'Milch je Kuh und Jahr',
    type: 'number',
    unit: 'kg',
    words: stems(
      `Milch Milchleistung Milchmenge Jahresleistung Herdenleistung Leistung Jahresmilch Jahresmilchleistung
          Stallschnitt`,
    ),
  },
  {
    name: 'live_weight_kg',
    label: 'Lebendgewicht je Tier',
    type: 'number',
    unit: 'kg',
    words: stems('~weighing schwer Gewicht Lebendgewicht wiegt wiegen wog wogen Lebendmasse Durchschnittsgewicht'),
  },
]

/** Of the newest year that says something. */
function latestYear({ years }: Values): Values {
  const newest = ((years ?? []) as Values[]).toSorted((one, other) => Number(other.year) - Number(one.year))
  return Object.fromEntries(
    OF_A_YEAR.map(({ name }) => [name, newest.find((year) => typeof year[name] === 'number')?.[name] ?? null]),
  )
}

const PRODUCTION_BY_STEM: ReadonlyMap<string, string> = new Map(
  Object.entries(PRODUCTION_WORDS).flatMap(([production, words]) =>
    [...stems(words)].map((stem) => [stem, production] as const),
  ),
)

/** What it is kept for, where its name alone says so: „Jungvieh“. */
export const productionOf = ({ production, name }: Values): unknown =>
  production ?? [...stems(String(name))].map((stem) => PRODUCTION_BY_STEM.get(stem)).find((one) => one !== undefined)

/** Zero where there are as many as it should have or more, null where one of them is not known. */
const belowTarget = ({ values: { target_count } }: Entry, { head, isTarget }: Head): Values => ({
  below_target:
    typeof target_count === 'number' && head !== null && !isTarget ? Math.max(0, target_count - head) : null,
})

/** How many there are is known of herds also where single animals are not kept. */
export const herdsView: FarmView = {
  name: 'herds',
  label: 'Herden',
  furtherExamples: ['Wie viele Kühe haben wir?'],
  kinds: ['herds', 'group_movements', 'animal_counts'],
  nouns: stems('Herde Herden Tiergruppe Tiergruppen Tierbestand Bestand Tiere Tier Vieh Viehbestand'),
  columns: [
    ...columnsOf('herds', {
      production: { words: 'Produktionsrichtung Haltung', choices: PRODUCTION_WORDS },
      barn_id: { words: '~housing Stall ' },
      target_count: { ignoreLabel: true, words: 'Sollbestand Sollzahl Zielbestand Zielzahl' },
      average_count: { words: 'Jahresdurchschnittsbestand Jahresdurchschnitt' },
      species: { ignoreLabel: true, choices: { ...SPECIES_WORDS, pig: '', cattle: '', other: '' } },
      feeding_groups: { ignoreLabel: true },
      note: { ignoreLabel: true },
    }),
    ...OF_A_YEAR,
    {
      name: 'head',
      label: 'Tierzahl',
      type: 'number',
      words: stems('Tierzahl Kopf Köpfe Kopfzahl Stückzahl'),
      aggregate: { by: 'sum' },
    },
    {
      name: 'below_target',
      label: 'Fehlbestand',
      type: 'number',
      words: stems('Fehlbestand'),
      aggregate: { by: 'sum' },
    },
  ],
  roles: { amount: 'head', where: 'barn_id', list: ['head'] },
  classes: [
    entryClass('Rinder', 'Rind Rinder Rindern Rindvieh', ({ values }) => values.species === 'cattle'),
    entryClass('Schweine', 'Schwein Schweine Schweinen', ({ values }) => values.species === 'pig'),
  ],
  entriesOf: (rows, farm, today) =>
    entriesOfHerds(
      rows.filter(({ kind }) => kind === 'herds'),
      farm,
      today,
    ).map((entry) => {
      const known = headOfHerd(entry.record, farm, today)
      const { head, unsure } = known
      return {
        ...entry,
        values: {
          ...entry.values,
          ...latestYear(entry.values),
          production: productionOf(entry.values) ?? null,
          head,
          unsure,
          ...belowTarget(entry, known),
        },
      }
    }),
  completeness: 'register',
  tense: 'past',
  neutralWords: stems('Jahr jährlich gibt geben rechnen gerechnet angesetzt ansetzen angenommen führen'),
  countsEntriesOf: 'animals',
  countedThemselves: stems('Herde Herden Tiergruppe Tiergruppen'),
  impliedBy: { entryName: ['whether', 'where', 'count'] },
  annotate: (entries, _, __, columns) =>
    columns.some(({ name }) => name === 'head' || name === 'below_target')
      ? entries.flatMap(({ values: { unsure } }) => (unsure === undefined ? [] : [String(unsure)])).join(' ') ||
        undefined
      : undefined,
}
