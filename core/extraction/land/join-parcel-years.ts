import { quotedValue } from '../quoted-value.ts'
import type { Table } from '../structure.ts'
import type { SkippedLines } from '../tables/skipped-lines.ts'
import type { Parcel } from './parcel.ts'

/** Lines of the same parcel in several years are one field; of the same year only the first counts. */
export function joinParcelYears(table: Table, parcels: readonly Parcel[], skipped: SkippedLines): Parcel[] {
  const fields = new Map<string, Parcel>()
  const numbers = Map.groupBy(parcels, ({ flik, name, part }) => [flik, name, part].join('|'))
  for (const parcel of parcels) {
    // Parcels of one name in one block are distinguished by their number.
    const same = numbers.get([parcel.flik, parcel.name, parcel.part].join('|'))!
    const part = parcel.part === '' && haveNumbersOfTheirOwn(same) ? parcel.number : parcel.part
    const key = [parcel.flik, parcel.name, part].join('|')
    const before = fields.get(key)
    if (before === undefined) fields.set(key, { ...parcel, part })
    else if (addsCatchCrop(parcel)) fields.set(key, { ...before, crops: [...before.crops, ...parcel.crops] })
    else if (isOfSameYear(before, parcel))
      skipped.add(
        table,
        parcel.line,
        `${quotedValue(parcel.name)} in ${parcel.flik} steht für dieses Jahr schon in ${table.ofElements ? 'Element' : 'Zeile'} ${before.line}. Die Zeile ist ausgelassen.`,
      )
    else fields.set(key, joined(before, parcel, part))
  }
  return [...fields.values()]
}

const addsCatchCrop = ({ crops }: Parcel): boolean => crops.length > 0 && crops.every(({ role }) => role === 'catch')

/** Of one year a parcel is there once; a line that says no year is of every year. */
const isOfSameYear = (before: Parcel, { year, crops }: Parcel): boolean =>
  year === null
    ? crops.length === 0 || crops.some((one) => before.crops.some((crop) => crop.year === one.year))
    : before.year === null || before.years.some((one) => one.year === year)

/** Whether there are several of them in a year; from year to year the number of a parcel may change. */
function haveNumbersOfTheirOwn(parcels: readonly Parcel[]): boolean {
  const inYears = parcels.flatMap(({ crops, year, number }) =>
    crops.length === 0 ? [{ year: year ?? 0, number }] : crops.map((crop) => ({ year: crop.year, number })),
  )
  return [...Map.groupBy(inYears, ({ year }) => year).values()].some(
    (same) => new Set(same.map(({ number }) => number)).size > 1,
  )
}

/** What may change from year to year is as the later one says. */
function joined(before: Parcel, parcel: Parcel, part: string): Parcel {
  const later = latestYear(parcel) > latestYear(before) ? parcel : before
  return {
    ...later,
    line: before.line,
    part,
    sure: before.sure && parcel.sure,
    crops: [...before.crops, ...parcel.crops].toSorted((a, b) => a.year - b.year),
    years: [...before.years, ...parcel.years],
  }
}

const latestYear = ({ year, crops }: Parcel): number => Math.max(year ?? 0, ...crops.map((crop) => crop.year))
