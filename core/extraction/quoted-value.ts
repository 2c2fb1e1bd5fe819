const LONGEST_VALUE = 40

/** A value of a document as a German sentence names it: in German quotes, at most 40 characters of it. */
export const quotedValue = (value: string): string =>
  `„${value.length > LONGEST_VALUE ? `${value.slice(0, LONGEST_VALUE).toWellFormed()}…` : value}“`
