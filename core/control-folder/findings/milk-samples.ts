import type { Picture, PictureRow } from '../../farm/index.ts'
import { rohmilchguetv, vo853, type Parameter } from '../../law/index.ts'
import { addMonths } from '../../shared/time/days.ts'
import { PER_ML, THOUSAND_PER_ML } from '../../terms/index.ts'

/** What the milk of the tank is judged by, and the law on it. */
export interface MilkCheck {
  /** As measurements call it. */
  name: 'Keimzahl' | 'Zellzahl'
  /** Of the geometric mean, in a thousand per ml. */
  limit: Parameter
  /** Over how many months the mean is, and how many samples each has at least. */
  months: Parameter
  samples: Parameter
  /** What a dairy takes off at least, in ct/kg. */
  deduction: Parameter
}

export const MILK_CHECKS: readonly MilkCheck[] = [
  {
    name: 'Keimzahl',
    limit: vo853.rohmilchKeimzahl,
    months: vo853.rohmilchKeimzahlZeitraum,
    samples: rohmilchguetv.milchKeimzahlProben,
    deduction: rohmilchguetv.milchAbzugKeimzahl,
  },
  {
    name: 'Zellzahl',
    limit: vo853.rohmilchZellzahl,
    months: vo853.rohmilchZellzahlZeitraum,
    samples: rohmilchguetv.milchZellzahlProben,
    deduction: rohmilchguetv.milchAbzugZellzahl,
  },
]

export interface MilkSample {
  row: PictureRow<'measurements'>
  /** `YYYY-MM` */
  month: string
  /** In a thousand per ml; undefined where the unit does not say. */
  value: number | undefined
  /** A geometric mean that the dairy has told. */
  isMean: boolean
}

/** Milk of the tank from cows: not of one cow, nor of sheep and goats, of which other limits hold. */
export const tankMilk = (picture: Picture): readonly PictureRow<'measurements'>[] =>
  picture.derive('milk of the tank', ['measurements', 'herds'], (rows) =>
    rows.rows('measurements').filter(({ values: { type, animal_id, herd_id } }) => {
      const species = rows.byId('herds', herd_id)?.values.species ?? 'cattle'
      return (type === 'milk_quality' || type === 'bulk_milk') && animal_id == null && species === 'cattle'
    }),
  )

/** What two papers tell of one sample is one. */
export function milkSamples(picture: Picture, { name }: MilkCheck): MilkSample[] {
  const samples = tankMilk(picture).flatMap((row): MilkSample[] => {
    const { parameter = '', date, value, unit } = row.values
    if (!parameter.startsWith(name) || date === undefined || value === undefined) return []
    const isMean = /mittel/i.test(parameter)
    return [{ row, month: date.slice(0, 7), value: inThousands(value, unit), isMean }]
  })
  const seen = new Map(samples.map((one) => [`${one.row.values.date} ${one.value} ${one.isMean}`, one]))
  return [...seen.values()]
}

function inThousands(value: number, unit: string | null | undefined): number | undefined {
  if (unit != null && THOUSAND_PER_ML.test(unit)) return value
  return unit != null && PER_ML.test(unit) ? value / 1000 : undefined
}

/** So many months of which the last is this one, the last first. */
export const monthsUpTo = (month: string, count: number): string[] =>
  Array.from({ length: count }, (_, back) => addMonths(`${month}-01`, -back).slice(0, 7))

/** A value of none would make every mean nothing. */
const LEAST_VALUE = 1e-9

/** Rounded to thousands, as dairies tell it. */
export const geometricMean = (values: readonly number[]): number =>
  Math.round(Math.exp(values.reduce((sum, value) => sum + Math.log(Math.max(value, LEAST_VALUE)), 0) / values.length))
