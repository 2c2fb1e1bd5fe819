import type { RowValues } from '../../farm/index.ts'
import { mainCropIn, mainCropLine } from './field-crops.ts'
import type { WinterField } from './winter-cover.ts'

type Field = RowValues<'fields'>
type FieldCrop = NonNullable<Field['crops']>[number]
type Cover = WinterField['covers'][number]

const BARE = /^(?:nein|ohne|keine?)\b|gepflügt|pflugfurche|winterfurche|schwarzbrache|unbedeckt|nackt|offen/i

/**
 * A field as the winter that begins in a year sees it. `ploughedOn` is the day of its first ploughing after the harvest
 * of that year.
 */
export function winterFieldOf(field: Field, winter: number, areaHa: number, ploughedOn?: string): WinterField {
  const [harvested, following] = [mainCropIn(field, winter), mainCropIn(field, winter + 1)]
  return {
    areaHa,
    covers: (field.crops ?? []).flatMap((line) => coversOf(line, winter)),
    ...(field.clay_percent != null && { clayPercent: field.clay_percent }),
    ...(harvested && { harvested }),
    ...(following && { following }),
    ...(ploughedOn !== undefined && { ploughedOn }),
  }
}

/** What a line of the crops says of a winter: what is entered as its cover, and catch crops. */
function coversOf(line: FieldCrop, winter: number): Cover[] {
  const from = line.covered_from ?? (isCatchCrop(line) ? line.sown_on : undefined) ?? undefined
  const until = line.covered_until ?? line.stays_until ?? line.ended_on ?? undefined
  if (line.winter_cover == null && line.covered_from == null && line.covered_until == null && !isCatchCrop(line))
    return []
  if (!isOfWinter(line, from, until, winter)) return []
  const covered = !BARE.test(line.winter_cover ?? '')
  return [{ covered, ...(from !== undefined && { from }), ...(until !== undefined && { until }) }]
}

const isCatchCrop = ({ role }: FieldCrop): boolean => role === 'catch' || role === 'undersown'

/** By its days; without any, the year of the line is that in which the winter begins. */
function isOfWinter({ year }: FieldCrop, from: string | undefined, until: string | undefined, winter: number): boolean {
  if (from === undefined && until === undefined) return year === winter
  return (
    (from === undefined || (from >= `${winter}-03-01` && from <= `${winter}-12-31`)) &&
    (until === undefined || (until >= `${winter}-09-01` && (from !== undefined || until < `${winter + 1}-07-01`)))
  )
}

/** The day from which ploughing is ploughing for the next crop: the harvest, or midsummer where it is not known. */
export const harvestedFrom = (field: Field, year: number): string =>
  mainCropLine(field, year)?.harvested_on ?? `${year}-07-01`
