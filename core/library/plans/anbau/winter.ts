import { entryOn, gapkondv, valueOn } from '../../../law/index.ts'
import { germanDay } from '../../../shared/german/write-german.ts'
import { decimal, rounded } from '../../../shared/decimal.ts'
import { mainCropOf } from '../../cropping/crop-groups.ts'
import type { Metric, PlanPart } from '../plan.ts'
import { written } from '../steps.ts'
import type { Assignment } from './assign-crops.ts'

const STANDARD = 'GLÖZ 6'

interface Winter {
  arableHa: number
  /** Winter crops and what stands for several years cover the soil by themselves. */
  sownHa: number
}

/** The winter before the planned crops. */
function winterBefore(assigned: readonly Assignment[], year: number): Winter {
  const sum = (some: readonly Assignment[]) => some.reduce((ha, { field }) => ha + field.areaHa, 0)
  const covers = ({ chosen }: Assignment): boolean => {
    const crop = mainCropOf({ crop: chosen.name }, year)
    return crop?.season === 'winter' || crop?.leftOut !== undefined
  }
  return { arableHa: sum(assigned), sownHa: sum(assigned.filter(covers)) }
}

const shareOf = ({ sownHa, arableHa }: Winter): number => (arableHa > 0 ? (sownHa * 100) / arableHa : 0)

export function winterMetric(assigned: readonly Assignment[], year: number): Metric {
  const winter = winterBefore(assigned, year)
  const value = winter.arableHa > 0 ? rounded(decimal(shareOf(winter)), 1) : null
  return { id: 'winter_crops', label: 'Im Winter bestellt', value, unit: '%' }
}

/** How much of the soil the crops cover in the winter before them, and how much has to stay unploughed besides. */
export function winterParts(assigned: readonly Assignment[], year: number): PlanPart[] {
  const day = `${year - 1}-12-31`
  const least = entryOn(gapkondv.mindestbodenbedeckungAnteil, day)
  const until = valueOn(gapkondv.mindestbodenbedeckungBis, day)
  const winter = winterBefore(assigned, year)
  if (!least || until === undefined || winter.arableHa === 0) return []
  const wantedHa = Math.max(0, (winter.arableHa * least.value) / 100 - winter.sownHa)
  const law = { source: least.source, certainty: least.certainty }
  return [
    {
      title: `Winterbedeckung ${year - 1}/${year} · ${STANDARD}`,
      row: null,
      steps: [
        {
          label: 'Winterkulturen und mehrjährige Kulturen',
          formula: `${written(winter.sownHa, 2)} ha / ${written(winter.arableHa, 2)} ha`,
          result: written(shareOf(winter)),
          unit: '%',
          ...law,
        },
        {
          label: `Vor Sommerkulturen bis ${germanDay(`${year - 1}-${until}`)} ungepflügt oder begrünt zu lassen`,
          formula: `${written(winter.arableHa, 2)} ha · ${written(least.value)} % − ${written(winter.sownHa, 2)} ha`,
          result: `mindestens ${written(wantedHa, 2)}`,
          unit: 'ha',
          ...law,
        },
      ],
    },
  ]
}
