import { entryClass, stems, type Entry } from '../../answers/index.ts'
import { PRODUCTION_WORDS, SPECIES_WORDS } from '../../terms/index.ts'
import { countedMovements, herdOnDay } from '../movements/animals-on-day.ts'
import type { RowId, SourcedRow } from '../rows/row.ts'
import { columnsOf, type FarmColumn } from './columns.ts'
import { eachRow, labelOf, type FarmRows, type FarmView, type Values } from './farm-view.ts'

/** How many there are by counts and movements; undefined where these do not say it. */
function headOnDay(id: RowId, farm: FarmRows, day: string): number | undefined {
  const of = (kind: 'group_movements' | 'animal_counts') =>
    (farm.all(kind) ?? []).flatMap(({ values }) => (values.herd_id === id ? [values] : []))
  const level = herdOnDay(countedMovements(of('group_movements') as never, of('animal_counts') as never), day)
  return level?.amount !== undefined && level.amount >= 0 ? level.amount : undefined
}

/** How many animals a herd has, by its movements where these say it; null where nothing does. */
export function headOf(
  { id, values }: Pick<SourcedRow, 'values'> & { id: string },
  farm: FarmRows,
  day: string,
): number | null {
  const { average_count, target_count } = values as Record<'average_count' | 'target_count', number | null>
  return headOnDay(id as RowId, farm, day) ?? average_count ?? target_count ?? null
}

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

/** Zero where there are as many as it should have or more, null where one of them is not known. */
const belowTarget = ({ values: { target_count } }: Entry, head: number | null): Values => ({
  below_target: typeof target_count === 'number' && head !== null ? Math.max(0, target_count - head) : null,
})

/** How many there are is known of herds also where single animals are not kept. */
export const herdsView: FarmView = {
  name: 'herds',
  label: 'Herden',
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
      const head = headOf(entry.record, farm, today)
      return { ...entry, values: { ...entry.values, ...latestYear(entry.values), head, ...belowTarget(entry, head) } }
    }),
  completeness: 'register',
  tense: 'past',
  neutralWords: stems('Jahr jährlich gibt geben rechnen gerechnet angesetzt ansetzen angenommen führen'),
  countsEntriesOf: 'animals',
  countedThemselves: stems('Herde Herden Tiergruppe Tiergruppen'),
  impliedBy: { entryName: ['whether', 'where'] },
}
