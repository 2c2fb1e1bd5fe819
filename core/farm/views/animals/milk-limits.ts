import type { Entry } from '../../../answers/index.ts'
import { germanNumber } from '../../../shared/german/write-german.ts'
import { addMonths } from '../../../shared/time/days.ts'
import type { Values } from '../farm-view.ts'
import { milkLimit } from '../statutory-limits.ts'

const MILK_UNIT = 'Tsd./ml'

/**
 * The geometric mean over the months up to the newest of `entries`, which is what the limit holds; undefined where that
 * is no such value, or a month has none.
 */
export function milkLimitText([newest]: readonly Entry[], all: readonly Entry[]): string | undefined {
  const { parameter, unit, date } = (newest?.values ?? {}) as Partial<Record<string, string>>
  if (unit !== MILK_UNIT || date === undefined) return undefined
  const rule = milkLimit(parameter, date)
  if (!rule) return undefined
  const from = firstDayOf(rule.months, date)
  const since = all
    .map(({ values }) => values)
    .filter((one) => one.parameter === parameter && dateOf(one) >= from && dateOf(one) <= date)
  if (new Set(since.map((one) => dateOf(one).slice(0, 7))).size < rule.months) return undefined
  const mean = geometricMean(since.filter((one) => one.unit === unit).map(({ value }) => value as number))
  const held = mean <= rule.limit ? 'eingehalten' : 'überschritten'
  return [
    `${parameter}: geometrisches Mittel über ${rule.months} Monate: ${germanNumber(Math.round(mean))} ${MILK_UNIT};`,
    `die Grenze liegt bei ${rule.limit} ${MILK_UNIT} (VO (EG) 853/2004), ${held}.`,
  ].join(' ')
}

/** The first day of so many months of which the last is that of `day`. */
const firstDayOf = (months: number, day: string): string => addMonths(`${day.slice(0, 7)}-01`, 1 - months)

const dateOf = ({ date }: Values): string => date as string

/** A value of none would make every mean nothing. */
const LEAST_VALUE = 1e-9

const geometricMean = (values: readonly number[]): number =>
  Math.exp(values.reduce((sum, value) => sum + Math.log(Math.max(value, LEAST_VALUE)), 0) / values.length)
