import { isPack } from '../../../terms/index.ts'
import { readPrintedDay } from '../../documents/printed-values.ts'
import type { InvoiceLine } from '../invoice.ts'
import { AMOUNT, UNIT } from './printed-cells.ts'
import { fitting } from './printed-fit.ts'
import { NUMBER, readingsOf } from './printed-numbers.ts'

/** A position as its line has it. */
export interface PrintedRow {
  line: InvoiceLine
  /** Amount and price come to what the line says, or it says no price. */
  fits: boolean
  /** It says no quantity, or one by the piece: the unit in the head of the column is none of it. */
  isCounted: boolean
}

export const QUANTITY = new RegExp(
  String.raw`^(${NUMBER})\s*(?:x\s*(${NUMBER})\s*)?(${UNIT}(?![\p{L}\d])|[\p{L}.]{1,12})?$`,
  'iu',
)
export const PRICE = new RegExp(
  String.raw`^(${NUMBER})\s*(?:€|EUR)?\s*(?:(?:/|je|pro|per)\s*(\d{1,4})?\s*(${UNIT})?)?\.?$`,
  'iu',
)
export const TAX = /^(\d{1,2}(?:[.,]\d{1,2})?)\s?%?$/

const EMPTY: InvoiceLine = {
  position: '',
  name: '',
  details: [],
  quantity: '',
  unit: '',
  price: '',
  taxRate: '',
  amount: '',
}

/** What a line says of a position, as printed; empty where it does not. */
export interface Parts {
  position: string
  number: string
  name: string
  quantity: RegExpExecArray | null
  unit: string
  price: string
  tax: string
  amount: string
  batch?: string
  discount?: string
  note?: string
  pack?: string
  day?: string
  grade?: string
  needsAmount: boolean
  /** The table has a column of prices. */
  isPriced: boolean
  commas: boolean
}

/** The position that the parts make; undefined where they make none. */
export function rowFrom(parts: Parts): PrintedRow | undefined {
  const {
    position,
    number,
    name,
    quantity,
    unit,
    price,
    tax,
    amount,
    batch = '',
    discount = '',
    note = '',
    pack = '',
    day = '',
    grade = '',
    needsAmount,
    isPriced,
    commas,
  } = parts
  const amounts = readingsOf(AMOUNT.exec(amount)?.[1] ?? '')
  const [, priced = '', per = '', perUnit = ''] = PRICE.exec(price) ?? []
  if (needsAmount && amounts.length === 0) return undefined
  if (!needsAmount && quantity === null) return undefined
  const [, count = '', times = '', unitOfQuantity = ''] = quantity ?? []
  const written = unit || unitOfQuantity
  const isByPiece = priced === '' && written === '' && isProduct(count, times, amounts)
  const each = isByPiece ? '' : times
  const found = fitting({
    counts: countsOf(count, each),
    commas,
    prices: readingsOf(isByPiece ? times : priced),
    amounts,
    base: per,
    unit: written,
    perUnit,
    part: 1 - Number(readingsOf(/^-?\s?(\d{1,2}(?:,\d{1,2})?)\s?%?$/.exec(discount)?.[1] ?? '')[0] ?? 0) / 100,
  })
  // In a table with prices a lone number beside the amount may be one of them.
  const isBarePrice =
    isPriced && priced === '' && !isByPiece && count !== '' && Number(amounts[0] ?? 0) !== 0 && count !== '1'
  const delivered = readPrintedDay(day)
  const taxRate = readingsOf(TAX.exec(tax)?.[1] ?? '')[0] ?? ''
  return {
    fits: found.fits && !isBarePrice,
    isCounted: isByPiece || count === '',
    line: {
      ...EMPTY,
      position: position.replace(/\.$/, ''),
      name: name.replace(/^\d{1,2}\.\s?\d{1,2}\.(?:\d{2,4})?\s+(?=\p{L})/u, ''),
      details: [
        ...(number === '' ? [] : [`Artikelnummer: ${number}`]),
        ...(pack === '' ? [] : [`Gebinde ${pack}`]),
        ...(grade === '' ? [] : [`Handelsklasse: ${grade}`]),
      ],
      quantity: (amounts[0] ?? '').startsWith('-') && found.isPlain ? `-${found.quantity}` : found.quantity,
      ...(batch !== '' && { batch }),
      ...(/\d/.test(note) && { deliveryNote: note }),
      ...(delivered?.sure && { deliveryDate: delivered.value }),
      unit: unitOf(written, each),
      price: found.price,
      ...(found.base !== '1' && { priceBase: found.base }),
      taxRate,
      amount: amounts[0] ?? '',
    },
  }
}

/** „3 x 6,20“ beside „18,60-“: so many pieces, and what each of them costs. */
const isProduct = (count: string, each: string, amounts: readonly string[]): boolean =>
  each.includes(',') &&
  countsOf(count, each).some((one) => amounts.some((amount) => Math.abs(Number(one)) === Math.abs(Number(amount))))

/** „10 x 20“ is two hundred of what is behind it. */
const countsOf = (count: string, each: string): string[] =>
  each === ''
    ? readingsOf(count)
    : readingsOf(count).flatMap((one) =>
        readingsOf(each).map((other) => String(Number((Number(one) * Number(other)).toFixed(6)))),
      )

const SPELLED: Readonly<Record<string, string>> = {
  to: 't',
  tonne: 't',
  tonnen: 't',
  kilogramm: 'kg',
  ltr: 'l',
  liter: 'l',
  m3: 'm³',
  cbm: 'm³',
  m2: 'm²',
  qm: 'm²',
  dz: 'dt',
  stk: 'Stück',
  st: 'Stück',
  stück: 'Stück',
  std: 'h',
  h: 'h',
  stunde: 'h',
  stunden: 'h',
  psch: 'pauschal',
  säcke: 'Sack',
  pal: 'Palette',
  paletten: 'Palette',
  kan: 'Kanister',
  ktn: 'Karton',
  fl: 'Flasche',
}

function unitOf(written: string, each: string): string {
  const plain = written.trim().replace(/\.$/, '')
  const lower = plain.toLowerCase()
  if (Object.hasOwn(SPELLED, lower)) return SPELLED[lower]!
  return each !== '' || isPack(plain)
    ? plain
    : new RegExp(`^(?:kg|g|dt|t|l|ml|hl|ha|km)$`, 'i').test(plain)
      ? lower
      : plain
}
