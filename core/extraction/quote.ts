/** A quote is at most as long as this, in UTF-16 code units. */
export const LONGEST_QUOTE = 300

/** The beginning of a text as long as a quote may be; a character of two code units is not cut in half. */
export const cutQuote = (text: string): string => text.slice(0, LONGEST_QUOTE).replace(/[\uD800-\uDBFF]$/, '')
