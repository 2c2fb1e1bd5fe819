import { SURE, TO_CONFIRM } from '../confidence.ts'
import type { Assertion, Extractor } from '../extractor.ts'
import { quotedValue } from '../quoted-value.ts'
import type { Table } from '../structure.ts'
import { foundTables } from '../tables/find-columns.ts'
import { keepIfValid, readRecords } from '../tables/read-records.ts'
import { SkippedLines } from '../tables/skipped-lines.ts'
import { yearOfList } from '../tables/year-of-list.ts'
import { beginOfLatestYear, withCropsToConfirm } from './field-crops.ts'
import { joinParcelYears } from './join-parcel-years.ts'
import { parcelNumber, yearsOf } from './field-years.ts'
import { distinctParts } from './distinct-parts.ts'
import { assumedUnit } from './parcel-area.ts'
import { findParcels } from './parcel-columns.ts'
import { readParcel, type Parcel } from './parcel.ts'

/**
 * Lists of parcels as the application for area payments gives them out: a field for each parcel, with its crops by
 * year.
 */
export const extractParcelList: Extractor = ({ document, filename, today }) => {
  const tables = foundTables(document, findParcels)
  if (tables.length === 0) return undefined
  const skipped = new SkippedLines()
  const parcels = tables.flatMap(({ table, found }) => {
    const year = yearOfList(filename, table, found)
    const records = readRecords(document, table, found, skipped)
    const unit = assumedUnit(records)
    const lines = records.flatMap((record) => readParcel(table, record, { listYear: year, unit }, skipped) ?? [])
    const joined = joinParcelYears(table, lines, skipped)
    const parts = distinctParts(joined.map((parcel) => ({ ...parcel, part: parcel.part || null })))
    return joined.map((parcel, index) => ({ table, parcel: { ...parcel, part: parts[index] ?? '' } }))
  })
  const seen = new Set<string>()
  const rows = parcels.flatMap(({ table, parcel }) => {
    const field = keepIfValid(fieldOf(table, parcel), today, table, parcel.line, skipped)
    if (!field) return []
    if (seen.has(field.name)) {
      const place = `${quotedValue(parcel.name)} in ${parcel.flik}`
      skipped.add(table, parcel.line, `${place} steht auch auf einem anderen Blatt. Die Zeile ist ausgelassen.`)
      return []
    }
    seen.add(field.name)
    return withCropsToConfirm(field, !parcel.sure)
  })
  return { rows, warnings: skipped.warnings() }
}

function fieldOf({ page }: Table, parcel: Parcel): Assertion {
  const { flik, name, number, part, areaHa, use, crops, soilType, ph, facts, quote } = parcel
  const years = yearsOf(parcel.years)
  return {
    kind: 'fields',
    name: [flik, part || name].join(' '),
    page,
    quote,
    confidence: parcel.waits ? TO_CONFIRM : SURE,
    asOf: beginOfLatestYear([...crops, ...(years ?? [])]),
    values: {
      name,
      flik,
      parcel: part || null,
      parcel_number: parcelNumber(number),
      area_ha: areaHa,
      use,
      geometry: parcel.geometry,
      crops: crops.length === 0 ? null : crops,
      years,
      ...(soilType !== null && { soil_type: soilType }),
      ...(ph !== null && { ph }),
      ...facts,
    },
  }
}
