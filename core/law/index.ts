export { closedPeriodOn, type AutumnCrop, type Closure, type Spreading } from './calendar/closed-periods.ts'
export {
  daysAround,
  isDayOfYear,
  nextDayOfYear,
  type DayOfYear,
  type Days,
  type DaysOfYear,
} from './calendar/days-of-year.ts'
export { daysInPost, deadlineOf, notifiedOn } from './calendar/deadlines.ts'
export { holidayOn } from './calendar/holidays.ts'
export { isWorkingDay, nextWorkingDay } from './calendar/working-days.ts'
export { STATE_NAMES, STATES, type State } from './laender.ts'
export {
  entryOn,
  periodOn,
  valueOn,
  type Certainty,
  type DatedValue,
  type Parameter,
  type ParameterUnit,
} from './parameter.ts'
export * from './parameters/index.ts'
export type { AntibioticUsage } from './parameters/tamg/index.ts'
export type { Enforcement } from './parameters/duev/rotes-gebiet-vollzug.ts'
