import { stems } from '../../../answers/index.ts'
import { germanDay } from '../../../shared/german/write-german.ts'
import type { FarmView } from '../farm-view.ts'
import { billEntries, directionOf, euros, isPaid, listOf, OF_RECEIPTS, paidTotal, toBePaid } from './bills.ts'

const PAYABLE: ReadonlySet<unknown> = new Set(['invoice', 'prepayment', 'correction', 'credit_note'])

/** Later than any day that is asked for. */
const EVER = '9999-12-31'

/** What is open by bills to the farm, by the day it is due; what is overdue is to be paid at any time. */
export const paymentsDueView: FarmView = {
  ...OF_RECEIPTS,
  name: 'payments_due',
  label: 'Offene Rechnungen',
  nouns: stems('Zahlungspflicht'),
  neutralWords: stems('~paying.open Geld Euro Rechnung Rechnungen noch wir ich alles insgesamt Summe brutto hoch'),
  roles: { day: 'due_on', list: [] },
  entriesOf: (rows, farm, today) =>
    billEntries(rows, farm, {
      is: (values) => directionOf(values) === 'incoming' && PAYABLE.has(values.type) && !isPaid(values),
      computed: ({ due_on }) => ({ overdue: typeof due_on === 'string' && due_on < today }),
      withArticles: true,
    }).toSorted((one, other) => String(one.values.due_on ?? '').localeCompare(String(other.values.due_on ?? ''))),
  // Of a bill without a day by which it is due nobody knows that it is not.
  spanOf: ({ values: { due_on, overdue } }) => ({
    from: typeof due_on === 'string' ? due_on : '0001-01-01',
    to: overdue === true || typeof due_on !== 'string' ? EVER : due_on,
  }),
  tells: (entries, { heading, asksRate }) => {
    if (asksRate) return undefined
    const lines = entries.map(({ name, values }) => {
      const open = toBePaid(values)
      const due =
        typeof values.due_on === 'string'
          ? `fällig ${germanDay(values.due_on)}${values.overdue === true ? ', überfällig' : ''}`
          : 'kein Tag der Fälligkeit eingetragen'
      return `${name}: ${open ? `${open.is} ${euros(open.amount)}` : 'Betrag nicht eingetragen'}, ${due}`
    })
    return listOf(heading, paidTotal(entries), lines, 'Belege')
  },
  tellsNone: true,
  tellsAlso: { says: ['sum'] },
  answersDuties: true,
  tense: 'future',
}
