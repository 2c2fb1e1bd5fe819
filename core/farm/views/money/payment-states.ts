import { stems, type Entry } from '../../../answers/index.ts'
import { germanDay, germanNumber } from '../../../shared/german/write-german.ts'
import { daysBetween } from '../../../shared/time/days.ts'
import type { FarmView, Values } from '../farm-view.ts'
import { billEntries, bulleted, directionOf, OF_RECEIPTS } from './bills.ts'

const daysText = (days: number, many = 'Tage'): string => `${germanNumber(days)} ${days === 1 ? 'Tag' : many}`

function dueText({ paid_on, due_on }: Values, today: string): string {
  const [paid, due] = [paid_on, due_on].map((day) => (typeof day === 'string' ? day : undefined))
  if (!due)
    return paid ? `bezahlt am ${germanDay(paid)}, kein Tag der Fälligkeit eingetragen` : 'offen, ohne Fälligkeit'
  if (paid === undefined) {
    const late = daysBetween(due, today)
    return `nicht als bezahlt eingetragen, fällig ${germanDay(due)}${late > 0 ? `, seit ${daysText(late, 'Tagen')} überfällig` : ''}`
  }
  const late = daysBetween(due, paid)
  const verdict = late > 0 ? `${daysText(late)} zu spät` : 'pünktlich'
  return `bezahlt am ${germanDay(paid)}, fällig war sie am ${germanDay(due)}: ${verdict}`
}

/** Whether it was taken off nobody enters, but whether it might be. */
function discountText({ paid_on, discount_percent, discount_until }: Values): string | undefined {
  if (typeof discount_percent !== 'number' || typeof discount_until !== 'string') return undefined
  const offer = `${germanNumber(discount_percent)} % Skonto bis ${germanDay(discount_until)}`
  if (typeof paid_on !== 'string') return offer
  return `${offer}, ${paid_on <= discount_until ? 'innerhalb dieser Frist' : 'nach dieser Frist'} bezahlt am ${germanDay(paid_on)}`
}

/** Whether bills were paid in time. */
const statesView = (
  name: string,
  label: string,
  words: string,
  textOf: (values: Values, today: string) => string | undefined,
): FarmView => ({
  ...OF_RECEIPTS,
  name,
  label,
  nouns: stems(words),
  neutralWords: stems('Rechnung Rechnungen alle wir noch schon worden bezahlt'),
  entriesOf: (rows, farm, today) =>
    billEntries(rows, farm, {
      is: (values) =>
        directionOf(values) === 'incoming' && values.type !== 'credit_note' && textOf(values, today) !== undefined,
      computed: (values) => ({ text: textOf(values, today) }),
      withArticles: true,
    }),
  tells: (entries: readonly Entry[], { heading }) =>
    entries.length === 1
      ? `${entries[0]!.name}: ${String(entries[0]!.values.text)}.`
      : `${heading}:\n${bulleted(entries.map(({ name: bill, values }) => `${bill}: ${String(values.text)}`))}`,
  tellsAlso: { types: ['until', 'when'], says: ['overdue', 'sum'] },
})

export const paymentStatesView = statesView('payment_states', 'Rechnungen', 'Zahlungsstand', dueText)
export const discountsView = statesView('discounts', 'Rechnungen mit Skonto', 'Skontofrist', discountText)
