import { decimal, rounded, sumOf, type Decimal } from '../../shared/decimal.ts'
import { germanDay } from '../../shared/german/write-german.ts'
import { daysBetween } from '../../shared/time/days.ts'
import type { PlanEffect, Supply, Use } from '../plans/plan.ts'
import { written } from '../plans/steps.ts'

/**
 * An effect as it is wanted on a day; undefined of what lies wholly before it. A plan is reckoned for its whole year
 * and by no clock: work and jobs whose last day is over are not written any more, and what is bought is for what is
 * still to come, and no job is due before it. What no day has passed of comes back as it is.
 *
 * @param today `YYYY-MM-DD`
 */
export function effectFrom(effect: PlanEffect, today: string): PlanEffect | undefined {
  const last = lastDayOf(effect)
  if (last !== undefined && last < today) return undefined
  return dueFrom(whatIsLeft(effect, today), today)
}

/**
 * What of a variant is not written on a day since its time is over, each in a German sentence that names its field:
 * what a variant is compared by counts the whole year.
 */
export const leftOutTexts = (effects: readonly PlanEffect[], today: string): string[] =>
  effects.flatMap((effect) => {
    const last = lastDayOf(effect)
    if (last === undefined || last >= today || (effect.kind !== 'field_work' && effect.kind !== 'expected_job'))
      return []
    return [
      `${effect.title} wird nicht mehr eingetragen, denn die Zeit dafür endete am ${germanDay(last)} (${effect.details}).`,
    ]
  })

/** No job is due on a day that is over as it is written, but on the next day that makes sense, or else today. */
function dueFrom(effect: PlanEffect | undefined, today: string): PlanEffect | undefined {
  if (effect?.kind !== 'expected_job' || effect.values.due_on == null || effect.values.due_on >= today) return effect
  const next = effect.spans?.find(({ until }) => until >= today)?.from ?? today
  const due = next > today ? next : today
  const details = effect.details.replace(germanDay(effect.values.due_on), germanDay(due))
  return { ...effect, details, values: { ...effect.values, due_on: due } }
}

function whatIsLeft(effect: PlanEffect, today: string): PlanEffect | undefined {
  if (!effect.supply?.some(({ uses }) => uses.some((use) => hasPassed(use, today)))) return effect
  const amount = leftOf(effect.supply, effect.inSteps ?? 1, today)
  if (effect.kind === 'need') return amount > 0 ? needLeft(effect, amount, today) : undefined
  if (effect.kind !== 'expected_job') return effect
  return amount > 0
    ? { ...effect, details: detailsOf(effect, amount), values: { ...effect.values, amount } }
    : undefined
}

function lastDayOf(effect: PlanEffect): string | undefined {
  if (effect.until !== undefined) return effect.until
  if (effect.kind === 'field_work') return effect.values.planned_until ?? effect.values.planned_from ?? undefined
  return effect.kind === 'expected_job' ? (effect.values.due_on ?? undefined) : undefined
}

/** Of what is used every day the months that are over: an amount that is another each day would be no plan. */
const hasPassed = ({ from, until, isEven }: Use, today: string): boolean =>
  until < today || (isEven === true && from < monthBegun(today))

const monthBegun = (today: string): string => `${today.slice(0, 'YYYY-MM'.length)}-01`

function amountFrom({ amount, from, until, isEven }: Use, today: string): Decimal {
  if (until < today) return decimal(0)
  const begun = monthBegun(today)
  if (!isEven || begun <= from) return decimal(amount)
  return decimal(amount)
    .times(daysBetween(begun, until) + 1)
    .div(daysBetween(from, until) + 1)
}

const neededFrom = ({ uses }: Supply, today: string): Decimal => sumOf(uses.map((use) => amountFrom(use, today)))

/** What has to come of several goods beside what is there, in whole steps; shared where it comes several times. */
function leftOf(supply: readonly Supply[], step: number, today: string): number {
  const short = sumOf(
    supply.map((one) => {
      const times = (one.comesOn ?? []).filter((day) => day >= today).length || 1
      const left = neededFrom(one, today).minus(one.inStore ?? 0)
      return left.gt(0) ? left.div(times) : decimal(0)
    }),
  )
  return rounded(short.div(step).round(0, 3).times(step), 6)
}

function needLeft(effect: PlanEffect & { kind: 'need' }, amount: number, today: string): PlanEffect {
  const { unit, needed_on } = effect.values
  const uses = effect.supply!.flatMap((one) => one.uses).filter(({ until }) => until >= today)
  const first = uses.map(({ from }) => from).toSorted()[0]
  const needed = written(sumOf(effect.supply!.map((one) => neededFrom(one, today))), 2)
  // Of what is used every day the month that runs counts whole, and the reader may count from today.
  const begun = monthBegun(today)
  const since = uses.some(({ from, isEven }) => isEven && from < begun) ? `ab ${germanDay(begun)} ` : ''
  const stock = effect.supply!.map(({ inStore }) => inStore)
  const there = stock.includes(null)
    ? 'der Bestand ist nicht eingetragen'
    : `${written(sumOf(stock as number[]), 2)} ${unit} sind da`
  return {
    ...effect,
    details: `${written(amount)} ${unit}: gebraucht werden ${since}noch ${needed} ${unit}, ${there}`,
    values: { ...effect.values, amount, ...(needed_on != null && first !== undefined && { needed_on: first }) },
  }
}

/** The amount stands in front of what is said of a job. */
const detailsOf = ({ details, values }: PlanEffect & { kind: 'expected_job' }, amount: number): string =>
  details.replace(`${written(values.amount ?? 0)} `, `${written(amount)} `)
