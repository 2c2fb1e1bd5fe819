import { LONE_UNIT } from '../tables/split-unit.ts'
import type { DocumentLayout, Line } from './read-layout.ts'

const BASIS =
  /(?<!\p{L})(?:(FM|FS|OS|Frisch(?:masse|substanz)|Original(?:masse|substanz))|(TM|TS|Trocken(?:masse|substanz)))(?!\p{L})/gu
const NUMBER = /^([<>≤≥]?\s?-?\d+(?:[.,]\d+)?)\s*(\D*)$/u
const NOTHING = /^(?:[-–—/]|n\. ?[bau]\.?|k\. ?A\.?)$/iu

/**
 * Results of fresh and of dry matter in columns of their own, as a cell for each: „Rohasche g/kg 35 99“ below „Einheit
 * in FM in TM“ is „Rohasche: 35 g/kg FM“ and „Rohasche: 99 g/kg TM“.
 */
export function spreadBases(layout: DocumentLayout): DocumentLayout {
  let bases: readonly string[] | undefined
  let page = 0
  const lines = layout.lines.map((line) => {
    if (line.page !== page) bases = undefined
    page = line.page
    const heading = basesOf(line)
    if (heading) {
      bases = heading
      return line
    }
    const cells = bases && resultsOf(line, bases)
    return cells ? { ...line, text: cells.join('  '), cells } : line
  })
  return { ...layout, lines }
}

/** The bases that a heading of columns names, from the left; a line with numbers is no heading. */
function basesOf({ cells, text }: Line): string[] | undefined {
  if (/\d/.test(text) || cells.length < 2) return undefined
  // The unit of one column is no column: „Einheit FM“.
  const columns = text.replaceAll(/(?:Einheit|Dimension)\s+(?:FM|TM|TS|OS)(?!\p{L})/gu, '')
  const bases = [...columns.matchAll(BASIS)].map(([, fresh]) => (fresh === undefined ? 'TM' : 'FM'))
  return bases.length === 2 && bases[0] !== bases[1] ? bases : undefined
}

/** Undefined where the line does not have a cell for each basis: whose value it is, is not sure then. */
function resultsOf({ cells: [label = '', ...behind] }: Line, bases: readonly string[]): string[] | undefined {
  if (!/^\p{L}{2}/u.test(label)) return undefined
  const first = behind.findIndex((cell) => NUMBER.test(cell) || NOTHING.test(cell))
  const before = behind.slice(0, Math.max(0, first))
  if (first < 0 || before.length > 1 || before.some((cell) => !LONE_UNIT.test(cell))) return undefined
  const results: string[] = []
  let at = first
  for (const basis of bases) {
    const cell = behind[at] ?? ''
    at += 1
    if (NOTHING.test(cell)) continue
    const [, number, own = ''] = NUMBER.exec(cell) ?? []
    if (number === undefined) return undefined
    const beside = own === '' && before.length === 0 && LONE_UNIT.test(behind[at] ?? '') ? behind[at++]! : own
    const unit = beside || before[0] || ''
    results.push(`${label}: ${number} ${unit}${unit === '' || unit.endsWith(basis) ? '' : ` ${basis}`}`.trim())
  }
  return results.length > 0 ? results : undefined
}
