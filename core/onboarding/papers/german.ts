/** `YYYY-MM-DD` as „20.05.2026“. */
export const germanDay = (day: string): string => day.split('-').toReversed().join('.')

const MONTHS = ['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli', 'August', 'September', 'Oktober', 'November', 'Dezember']

/** The month of a day as „Mai 2026“. */
export const germanMonth = (day: string): string => `${MONTHS[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`

/** „1 234,50“ is written „1.234,50“. */
export const germanNumber = (value: number, decimals: number): string => {
  const [whole = '', part] = value.toFixed(decimals).split('.')
  return [whole.replaceAll(/\B(?=(?:\d{3})+$)/g, '.'), ...(part === undefined ? [] : [part])].join(',')
}
