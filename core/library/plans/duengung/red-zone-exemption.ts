import { duev, entryOn } from '../../../law/index.ts'
import { decimal, sumOf, type Decimal } from '../../../shared/decimal.ts'
import { isOrganic } from '../../fertilizing/fertilizer-materials.ts'
import type { PlanPart } from '../plan.ts'
import { written } from '../steps.ts'
import type { FieldDoses } from './doses.ts'
import type { FertilizingInputs } from './inputs.ts'
import { starterProduct } from './products.ts'
import { lawOf } from './red-zone.ts'

/** Of all fields in nitrate areas, kg N/ha in the mean: all of it and what of it is mineral. */
export interface RedZoneLoad {
  totalKgHa: Decimal
  mineralKgHa: Decimal
  /** The most of both with which a farm need not cut. */
  mostKgHa: number
  mostMineralKgHa: number
  isExempt: boolean
  source: string
}

/** Undefined where there is no such field, or not all is known that was given to one. */
export function redZoneLoad(doses: readonly FieldDoses[], inputs: FertilizingInputs): RedZoneLoad | undefined {
  const [all, ofMineral] = [
    entryOn(duev.rotesGebietBefreitGesamtstickstoff, lawOf(inputs.year)),
    entryOn(duev.rotesGebietBefreitMineralstickstoff, lawOf(inputs.year)),
  ]
  const red = inputs.fields.filter(({ redZone }) => redZone)
  const ha = sumOf(red.map(({ areaHa }) => areaHa ?? 0))
  const given = red.flatMap((field) =>
    field.gifts
      .filter(({ day }) => day.startsWith(`${inputs.year}-`))
      .map((gift) => ({ ...gift, areaHa: field.areaHa })),
  )
  const isKnown = red.every(({ areaHa }) => areaHa !== null) && given.every(({ nKgHa }) => nKgHa !== null)
  if (!all || !ofMineral || ha.eq(0) || !isKnown) return undefined
  const sumGiven = (some: typeof given): Decimal =>
    sumOf(some.map(({ nKgHa, areaHa }) => decimal(nKgHa ?? 0).times(areaHa ?? 0)))
  const planned = doses.filter(({ plan }) => plan.field.redZone)
  const starter = starterProduct(inputs).nPercent
  const sumPlanned = (of: (dose: FieldDoses['doses'][number]) => Decimal): Decimal =>
    sumOf(planned.flatMap(({ plan, doses: own }) => own.map((dose) => of(dose).times(plan.areaHa))))
  const mineral = sumPlanned((dose) => dose.mineralNKgHa.plus(decimal(dose.starterKgHa).times(starter).div(100))).plus(
    sumGiven(given.filter(({ material }) => !isOrganic(material ?? undefined))),
  )
  const organic = sumPlanned(({ slurryM3Ha }) => decimal(slurryM3Ha).times(inputs.slurry.n)).plus(
    sumGiven(given.filter(({ material }) => isOrganic(material ?? undefined))),
  )
  const [totalKgHa, mineralKgHa] = [mineral.plus(organic).div(ha), mineral.div(ha)]
  return {
    totalKgHa,
    mineralKgHa,
    mostKgHa: all.value,
    mostMineralKgHa: ofMineral.value,
    isExempt: totalKgHa.lte(all.value) && mineralKgHa.lte(ofMineral.value),
    source: all.source,
  }
}

/** „im Schnitt 117 kg N/ha, davon 117 kg mineralisch“, beside what is let off. */
export const loadText = ({ totalKgHa, mineralKgHa, mostKgHa, mostMineralKgHa }: RedZoneLoad): string =>
  `im Schnitt ${written(totalKgHa)} kg N/ha, davon ${written(mineralKgHa)} kg mineralisch; ohne Kürzung gehen ${mostKgHa} kg, davon ${mostMineralKgHa} kg mineralisch`

/** Of the whole farm: why nothing needs to be cut. */
export const exemptionParts = (load: RedZoneLoad | undefined, title: string): PlanPart[] =>
  load?.isExempt
    ? [
        {
          title: `Rotes Gebiet · ${title}`,
          row: null,
          steps: [
            {
              label: `Von der Kürzung befreit: ${loadText(load)}`,
              formula: '',
              result: '',
              unit: '',
              source: load.source,
              certainty: 'A',
            },
          ],
        },
      ]
    : []
