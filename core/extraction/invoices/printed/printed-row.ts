import { readPrintedDay } from '../../documents/printed-values.ts'
import { isPack } from '../../../terms/index.ts'
import type { InvoiceLine } from '../invoice.ts'
import type { Column } from './printed-columns.ts'
import { AMOUNT, takeNumber, tidied, UNIT } from './printed-cells.ts'
import { fitting } from './printed-fit.ts'
import { NUMBER, readingsOf } from './printed-numbers.ts'

/** A position as its line has it. */
export interface PrintedRow {
  line: InvoiceLine
  /** Amount and price come to what the line says, or it says no price. */
  fits: boolean
}

const QUANTITY = new RegExp(
  String.raw`^(${NUMBER})\s*(?:x\s*(${NUMBER})\s*)?(${UNIT}(?![\p{L}\d])|[\p{L}.]{1,12})?$`,
  'iu',
)
const PRICE = new RegExp(
  String.raw`^(${NUMBER})\s*(?:€|EUR)?\s*(?:(?:/|je|pro|per)\s*(\d{1,4})?\s*(${UNIT})?)?\.?$`,
  'iu',
)
const TAX = /^(\d{1,2}(?:[.,]\d{1,2})?)\s?%?$/

/** A line of the table; undefined where it is none of a position. With `commas` a dot sets thousands apart. */
export function rowOf(given: readonly string[], columns: readonly Column[], commas: boolean): PrintedRow | undefined {
  const { cells, taxCode } = tidied(given, columns)
  const row = readRow(cells, columns, commas)
  return row && taxCode !== undefined ? { ...row, line: { ...row.line, taxCode } } : row
}

function readRow(cells: readonly string[], columns: readonly Column[], commas: boolean): PrintedRow | undefined {
  const byColumn = cells.length === columns.length ? readColumns(cells, columns, commas) : undefined
  if (byColumn?.fits) return byColumn
  const free = readFreely(cells, columns, commas)
  return free?.fits ? free : (byColumn ?? free)
}

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

function readColumns(cells: readonly string[], columns: readonly Column[], commas: boolean): PrintedRow | undefined {
  const of = (column: Column) => cells[columns.indexOf(column)]?.trim() ?? ''
  const name = of('article')
  const counted = cells.filter((_, index) => columns[index] === 'quantity').map((cell) => cell.trim())
  const measured = counted.find((cell) => /\p{L}/u.test(cell)) ?? counted[0] ?? ''
  if (!/\p{L}{2}/u.test(name)) return undefined
  return rowFrom({
    position: of('position'),
    number: of('number'),
    name,
    quantity: QUANTITY.exec(measured),
    batch: of('batch'),
    discount: of('discount'),
    note: of('note'),
    pack: measured === counted[0] ? of('pack') : '',
    day: of('day'),
    grade: cells.filter((cell, index) => columns[index] === 'class' && cell.trim() !== '').join(' '),
    unit: of('unit'),
    price: of('price'),
    tax: of('tax'),
    amount: of('amount'),
    needsAmount: columns.includes('amount'),
    commas,
  })
}

/** Where a cell is missing or two stand together: by what the cells look like, from the right. */
function readFreely(cells: readonly string[], columns: readonly Column[], commas: boolean): PrintedRow | undefined {
  const rest = [...cells]
  const takeLast = (pattern: RegExp): string => (pattern.test(rest.at(-1) ?? '') ? rest.pop()! : '')
  const amount = columns.includes('amount') ? takeLast(AMOUNT) : ''
  if (columns.includes('amount') && amount === '') return undefined
  const taxColumn = columns.includes('tax') || (rest.at(-1) ?? '').endsWith('%')
  const tax = taxColumn ? takeLast(TAX) : ''
  let price = columns.includes('price') && rest.length > 1 ? takeLast(PRICE) : ''
  const position = columns.includes('position') && /^\d{1,4}\.?$/.test(rest[0] ?? '') ? rest.shift()! : ''
  const number = columns.includes('number') ? takeNumber(rest) : ''
  // A single number beside the amount is how many.
  if (price !== '' && !rest.some((cell) => isQuantity(cell))) {
    rest.push(price)
    price = ''
  }
  const at = rest.findIndex(isQuantity)
  const quantity = at < 0 ? null : QUANTITY.exec(rest[at]!.trim())
  const unit =
    at >= 0 && columns.includes('unit') && new RegExp(`^${UNIT}$`, 'iu').test(rest[at + 1] ?? '') ? rest[at + 1]! : ''
  const names = rest.filter(
    (cell, index) => index !== at && !(unit !== '' && index === at + 1) && /\p{L}{2}/u.test(cell),
  )
  if (names.length === 0) return undefined
  return rowFrom({
    position,
    number,
    name: names.join(' '),
    quantity,
    unit,
    price,
    tax,
    amount,
    needsAmount: amount !== '',
    commas,
  })
}

const isQuantity = (cell: string): boolean => /\d/.test(cell) && QUANTITY.test(cell.trim())

interface Parts {
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
  commas: boolean
}

function rowFrom(parts: Parts): PrintedRow | undefined {
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
    commas,
  } = parts
  const amounts = readingsOf(AMOUNT.exec(amount)?.[1] ?? '')
  const [, priced = '', per = '', perUnit = ''] = PRICE.exec(price) ?? []
  if (needsAmount && amounts.length === 0) return undefined
  if (!needsAmount && quantity === null) return undefined
  const [, count = '', each = '', unitOfQuantity = ''] = quantity ?? []
  const written = unit || unitOfQuantity
  const found = fitting({
    counts: countsOf(count, each),
    commas,
    prices: readingsOf(priced),
    amounts,
    base: per,
    unit: written,
    perUnit,
    part: 1 - Number(readingsOf(/^-?\s?(\d{1,2}(?:,\d{1,2})?)\s?%?$/.exec(discount)?.[1] ?? '')[0] ?? 0) / 100,
  })
  const delivered = readPrintedDay(day)
  const taxRate = readingsOf(TAX.exec(tax)?.[1] ?? '')[0] ?? ''
  return {
    fits: found.fits,
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
