/** The month of a day as „Mai 2026“. */
export const germanMonth = (day: string): string => new Date(day).toLocaleDateString('de-DE', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** „1.234,50“ */
export const germanNumber = (value: number, decimals: number): string => value.toLocaleString('de-DE', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
