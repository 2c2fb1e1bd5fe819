import type { Span } from '../../answers/index.ts'
import type { RowId } from '../../farm/index.ts'
import { readNumber } from '../../shared/german/read-german.ts'
import { germanNumber } from '../../shared/german/write-german.ts'
import { effectFrom } from '../adoption/effects-from.ts'
import type { AskedPlan } from './asked-plan.ts'
import type { BarnSheet, Figure, PlanEffect, PlanPart, PlanVariant, Step } from '../plans/plan.ts'

/** A number or a day of a variant that can be asked for, wherever in the plan it stands. */
export interface ToldFigure extends Omit<Figure, 'steps' | 'days'> {
  variant: PlanVariant
  /** The whole farm, a field or a group of animals, or one work on it. */
  scope: 'farm' | 'part' | 'work'
  /** German: the field or the group; empty: the farm. */
  of: string
  /** What else is said of it: the day, the kilograms of nitrogen. */
  more: string
  row: PlanPart['row']
  /** What the plan calls the place of a work: „Moorstück · Winterweizen“. */
  place?: string | undefined
  /** How it was reckoned. */
  steps: readonly Step[]
  /** First and last day, of what has one. */
  days?: Span | undefined
}

/** „205,5 kg N/ha“ */
export const numberText = ({ value, unit }: Pick<ToldFigure, 'value' | 'unit'>): string =>
  `${germanNumber(value, { most: 2 })} ${unit}`.trim()

/** Everything of a plan that is a number. */
export const figuresOf = ({ variants, today }: Pick<AskedPlan, 'variants' | 'today'>): ToldFigure[] =>
  variants.flatMap((variant) => [
    ...variant.metrics.flatMap(({ id, label, value, unit }): ToldFigure[] =>
      value === null || isExact(variant, label, unit) ? [] : [ofFarm(variant, { id, label, value, unit })],
    ),
    ...(variant.figures ?? []).map((figure) => ofFarm(variant, stillLacking(variant, figure, today))),
    ...variant.parts.flatMap((part) => (part.figures ?? []).map((figure) => ofPart(variant, part, figure))),
    ...variant.parts.flatMap((part) => ofSteps(variant, part)),
    ...variant.effects.flatMap((effect) => ofEffect(variant, effect)),
  ])

/** Of what is used up day by day, what lacks for the days that are still to come. */
function stillLacking({ effects }: PlanVariant, figure: Figure, today: string): Figure {
  const need =
    figure.id === 'lacking'
      ? effects.find((one) => one.kind === 'need' && figure.label.startsWith(`${one.values.article},`))
      : undefined
  if (!need) return figure
  const left = effectFrom(need, today)
  return { ...figure, value: left?.kind === 'need' ? (left.values.amount ?? 0) : 0 }
}

/** Whether the same stands among the other figures, which are rounded less. */
const isExact = ({ figures = [] }: PlanVariant, label: string, unit: string): boolean =>
  figures.some((figure) => figure.label === label && figure.unit === unit)

const ofFarm = (variant: PlanVariant, { id, label, value, unit, days }: Figure): ToldFigure => ({
  id,
  label,
  value,
  unit,
  variant,
  scope: 'farm',
  of: '',
  more: '',
  row: null,
  steps: [],
  ...(days && { days: { from: days.from, to: days.until } }),
})

function ofPart(variant: PlanVariant, part: PlanPart, { steps, days, ...figure }: Figure): ToldFigure {
  const own =
    steps === undefined ? part.steps.filter(({ label }) => label === figure.label) : part.steps.slice(0, steps)
  return {
    ...figure,
    variant,
    scope: 'part',
    of: [variant.title, figure.label].reduce((title, end) => title.replace(` · ${end}`, ''), part.title),
    more: '',
    row: part.row,
    steps: own,
    days: days && { from: days.from, to: days.until },
  }
}

const GROWTH = /^Aufwuchs im (?<month>\p{L}+)$/u
/** „− 55“, „435 (84 %)“ */
const RESULT = /^(?<sign>[−+-])?\s?(?<number>[\d.]+(?:,\d+)?)(?:\s\(.*\))?$/u

/** What a need is added to or cut by, and what grows in a month: steps that are asked for by themselves. */
function ofSteps(variant: PlanVariant, part: PlanPart): ToldFigure[] {
  return part.steps.flatMap((step): ToldFigure[] => {
    const { sign, number } = RESULT.exec(step.result)?.groups ?? {}
    const month = GROWTH.exec(step.label)?.groups?.month
    const value = number === undefined ? undefined : readNumber(number)
    if (value === undefined || (month === undefined && sign === undefined)) return []
    const days = part.figures?.find(({ label }) => month !== undefined && label.includes(month))?.days
    return [
      {
        id: month === undefined ? 'step' : 'growth',
        label: step.label,
        value: sign === '−' || sign === '-' ? -value : value,
        unit: step.unit,
        variant,
        scope: 'part',
        of: part.title.replace(`${variant.title} · `, ''),
        more: '',
        row: part.row,
        steps: [step],
        ...(days && { days: { from: days.from, to: days.until } }),
      },
    ]
  })
}

/** Gifts of fertilizer, and where a herd grazes when. */
function ofEffect(variant: PlanVariant, effect: PlanEffect): ToldFigure[] {
  if (effect.kind === 'sheet') return ofCalendar(variant, effect.sheet)
  if (effect.kind !== 'field_work') return []
  const { product, amount, unit, field_id: fieldId, planned_from: from, planned_until: until } = effect.values
  const row = fieldId == null ? null : { kind: 'fields' as const, id: fieldId as RowId }
  const days = from && until ? { days: { from, to: until } } : {}
  const place = variant.parts.find((part) => row !== null && part.row?.id === row.id)?.title
  const common = { variant, scope: 'work' as const, row, place, steps: [], ...days }
  if (effect.values.type === 'fertilizing' && product && amount != null)
    return [
      {
        ...common,
        id: 'gift',
        label: product,
        value: amount,
        unit: unit ?? '',
        of: effect.title.replace(/^.* auf /u, ''),
        more: effect.details,
      },
    ]
  return effect.id.startsWith('weide.')
    ? [
        {
          ...common,
          id: effect.id.startsWith('weide.austrieb.') ? 'turnout' : 'work',
          label: effect.title,
          value: 0,
          unit: '',
          of: '',
          more: effect.details,
        },
      ]
    : []
}

/** The lines of a calendar of paddocks: paddock, first day, last day. */
function ofCalendar(variant: PlanVariant, { title, rows, columns, herdId }: BarnSheet): ToldFigure[] {
  if (columns[0]?.label !== 'Koppel') return []
  const row = herdId === null ? null : { kind: 'herds' as const, id: herdId }
  return rows.map(([paddock = '', from = '', until = '', , note = '']) => ({
    id: 'paddock',
    label: paddock,
    value: 0,
    unit: '',
    variant,
    scope: 'work',
    of: title.replace('Koppelkalender ', ''),
    more: `${paddock}: ${from} bis ${until}${note === '' ? '' : `, ${note}`}`,
    row,
    steps: [],
  }))
}
