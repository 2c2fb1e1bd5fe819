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
export {
  awsv,
  bienschv,
  bvdvv,
  duev,
  dvo2023564,
  gapinvekosv,
  gapkondg,
  gapkondv,
  pflschanwv,
  pflschg,
  pflschgeraetv,
  viehverkv,
  vo853,
  vwvfg,
  wduengv,
} from './parameters/index.ts'
