import { decimal, rounded } from '../../../shared/decimal.ts'
import { germanDay } from '../../../shared/german/write-german.ts'
import type { Calculation, Metric, PlanEffect, PlanPart, PlanVariant } from '../plan.ts'
import { written } from '../steps.ts'
import { addDays } from '../../../shared/time/days.ts'
import { barnSheet } from './barn-sheet.ts'
import { daysOfMonth, GRAZING_MONTHS } from './growth.ts'
import type { GrazingGroup, GrazingInputs } from './inputs.ts'
import { grazedKg, paddockCalendar } from './paddock-calendar.ts'

/** Rotational grazing goes round the paddocks; continuous grazing leaves all of them open. */
const RULES = [
  { key: 'umtrieb', title: 'Umtriebsweide' },
  { key: 'kurzrasen', title: 'Kurzrasenweide' },
] as const

type Rule = (typeof RULES)[number]

/** Pastures are mown after the herd in these days [C]. */
const TENDED = [
  { key: 'juni', from: '06-10', until: '06-25' },
  { key: 'august', from: '08-05', until: '08-20' },
]

export const calculateGrazing = (inputs: GrazingInputs): Calculation => ({
  missing: inputs.missing,
  variants: RULES.map((rule) => variantOf(rule, inputs)),
})

function variantOf(rule: Rule, inputs: GrazingInputs): PlanVariant {
  const { groups, barns, year } = inputs
  return {
    key: rule.key,
    title: rule.title,
    metrics: metricsOf(groups),
    reasons:
      groups.length === 0 ? ['Es weidet keine Herde auf einer Fläche mit Größe. Was fehlt, steht beim Plan.'] : [],
    parts: groups.map((group) => partOf(group, year)),
    effects:
      groups.length === 0
        ? []
        : [
            ...groups.map((group) => calendarSheet(group, rule, year)),
            ...groups.flatMap((group) => [turnOut(group, year), ...tending(group, year)]),
            ...(barns.length > 0 ? [barnSheet(barns, groups, year)] : []),
          ],
  }
}

const hectares = ({ paddocks }: GrazingGroup): number => paddocks.reduce((sum, { areaHa }) => sum + areaHa, 0)

/** Percent of what a group grazes that grows in a month. */
const covered = (group: GrazingGroup, growthKgHa: number): number =>
  rounded(
    decimal(hectares(group))
      .times(growthKgHa)
      .times(100)
      .div(decimal(grazedKg(group))),
    0,
  )

function metricsOf(groups: readonly GrazingGroup[]): Metric[] {
  const animals = groups.reduce((sum, one) => sum + one.animals, 0)
  const least = (growth: number): number | null =>
    groups.length === 0 ? null : Math.min(...groups.map((group) => covered(group, growth)))
  return [
    { id: 'animals', label: 'Tiere auf der Weide', value: animals, unit: '' },
    {
      id: 'area',
      label: 'Weidefläche',
      value: rounded(decimal(groups.reduce((sum, group) => sum + hectares(group), 0)), 2),
      unit: 'ha',
    },
    ...GRAZING_MONTHS.map(({ name, growthKgHa }) => ({
      id: `covered_${name.toLowerCase()}`,
      label: `Gras im ${name} reicht für`,
      value: least(growthKgHa),
      unit: '%',
    })),
  ]
}

const STOCKING = 'Tiere je Hektar, die der Mai trägt'

function partOf(group: GrazingGroup, year: number): PlanPart {
  const { herd, herdId, animals, hoursPerDay, dryMatterKg, isDryMatterKnown } = group
  const demand = grazedKg(group)
  const stocking = (GRAZING_MONTHS[0]!.growthKgHa * animals) / demand
  const certainty = 'C' as const
  return {
    title: `${herd} · ${group.paddocks.map(({ name }) => name).join(', ')}`,
    row: { kind: 'herds', id: herdId },
    figures: [
      { id: 'grazed', label: 'Gefressen auf der Weide', value: rounded(decimal(demand), 0), unit: 'kg TM am Tag' },
      { id: 'area', label: 'Weidefläche', value: rounded(decimal(hectares(group)), 2), unit: 'ha' },
      { id: 'animals', label: 'Tiere', value: animals, unit: '' },
      {
        id: 'stocking',
        label: STOCKING,
        value: rounded(decimal(stocking), 1),
        unit: 'Tiere/ha',
      },
      ...GRAZING_MONTHS.map(({ month, name, growthKgHa }) => ({
        id: 'month',
        label: `Gras im ${name} reicht für`,
        value: covered(group, growthKgHa),
        unit: '%',
        days: daysOfMonth(month, year),
      })),
    ],
    steps: [
      {
        label: 'Gefressen auf der Weide',
        formula: `${written(animals, 0)} Tiere · ${written(dryMatterKg)} kg TM · Anteil bei ${written(hoursPerDay)} Stunden`,
        result: written(demand, 0),
        unit: 'kg TM am Tag',
        source: isDryMatterKnown ? 'TM-Bedarf deiner Herde' : 'Vorgabe',
        certainty,
      },
      ...GRAZING_MONTHS.map(({ name, growthKgHa }) => ({
        label: `Aufwuchs im ${name}`,
        formula: `${written(hectares(group), 2)} ha · ${growthKgHa} kg TM`,
        result: `${written(hectares(group) * growthKgHa, 0)} (${written(covered(group, growthKgHa), 0)} %)`,
        unit: 'kg TM am Tag',
        source: 'Vorgabe',
        certainty,
      })),
      {
        label: STOCKING,
        formula: `${GRAZING_MONTHS[0]!.growthKgHa} / ${written(demand / animals)}`,
        result: written(stocking),
        unit: 'Tiere/ha',
        source: 'Vorgabe',
        certainty,
      },
    ],
  }
}

