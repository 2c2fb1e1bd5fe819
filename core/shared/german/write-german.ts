/** `2026-05-20` as „20.05.2026“; what is no day is nothing. */
export const germanDay = (day: unknown): string => (typeof day === 'string' ? day.split('-').reverse().join('.') : '')

/** A text with every day in it as it is written in Germany. */
export const withGermanDays = (text: string): string =>
  text.replaceAll(/(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/g, (day) => germanDay(day))

export interface Places {
  /** Decimals that are written in any case, and at most. */
  least?: number
  most?: number
  /** False: thousands are not set apart, as in numbers that name something. */
  grouped?: boolean
}

/** „1.234,5“ with up to three decimals; with a number of them, always so many. */
export function germanNumber(value: number, places: number | Places = {}): string {
  const { least = 0, most = 3, grouped = true } = typeof places === 'number' ? { least: places, most: places } : places
  return formatOf(`${least} ${most} ${grouped}`, {
    minimumFractionDigits: least,
    maximumFractionDigits: most,
    useGrouping: grouped,
  }).format(value)
}

/** When it goes on, as a person tells it: „in 40 Sekunden“, „in einer Stunde“; rounded up. */
export function germanWait(seconds: number): string {
  if (seconds < 100) return seconds <= 1 ? 'in einer Sekunde' : `in ${Math.ceil(seconds)} Sekunden`
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 50) return `in ${minutes} Minuten`
  const hours = Math.ceil(minutes / 60)
  return hours === 1 ? 'in einer Stunde' : `in ${germanNumber(hours)} Stunden`
}

const isYear = (bound: number): boolean => Number.isInteger(bound) && bound >= 1900 && bound < 2200 && bound !== 2000

/** What a number may be at least or at most: where it is a year, nobody writes „2.199“. */
export const germanBound = (bound: number): string => germanNumber(bound, { most: 6, grouped: !isYear(bound) })

/** A number as a cell shows it that nobody has given a format: every digit it has, and no dots. */
export const germanDigits = (value: number): string =>
  formatOf('digits', { useGrouping: false, maximumSignificantDigits: 15 }).format(value)

/** To make one costs more than to use it a hundred times. */
const formats = new Map<string, Intl.NumberFormat>()
function formatOf(key: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const known = formats.get(key) ?? new Intl.NumberFormat('de-DE', options)
  formats.set(key, known)
  return known
}

/**
 * `1234.50` as `1.234,5`, with the places it needs and at least `leastPlaces`; other text as it is. No digit is lost.
 */
export function germanDecimal(text: string, leastPlaces = 0): string {
  const [, sign, whole, places] = /^([+-]?)(\d{1,30})(?:\.(\d{0,20}))?$/.exec(text.trim()) ?? []
  if (whole === undefined) return text.trim()
  const grouped = whole.replace(/^0+(?=\d)/, '').replaceAll(/\B(?=(\d{3})+$)/g, '.')
  const kept = (places ?? '').replace(/0+$/, '').padEnd(leastPlaces, '0')
  return `${sign === '-' ? '-' : ''}${grouped}${kept && `,${kept}`}`
}

const MONTH_AND_YEAR = new Intl.DateTimeFormat('de-DE', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const MOMENT = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** The month of a day as „Mai 2026“. */
export const germanMonth = (day: string): string => MONTH_AND_YEAR.format(new Date(day))

/** A moment in ms as a clock in Germany shows it: „20.05.2026, 14:30 Uhr“. */
export const germanMoment = (moment: number): string => `${MOMENT.format(moment)} Uhr`

/** „a, b und c“ */
export const germanList = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)}`

/** A text that begins a sentence. */
export const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
