import type { Assertion } from '../extractor.ts'
import { Occurrences } from '../fieldwork/occurrences.ts'

/**
 * The rows of a document with the key of each measurement: the same result in another file, as a table beside its
 * report, means the same row. A result of a numbered sample may be corrected by a later paper; without a number only
 * the same value is the same result, so that two collections of one day stay two. A result of which nobody says the
 * sample is known within its document alone.
 */
export function keyMeasurements(rows: readonly Assertion[]): Assertion[] {
  const keys = new Occurrences()
  const ofSamples = Map.groupBy(rows.filter(isMeasurement), (row) => sampleOf(row)?.join('|'))
  return rows.map((row) => {
    const sample = isMeasurement(row) ? sampleOf(row) : null
    if (!sample) return row
    // A number that several samples of an order share tells none of them.
    const isTold = isLaboratoryNumber(row) && ofSamples.get(sample.join('|'))!.length === 1
    return { ...row, key: isTold ? keys.key(...sample) : keys.key(...sample, String(row.values['value'])) }
  })
}

const isMeasurement = ({ kind, key }: Assertion): boolean => kind === 'measurements' && key === undefined

/** What tells a result from others: which parameter of which sample it is; null where nothing tells the sample. */
function sampleOf(row: Assertion): string[] | null {
  const { type, date, parameter, depth_cm: depth, unit, sample_number: number, subject } = row.values
  if (!subject && !isLaboratoryNumber(row)) return null
  // The material or the FLIK behind the name stands in one file and not in the other.
  const [name] = String(subject ?? '').split(', ')
  return [type, date, parameter, depth, unit, number, name].map((part) => String(part ?? ''))
}

/** „1“ and „2“ count the samples of one paper; the number of a laboratory is longer. */
const isLaboratoryNumber = ({ values }: Assertion): boolean => String(values['sample_number'] ?? '').length >= 4
