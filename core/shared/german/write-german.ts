/** `2026-05-20` as „20.05.2026“; what is no day is nothing. */
export const germanDay = (day: unknown): string => (typeof day === 'string' ? day.split('-').reverse().join('.') : '')

/** „1.234,5“; with a number of decimals, always so many. */
export const germanNumber = (value: number, decimals?: number): string =>
  value.toLocaleString('de-DE', { minimumFractionDigits: decimals ?? 0, maximumFractionDigits: decimals ?? 3 })

/** The month of a day as „Mai 2026“. */
export const germanMonth = (day: string): string =>
  new Date(day).toLocaleDateString('de-DE', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** „a, b und c“ */
export const germanList = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)}`
