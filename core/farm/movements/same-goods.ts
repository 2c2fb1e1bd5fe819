import { daysBetween } from '../../shared/time/days.ts'
import { storedUnit } from '../../terms/index.ts'
import { keyText } from '../kinds/kind.ts'

/** Goods as a paper names them. */
export interface NamedGoods {
  article: string
  articleNumber: string | null
  amount: number
  unit: string | null
}

/** So many days after the goods an invoice that names no note may still come for them. */
const LATEST_INVOICE_DAYS = 90

/** Whether an invoice that names no note may be for goods that came on a day (ISO). */
export const isInTime = (came: string, billed: string): boolean => {
  const days = daysBetween(came, billed)
  return days >= 0 && days <= LATEST_INVOICE_DAYS
}

export const isSameArticle = (one: NamedGoods, other: NamedGoods): boolean =>
  (one.articleNumber !== null &&
    other.articleNumber !== null &&
    keyText(one.articleNumber) === keyText(other.articleNumber)) ||
  keyText(one.article) === keyText(other.article)

export const isSameAmount = (one: NamedGoods, other: NamedGoods): boolean => {
  const [[amount, base], [counted, otherBase]] = [inBase(one), inBase(other)]
  return base === otherBase && Math.abs(amount - counted) <= Math.abs(amount) * 1e-9
}

export const inBase = ({ amount, unit }: Pick<NamedGoods, 'amount' | 'unit'>): [amount: number, base: string] => {
  const { base, factor } = storedUnit(unit ?? '')
  return [amount * factor, base]
}
