import type { RowValues } from '../../farm/index.ts'

export type Crop = NonNullable<RowValues<'fields'>['crops']>[number]

const isMain = ({ role }: Crop): boolean => role == null || role === 'main'

/** The main crop of a harvest year. */
export const mainCropOf = ({ crops }: RowValues<'fields'>, year: number): Crop | undefined =>
  crops?.find((crop) => crop.year === year && isMain(crop))

/** What stands on a field beside the main crop of a harvest year. */
export const otherCropsOf = ({ crops }: RowValues<'fields'>, year: number): Crop[] =>
  (crops ?? []).filter((crop) => crop.year === year && !isMain(crop))

/**
 * What stood on a field: the crop of that code, else what was sown last and not yet gone, else the main crop of the
 * year.
 */
export function cropOnDay(field: RowValues<'fields'>, day: string, eppo?: string | null): Crop | undefined {
  const year = Number(day.slice(0, 4))
  const crops = field.crops ?? []
  const near = crops.filter((crop) => crop.year === year || crop.year === year + 1)
  const coded = eppo == null ? [] : near.filter((crop) => crop.eppo === eppo)
  if (eppo != null && coded.length > 0) return standing(coded, day) ?? coded[0]
  return standing(crops, day) ?? mainCropOf(field, year)
}

const standing = (crops: readonly Crop[], day: string): Crop | undefined =>
  crops
    .filter(({ sown_on, year }) => sown_on != null && sown_on <= day && year >= Number(day.slice(0, 4)))
    .filter(({ harvested_on, ended_on }) => (harvested_on ?? ended_on ?? day) >= day)
    .toSorted((one, other) => (one.sown_on! < other.sown_on! ? 1 : -1))[0]
