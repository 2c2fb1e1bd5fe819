import { daysBetween, monthsBetween } from '../../shared/time/days.ts'
import { germanNumber } from '../../shared/german/write-german.ts'
import type { TimeUnit } from '../question/span.ts'
import type { CountedIn } from '../question/time-span-asked.ts'

/** How far a day is from today: „Das ist in 35 Tagen (5 Wochen).“ Both are days. */
export function distanceText(day: string, today: string, asked: CountedIn): string {
  const days = Math.abs(daysBetween(today, day))
  if (days === 0) return 'Das ist heute.'
  const months = day > today ? monthsBetween(today, day) : monthsBetween(day, today)
  const unit = asked === 'any' ? unitOf(days) : asked
  const whole = { tag: 0, woche: Math.floor(days / 7), monat: months, jahr: Math.floor(months / 12) }[unit]
  const isExact = unit === 'woche' && days % 7 === 0
  const beside =
    whole > 0 ? ` (${isExact ? '' : 'gut '}${germanNumber(whole)} ${NAMES[unit][whole === 1 ? 0 : 1]})` : ''
  const count = days === 1 ? 'einem Tag' : `${germanNumber(days)} Tagen`
  return `Das ${day > today ? 'ist in' : 'war vor'} ${count}${beside}.`
}

const NAMES: Readonly<Record<TimeUnit, readonly [string, string]>> = {
  tag: ['Tag', 'Tage'],
  woche: ['Woche', 'Wochen'],
  monat: ['Monat', 'Monate'],
  jahr: ['Jahr', 'Jahre'],
}

/** What people would count so many days in. */
const unitOf = (days: number): TimeUnit => (days < 60 ? 'tag' : days < 730 ? 'monat' : 'jahr')
