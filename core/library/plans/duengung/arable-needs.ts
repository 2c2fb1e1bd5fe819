import { readCrop } from '../../../terms/index.ts'

/** What a crop of arable land needs at the yield of the table, and what more or less yield changes. */
export interface ArableNeed {
  /** By their names in the terms. */
  crops: readonly string[]
  /** Of wheat: the class of its quality; A and B where none is named. */
  quality?: 'C' | 'E'
  yieldDtHa: number
  nitrogenKgHa: number
  /** A step of yield, and kg N/ha that it adds at most and takes away at least. */
  stepDt: number
  more: number
  less: number
}

export const ARABLE_NEEDS_SOURCE = 'DüV Anl. 4 Tab. 2 und 3'

const need = (
  names: string,
  yieldDtHa: number,
  nitrogenKgHa: number,
  stepDt: number,
  { less = 15, ...more }: { less?: number; quality?: 'C' | 'E' } = {},
): ArableNeed => ({ crops: names.split(', '), yieldDtHa, nitrogenKgHa, stepDt, more: 10, less, ...more })

/** Crops that are not here have no value of the Federation; those of the Länder are not known [A]. */
export const ARABLE_NEEDS: readonly ArableNeed[] = [
  need('Winterraps, Raps', 40, 200, 5),
  need('Winterweizen', 80, 230, 10),
  need('Winterweizen', 80, 210, 10, { quality: 'C' }),
  need('Winterweizen', 80, 260, 10, { quality: 'E' }),
  need('Hartweizen', 55, 200, 10),
  need('Wintergerste', 70, 180, 10),
  need('Winterroggen, Roggen', 70, 170, 10),
  need('Wintertriticale, Triticale', 70, 190, 10),
  need('Sommergerste', 50, 140, 10),
  need('Hafer', 55, 130, 10),
  need('Körnermais', 90, 200, 10),
  need('Silomais, Mais', 450, 200, 50),
  need('Zuckerrüben', 650, 170, 100),
  need('Kartoffeln', 450, 180, 50, { less: 10 }),
  need('Frühkartoffeln', 400, 220, 50, { less: 10 }),
]

/** A crop as the tables call it: „W-Weizen A“ is „Winterweizen“, a mixture with maize is „Silomais“. */
export function cropName(crop: string): string | undefined {
  if (/hartweizen|durum/i.test(crop)) return 'Hartweizen'
  if (/früh-?kartoffel/i.test(crop)) return 'Frühkartoffeln'
  // No value of the Federation is for these.
  if (/(?:zucker|gemüse|puff|popcorn)-?mais/i.test(crop)) return undefined
  // A mixture with maize counts as silage maize.
  if (/mais/i.test(crop) && !/körner-?mais/i.test(crop)) return 'Silomais'
  return /\bgps\b|ganzpflanze/i.test(crop) ? undefined : readCrop(crop)?.name
}

/** Undefined where the tables have no such crop. */
export function arableNeedOf({ crop, variety }: { crop: string; variety: string | null }): ArableNeed | undefined {
  const name = cropName(crop)
  const rows = ARABLE_NEEDS.filter(({ crops }) => name !== undefined && crops.includes(name))
  const quality = qualityOf(crop) ?? qualityOf(variety ?? '')
  return rows.find((row) => row.quality === quality) ?? rows.find((row) => row.quality === undefined)
}

/** „C-Weizen“, „W-Weizen E“; a variety that is only called so has no letter of its own. */
const qualityOf = (text: string): 'C' | 'E' | undefined =>
  (/(?<!\p{L})([CE])-?weizen/iu.exec(text)?.[1]?.toUpperCase() as 'C' | 'E' | undefined) ??
  (/weizen[ ,(-]+([CE])(?!\p{L})/iu.exec(text)?.[1]?.toUpperCase() as 'C' | 'E' | undefined)
