import type { Picture, PictureRow } from '../../../farm/index.ts'
import { herdClassOf } from '../../nutrients/herd-class.ts'
import type { PlanScene } from '../plan.ts'
import { decimal, rounded } from '../../../shared/decimal.ts'
import { feedNamed } from './feed-names.ts'
import { FEEDS, type FeedId } from './feeds.ts'
import { milkOf } from './norms.ts'
import { isPigNorm, type CattleNorm, type FeedingInputs, type GroupInputs } from './inputs.ts'
import { pigFeedOf } from './pig-feeds.ts'
import { PIG_STAGE_MISSING, pigStageOf, type PigProduction } from './pig-stage.ts'

/** Days for which a cow gives milk in a year [C]. */
const DAYS_IN_MILK = 305
/** Taken where nobody has said it [C]. */
const ASSUMED = { fat: 4, protein: 3.4, cowKg: 650, bullKg: 450, youngKg: 350 }

type Herd = PictureRow<'herds'>

/** Every group of animals that the norms know, and what is missing of it. */
export function gatherGroups({ picture, year }: PlanScene): Pick<FeedingInputs, 'groups' | 'missing'> {
  const missing: string[] = []
  const groups = picture.rows('herds').flatMap((herd) => groupsOf(herd, { picture, year, missing }))
  return { groups, missing }
}

interface Gathering {
  picture: Picture
  year: number
  missing: string[]
}

function groupsOf(herd: Herd, gathering: Gathering): GroupInputs[] {
  const { values } = herd
  const name = values.name ?? 'ohne Namen'
  const norm = normOf(herd)
  if (norm === undefined) {
    gathering.missing.push(
      values.production == null && (values.species === 'cattle' || values.species === 'pig')
        ? `Für „${name}“ fehlt die Produktionsrichtung. Trag sie bei der Herde ein.`
        : `Für „${name}“ rechnet der Futterplan nicht: Für diese Tiere sind keine Normen hinterlegt.`,
    )
    return []
  }
  const named = (values.feeding_groups ?? []).filter(({ count }) => (count ?? 0) > 0)
  const count = values.average_count ?? values.target_count
  const groups = named.length > 0 ? named : count != null && count > 0 ? [{ name, count }] : []
  if (groups.length === 0) gathering.missing.push(`Bei „${name}“ fehlt, wie viele Tiere es sind.`)
  return groups.flatMap((group, place) => {
    const isNamedTwice = groups.findIndex((one) => one.name === group.name) < place
    return groupOf(herd, isNamedTwice ? `${group.name} ${place + 1}` : group.name, group.count!, norm, gathering)
  })
}

function normOf({ values }: Herd): CattleNorm | PigProduction | undefined {
  const sort = herdClassOf(values)
  switch (sort) {
    case 'sow':
    case 'piglet':
    case 'fattening_pig':
      return sort
    case 'dairy_cow':
      return 'lactating'
    case 'suckler_cow':
      return 'suckler'
    case 'fattening_bull':
      return 'bull'
    case 'young_cattle':
      return 'young'
    default:
      return undefined
  }
}

function groupOf(
  row: Herd,
  group: string,
  animals: number,
  ofHerd: CattleNorm | PigProduction,
  gathering: Gathering,
): GroupInputs[] {
  if (ofHerd === 'sow' || ofHerd === 'piglet' || ofHerd === 'fattening_pig')
    return pigGroup(row, group, animals, ofHerd, gathering)
  const { id, values } = row
  const { picture, year, missing } = gathering
  const herd = values.name ?? 'ohne Namen'
  const norm = ofHerd === 'lactating' ? (dryNormOf(group, values) ?? ofHerd) : ofHerd
  const years = yearsUntil(values, year)
  const milkYear = years.findLast(({ milk_kg }) => milk_kg != null)?.milk_kg
  if (norm === 'lactating' && milkYear == null) {
    missing.push(`Für „${herd}“ fehlt die Milchleistung. Trag sie bei der Herde unter „Jahre“ ein.`)
    return []
  }
  const weight = years.findLast(({ live_weight_kg }) => live_weight_kg != null)?.live_weight_kg
  const assumed = norm === 'bull' ? ASSUMED.bullKg : norm === 'young' ? ASSUMED.youngKg : ASSUMED.cowKg
  if (norm === 'suckler' && milkYear == null)
    missing.push(
      `Für „${herd}“ fehlt die Milchleistung. Gerechnet ist mit trockenstehenden Kühen; trag sie bei der Herde unter „Jahre“ ein.`,
    )
  if (weight == null && (norm === 'lactating' || norm === 'bull' || norm === 'young'))
    missing.push(`Für „${herd}“ fehlt die Lebendmasse. Gerechnet ist mit ${assumed} kg; trag sie bei der Herde ein.`)
  const milk = contentsOf(picture, year)
  if (norm === 'lactating' && milk === undefined)
    missing.push('Fett und Eiweiß der Milch sind nicht eingetragen. Gerechnet ist mit 4,0 % und 3,4 %.')
  const { fat, protein } = milk ?? ASSUMED
  return [
    {
      herdId: id,
      herd,
      group,
      norm,
      animals,
      milkKg:
        norm === 'lactating' || norm === 'suckler'
          ? rounded(milkOf(decimal(milkYear ?? 0).div(DAYS_IN_MILK), fat, protein), 1)
          : 0,
      fat,
      protein,
      liveWeightKg: weight ?? assumed,
      ...rationOf(values.rations ?? [], group, norm),
    },
  ]
}

