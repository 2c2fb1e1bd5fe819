import { entryClass, stems, type AskedOf, type Entry } from '../../../answers/index.ts'
import { germanDay, germanNumber } from '../../../shared/german/write-german.ts'
import { CATTLE_CLASSES, PRODUCTION_WORDS, PRODUCTIONS } from '../../../terms/index.ts'
import { wasOf, wasThere, type CattleClass, type Known } from '../../movements/animals-on-day.ts'
import type { KnownLevel } from '../../movements/known-levels.ts'
import type { SourcedRow } from '../../rows/row.ts'
import { animalsView } from './animals.ts'
import { animalText } from './one-animal.ts'
import { differenceText } from '../stores/levels.ts'
import { recordOf, spanOfDayTold, type FarmRows, type FarmView, type Values } from '../farm-view.ts'
import { levelOfHerd, unsureMoves } from './herd-heads.ts'
import { productionOf } from './herds.ts'

const SPECIES = animalsView.columns.find(({ name }) => name === 'species')!
const CLASSES = Object.keys(CATTLE_CLASSES) as CattleClass[]

/** The classes that all animals of a herd are of, by what it is kept for. */
const OF_PRODUCTION: Readonly<Record<string, readonly CattleClass[]>> = {
  dairy_cow: ['cow', 'cattle'],
  suckler_cow: ['cow', 'cattle'],
  calf: ['calf', 'cattle'],
  young_cattle: ['young_cattle', 'cattle'],
  fattening_bull: ['bull', 'cattle'],
}

type Production = keyof typeof PRODUCTIONS

/** What herds of other animals are kept for. */
const OF_OTHERS = (Object.keys(PRODUCTION_WORDS) as Production[]).filter((production) => !OF_PRODUCTION[production])

const classesOfHerd = ({ species, production }: Values): readonly CattleClass[] =>
  species !== 'cattle' ? [] : (OF_PRODUCTION[String(production)] ?? ['cattle'])

function animalEntry(row: SourcedRow, farm: FarmRows, day: string): Entry[] {
  const values = row.values as unknown as Parameters<typeof wasOf>[1]
  const there = wasThere(values, day)
  if (there === 'no') return []
  const classes = Object.fromEntries(CLASSES.map((name) => [name, wasOf(name, values, day)]))
  return [
    {
      name: animalText(row.values),
      values: { there, classes, species: row.values.species, on: day, herd_id: row.values.herd_id },
      record: recordOf(row, farm),
    },
  ]
}

function herdEntries(rowsOfHerds: readonly SourcedRow[], farm: FarmRows, day: string): Entry[] {
  const until = rowsOfHerds.filter(({ values }) => String(values.date) <= day)
  return [...Map.groupBy(until, ({ values }) => values.herd_id)].flatMap(([id, rows]) => {
    const herd = farm.byId('herds', id)
    if (!herd) return []
    const level = levelOfHerd(id, farm, day)
    const unsure = unsureMoves(id, farm, day)
    const classes = Object.fromEntries(classesOfHerd(herd.values).map((name) => [name, 'yes']))
    return [
      {
        name: herd.label,
        values: {
          herd: [herdText(herd.label, level), unsure].filter(Boolean).join(' '),
          classes,
          species: herd.values.species,
          production: productionOf(herd.values),
          on: day,
          herd_id: id,
          sure: unsure === undefined && (level?.amount ?? -1) >= 0 ? level!.amount : null,
          herds: farm.all('herds'),
        },
        record: recordOf(rows.find(({ values }) => values.direction === 'count') ?? rows[0]!, farm),
      },
    ]
  })
}

function herdText(name: string, level: KnownLevel | undefined): string {
  if (!level) return `Herde ${name}: in Teilen gezählt, eine Zahl für alle folgt daraus nicht.`
  const { counted, came, went, amount } = level
  const flow = `${germanNumber(came)} dazu und ${germanNumber(went)} weg`
  if (!counted) return `Herde ${name}: gezählt wurde nicht; eingetragen sind ${flow}.`
  const basis = `gezählt am ${germanDay(counted.day)}: ${germanNumber(counted.amount)}${differenceText(level)}; seitdem ${flow}`
  return amount! < 0
    ? `Herde ${name}: Zählung und Bewegungen passen nicht zusammen (${basis}).`
    : `Herde ${name}: ${germanNumber(amount!)} (${basis}).`
}

/** Which animals are asked for; all, where it is empty. */
interface Meant {
  classes: readonly CattleClass[]
  productions: readonly Production[]
  species: readonly string[]
}

