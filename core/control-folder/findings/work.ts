import type { RowValues } from '../../farm/index.ts'

export { doneOn, type WorkItem } from '../../farm/index.ts'

/** Work that was done, or was to be done, in a calendar year. */
export const isIn = (
  { status, done_on, planned_until, planned_from }: RowValues<'work_items'>,
  year: number,
): boolean => (status === 'done' ? done_on : (planned_until ?? planned_from))?.startsWith(`${year}-`) ?? false

/** `MM-DD` of a day, as parts of the year are compared. */
export const dayOfYearOf = (day: string): string => day.slice(5)

export const yearOf = (day: string): number => Number(day.slice(0, 4))
