import { stems } from '../../../answers/index.ts'
import { germanNumber } from '../../../shared/german/write-german.ts'
import type { FarmView } from '../farm-view.ts'
import { bulleted, euros, nameOfBill, OF_RECEIPTS, positionsOf, textsOfBill, type BilledPosition } from './bills.ts'
import { recordOf } from '../farm-view.ts'

/** „6.000 kg Milchleistungsfutter MLF 18/3, netto 1.734,00 EUR“ */
function positionText({ article, amount, unit, net_eur, delivery_note }: BilledPosition): string {
  const goods = [
    typeof amount === 'number' ? germanNumber(amount) : '',
    typeof amount === 'number' ? unit : '',
    article,
  ]
  return [
    goods.filter(Boolean).join(' '),
    typeof net_eur === 'number' ? `netto ${euros(net_eur)}` : '',
    delivery_note ? `Lieferschein ${delivery_note}` : '',
  ]
    .filter(Boolean)
    .join(', ')
}

const MOST_POSITIONS = 20

/** What stands on receipts. */
export const billContentsView: FarmView = {
  ...OF_RECEIPTS,
  name: 'bill_contents',
  label: 'Positionen von Belegen',
  nouns: stems('Beleginhalt'),
  neutralWords: stems('Rechnung Lieferschein Beleg Abrechnung alles wir'),
  entriesOf: (rows, farm) =>
    rows.map((row) => ({
      name: nameOfBill(row, farm),
      values: { ...row.values, lines: positionsOf(row.values).map(positionText) },
      record: recordOf(row, farm),
      searchTexts: [...textsOfBill(row, farm, false), String(row.values.number ?? '')],
    })),
  // Of several receipts nobody asks what stands on them.
  tells: ([entry, ...others]) => {
    const lines = (entry?.values.lines ?? []) as string[]
    if (!entry || others.length > 0 || lines.length === 0) return undefined
    const counted = `${germanNumber(lines.length)} ${lines.length === 1 ? 'Position' : 'Positionen'}`
    return `${entry.name}, ${counted}:\n${bulleted(lines, MOST_POSITIONS)}`
  },
}
