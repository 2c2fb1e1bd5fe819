import type { PictureRow, RowValues } from '../../farm/index.ts'

export type WorkItem = PictureRow<'work_items'>

/** The day of work that is done. */
export const doneOn = ({ status, done_on }: RowValues<'work_items'>): string | null =>
  status === 'done' ? (done_on ?? null) : null

/** Work that was done, or was to be done, in a calendar year. */
export const isIn = (
  { status, done_on, planned_until, planned_from }: RowValues<'work_items'>,
  year: number,
): boolean => (status === 'done' ? done_on : (planned_until ?? planned_from))?.startsWith(`${year}-`) ?? false

/** `MM-DD` of a day, as parts of the year are compared. */
export const dayOfYearOf = (day: string): string => day.slice(5)

export const yearOf = (day: string): number => Number(day.slice(0, 4))