function meantBy({ classes, words }: AskedOf): Meant {
  const { choices = new Map<string, { words: ReadonlySet<string> }>() } = SPECIES
  return {
    classes: CLASSES.filter((name) => classes.includes(CATTLE_CLASSES[name].label)),
    productions: OF_OTHERS.filter((production) => classes.includes(PRODUCTIONS[production])),
    species: [...choices].flatMap(([species, said]) =>
      [...said.words].some((word) => words.has(word)) ? species : [],
    ),
  }
}

/** Whether its animals are all meant, or none; undefined where nobody knows. */
function isMeant(herd: Values, { classes, productions, species }: Meant): boolean | undefined {
  const { species: ofHerd, production } = herd
  if (species.length > 0 && !species.includes(String(ofHerd))) return false
  if (productions.length > 0) {
    const ofIt = productionOf(herd)
    if (ofIt !== undefined) return productions.includes(ofIt as Production)
    return ofHerd === 'cattle' ? false : undefined
  }
  if (classes.every((name) => classesOfHerd(herd).includes(name))) return true
  return ofHerd === 'cattle' && OF_PRODUCTION[String(production)] === undefined ? undefined : false
}

/** What all herds that are meant come to; undefined where one of them, or an animal beside them, is not counted. */
function sumOfHerds(entries: readonly Entry[], meant: Meant): number | undefined {
  const herds = new Map(entries.flatMap(({ values }) => (values.herd === undefined ? [] : [[values.herd_id, values]])))
  const all = [...herds.values()][0]?.herds as readonly SourcedRow[] | undefined
  const isCounted = all?.every(({ id, values }) => {
    const isIt = isMeant(values, meant)
    return isIt === false || (isIt === true && herds.get(id)?.sure != null)
  })
  const isWithin = entries.every(({ values }) => herds.has(values.herd_id))
  if (!isCounted || !isWithin) return undefined
  return [...herds.values()].reduce((sum, { sure }) => sum + Number(sure), 0)
}

/** How many animals there were on a day gone by: those with rows of their own, and herds by their movements. */
export const animalsThenView: FarmView = {
  name: 'animals_then',
  label: 'Tiere',
  example: 'Wie viele Kühe hatten wir am 1. März?',
  kinds: ['animals', 'group_movements', 'animal_counts'],
  nouns: stems('Tier Tiere Tieren Vieh Rindvieh Bestand Tierbestand Viehbestand'),
  columns: [SPECIES],
  roles: { list: [] },
  classes: [
    ...CLASSES.map((name) => {
      const { label, words } = CATTLE_CLASSES[name]
      return entryClass(label, words, ({ values }) => {
        const known = (values.classes as Partial<Record<CattleClass, Known>>)[name]
        return known === 'yes' || known === 'unknown'
      })
    }),
    ...OF_OTHERS.map((production) =>
      entryClass(
        PRODUCTIONS[production],
        PRODUCTION_WORDS[production]!,
        ({ values }) => values.production === production,
      ),
    ),
  ],
  ofOneDay: 'past',
  entriesOf: (rows, farm, day) => [
    ...rows.filter(({ kind }) => kind === 'animals').flatMap((row) => animalEntry(row, farm, day)),
    ...herdEntries(
      rows.filter(({ kind }) => kind !== 'animals'),
      farm,
      day,
    ),
  ],
  tellsAlso: { says: ['sum'] },
  tells: (entries, asked) => {
    const { classes, names, asksSum } = asked
    const meant = meantBy(asked)
    const single = entries.filter(({ values }) => values.there !== undefined)
    // Who asks for one animal by its name asks for more than a number.
    if (names && single.length > 0) return undefined
    const isSure = ({ values }: Entry): boolean =>
      values.there === 'yes' &&
      meant.classes.every((name) => (values.classes as Partial<Record<CattleClass, Known>>)[name] === 'yes')
    const sure = single.filter(isSure).length
    const open = single.length - sure
    const what = classes[0] ?? 'Tiere'
    const day = germanDay(entries[0]!.values.on)
    const sum = names || (entries.length === 1 && !asksSum) ? undefined : sumOfHerds(entries, meant)
    if (asksSum && sum === undefined) return undefined
    return [
      ...(sum === undefined ? [] : [`Zusammen waren es am ${day} ${germanNumber(sum)} ${what}.`]),
      ...(single.length > 0 ? [`Mit eigener Zeile standen am ${day} ${germanNumber(sure)} ${what} im Bestand.`] : []),
      ...(open > 0 ? [`Bei ${germanNumber(open)} weiteren folgt aus ihren Zeilen nicht, ob sie dazugehörten.`] : []),
      ...(single.length < entries.length ? [`Herden nach ihren Bewegungen am ${day}:`] : []),
      ...entries.flatMap(({ values }) => (values.herd === undefined ? [] : [String(values.herd)])),
    ].join(' ')
  },
  completeness: 'log',
  tense: 'past',
  spanOf: spanOfDayTold,
}