const LATE = /vorbereit|transit|anfütter|close-?up/i
const DRY = /trocken/i

/** Dry cows by the name of their group; those that are soon to calve are told apart where a farm does so. */
function dryNormOf(group: string, { feeding_groups: groups }: Herd['values']): CattleNorm | undefined {
  if (LATE.test(group)) return 'dry_late'
  if (!DRY.test(group)) return undefined
  return (groups ?? []).some(({ name, count }) => (count ?? 0) > 0 && LATE.test(name)) ? 'dry_early' : 'dry'
}

const yearsUntil = ({ years }: Herd['values'], year: number) =>
  (years ?? []).filter((one) => one.year <= year).toSorted((one, other) => one.year - other.year)

function pigGroup(
  { id, values }: Herd,
  group: string,
  animals: number,
  production: PigProduction,
  { year, missing }: Gathering,
): GroupInputs[] {
  const herd = values.name ?? 'ohne Namen'
  const weight = yearsUntil(values, year).findLast(({ live_weight_kg }) => live_weight_kg != null)?.live_weight_kg
  const norm = pigStageOf(production, group, weight ?? undefined)
  if (norm === undefined) {
    missing.push(`Für „${herd === group ? herd : `${herd}, ${group}`}“ ${PIG_STAGE_MISSING[production]}`)
    return []
  }
  const none = { milkKg: 0, fat: 0, protein: 0, liveWeightKg: weight ?? 0 }
  return [{ herdId: id, herd, group, norm, animals, ...none, ...rationOf(values.rations ?? [], group, norm) }]
}

const MILK_TYPES: readonly unknown[] = ['milk_quality', 'bulk_milk', 'milk_recording']

/** Percent of fat and protein as they were last measured on one day. */
function contentsOf(picture: Picture, year: number): { fat: number; protein: number } | undefined {
  const rows = picture
    .rows('measurements')
    .map(({ values }) => values)
    .filter(
      ({ type, animal_id, date, unit }) =>
        MILK_TYPES.includes(type) && animal_id == null && date! <= `${year}-12-31` && (unit ?? '%') === '%',
    )
  const days = Map.groupBy(rows, ({ date }) => date!)
  for (const day of [...days.keys()].toSorted().toReversed()) {
    const value = (name: RegExp): number | undefined =>
      days.get(day)!.find(({ parameter }) => name.test(parameter ?? ''))?.value
    const [fat, protein] = [value(/^fett/i), value(/^eiwei(?:ß|ss)/i)]
    if (fat !== undefined && protein !== undefined && fat > 0 && protein > 0) return { fat, protein }
  }
  return undefined
}

type RationLine = NonNullable<Herd['values']['rations']>[number]

/** The latest ration of a group, in kg of fresh matter, and the lines of it that nobody can reckon with. */
function rationOf(
  lines: readonly RationLine[],
  group: string,
  norm: GroupInputs['norm'],
): Pick<GroupInputs, 'ration' | 'unread'> {
  const own = lines.filter((line) => line.group == null || line.group === group)
  const latest = own
    .map(({ valid_from }) => valid_from ?? '')
    .toSorted()
    .at(-1)
  const read = own
    .filter(({ valid_from }) => (valid_from ?? '') === latest)
    .map(({ feed, amount, unit }) => {
      const isFresh = /^kg(?: ?(?:FM|OS|Frischmasse))?$/i.test((unit ?? 'kg').trim())
      return { name: feed, feed: fedTo(norm, feed), kg: isFresh && amount != null && amount > 0 ? amount : undefined }
    })
  return {
    ration: read.flatMap(({ feed, kg }) => (feed && kg !== undefined ? [{ feed, kg }] : [])),
    unread: read.filter(({ feed, kg }) => !feed || kg === undefined).map(({ name }) => name),
  }
}

/** Undefined: a feed that is not known, or whose values for these animals are not. */
function fedTo(norm: GroupInputs['norm'], name: string): FeedId | undefined {
  const id = feedNamed(name)?.id
  if (id === undefined) return undefined
  return isPigNorm(norm) ? pigFeedOf(id)?.id : FEEDS.find((feed) => feed.id === id)?.id
}
