import { readDay, readNumber } from '../../shared/german/read-german.ts'
import { addDays } from '../../shared/time/days.ts'
import { invoiceDay } from './invoice-day.ts'
import type { Invoice } from './invoice.ts'

export interface PaymentTerms {
  /** The day to pay by; undefined where none is said, or several are. */
  dueOn: string | undefined
  discountPercent: number | null
  discountUntil: string | null
}

const PAYING = /zahl|fällig|netto|überweis|begleich|einzug|eingezogen|abgebucht|lastschrift|ohne abzug/i
/** „…, bis 30.04.2026“ behind what is taken off until an earlier day. */
const UNTIL = /^\s*(?:und\s+)?(?:bis|innerhalb|binnen|spätestens|nach|\d{1,3}\s*Tage)(?!\p{L})/iu

/** Until when to pay, and what is taken off before: by the fields of the invoice, else by the words of its terms. */
export function paymentTerms({ payment, notes, dueDate, date }: Invoice): PaymentTerms {
  const terms = [...payment.filter(([label]) => label === 'Zahlungsbedingungen').map(([, value]) => value), ...notes]
  const from = invoiceDay(date)
  const clauses = terms.flatMap((text) =>
    text
      .replaceAll(/#SKONTO#TAGE=(\d{1,3})#PROZENT=(\d{1,2})(?:\.(\d{1,2}))?#/g, ', $1 Tage $2,$3 % Skonto,')
      .split(/(?<=\d{4})\.(?=\s\p{Lu})|,(?!\d)|(?<!\d),|[;\n]|\.(?!\s?\d)(?<!\d\.)|\s(?:oder|danach|sonst)\s/u),
  )
  const discount = clauses.find((clause) => /skonto/i.test(clause) && /\d\s?%/.test(clause))
  const percent = discount === undefined ? undefined : /(\d{1,2}(?:[.,]\d{1,2})?)\s?%/.exec(discount)?.[1]
  const days = clauses
    .filter(
      (clause, index) =>
        (PAYING.test(clause) || (/skonto/i.test(clauses[index - 1] ?? '') && UNTIL.test(clause))) &&
        !/skonto|rabatt|%/i.test(clause),
    )
    .flatMap((clause) => dayIn(clause, from) ?? [])
  const distinct = new Set(days)
  return {
    dueOn: invoiceDay(dueDate) ?? (distinct.size === 1 ? [...distinct][0] : undefined),
    discountPercent: (percent === undefined ? undefined : readNumber(percent)) ?? null,
    discountUntil: (discount && dayIn(discount, from)) ?? null,
  }
}

/** „bis 12.05.2026“, „innerhalb von 14 Tagen“, „14 Tage netto“, „sofort“. */
function dayIn(clause: string, from: string | undefined): string | undefined {
  const written = /(?:\b(?:bis|am|zum|spätestens)(?: zum)?:? +)?(\d{1,2}\.\d{1,2}\.(?:\d{4}|\d{2}))(?!\d)/.exec(
    clause,
  )?.[1]
  if (written !== undefined) return readDay(written)
  if (from === undefined) return undefined
  const count = /(?<!\d)(\d{1,3})\s*Tage/i.exec(clause)?.[1]
  if (count !== undefined) return addDays(from, Number(count))
  return /(?<!\p{L})sofort(?!\p{L})/iu.test(clause) ? from : undefined
}
