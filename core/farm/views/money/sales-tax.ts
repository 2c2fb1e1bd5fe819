import { entryClass, stems, type Entry } from '../../../answers/index.ts'
import { germanList, germanNumber } from '../../../shared/german/write-german.ts'
import type { FarmView, Values } from '../farm-view.ts'
import {
  billEntries,
  amountOf,
  directionOf,
  euros,
  isPaid,
  OF_RECEIPTS,
  positionsOf,
  signOf,
  sumOf,
  type Direction,
} from './bills.ts'

interface Tax {
  tax_percent?: number | null
  tax_eur?: number | null
}

/** By rate, where the receipt says them or all its positions have one. */
function taxesOf(values: Values): { rate: number | undefined; amount: number }[] {
  const taxes = ((values.taxes ?? []) as Tax[]).flatMap(({ tax_percent, tax_eur }) =>
    typeof tax_percent === 'number' && typeof tax_eur === 'number'
      ? [{ rate: tax_percent, amount: signOf(values) === -1 ? -Math.abs(tax_eur) : tax_eur }]
      : [],
  )
  const total = amountOf(values, 'tax_eur')
  if (taxes.length > 0 && (total === undefined || sumOf(taxes.map(({ amount }) => amount)) === total)) return taxes
  if (total === undefined) return []
  const rates = new Set(positionsOf(values).map(({ tax_percent }) => tax_percent ?? undefined))
  return [{ rate: rates.size === 1 ? [...rates][0] : undefined, amount: total }]
}

const NAMES: Readonly<Record<Direction, string>> = {
  incoming: 'In Eingangsbelegen (Vorsteuer)',
  outgoing: 'In Ausgangsbelegen (Umsatzsteuer)',
}

function textOf(entries: readonly Entry[], direction: Direction): string | undefined {
  const some = entries.filter(({ values }) => directionOf(values) === direction)
  if (some.length === 0) return undefined
  const without = some.filter(({ values }) => taxesOf(values).length === 0)
  const missing =
    without.length > 0
      ? ` Nicht eingetragen ist sie bei ${germanList(without.slice(0, 5).map(({ name }) => name))}${
          without.length > 5 ? ` und ${germanNumber(without.length - 5)} weiteren` : ''
        }.`
      : ''
  const taxes = some.flatMap(({ values }) => taxesOf(values))
  if (taxes.length === 0) return `${NAMES[direction]}: keine eingetragen.${missing}`
  const byRate = [...Map.groupBy(taxes, ({ rate }) => rate)]
    .toSorted(([one], [other]) => (other ?? -1) - (one ?? -1))
    .map(([rate, of]) => {
      const what = rate === undefined ? 'ohne eingetragenen Satz' : `zu ${germanNumber(rate)} %`
      return `${euros(sumOf(of.map(({ amount }) => amount)))} ${what}`
    })
  const parts = byRate.length > 1 ? ` (${byRate.join(', ')})` : ` (${byRate[0]!.replace(/^.*? EUR /u, '')})`
  const paid = some.filter(({ values }) => isPaid(values)).flatMap(({ values }) => taxesOf(values))
  const ofPaid =
    paid.length > 0 ? `, davon als bezahlt eingetragen ${euros(sumOf(paid.map(({ amount }) => amount)))}` : ''
  return `${NAMES[direction]}: ${euros(sumOf(taxes.map(({ amount }) => amount)))}${parts}${ofPaid}.${missing}`
}

const isOf =
  (direction: Direction) =>
  ({ values }: Entry): boolean =>
    directionOf(values) === direction

/** What tax stands on receipts, by direction and rate. */
export const salesTaxView: FarmView = {
  ...OF_RECEIPTS,
  name: 'sales_tax',
  label: 'Umsatzsteuer nach dem Datum der Belege',
  furtherExamples: ['Wie viel Vorsteuer hatten wir 2026?'],
  nouns: stems('Steueraufkommen'),
  neutralWords: stems(
    '~paying Rechnung Rechnungen Beleg Belege Geld Euro wir gehabt hoch insgesamt bezahlt gezahlt steckt enthalten Summe',
  ),
  classes: [
    entryClass('Vorsteuer', 'Vorsteuersumme Eingangsrechnung Eingangsrechnungen', isOf('incoming'), {
      needsNoun: true,
    }),
    entryClass('Umsatzsteuer auf Ausgangsbelegen', 'Ausgangsrechnung Ausgangsrechnungen', isOf('outgoing'), {
      needsNoun: true,
    }),
  ],
  entriesOf: (rows, farm) => billEntries(rows, farm, { is: () => true }),
  tells: (entries, { heading, asksRate }) =>
    asksRate
      ? undefined
      : [`${heading}:`, textOf(entries, 'incoming'), textOf(entries, 'outgoing')].filter(Boolean).join('\n'),
  tellsNone: true,
  tellsAlso: { says: ['sum'] },
}
