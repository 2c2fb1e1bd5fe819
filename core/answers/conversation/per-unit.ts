import type { Measure } from '../writing/draft.ts'

/** How many of the smallest unit of its kind each is. */
const SIZES: readonly Readonly<Record<string, number>>[] = [
  { kg: 1, dt: 100, t: 1000 },
  { l: 1, 'm³': 1000 },
]

const PER_UNIT = /^(?<what>.+) je (?<unit>\S+)$/u

/** „8 EUR je t“ of „0,008 EUR je kg“; as it is where the units do not convert or none is asked for. */
export function perUnit(measure: Measure, asked: string | undefined): Measure {
  const { what, unit } = PER_UNIT.exec(measure.unit)?.groups ?? {}
  const sizes = SIZES.find((some) => some[unit!] !== undefined && some[asked!] !== undefined)
  if (!sizes || typeof measure.value !== 'number') return measure
  const value = Math.round(((measure.value * sizes[asked!]!) / sizes[unit!]!) * 1e6) / 1e6
  return { ...measure, value, unit: `${what} je ${asked}` }
}
