import type { PictureRow, RowValues } from '../../farm/index.ts'
import { amountText, joinTexts } from './define-register.ts'
import { nameKey, sortedBy } from './order-and-time.ts'

export type Measurement = PictureRow<'measurements'>

/** The results of one sample: what was measured of the same thing on the same day, in the same depth. */
export interface Sample {
  /** The first of them. */
  row: Measurement
  results: readonly Measurement[]
}

/** Measurements as the samples that they come from; results of two samples are never mixed. */
export const samplesOf = (measurements: readonly Measurement[]): Sample[] =>
  [...Map.groupBy(measurements, ({ values }) => sampleKey(values)).values()].map((results) => ({
    row: results[0]!,
    results,
  }))

const sampleKey = (values: RowValues<'measurements'>): string => {
  const { type, date, depth_cm, field_id, herd_id, animal_id, subject, laboratory, sample_number } = values
  return JSON.stringify([type, date, depth_cm, field_id, herd_id, animal_id, subject, laboratory, sample_number])
}

/** „pH 6,2; P2O5 (CAL) 14 mg/100 g“ */
export const resultsText = ({ results }: Sample): string =>
  joinTexts(
    sortedBy(results, ({ values, id }) => [nameKey(values.parameter), id]).map(({ values }) =>
      joinTexts([values.parameter, amountText(values.value, values.unit), values.note && `(${values.note})`], ' '),
    ),
    '; ',
  )
