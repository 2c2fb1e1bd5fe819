import type { KindSlug, PictureRow, RowValues } from '../../../farm/index.ts'
import { isFarmedOn } from '../../cropping/field-crops.ts'
import { useOf } from '../../fertilizing/gifts.ts'
import { herdClassOf, type HerdClass } from '../../nutrients/herd-class.ts'
import { LAND_ON } from '../../nutrients/farm-land.ts'
import type { PlanScene } from '../plan.ts'
import { SEASON } from './growth.ts'
import type { BarnInputs, GrazingGroup, GrazingInputs } from './inputs.ts'
import { grazedKg } from './paddock-calendar.ts'

/** What the plan reads. */
export const GRAZING_KINDS: readonly KindSlug[] = ['herds', 'fields', 'places', 'grazing_periods', 'holdings']

/** kg of dry matter that an animal eats in a day, where its herd does not say it [C]. */
const EATEN: Readonly<Partial<Record<HerdClass, number>>> = {
  dairy_cow: 18,
  suckler_cow: 13,
  young_cattle: 7,
  fattening_bull: 8.5,
  sheep: 1.8,
  horse: 10,
}
/** Hours by day on which cows graze where nobody has written them down [C]. */
const ASSUMED_HOURS = 6

export function gatherGrazing(scene: PlanScene): GrazingInputs {
  const missing: string[] = []
  const { picture, year, holding } = scene
  const groups = shared(picture.rows('herds').flatMap((herd) => groupsOf(herd, scene, missing)))
  if (groups.length === 0 && holding?.grazing !== false)
    missing.push('Für keine Herde ist Weidegang eingetragen. Trag ihn unter „Weidezeiten“ ein.')
  return { year, groups, barns: barnsOf(scene), missing }
}

function groupsOf(herd: PictureRow<'herds'>, { picture, year }: PlanScene, missing: string[]): GrazingGroup[] {
  const all = picture.referring('grazing_periods', 'herd_id', herd.id).map(({ values }) => values)
  const of = (one: number) => all.filter(({ from }) => from!.startsWith(`${one}-`))
  const periods = of(year).length > 0 ? of(year) : of(year - 1)
  if (periods.length === 0) return []
  const { values } = herd
  const name = values.name ?? 'ohne Namen'
  const animals = Math.max(0, ...periods.map((one) => one.animals ?? 0)) || (values.average_count ?? 0)
  const paddocks = paddocksOf(new Set(periods.flatMap(({ field_id }) => field_id ?? [])), { picture, year })
  // No animal that grazes eats nothing.
  const stated = values.years?.findLast((one) => (one.dry_matter_kg_day ?? 0) > 0)?.dry_matter_kg_day
  const eaten = stated ?? EATEN[herdClassOf(values) ?? 'laying_hen']
  const faults = [
    ...(animals <= 0 ? ['wie viele Tiere weiden'] : []),
    ...(paddocks.length === 0 ? ['auf welcher Fläche sie weidet, mit Größe'] : []),
    ...(eaten === undefined ? ['wie viel ein Tier frisst (TM-Bedarf der Herde)'] : []),
  ]
  missing.push(...faults.map((fault) => `Bei „${name}“ fehlt, ${fault}.`))
  if (faults.length > 0) return []
  const hours = Math.max(0, ...periods.map((one) => one.hours_per_day ?? 0))
  if (hours === 0)
    missing.push(`Bei „${name}“ fehlen die Stunden auf der Weide. Gerechnet ist mit ${ASSUMED_HOURS} Stunden am Tag.`)
  return [
    {
      herdId: herd.id,
      herd: name,
      animals,
      hoursPerDay: hours === 0 ? ASSUMED_HOURS : hours,
      ...seasonOf(periods),
      dryMatterKg: eaten!,
      isDryMatterKnown: stated != null,
      paddocks,
    },
  ]
}

/** From the first day that is entered to the last; within the months in which grass grows. */
function seasonOf(periods: readonly RowValues<'grazing_periods'>[]): Pick<GrazingGroup, 'from' | 'until'> {
  const [first] = periods.map(({ from }) => from!.slice(5)).toSorted()
  const isOpen = periods.some(({ until }) => until == null)
  const last = isOpen
    ? SEASON.until
    : periods
        .map(({ until }) => until!.slice(5))
        .toSorted()
        .at(-1)!
  const from = first! < SEASON.from ? SEASON.from : first!
  const until = last > SEASON.until ? SEASON.until : last
  return from <= until ? { from, until } : SEASON
}

/** A pasture on which several herds graze at once is shared out by what they eat. */
function shared(groups: readonly GrazingGroup[]): GrazingGroup[] {
  return groups.map((group) => ({
    ...group,
    paddocks: group.paddocks.map(({ id, name, areaHa }) => {
      const meanwhile = groups.filter(
        (one) => one.from <= group.until && group.from <= one.until && one.paddocks.some((other) => other.id === id),
      )
      const all = meanwhile.reduce((sum, one) => sum + grazedKg(one), 0)
      return { id, name, areaHa: Math.round(((areaHa * grazedKg(group)) / all) * 1e4) / 1e4 }
    }),
  }))
}

/** The fields that are named; where none is, all grassland that is grazed in the year. */
function paddocksOf(
  named: ReadonlySet<string>,
  { picture, year }: Pick<PlanScene, 'picture' | 'year'>,
): GrazingGroup['paddocks'] {
  return picture
    .rows('fields')
    .filter(({ id, values }) => {
      const use = (values.grassland ?? []).findLast((one) => one.year <= year)?.use
      const isPasture = useOf(values) === 'grassland' && (use === 'pasture' || use === 'mown_pasture')
      return isFarmedOn(values, `${year}-${LAND_ON}`) && (named.size > 0 ? named.has(id) : isPasture)
    })
    .flatMap(({ id, values }) =>
      values.area_ha == null || values.area_ha <= 0
        ? []
        : [{ id, name: values.name ?? 'ohne Namen', areaHa: values.area_ha }],
    )
}

const barnsOf = ({ picture }: PlanScene): BarnInputs[] =>
  picture.rows('herds').flatMap(({ id, values }) => {
    const barn = picture.byId('places', values.barn_id)
    return barn
      ? [
          {
            barn: barn.values.name ?? 'Stall',
            places: barn.values.capacity_unit === 'animals' ? (barn.values.capacity ?? null) : null,
            herdId: id,
            herd: values.name ?? 'ohne Namen',
            animals: values.average_count ?? values.target_count ?? null,
          },
        ]
      : []
  })
