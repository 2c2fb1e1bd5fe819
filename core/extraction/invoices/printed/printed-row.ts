import type { Column } from './printed-columns.ts'
import { AMOUNT, takeNumber, tidied, UNIT } from './printed-cells.ts'
import { PRICE, QUANTITY, rowFrom, TAX, type PrintedRow } from './printed-parts.ts'
import { readWords } from './printed-words.ts'

/** A line of the table; undefined where it is none of a position. With `commas` a dot sets thousands apart. */
export function rowOf(given: readonly string[], columns: readonly Column[], commas: boolean): PrintedRow | undefined {
  const { cells, taxCode } = tidied(given, columns)
  const row = readRow(cells, columns, commas)
  return row && taxCode !== undefined ? { ...row, line: { ...row.line, taxCode } } : row
}

function readRow(cells: readonly string[], columns: readonly Column[], commas: boolean): PrintedRow | undefined {
  const byColumn = cells.length === columns.length ? readColumns(cells, columns, commas) : undefined
  if (byColumn?.fits) return byColumn
  const byWords = readWords(cells, columns, commas)
  if (byWords.length === 1) return byWords[0]
  const free = readFreely(cells, columns, commas)
  if (byWords.length > 1) return { ...(free?.fits ? free : byWords[0]!), fits: false }
  return free?.fits ? free : (byColumn ?? free)
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
    isPriced: columns.includes('price'),
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
    isPriced: columns.includes('price'),
    commas,
  })
}

const isQuantity = (cell: string): boolean => /\d/.test(cell) && QUANTITY.test(cell.trim())
