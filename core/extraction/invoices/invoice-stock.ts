import { keyText, noteKey } from '../../farm/index.ts'
import { germanDecimal, germanNumber } from '../../shared/german/write-german.ts'
import { SURE, TO_CONFIRM } from '../confidence.ts'
import { ISSUER, type Assertion } from '../extractor.ts'
import { quotedValue } from '../quoted-value.ts'
import { partiesOf } from './invoice-party.ts'
import type { InvoicePlaces } from './invoice-places.ts'
import { signOf, type Position } from './invoice-positions.ts'
import type { Invoice } from './invoice.ts'

/** What was delivered, as stock; what is skipped or unclear is added to `warnings`. */
export function stockOf(
  invoice: Invoice,
  positions: readonly Position[],
  places: InvoicePlaces,
  { sure, warnings }: { sure: boolean; warnings: string[] },
): Assertion[] {
  const why = whyNone(invoice)
  if (why !== undefined) {
    warnings.push(why)
    return []
  }
  if (invoice.kind === 'Gutschrift' && positions.length > 0)
    warnings.push(
      'Gutschrift: Die Mengen stehen mit Minus im Lager. Bestätige sie, wenn die Ware zurückging und nicht nur der Preis.',
    )
  const times = new Map<string, number>()
  const isOfWork = positions.some(({ nature }) => nature === 'service')
  return positions.flatMap((position) => {
    const fault = faultOf(invoice, position)
    if (fault !== undefined) warnings.push(`${position.called}: ${fault}`)
    if (position.nature !== 'goods' || position.amount === undefined || (isReturned(position) && isCredit(invoice)))
      return []
    // Bandages on the bill of who trims claws are used up when it comes.
    if (isOfWork && isUnsaid(position)) {
      warnings.push(`${position.called}: ${USED_UP}`)
      return []
    }
    const key = keyOf(invoice, position)
    const time = (times.get(key) ?? 0) + 1
    times.set(key, time)
    const item = stockItem(invoice, position, places)
    const isSeveral = position.note?.includes(',') === true
    if (isSeveral) warnings.push(`${position.called}: ${SEVERAL}`)
    const isPlain = DELIVERS.has(invoice.kind) && position.amount >= 0 && !position.isOpenPack && !isSeveral
    return [{ ...item, key: time === 1 ? key : `${key}|${time}`, confidence: sure && isPlain ? SURE : TO_CONFIRM }]
  })
}

const DELIVERS: ReadonlySet<Invoice['kind']> = new Set(['Rechnung', 'Lieferschein'])
/** Neither what it is measured in, nor what kind of goods it is, nor what brought it. */
const isUnsaid = ({ unit, content, category, note }: Position): boolean =>
  unit === '' && content === undefined && category === null && note === null

const USED_UP =
  'Die Rechnung ist über eine Leistung, und die Position nennt weder Einheit noch Lieferschein; sie kommt nicht ins Lager.'
const SEVERAL =
  'Mehrere Lieferscheine haben sie gebracht. Liegen die hier vor, steht die Ware schon im Lager; darum wartet sie.'

function whyNone(invoice: Invoice): string | undefined {
  if (invoice.selfBilled)
    return 'Diese Gutschrift rechnet ab, was der Hof geliefert hat; ihre Positionen kommen nicht ins Lager.'
  if (invoice.kind === 'Rechnungskorrektur')
    return 'Eine Rechnungskorrektur sagt nicht, ob sich gelieferte Mengen ändern; ihre Positionen kommen nicht ins Lager.'
  return invoice.kind === 'Anzahlungsrechnung'
    ? 'Eine Anzahlungsrechnung liefert noch nichts; ihre Positionen kommen nicht ins Lager.'
    : undefined
}

const isCredit = (invoice: Invoice): boolean => invoice.kind === 'Gutschrift' && signOf(invoice) === -1
const isReturned = ({ line }: Position): boolean => Number(line.quantity) < 0

/** Why a position does not come into the store, or a person should look at it; undefined where nothing speaks so. */
function faultOf(invoice: Invoice, { nature, amount, line, isOpenPack, unit }: Position): string | undefined {
  if (nature !== 'goods') return 'Das ist keine Ware und kommt nicht ins Lager.'
  const written = line.quantity
  if (amount === undefined)
    return written === '' ? 'Die Menge fehlt.' : `Die Menge ${quotedValue(written)} ist keine Zahl.`
  if (amount !== 0 && isReturned({ line } as Position))
    return isCredit(invoice)
      ? 'Eine negative Menge in einer Gutschrift ist nicht eindeutig.'
      : 'Die Menge ist negativ, vielleicht eine Rückgabe.'
  return isOpenPack ? `Was in der Einheit ${quotedValue(unit)} ist, sagt die Zeile nicht.` : undefined
}

/** Partner, note and article: the same delivery, whichever paper of whatever format tells of it. */
const keyOf = (invoice: Invoice, { note, article }: Position): string =>
  [partiesOf(invoice).issuer.name, noteKey(note ?? invoice.number), article].map(keyText).join('|').slice(0, 300)

function stockItem(invoice: Invoice, position: Position, places: InvoicePlaces): Omit<Assertion, 'confidence' | 'key'> {
  const { line, article, articleNumber, category, content, unit, note, index } = position
  const amount = position.amount!
  const inAll = content ? amount * content.amount : amount
  const rounded = Number(inAll.toFixed(3)) + 0
  const notes = [
    Math.abs(rounded - inAll) < 1e-9 ? '' : `Menge laut Rechnung: ${germanDecimal(line.quantity)}`,
    content ? `${germanNumber(amount)} ${unit || 'Stück'} zu ${germanNumber(content.amount)} ${content.unit}` : '',
  ]
  return {
    kind: 'stock',
    name: `position ${index + 1}`,
    links: { supplier_id: ISSUER },
    refers: { supplier_id: [partiesOf(invoice).issuer.name] },
    ...(places.lines[index] ?? places.head),
    values: {
      article,
      article_number: articleNumber,
      category,
      amount: rounded,
      unit: (content ? content.unit : unit) || null,
      batch: line.batch || null,
      delivered_on: position.deliveredOn,
      delivery_note: (note !== null && note.length <= 60 ? note : invoice.number) || null,
      note: notes.filter(Boolean).join('\n') || null,
    },
  }
}