/** Where the herd is when, to hang up and to write the diary from. */
function calendarSheet(group: GrazingGroup, { key, title }: Rule, year: number): PlanEffect {
  const whole = { from: `${year}-${group.from}`, until: `${year}-${group.until}` }
  const rows =
    key === 'umtrieb'
      ? paddockCalendar(group, year).map(({ paddock, from, until, rested, isRested, isEnough }) => [
          paddock.name,
          germanDay(from),
          germanDay(until),
          rested === undefined ? '' : written(rested, 0),
          [...(isRested ? [] : ['kurz geruht']), ...(isEnough ? [] : ['zufüttern'])].join(', '),
        ])
      : group.paddocks.map(({ name }) => [
          name,
          germanDay(whole.from),
          germanDay(whole.until),
          '',
          'Wuchshöhe 5 bis 7 cm',
        ])
  return {
    id: `weide.kalender.${group.herdId}`,
    kind: 'sheet',
    title: `Koppelkalender ${group.herd}`,
    details: `${title}, ${written(group.animals, 0)} Tiere auf ${written(hectares(group), 2)} ha`,
    sheet: {
      title: `Koppelkalender ${group.herd}`,
      herdId: group.herdId,
      head: [
        { label: 'Herde', value: group.herd },
        { label: 'Tiere', value: written(group.animals, 0) },
        { label: 'Stunden am Tag', value: written(group.hoursPerDay) },
        { label: 'Variante', value: title },
      ],
      columns: [
        { label: 'Koppel' },
        { label: 'von' },
        { label: 'bis' },
        { label: 'Ruhetage', align: 'right' },
        { label: 'Bemerkung' },
      ],
      rows,
      foot: [{ label: 'Unterschrift', value: '' }],
    },
  }
}

const areasOf = ({ paddocks }: GrazingGroup) => ({
  area_ha: rounded(decimal(paddocks.reduce((sum, { areaHa }) => sum + areaHa, 0)), 2),
  areas: paddocks.map(({ name, areaHa }) => ({ field: name, area_ha: areaHa, location: null })),
  ...(paddocks.length === 1 && { field_id: paddocks[0]!.id }),
})

/** Fences are looked after so many days before, and the days of getting used to grass are so many [C]. */
const TURN_OUT = { before: 16, after: 9 }

const turnOut = (group: GrazingGroup, year: number): PlanEffect => ({
  id: `weide.austrieb.${group.herdId}`,
  kind: 'field_work',
  title: `Weideaustrieb ${group.herd}`,
  details: `ab ${germanDay(`${year}-${group.from}`)}: Zäune und Tränken prüfen, an das Gras gewöhnen`,
  values: {
    type: 'care',
    title: `Weideaustrieb ${group.herd}`,
    status: 'planned',
    herd_id: group.herdId,
    planned_from: addDays(`${year}-${group.from}`, -TURN_OUT.before),
    planned_until: addDays(`${year}-${group.from}`, TURN_OUT.after),
    note: 'Zäune und Tränken prüfen, Tiere an das Gras gewöhnen.',
    ...areasOf(group),
  },
})

const tending = (group: GrazingGroup, year: number): PlanEffect[] =>
  TENDED.map(({ key, from, until }) => ({
    id: `weide.pflege.${group.herdId}.${key}`,
    kind: 'field_work',
    title: `Weide nachmähen, ${group.herd}`,
    details: `${written(hectares(group), 2)} ha, ${germanDay(`${year}-${from}`)} bis ${germanDay(`${year}-${until}`)}`,
    values: {
      type: 'care',
      title: 'Weide nachmähen',
      status: 'planned',
      herd_id: group.herdId,
      planned_from: `${year}-${from}`,
      planned_until: `${year}-${until}`,
      ...areasOf(group),
    },
  }))
