import type { Assertion } from '../extractor.ts'
import { isHarvest, isMass, weighedGoods } from '../goods/weighed-goods.ts'
import { partiesOf } from './invoice-party.ts'
import type { InvoicePlaces } from './invoice-places.ts'
import type { Position } from './invoice-positions.ts'
import type { Invoice } from './invoice.ts'

/** What a settlement says that the farm has delivered of its harvest: surely where it names the slip of each load. */
export function settledHarvest(
  invoice: Invoice,
  positions: readonly Position[],
  places: InvoicePlaces,
  { sure, warnings }: { sure: boolean; warnings: string[] },
): Assertion[] {
  if (!invoice.selfBilled || invoice.kind !== 'Rechnung') return []
  const partner = partiesOf(invoice).issuer.name
  const harvest = positions.filter(
    ({ nature, article, unit, amount, line }) =>
      nature === 'goods' && isHarvest(article) && isMass(unit) && (amount ?? 0) > 0 && !line.amount.startsWith('-'),
  )
  if (harvest.some(({ deliveredOn }) => deliveredOn === null)) warnings.push(NO_DAY)
  const rows = harvest.flatMap(({ index, article, amount, unit, note, deliveredOn }): Assertion[] => {
    if (deliveredOn === null) return []
    const number = note === null || note.includes(',') ? '' : note
    const { page, quote } = places.lines[index] ?? places.head
    return [
      weighedGoods(
        { day: deliveredOn, article, amount: amount!, unit, partner, number, moisture: '', page, quote },
        sure,
      ),
    ]
  })
  if (rows.some(({ confidence }) => confidence < 0.8)) warnings.push(MAY_BE_WEIGHED)
  return rows
}

const NO_DAY = 'An welchem Tag geliefert wurde, sagt die Abrechnung nicht; daraus entsteht keine Lagerbewegung.'
const MAY_BE_WEIGHED =
  'Welche Wiegescheine sie abrechnet, sagt die Abrechnung nicht. Was geliefert wurde, wartet auf dich; steht es schon als Lagerbewegung da, lehne es ab.'
