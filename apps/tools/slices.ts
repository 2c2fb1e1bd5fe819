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

/**
 * What an answer may hold, data and text together: German has three characters a token at worst, so this stays under
 * 4,000 tokens with what stands around it.
 */
export const ANSWER_CHARACTERS = 11_000

/** As many of the parts as an answer can hold, and one at least. */
export function withinAnswer<T>(parts: readonly T[], textOf: (part: T) => string): T[] {
  let sum = 0
  const tooMany = parts.findIndex((part, index) => {
    sum += JSON.stringify(part).length + JSON.stringify(textOf(part)).length
    return sum > ANSWER_CHARACTERS && index > 0
  })
  return tooMany < 0 ? [...parts] : parts.slice(0, tooMany)
}

/** A page of a list of which each item is a line, for tools whose text says all there is. */
export function textPage<T>(all: readonly T[], textOf: (one: T) => string, offset: number, ifNone: string) {
  const lines = all.slice(offset).map(textOf)
  const shown = withinAnswer(lines, () => '')
  const next = nextCursor(shown.length < lines.length, offset, shown.length)
  return { data: undefined, text: (shown.length > 0 ? shown.join('\n') : ifNone) + continued(next) }
}
