import type { RowValues } from '../../farm/index.ts'

type Field = RowValues<'fields'>
export type CropLine = NonNullable<Field['crops']>[number]

/**
 * The crop that stands on a field on a day: the latest that was sown and not yet harvested; where no days are known,
 * the main crop of that year.
 */
export function growsOn({ crops }: Field, day: string): CropLine | undefined {
  const lines = (crops ?? []).filter(
    ({ sown_on, harvested_on, ended_on }) =>
      sown_on != null && sown_on <= day && (harvested_on ?? ended_on ?? '9999') >= day && isRecent(sown_on, day),
  )
  const latest = lines.toSorted((one, other) => other.sown_on!.localeCompare(one.sown_on!))[0]
  return (
    latest ??
    (crops ?? []).find(
      ({ year, role, sown_on, harvested_on }) =>
        year === Number(day.slice(0, 4)) &&
        (role ?? 'main') === 'main' &&
        (harvested_on == null || harvested_on >= day) &&
        (sown_on == null || sown_on <= day),
    ) ??
    (crops ?? []).find(({ year, role }) => year === Number(day.slice(0, 4)) && (role ?? 'main') === 'main')
  )
}

/** A crop whose harvest nobody has entered does not stand for ever: that of the year of sowing or of the next. */
const isRecent = (sown: string, day: string): boolean => Number(day.slice(0, 4)) - Number(sown.slice(0, 4)) <= 1
