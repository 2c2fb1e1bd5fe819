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

/** 1 to 12 by the name of a month in any case, also shortened, „Maerz“, „Mrz.“ and „Jänner“; 0 where it is none. */
export function monthNumber(name: string): number {
  const begin = name
    .toLowerCase()
    .replace('maerz', 'märz')
    .replace('mrz', 'mär')
    .replace('jänner', 'januar')
    .replace(/\.$/, '')
    .slice(0, 3)
  return begin === '' ? 0 : MONTHS.findIndex((month) => month.startsWith(begin)) + 1
}
