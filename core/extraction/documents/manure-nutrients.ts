import { readQuantity } from './printed-values.ts'
import type { Line } from './read-layout.ts'

const NUTRIENT =
  /(?<![\p{L}\d-])(N(?:[\s-]?ges(?:amt|\.)?)?|Gesamt-?\s?N|Gesamt-?stickstoff|Stickstoff(?:\s?\(N\))?|NH4-?N|Ammonium-?N|Ammoniumstickstoff|P2O5|Phosphat(?:\s?\(P2O5\))?)(?![\p{L}\d-])\s*(?:\(([^)]{1,20})\))?\s*[:=]?\s*(\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:,\d+)?)\s*(kg\s?\/\s?(?:t|m³|m3|cbm)|kg(?!\p{L})|%)?/giu
const EACH = /(?:kg\s?\/\s?|je\s|pro\s|kg je\s|in kg je\s)(?:t|m³|m3|cbm|Tonne|Kubikmeter)(?!\p{L})/iu
const TOTAL =
  /^(?:Summe|Gesamt(?!-?\s?N\b|stick)|insgesamt|Nährstoff(?:fracht|mengen?)|Fracht|abgegebene Nährstoffe|Nährstoffe gesamt)/iu

type Nutrients = Partial<Record<`${'n' | 'nh4n' | 'p2o5'}_kg${'' | '_unit'}`, number>>

/** What a note of manure says of its nutrients, in kg of each t or m³ and of all of it. */
export function noteNutrients(lines: readonly Line[]): { values: Nutrients; doubts: string[] } {
  const values: Nutrients = {}
  const doubts: string[] = []
  let isEach = false
  for (const line of lines) {
    const text = line.text.normalize('NFKC').replaceAll('m3', 'm³')
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
