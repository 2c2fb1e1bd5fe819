import type { Column } from '../tables/find-columns.ts'
import { ANALYSES, type Analysis } from './analyses.ts'
import { partsOfUnit, type Parameter } from './parameter.ts'
import { sampleKindIn, type SampleKind } from './sample-kind.ts'

/** The analysis of a kind of sample. */
export const analysisOf = (kind: SampleKind): Analysis => ANALYSES.find((one) => one.kind === kind)!

/** What words say of a sample: its own material, else the head of that column. */
export const kindOfMaterial = (material: string, column: Column | undefined): SampleKind | undefined =>
  sampleKindIn(material) ?? (material === '' ? undefined : sampleKindIn(column?.label ?? ''))

/** How many of these columns with a unit have one that the kind's parameters of that name may have. */
export function fitting(columns: readonly { unit: string; parameter: Parameter }[]): number {
  return columns.filter(
    ({ unit, parameter }) =>
      unit !== '' &&
      [parameter.unit, ...(parameter.units ?? [])].some(
        (one) => one !== null && partsOfUnit(one).unit === partsOfUnit(unit).unit,
      ),
  ).length
}
