export { daysInPost, deadlineOf, notifiedOn } from './calendar/deadlines.ts'
export { isWorkingDay, nextWorkingDay } from './calendar/working-days.ts'
export { STATE_NAMES, STATES, type State } from './laender.ts'
