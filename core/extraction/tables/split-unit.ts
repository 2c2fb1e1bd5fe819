import { unitSpelling, WRITTEN_UNIT } from '../../terms/index.ts'

/** What columns a type of table has, and how people and programs head each, the likeliest first. */
export type Aliases<N extends string> = Readonly<Record<N, readonly string[]>>

export type SplitUnit = (text: string) => { label: string; unit: string }

const MOST_HEADER_LETTERS = 200

/** A unit that stands alone in its cell. */
export const LONE_UNIT = new RegExp(
  String.raw`^(?:in )?(?:${WRITTEN_UNIT}|cm|kg|a|l|St(?:ü|ue)ck|°C|Tsd\.?(?: ?\/ ?ml)?|(?:in )?1\.?000(?: ?\/ ?ml)?)$`,
  'iu',
)

/** Tells units of some sort, the source of an expression, off a text that ends in one. */
export function splitterOf(written: string): SplitUnit {
  const ending = new RegExp(
    String.raw`^(.*?)[\s,]*[([]?\s*(?:(?<=[\s([])in )?(?:(?<!\p{L})|(?=/))(${written})\s*[)\]]?$`,
    'iu',
  )
  return (text) => {
    const tidy = text.slice(0, MOST_HEADER_LETTERS).replaceAll(/\s+/g, ' ').trim()
    const [, label = '', unit = ''] = ending.exec(tidy) ?? []
    // Magnesium is no milligram.
    const [, magnesium, rest = ''] = /^(Mg)\s+(\S.*)$/.exec(tidy) ?? []
    if (magnesium !== undefined && label.trim() === '' && LONE_UNIT.test(rest))
      return { label: magnesium, unit: unitSpelling(rest) }
    // An are is written as a letter that ends many words, so it has to stand apart.
    const [, before = '', digits = ''] = /^(.*\S)\s*(?:[([](?:in )?ar?[)\]]|\sin ar?)$|^([\d.,]+) ar?$/.exec(tidy) ?? []
    if (before + digits !== '') return { label: before + digits, unit: 'ar' }
    return label.trim() === '' ? { label: tidy, unit: '' } : { label: label.trim(), unit: unitSpelling(unit) }
  }
}

/**
 * „P2O5 (mg/100g)“, „Größe [ha]“, „Fläche in ha“, „12,40 ha“ as what stands before the unit, and the unit; a text that
 * is a unit alone stays whole.
 */
export const splitUnit: SplitUnit = splitterOf(WRITTEN_UNIT)
