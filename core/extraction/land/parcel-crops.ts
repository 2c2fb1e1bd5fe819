import type { Table } from '../structure.ts'
import type { TableRecord } from '../tables/read-records.ts'
import type { SkippedLines } from '../tables/skipped-lines.ts'
import { cropCode, CROP_WITHOUT_YEAR, unknownCode, isInNrw, type FieldCrop } from './field-crops.ts'
import { CROP_YEARS } from './parcel-columns.ts'
import { matchWord } from '../tables/match-word.ts'
import { USES } from './parcel-uses.ts'
import { cropOfCode } from '../../terms/index.ts'

export interface ParcelCrops {
  /** By year upwards, except that the crop of the line's own year comes last. */
  crops: FieldCrop[]
  /** False where a crop is given by a code that its state may use for another. */
  sure: boolean
}

/** The crops that a line gives: those in columns of a year, and that of the year of the line or the list. */
export function readParcelCrops(
  table: Table,
  record: TableRecord<string>,
  flik: string,
  year: number | undefined,
  skipped: SkippedLines,
): ParcelCrops {
  const inColumnsOfYears = CROP_YEARS.flatMap((of): FieldCrop[] => {
    const crop = record.text(`crop ${of}`)
    return isCrop(crop) ? [{ year: Number(of), crop, code: codeOf(record, Number(of)) || null, variety: null }] : []
  })
  const skip = (reason: string): ParcelCrops => {
    skipped.add(table, record.line, reason)
    return { crops: inColumnsOfYears, sure: true }
  }
  const [writtenCode, writtenCrop] = codeAndCrop(record)
  const code = cropCode(writtenCode) || (year === undefined ? '' : codeOf(record, year))
  // „Nutzung“ heads uses of land in one list and crops in another.
  const use = record.text('use')
  if (year !== undefined && isCatchCropLine(record) && isCrop(record.text('crop')))
    return {
      crops: [{ year, role: 'catch', crop: record.text('crop'), code: code || null, variety: null }],
      sure: true,
    }
  const inColumn = inColumnsOfYears.find((one) => one.year === year)
  const isCropOfUse = !inColumn && (matchWord(USES, use) === undefined || (code !== '' && !IS_USE.test(use)))
  const written = writtenCrop || (isCropOfUse && !/^\d+$/.test(use) ? use : '')
  const crop = written || (inColumn ? '' : (cropOfCode(code) ?? ''))
  if (inColumn && !isCrop(crop))
    return {
      crops: inColumnsOfYears.map((one) =>
        one === inColumn ? { ...one, ...detailsOf(record), code: code || null } : one,
      ),
      sure: true,
    }
  if (!isCrop(crop)) return code === '' ? { crops: inColumnsOfYears, sure: true } : skip(unknownCode(code))
  if (year === undefined) return skip(CROP_WITHOUT_YEAR)
  return {
    crops: [
      ...inColumnsOfYears.filter((one) => one.year !== year || written === ''),
      ...catchCropOf(record, year),
      { year, crop, code: code || null, variety: record.text('variety') || null, ...detailsOf(record) },
    ],
    sure: written !== '' || isInNrw(flik),
  }
}

const codeOf = (record: TableRecord<string>, year: number): string => cropCode(record.text(`code ${year}`))

/** Some applications put the code where the name of the crop stands elsewhere. */
export function codeAndCrop(record: TableRecord<string>): [code: string, crop: string] {
  const [code, crop, use] = [record.text('code'), record.text('crop'), record.text('use')]
  const bare = [crop, use].find((text) => /^\d{2,4}$/.test(text))
  return code === '' && bare !== undefined ? [bare, crop === bare ? '' : crop] : [code, crop]
}

/** Some lists give a catch crop a line of its own below the one of its parcel. */
export const isCatchCropLine = (record: TableRecord<string>): boolean =>
  /^(?:Zwischenfrucht|Zwischenfrüchte|ZWF|ZF|Untersaat|Winterzwischenfrucht|Winterbegrünung|Nachkultur)\b/i.test(
    record.text('use'),
  )

const catchCropOf = (record: TableRecord<string>, year: number): FieldCrop[] => {
  const crop = record.text('catch_crop')
  return isCrop(crop) && !/^(?:nein|ja|keine?)$/i.test(crop)
    ? [{ year, role: 'catch', crop, code: null, variety: null }]
    : []
}

/** What else a line says of its crop; a day that there is not is left out with the crop's other lines. */
function detailsOf(record: TableRecord<string>): Partial<FieldCrop> {
  const [sown, harvested] = [record.day('sown_on'), record.day('harvested_on')]
  return {
    ...(isCrop(record.text('previous_crop')) && { previous_crop: record.text('previous_crop') }),
    ...(sown && 'value' in sown && { sown_on: sown.value }),
    ...(harvested && 'value' in harvested && { harvested_on: harvested.value }),
  }
}

/** What says how land is used, and not what stands on it. */
const IS_USE = /^(?:AL?|GL|DGL|DK|acker(?:land)?|(?:dauer)?grünland|dauerkultur(?:en)?|brache|stilllegung)$/i

const isCrop = (text: string): boolean => text !== '' && !/^[-–—/]+$/.test(text)
