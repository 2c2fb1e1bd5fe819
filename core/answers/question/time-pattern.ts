import type { Times } from './span.ts'

/** Words for a time, in lower case, and which one they mean on a day. */
export interface TimePattern {
  /** Groups are what `read` takes. */
  words: RegExp
  /** Undefined where the words turn out to be no time: 31.02. */
  read(match: RegExpExecArray, today: string): Times | undefined
}

export const timePattern = (words: string, read: TimePattern['read']): TimePattern => ({
  words: new RegExp(`(?<![\\p{L}\\d.,/])(?:${words})`, 'u'),
  read,
})

// Parts of such words.
export const FULL_YEAR = '((?:19|20)\\d{2})'
/** „Oktober 26“, but not „im Oktober 26 Ballen“. */
export const OPTIONAL_YEAR = "(?:\\s+(\\d{4}|'?2\\d(?=\\s*(?:[?!,)+]|\\.?$))))?"
export const WORD_END = '(?!\\p{L})'
