/**
 * What a spreadsheet would run as a formula (OWASP, CSV injection), full-width signs too, and what bears the mark
 * already.
 */
const FORMULA = /^'*[=+\-@＝＋－＠\t\r\n]/

/** A text with an apostrophe before it where a spreadsheet would take it for a formula. */
export const guarded = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

/** The text that was guarded. */
export const unguarded = (cell: string): string => (cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell)
