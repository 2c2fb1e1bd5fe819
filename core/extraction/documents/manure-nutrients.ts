import { readQuantity } from './printed-values.ts'
import type { Line } from './read-layout.ts'

const NUTRIENT =
  /(?<![\p{L}\d-])(N(?:[\s-]?ges(?:amt|\.)?)?|Gesamt-?\s?N|Gesamt-?stickstoff|Stickstoff(?:\s?\(N\))?|NH4-?N|Ammonium-?N|Ammoniumstickstoff|P2O5|Phosphat(?:\s?\(P2O5\))?)(?![\p{L}\d-])\s*(?:\(([^)]{1,20})\))?\s*[:=]?\s*(\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:,\d+)?)\s*(kg\s?\/\s?(?:t|m³|m3|cbm)|kg(?!\p{L})|%)?/giu
const EACH = /(?:kg\s?\/\s?|je\s|pro\s|kg je\s|in kg je\s)(?:t|m³|m3|cbm|Tonne|Kubikmeter)(?!\p{L})/iu
const TOTAL =
  /^(?:Summe|Gesamt(?!-?\s?N\b|stick)|insgesamt|Nährstoff(?:fracht|mengen?)|Fracht|abgegebene Nährstoffe|Nährstoffe gesamt)/iu

const CONTENT = /(?<!\S)\d+(?:,\d+)?(?:\s?(?:kg|g|%)(?:\/(?:t|m³))?)?(?!\S)/gu

/** „N gesamt  P2O5“ over „4,9 kg  1,8 kg“ as „N gesamt 4,9 kg  P2O5 1,8 kg“; any other line as it is. */
function besideLabels(line: string, below: string): string {
  const labels = line.trim().split(/\s{2,}|\t/)
  const contents = below.match(CONTENT) ?? []
  const isHead = labels.length >= 2 && labels.length === contents.length && /\p{L}/u.test(line)
  return isHead && below.replaceAll(CONTENT, '').trim() === '' && !/\d[.,]\d/.test(line)
    ? labels.map((label, index) => `${label} ${contents[index]!}`).join('  ')
    : line
}

type Nutrients = Partial<Record<`${'n' | 'nh4n' | 'p2o5'}_kg${'' | '_unit'}`, number>>

/** What a note of manure says of its nutrients, in kg of each t or m³ and of all of it. */
export function noteNutrients(lines: readonly Line[]): { values: Nutrients; doubts: string[] } {
  const values: Nutrients = {}
  const doubts: string[] = []
  let isEach = false
  for (const [index, line] of lines.entries()) {
    const text = besideLabels(line.text.normalize('NFKC'), lines[index + 1]?.text ?? '').replaceAll('m3', 'm³')
    const isTotal = TOTAL.test(text)
    if (isTotal) isEach = false
    else if (EACH.test(text)) isEach = true
    for (const [, label = '', inLabel = '', number = '', unit = ''] of text.matchAll(NUTRIENT)) {
      const read = readQuantity(number)
      const nutrient: 'n' | 'nh4n' | 'p2o5' = /P2O5|Phosphat/i.test(label)
        ? 'p2o5'
        : /NH4|Ammonium/i.test(label)
          ? 'nh4n'
          : 'n'
      if (!read || `${inLabel}${unit}`.includes('%')) continue
      const each = EACH.test(`${inLabel} ${unit}`) || (isEach && !isTotal)
      if (!each && !isTotal) {
        doubts.push(`Seite ${line.page}: Ob ${label} ${number} für alles oder je t oder m³ gilt, steht nicht da.`)
        continue
      }
      const key: keyof Nutrients = each ? `${nutrient}_kg_unit` : `${nutrient}_kg`
      values[key] ??= read.value
    }
  }
  return { values, doubts }
}
