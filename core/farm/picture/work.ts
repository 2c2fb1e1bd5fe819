import type { PictureRow, RowValues } from './picture.ts'

export type WorkItem = PictureRow<'work_items'>

/** The day of work that is done. */
export const doneOn = ({ status, done_on }: RowValues<'work_items'>): string | null =>
  status === 'done' ? (done_on ?? null) : null
