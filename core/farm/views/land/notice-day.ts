import { NUMBER_WORDS } from '../../../shared/german/number-words.ts'
import { addMonths } from '../../../shared/time/days.ts'

/** The end of the lease, and not of a year of it. */
const END =
  '(?:(?:dem |des |zum )?(?:ende|ablauf)(?! de[sr] (?:pachtjahr|kalenderjahr|wirtschaftsjahr|jahr))|pachtende|vertragsende|pachtablauf|ende der (?:pacht|pachtzeit|laufzeit))'
const COUNT = ['\\d{1,2}', ...Object.keys(NUMBER_WORDS)].join('|')
const NOTICE = new RegExp(
  `(?<![\\p{L}\\d])(${COUNT}) (jahre?n?|monate?n?)(?: kündigungsfrist)? (?:vor|zum|zu) (?:dem )?${END}`,
  'iu',
)

/**
 * By which day notice has to be given of a lease that shall end with its last day: „ein Jahr vor dem Ende“. Null where
 * its words do not say so. Days as `YYYY-MM-DD`.
 */
export function noticeDay(notice: unknown, leasedUntil: unknown): string | null {
  if (typeof notice !== 'string' || typeof leasedUntil !== 'string') return null
  const [, count, unit] = NOTICE.exec(notice.toLowerCase()) ?? []
  if (count === undefined) return null
  const months = (NUMBER_WORDS[count] ?? Number(count)) * (unit!.startsWith('jahr') ? 12 : 1)
  return addMonths(leasedUntil, -months)
}
