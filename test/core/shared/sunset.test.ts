import { expect, it } from 'vitest'
import { sunsetOn } from '../../../core/shared/time/sunset.ts'

const clock = (minutes: number): string => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

it.each([
  // About as in Kassel (51.3° N, 9.5° E), three minutes to the west of the place that is reckoned with.
  ['2026-03-20', 18, 36],
  ['2026-06-21', 21, 39],
  ['2026-09-22', 19, 18],
  ['2026-12-21', 16, 16],
])('knows when the sun sets in Germany on %s', (day, hour, minute) => {
  const set = sunsetOn(day)
  expect(Math.abs(set - (hour * 60 + minute)), clock(set)).toBeLessThanOrEqual(8)
})
