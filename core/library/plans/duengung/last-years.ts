import { duev, entryOn, valueOn, type DatedValue } from '../../../law/index.ts'
import { sumOf, type Decimal } from '../../../shared/decimal.ts'
import { isCompostMaterial, isOrganic } from '../../fertilizing/fertilizer-materials.ts'
import { written, type Summand } from '../steps.ts'
import { cropName } from './arable-needs.ts'
import type { FieldInputs, GivenInputs } from './inputs.ts'
import { lawOf } from './red-zone.ts'

const AUTUMN_SOURCE = 'DüV § 4 (1) Nr. 7'

/** Crops to which what was spread after the harvest before them is given, and from when on where it is not known. */
const FED_IN_AUTUMN = ['Winterraps', 'Raps', 'Wintergerste']
const AUTUMN = '07-15'

/** What was spread in the years before and still counts, each gift once. */
export function lastYears(field: FieldInputs, year: number): Summand[] {
  const lastYear = year - 1
  const before = field.gifts.filter(({ day }) => day < `${year}-01-01`)
  const inAutumn = before.filter((gift) => isForThisCrop(field, gift, year))
  const organic = before.filter(
    (gift) =>
      isIn(gift, lastYear) && !inAutumn.includes(gift) && isOrganic(gift.material ?? undefined) && !isCompost(gift),
  )
  const autumnKg = kgOf(inAutumn, 'countedKgHa')
  const composts = before.filter(isCompost)
  return [
    later(`Organische Düngung ${lastYear}`, kgOf(organic, 'nKgHa'), entryOn(duev.nachlieferungOrganisch, lawOf(year))),
    ...compostLeft(composts, year),
    ...(autumnKg.eq(0)
      ? []
      : [
          {
            label: `Verfügbarer Stickstoff der Herbstdüngung ${lastYear}`,
            formula: '',
            value: autumnKg.neg(),
            source: AUTUMN_SOURCE,
            certainty: 'A' as const,
          },
        ]),
  ]
}

/** Of each year's compost its own share; the first share is that of the year before. */
function compostLeft(composts: readonly GivenInputs[], year: number): Summand[] {
  const shares = entryOn(duev.nachlieferungKompost, lawOf(year))
  return (shares?.value ?? []).flatMap((share, place) => {
    const of = year - place - 1
    const kg = kgOf(
      composts.filter((gift) => isIn(gift, of)),
      'nKgHa',
    )
    return kg.eq(0) ? [] : [later(`Kompost ${of}`, kg, { ...shares!, value: share })]
  })
}

function later(label: string, kg: Decimal, share: DatedValue<number> | undefined): Summand {
  const percent = share?.value ?? 0
  return {
    label,
    formula: `${written(kg)} kg N/ha · ${written(percent)} %`,
    value: kg.times(percent).div(100).round(1, 1).neg(),
    source: share?.source ?? '',
    ...(share && { certainty: share.certainty }),
  }
}

const isIn = ({ day }: GivenInputs, year: number): boolean => day.startsWith(`${year}-`)
const isCompost = ({ material }: GivenInputs): boolean => isCompostMaterial(material ?? undefined)

function isForThisCrop({ crop }: FieldInputs, { day, material }: GivenInputs, year: number): boolean {
  const isFed = crop !== null && FED_IN_AUTUMN.includes(cropName(crop.crop) ?? '')
  // Before it was sown, at most as long as a field lies between two crops; what comes later is not given to it.
  const until = valueOn(duev.herbstduengungBis, lawOf(year)) ?? ''
  const inAutumn = day >= `${year - 1}-${AUTUMN}` && day <= `${year - 1}-${until}`
  return isFed && inAutumn && !isCompostMaterial(material ?? undefined)
}

const kgOf = (gifts: readonly GivenInputs[], of: 'nKgHa' | 'countedKgHa'): Decimal =>
  sumOf(gifts.map((gift) => gift[of] ?? 0)).round(1, 1)
