import type { Table } from '../structure.ts'
import type { TableRecord } from '../tables/read-records.ts'
import type { SkippedLines } from '../tables/skipped-lines.ts'
import { cropCode, CROP_WITHOUT_YEAR, unknownCode, isInNrw, type FieldCrop } from './field-crops.ts'
import { CROP_YEARS } from './parcel-columns.ts'
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
    return isCrop(crop) ? [{ year: Number(of), crop, code: null, variety: null }] : []
  })
  const skip = (reason: string): ParcelCrops => {
    skipped.add(table, record.line, reason)
    return { crops: inColumnsOfYears, sure: true }
  }
  const code = cropCode(record.text('code'))
  const written = record.text('crop')
  const crop = written || (cropOfCode(code) ?? '')
  if (!isCrop(crop)) return code === '' ? { crops: inColumnsOfYears, sure: true } : skip(unknownCode(code))
  if (year === undefined) return skip(CROP_WITHOUT_YEAR)
  return {
    crops: [...inColumnsOfYears, { year, crop, code: code || null, variety: record.text('variety') || null }],
    sure: written !== '' || isInNrw(flik),
  }
}

const isCrop = (text: string): boolean => text !== '' && !/^[-–—/]+$/.test(text)
