import { z } from 'zod'

/** Where a list goes on: handed out by one call, given to the next. */
export const Cursor = z
  .string()
  .regex(/^\d{1,7}$/, 'Das ist kein cursor, den Hofkern vergeben hat.')
  .describe('next_cursor of the call before')

export const offsetOf = (cursor: string | undefined): number => Number(cursor ?? 0)

export const nextCursor = (more: boolean, offset: number, taken: number): { next_cursor?: string } =>
  more ? { next_cursor: String(offset + taken) } : {}

export const continued = ({ next_cursor }: { next_cursor?: string | undefined }): string =>
  next_cursor === undefined ? '' : `\n\nWeiter mit cursor="${next_cursor}".`
