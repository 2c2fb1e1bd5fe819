import { entryOn, type State } from '../../law/index.ts'
import { germanNumber } from '../../shared/german/write-german.ts'
import type { CatalogEntry } from './entries.ts'
import { daysOfPeriod, type PeriodKey } from './periods.ts'
import { RETAINED_FROM, RETENTIONS, type Retention } from './retentions.ts'

/** How long an entry is kept, in German, by what holds on a day. */
export function retentionText({ id }: Pick<CatalogEntry, 'id'>, day: string, land?: State): string {
  const retention = RETENTIONS[id]
  if ('words' in retention) return retention.words
  const years = entryOn(retention.years, day, land)?.value
  if (years === undefined) return ''
  const text = `${germanNumber(years)} Jahre ${RETAINED_FROM[retention.from]}`
  return retention.remark === undefined ? text : `${text} (${retention.remark})`
}

/**
 * The last day on which the document of a period has to be kept; undefined where the period does not tell. Years begin
 * with the end of the year that the period ends in, those of fertilizing with the end of the period itself.
 */
export function retentionEnd(
  { id, period }: Pick<CatalogEntry, 'id' | 'period'>,
  key: PeriodKey,
  land?: State,
): string | undefined {
  const retention: Retention = RETENTIONS[id]
  const days = daysOfPeriod(period, key)
  if (!days || !('years' in retention) || (retention.from !== 'year' && retention.from !== 'period')) return undefined
  const years = entryOn(retention.years, days.until, land)?.value
  if (years === undefined) return undefined
  const end = retention.from === 'period' ? days.until : `${days.until.slice(0, 4)}-12-31`
  return `${Number(end.slice(0, 4)) + years}${end.slice(4)}`
}

/** What is told of a document that has not to be kept any more; nothing is ever destroyed by itself. */
export const MAY_BE_DESTROYED = 'Die Aufbewahrungsfrist ist vorbei: Das Dokument kann vernichtet werden.'
