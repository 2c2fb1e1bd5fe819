import type { Picture, RowValues } from '../../farm/index.ts'
import { readOrganicFertilizer, type OrganicFertilizer } from '../../terms/index.ts'

type Measurement = RowValues<'measurements'>

/** What a laboratory found in a manure, in kg/m³ or kg/t; undefined is not told. */
export interface ManureAnalysis {
  material: OrganicFertilizer
  day: string
  n: number
  nh4n: number | undefined
  p2o5: number | undefined
}

/** Analyses that tell of which manure they are and how much nitrogen is in it, the oldest first. */
export const manureAnalysesOf = (picture: Picture): readonly ManureAnalysis[] =>
  picture.derive('analyses of manure', ['measurements'], (rows) => {
    const results = rows.rows('measurements').flatMap(({ values }) => (values.type === 'slurry' ? [values] : []))
    return [...Map.groupBy(results, sampleOf).values()]
      .flatMap(analysisOf)
      .toSorted((one, other) => one.day.localeCompare(other.day))
  })

/** Results of two samples are never mixed. */
const sampleOf = ({ date, subject, laboratory, sample_number }: Measurement): string =>
  JSON.stringify([date, subject, laboratory, sample_number])

function analysisOf(results: readonly Measurement[]): ManureAnalysis[] {
  const { subject, date } = results[0]!
  const material = readOrganicFertilizer(subject ?? '')
  const [n, nh4n, p2o5] = [TOTAL_NITROGEN, AMMONIUM, PHOSPHATE].map((of) => contentOf(results, of))
  return material === undefined || date === undefined || n === undefined || n <= 0
    ? []
    : [{ material, day: date, n, nh4n, p2o5 }]
}

const AMMONIUM = /ammoni|nh4/iu
const PHOSPHATE = /p2o5|phosphat/iu
/** No part of it, such as what plants can use. */
const TOTAL_NITROGEN =
  /^(?!.*(?:ammoni|nh4|nitrat|no3|org|verfügbar|anrechenbar)).*(?:stickstoff|(?<!\p{L})n(?!\p{L}))/iu

function contentOf(results: readonly Measurement[], of: RegExp): number | undefined {
  const values = results.flatMap(({ parameter, value, unit }) => {
    const factor = PER_CUBIC_METRE[(unit ?? '').toLowerCase().replace('m3', 'm³').replaceAll(' ', '')]
    return of.test(parameter ?? '') && value != null && factor !== undefined ? [value * factor] : []
  })
  return values.length === 1 ? Math.round(values[0]! * 1000) / 1000 : undefined
}

/** A cubic metre of slurry is taken for a ton. What is told of the dry mass is none of these. */
const PER_CUBIC_METRE: Readonly<Record<string, number>> = {
  'kg/m³': 1,
  'kg/t': 1,
  'g/l': 1,
  'g/kg': 1,
  '%': 10,
  'kg/m³fm': 1,
  'kg/tfm': 1,
}
