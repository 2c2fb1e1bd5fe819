/** In their order, in lower case. */
export const MONTHS = [
  'januar',
  'februar',
  'märz',
  'april',
  'mai',
  'juni',
  'juli',
  'august',
  'september',
  'oktober',
  'november',
  'dezember',
]

/** The name of a month as letters and lists write it, also shortened with its dot: the source of an expression. */
export const WRITTEN_MONTH =
  'Jan(?:uar|\\.)|Jänner|Feb(?:ruar|\\.)|März|Maerz|Mrz\\.|Apr(?:il|\\.)|Mai|Juni?\\.?|Juli?\\.?|Aug(?:ust|\\.)|Sep(?:tember|t?\\.|t)|Okt(?:ober|\\.)|Nov(?:ember|\\.)|Dez(?:ember|\\.)'

/** 1 to 12 by the name of a month in any case, also shortened, „Maerz“, „Mrz.“ and „Jänner“; 0 where it is none. */
export function monthNumber(name: string): number {
  const begin = name
    .toLowerCase()
    .replace('maerz', 'märz')
    .replace('marz', 'märz')
    .replace('mrz', 'mär')
    .replace('jänner', 'januar')
    .replace(/\.$/, '')
    .slice(0, 3)
  return begin === '' ? 0 : MONTHS.findIndex((month) => month.startsWith(begin)) + 1
}
