import type { Picture, RowValues, WorkItem } from '../../farm/index.ts'

export { doneOn, type WorkItem } from '../../farm/index.ts'

/** Work that was done, or was to be done, in a calendar year. */
export const isIn = (values: RowValues<'work_items'>, year: number): boolean => isOf(values, `${year}-`)

const isOf = ({ status, done_on, planned_until, planned_from }: RowValues<'work_items'>, year: string): boolean =>
  (status === 'done' ? done_on : (planned_until ?? planned_from))?.startsWith(year) ?? false

/** Work that was done, or was to be done, in a calendar year, gathered once for all rules. */
export const worksIn = (picture: Picture, year: number): readonly WorkItem[] =>
  picture.derive(`works of ${year}`, ['work_items'], (rows) => worksOf(rows.rows('work_items'), `${year}-`))

const worksOf = (works: readonly WorkItem[], year: string): WorkItem[] =>
  works.filter(({ values }) => isOf(values, year))

/** `MM-DD` of a day, as parts of the year are compared. */
export const dayOfYearOf = (day: string): string => day.slice(5)

export const yearOf = (day: string): number => Number(day.slice(0, 4))
