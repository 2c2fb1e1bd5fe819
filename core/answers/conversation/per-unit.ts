import { inUnit } from '../../terms/index.ts'
import type { Measure } from '../writing/draft.ts'

const PER_UNIT = /^(?<what>.+) je (?<unit>\S+)$/u

/** „8 EUR je t“ of „0,008 EUR je kg“; as it is where the units do not convert or none is asked for. */
export function perUnit(measure: Measure, asked: string | undefined): Measure {
  const { what, unit } = PER_UNIT.exec(measure.unit)?.groups ?? {}
  const size = unit === undefined || asked === undefined ? undefined : inUnit(1, asked, unit)
  if (size === undefined || typeof measure.value !== 'number') return measure
  return { ...measure, value: Math.round(measure.value * size * 1e6) / 1e6, unit: `${what} je ${asked}` }
}
