import { isDay } from '../time/days.ts'

/**
 * „1.234,5", „12,40", „12.4", „-3", „1 200"; „1.234" is one thousand two hundred and thirty-four only with another
 * group after it or a comma.
 */
export function readNumber(text: string): number | undefined {
  const tight = text.replaceAll(/[\s\u00a0\u202f']/g, '').replace('−', '-')
  if (/^-?\d{1,3}(?:\.\d{3})+,\d+$|^-?\d{1,3}(?:\.\d{3}){2,}$/.test(tight))
    return Number(tight.replaceAll('.', '').replace(',', '.'))
  if (/^-?\d+(?:,\d+)?$/.test(tight)) return Number(tight.replace(',', '.'))
  return /^-?\d+\.\d+$/.test(tight) ? Number(tight) : undefined
}

/** „1.234" is a thousand and more in one table and a bit over one in another. */
export const mayBeThousands = (text: string): boolean => /^[-−]?[1-9]\d{0,2}\.\d{3}$/.test(text)

/** The same where it is known that dots set thousands apart: „1.234" is 1234. */
export const readGrouped = (text: string): number | undefined =>
  readNumber(mayBeThousands(text) ? text.replace('.', '') : text)

/**
 * What a number without a sign may mean, as `1234.5`, the likelier first: „1.234" is a thousand and more, or a bit over
 * one. „1,234.50", as some programs print, is no other number than „1.234,50".
 */
export function numberReadings(text: string): string[] {
  if (/^\d{1,3}(?:\.\d{3})+,\d+$/.test(text)) return [text.replaceAll('.', '').replace(',', '.')]
  if (/^\d{1,3}(?:,\d{3})+\.\d+$/.test(text)) return [text.replaceAll(',', '')]
  if (/^\d{1,3}(?:\.\d{3}){2,}$/.test(text)) return [text.replaceAll('.', '')]
  if (/^[1-9]\d{0,2}\.\d{3}$/.test(text)) return [text.replace('.', ''), text]
  if (/^\d+,\d+$/.test(text)) return [text.replace(',', '.')]
  return /^\d+(?:\.\d+)?$/.test(text) ? [text] : []
}

/** „20.05.2026", „1.3.26", „2026-05-20". Of two-digit years, 70 and later belong to the last century. */
export function readDay(text: string): string | undefined {
  const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})$/.exec(text) ?? []
  const iso =
    year === undefined
      ? text.slice(0, 10)
      : [
          year.length === 4 ? year : `${Number(year) >= 70 ? 19 : 20}${year}`,
          month!.padStart(2, '0'),
          day!.padStart(2, '0'),
        ].join('-')
  return isDay(iso) ? iso : undefined
}
