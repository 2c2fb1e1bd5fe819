import type { FertilizingInputs, FieldInputs, GivenInputs } from '../../../../../core/library/plans/duengung/inputs.ts'

/**
 * The need as somebody reckons it with the tables of the Düngeverordnung beside them and a calculator: written once
 * more, from the statute and not from the plan, so that one tells of mistakes in the other. Numbers are plain, nothing
 * is rounded on the way.
 */

/** Annex 4 tables 2 and 3: yield (dt/ha), need (kg N/ha), step (dt), more and less for each step. */
export const ARABLE: Readonly<
  Record<string, readonly [dt: number, n: number, step: number, more: number, less: number]>
> = {
  Winterraps: [40, 200, 5, 10, 15],
  Winterweizen: [80, 230, 10, 10, 15],
  'Winterweizen C': [80, 210, 10, 10, 15],
  'Winterweizen E': [80, 260, 10, 10, 15],
  Hartweizen: [55, 200, 10, 10, 15],
  Wintergerste: [70, 180, 10, 10, 15],
  Winterroggen: [70, 170, 10, 10, 15],
  Wintertriticale: [70, 190, 10, 10, 15],
  Sommergerste: [50, 140, 10, 10, 15],
  Hafer: [55, 130, 10, 10, 15],
  Körnermais: [90, 200, 10, 10, 15],
  Silomais: [450, 200, 50, 10, 15],
  'Mais-Bohnen-Gemisch': [450, 200, 50, 10, 15],
  Zuckerrüben: [650, 170, 100, 10, 15],
  Kartoffeln: [450, 180, 50, 10, 10],
  Frühkartoffeln: [400, 220, 50, 10, 10],
}

/** Table 7. */
export const PRECEDING: Readonly<Record<string, number>> = {
  Dauergrünland: 20,
  Dauerbrache: 20,
  Luzerne: 20,
  Kleegras: 20,
  'Ackergras mit Klee': 20,
  'Rotationsbrache mit Leguminosen': 20,
  'Rotationsbrache ohne Leguminosen': 10,
  Zuckerrüben: 10,
  Winterraps: 10,
  Ackerbohnen: 10,
  Erbsen: 10,
  Weißkohl: 10,
  Feldgras: 10,
  Winterweizen: 0,
  Silomais: 0,
  'Mais-Bohnen-Gemisch': 0,
  Kartoffeln: 0,
  Möhren: 0,
}

/** Table 7, by what is said of it. */
export const CATCH_CROPS: readonly (readonly [words: string, usedAs: 'feed' | null, kg: number])[] = [
  ['Senf, abgefroren', null, 0],
  ['Weidelgras, abgefroren', null, 0],
  ['Winterrübsen, nicht abgefroren, im Herbst eingearbeitet', null, 0],
  ['Grünroggen, nicht abgefroren', null, 20],
  ['Sommerwicke, abgefroren', null, 10],
  ['Inkarnatklee, nicht abgefroren, im Herbst eingearbeitet', null, 10],
  ['Winterwicke, nicht abgefroren', null, 40],
  ['Inkarnatklee', 'feed', 10],
  ['Grünroggen', 'feed', 0],
]

/** Table 8 and 9: by cuts, yield (dt dry matter/ha), percent of protein, need, for 10 dt, for 1 % of protein. */
export const MEADOWS: readonly (readonly [
  cuts: number,
  dt: number,
  percent: number,
  n: number,
  per10: number,
  per1: number,
])[] = [
  [1, 40, 8.6, 55, 14, 6],
  [2, 55, 11.4, 100, 18, 9],
  [3, 80, 15, 190, 24, 13],
  [4, 90, 17, 245, 27, 14],
  [5, 110, 17.5, 310, 28, 18],
  [6, 120, 18.2, 350, 29, 19],
]

