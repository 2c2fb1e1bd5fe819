import { germanDay, germanNumber } from '../../shared/german/write-german.ts'
import { daysBetween } from '../../shared/time/days.ts'
import { type Gift, productOf, type Span } from '../../library/index.ts'

/** „46 kg“, with two decimals at most, so that what is above a limit does not look like it. */
export const kg = (value: number): string => `${germanNumber(value, { most: 2 })} kg`

/** „230,9 bis 300,6 kg“, or one number where both ends look the same. */
export function kgSpan({ least, most }: Span): string {
  const [low, high] = [germanNumber(least, 1), germanNumber(most, 1)]
  return low === high ? `${high} kg` : `${low} bis ${high} kg`
}

/** „noch 2 Tage“ until a last day that is not over. */
export const leftText = (today: string, last: string): string => {
  const days = daysBetween(today, last)
  return days === 0 ? 'heute ist der letzte Tag' : `noch ${countedDays(days)}`
}

/** „gilt nur noch bis zum 28.02.2026“, and what is over by today „galt nur bis zum“. */
export const validUntil = (last: string, today: string): string =>
  `${last < today ? 'galt nur' : 'gilt nur noch'} bis zum ${germanDay(last)}`

/** „Frist ist der 31.03.2026.“, and „war“ once it is over. */
export const deadlineText = (due: string, today: string): string =>
  `Frist ${today <= due ? 'ist' : 'war'} der ${germanDay(due)}.`

/** „1 Tag“, „10 Tage“ */
export const countedDays = (days: number): string => `${days} ${days === 1 ? 'Tag' : 'Tage'}`

/** „Langer Kamp“ in German quotation marks. */
export const quoted = (name: string | null | undefined): string => `„${name ?? 'ohne Namen'}“`

/** „am 17.03.2026 auf „Langer Kamp“ DAP 18/46“, as it stands within a sentence. */
export const giftText = (gift: Gift): string =>
  `am ${germanDay(gift.day)} auf ${gift.field ? quoted(gift.field.values.name) : 'einem unbekannten Feld'} ${productOf(gift)}`

/** What gifts lack for the arithmetic: „der Stickstoff der Gabe vom 20.03.2026 (Rindergülle)“. */
export const missingText = (what: string, gifts: readonly Gift[]): string => {
  const [first] = gifts
  const more = gifts.length > 1 ? ` und ${gifts.length - 1} weiterer` : ''
  return first ? `${what} der Gabe vom ${germanDay(first.day)} (${productOf(first)})${more}` : what
}
