/** `2026-05-20` as „20.05.2026“; what is no day is nothing. */
export const germanDay = (day: unknown): string => (typeof day === 'string' ? day.split('-').reverse().join('.') : '')

/** „1.234,5“ */
export const germanNumber = (value: number): string => value.toLocaleString('de-DE', { maximumFractionDigits: 3 })

/** „a, b und c“ */
export const germanList = (parts: readonly string[]): string => (parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)}`)
