import type { Picture, RowValues, WorkItem } from '../../farm/index.ts'

export { doneOn, type WorkItem } from '../../farm/index.ts'

/** Work that was done, or was to be done, in a calendar year. */
export const isIn = (values: RowValues<'work_items'>, year: number): boolean =>
  dayOfWork(values)?.startsWith(`${year}-`) ?? false

const dayOfWork = ({ status, done_on, planned_until, planned_from }: RowValues<'work_items'>) =>
  status === 'done' ? done_on : (planned_until ?? planned_from)

/** Work that was done, or was to be done, in a calendar year. */
export const worksIn = (picture: Picture, year: number): readonly WorkItem[] =>
  picture.rowsBy('year', 'work_items', ({ values }) => [dayOfWork(values)?.slice(0, 4) ?? '']).get(String(year)) ?? []

/** `MM-DD` of a day, as parts of the year are compared. */
export const dayOfYearOf = (day: string): string => day.slice(5)

export const yearOf = (day: string): number => Number(day.slice(0, 4))
