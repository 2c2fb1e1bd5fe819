import { daysBetween } from './days.ts'
import { hoursAheadOn } from './day-in-germany.ts'

/** The middle of Germany, in degrees. */
const [LATITUDE, LONGITUDE] = [51.2, 10.3]
/** Where the sun stands, in degrees, when its upper edge is seen last. */
const SET = -0.83
const TILT = 23.44
const MINUTES_PER_DEGREE = 4
const NOON = 12 * 60

const radians = (degrees: number): number => (degrees * Math.PI) / 180
const degrees = (angle: number): number => (angle * 180) / Math.PI

/** When the sun sets in Germany, in minutes by the clock of the day; half an hour off at its borders. */
export function sunsetOn(day: string): number {
  const turned = radians((360 / 365) * (daysBetween(`${day.slice(0, 4)}-01-01`, day) + 1 - 81))
  const declination = radians(TILT * Math.sin(turned))
  const latitude = radians(LATITUDE)
  const hourAngle = Math.acos(
    (Math.sin(radians(SET)) - Math.sin(latitude) * Math.sin(declination)) /
      (Math.cos(latitude) * Math.cos(declination)),
  )
  // How far the sun is ahead of the clock, in minutes.
  const ahead = 9.87 * Math.sin(2 * turned) - 7.53 * Math.cos(turned) - 1.5 * Math.sin(turned)
  const noon = NOON - LONGITUDE * MINUTES_PER_DEGREE - ahead + hoursAheadOn(day) * 60
  return Math.round(noon + degrees(hourAngle) * MINUTES_PER_DEGREE)
}