const SUSPENDED_MEAN = { first: 2015, last: 2019 }

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/** Undefined where nobody knows any of the years. */
function meanYield(
  known: readonly { year: number; dtHa: number }[],
  { year, isRed }: { year: number; isRed: boolean },
) {
  const [first, last] = isRed ? [SUSPENDED_MEAN.first, SUSPENDED_MEAN.last] : [year - 5, year - 1]
  const taken: number[] = []
  for (let of = first; of <= last; of++) {
    const here = known.find((one) => one.year === of)?.dtHa
    const before = known.find((one) => one.year === of - 1)?.dtHa
    if (here === undefined) continue
    // In tenths, since a fifth of 58 dt is 11,6 and no more.
    const differs = before !== undefined && 5 * Math.round(Math.abs(here - before) * 10) > Math.round(before * 10)
    taken.push(differs ? before : here)
  }
  return taken.length === 0 ? undefined : sum(taken) / taken.length
}

const isOrganic = ({ material }: GivenInputs): boolean =>
  ['cattle_slurry', 'pig_slurry', 'cattle_manure', 'liquid_digestate'].includes(material ?? '')
const isCompost = ({ material }: GivenInputs): boolean => material === 'compost' || material === 'green_compost'

/** What was given before and still counts: each gift once. */
function leftOfGifts({ gifts, crop }: FieldInputs, year: number): number {
  const isFed = ['Winterraps', 'Wintergerste'].includes(crop?.crop ?? '')
  const inAutumn = ({ day }: GivenInputs) => isFed && day >= `${year - 1}-07-15` && day <= `${year - 1}-10-01`
  let left = 0
  for (const gift of gifts) {
    const ago = year - Number(gift.day.slice(0, 4))
    if (isCompost(gift)) left += (gift.nKgHa ?? 0) * ([0, 0.04, 0.03, 0.03][ago] ?? 0)
    else if (ago === 1 && inAutumn(gift)) left += gift.countedKgHa ?? 0
    else if (ago === 1 && isOrganic(gift)) left += 0.1 * (gift.nKgHa ?? 0)
  }
  return left
}

/** kg N/ha of a field of which everything is known. */
export function needByHand(field: FieldInputs, { year, yields }: FertilizingInputs, isEnforced: boolean): number {
  const after = leftOfGifts(field, year)
  if (field.use === 'grassland') {
    const { cuts, dryMatterDtHa, proteinPercent, legumesPercent } = field.meadow!
    const [, dt, percent, n, per10, per1] = MEADOWS.find(([of]) => of === cuts)!
    const humus = field.humusPercent!
    const soil = humus < 8 ? 10 : humus < 15 ? 30 : humus < 30 ? 50 : field.soilType === 'Hochmoor' ? 50 : 80
    const legumes = legumesPercent! < 5 ? 0 : legumesPercent! <= 10 ? 20 : legumesPercent! <= 20 ? 40 : 60
    const corrected = ((dryMatterDtHa! - dt) / 10) * per10 + (proteinPercent! - percent) * per1
    return Math.max(0, n + corrected - after - soil - legumes)
  }
  const { crop } = field.crop!
  const [dt, n, step, more, less] = ARABLE[crop]!
  const name = crop === 'Mais-Bohnen-Gemisch' ? 'Silomais' : crop.replace(/ [CE]$/, '')
  const is = meanYield(yields[name] ?? [], { year, isRed: field.redZone && isEnforced }) ?? dt
  const steps = (is - dt) / step
  const corrected = steps > 0 ? Math.min(40, steps * more) : steps * less
  const catchCrop = CATCH_CROPS.find(
    ([words, usedAs]) => words === field.catchCrop?.words && usedAs === field.catchCrop.usedAs,
  )
  return Math.max(
    0,
    n +
      corrected -
      field.nmin!.kgHa -
      (field.humusPercent! > 4 ? 20 : 0) -
      after -
      PRECEDING[field.precedingCrop!]! -
      (catchCrop?.[2] ?? 0),
  )
}
