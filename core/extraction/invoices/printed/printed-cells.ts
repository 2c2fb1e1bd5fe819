import type { Column } from './printed-columns.ts'
import { MONEY, NUMBER } from './printed-numbers.ts'

/** A unit of goods and work, as print has it. */
export const UNIT = String.raw`(?:kg|g|dt|dz|to?|l|ltr\.?|liter|ml|hl|m³|m3|cbm|m²|m2|qm|m|lfm|ha|km|kwh|mwh|stück|stk\.?|st\.?|std\.?|h|stunden?|akh|tage?|monate?|psch\.?|pauschal|eh|einheit(?:en)?|ve|sack|säcke|bb|big-?bags?|kanister|kan\.?|karton|ktn\.?|palette|paletten|pal\.?|eimer|dosen?|flaschen?|fl\.?|beutel|rollen?|paar|satz|bund|gebinde|kisten?|ibc|packung(?:en)?|pack|ballen|tonnen?|kilogramm)`
/** An amount alone in its cell. */
export const AMOUNT = new RegExp(String.raw`^(${MONEY})\s*(?:€|EUR)?\s*[A-Z0-9*]?$`, 'u')

/** „291,00 19 %“ is a price and a rate. */
const pricedApart = (cell: string): string[] =>
  new RegExp(`^(${NUMBER})\\s+(\\d{1,2}(?:,\\d)?\\s?%)$`, 'u').exec(cell.trim())?.slice(1) ??
  new RegExp(`^(${UNIT})\\s+(${MONEY})$`, 'iu').exec(cell.trim())?.slice(1) ?? [cell]

/** „19 1.101,60“ is two cells, and a single sign behind the amount a code for its tax. */
export function tidied(given: readonly string[], columns: readonly Column[]): { cells: string[]; taxCode?: string } {
  const cells = given
    .flatMap(pricedApart)
    .flatMap((cell) => new RegExp(`^(\\d{1,2})\\s+(${MONEY})$`, 'u').exec(cell.trim())?.slice(1) ?? [cell])
  const [last = '', before = ''] = [cells.at(-1), cells.at(-2)]
  return columns.at(-1) === 'amount' && /^[A-Z\d]$/.test(last) && AMOUNT.test(before)
    ? { cells: cells.slice(0, -1), taxCode: last }
    : { cells }
}

/** An article number in a cell of its own, or before the name: „H46BB Harnstoff“. */
export function takeNumber(rest: string[]): string {
  const [first = '', second = ''] = rest
  const isCode = /^[A-Z\d][A-Z\d./-]{1,19}$/.test(first)
  if (isCode && /\p{L}{2}/u.test(second)) return rest.shift()!
  if (rest.length > 1 && /^\S*\d\S*$/.test(first)) return rest.shift()!
  const [, code = '', name = ''] = /^((?=\S*\d)[A-Z\d][A-Z\d./-]{1,19})\s+(\p{Lu}.*)$/u.exec(first) ?? []
  if (code !== '') rest[0] = name
  return code
}
